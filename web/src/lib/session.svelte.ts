/** This device's session at a table: the seats that it holds, and which of them the screen shows. */
import type { Game } from "../games/game.ts";
import { loadGame } from "../games/index.ts";
import * as api from "./api.ts";
import { HttpError } from "./http.ts";
import { errorText } from "../problems/index.ts";
import { isAskedOf, Room } from "./room.svelte.ts";

export type SessionStatus = "loading" | "connected" | "unknown" | "closed" | "failed";

export class TableSession {
  status = $state<SessionStatus>("loading");
  /** Why the table could not be fetched, in the reader's language. */
  error = $state("");
  game = $state.raw<Game | null>(null);
  rooms = $state.raw<Room[]>([]);
  active = $state(0);
  /** The seat whose person should take the device before anything is shown. */
  curtain = $state<number | null>(null);

  constructor(readonly code: string) {}

  get room(): Room | null {
    return this.rooms[this.active] ?? null;
  }

  get seats(): number[] {
    return this.rooms.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  }

  async enter(): Promise<void> {
    await this.load(async () => (await api.fetchHeldSeats(this.code)).seats);
  }

  /** Only what the public sees, as on a television. */
  async watch(): Promise<void> {
    await this.load(() => Promise.resolve([]));
  }

  private async load(held: () => Promise<number[]>): Promise<void> {
    try {
      const seats = await held();
      const first = await api.fetchTable(this.code, seats[0] ?? null);
      this.game = await loadGame(first.table.game);
      this.connect(seats);
    } catch (error) {
      this.error = await errorText(error);
      this.status = statusAfter(error);
    }
  }

  /** Take a seat from this device; it may hold several. */
  async join(name: string, seat: number | null): Promise<void> {
    const seated = await api.joinTable(this.code, { name, seat });
    await this.enterAs(seated.seat);
  }

  leave(): void {
    for (const room of this.rooms) room.close();
    this.rooms = [];
  }

  /** Whoever of this device is asked next looks at the screen, behind a curtain if there is something to hide. */
  async passDevice(): Promise<void> {
    const next = this.rooms.findIndex(({ frame, seat }) => seat !== null && isAskedOf(frame, seat));
    if (next < 0 || this.room?.isMyTurn || this.curtain !== null) return;
    const room = this.rooms[next];
    if (!room || next === this.active) return;
    if (await this.hasSecrets()) this.curtain = room.seat;
    else this.active = next;
  }

  liftCurtain(): void {
    const next = this.rooms.findIndex(({ seat }) => seat === this.curtain);
    if (next >= 0) this.active = next;
    this.curtain = null;
  }

  /** Whether any of these seats knows something that not everybody knows. */
  private async hasSecrets(): Promise<boolean> {
    const all = await api.fetchTable(this.code, null).catch(() => null);
    const open = JSON.stringify(all?.play?.view);
    return this.rooms.some(({ frame }) => JSON.stringify(frame?.play?.view) !== open);
  }

  private async enterAs(seat: number): Promise<void> {
    const { seats } = await api.fetchHeldSeats(this.code);
    if (!this.game) this.game = await loadGame((await api.fetchTable(this.code, seat)).table.game);
    this.connect(seats, seat);
  }

  private connect(seats: number[], at?: number): void {
    const { game } = this;
    if (!game) return;
    const kept = this.rooms.filter(({ seat }) => seat !== null && seats.includes(seat));
    for (const room of this.rooms) if (!kept.includes(room)) room.close();
    const viewers: (number | null)[] = seats.length ? seats : [null];
    this.rooms = viewers.map(
      (seat) => kept.find((room) => room.seat === seat) ?? new Room(this.code, seat, game),
    );
    this.active = Math.max(0, viewers.indexOf(at ?? this.firstAsked(seats) ?? null));
    this.status = "connected";
  }

  private firstAsked(seats: number[]): number | undefined {
    return seats.find((seat) => isAskedOf(this.room?.frame ?? null, seat)) ?? seats[0];
  }
}

/** Why this device is not at the table. */
function statusAfter(error: unknown): SessionStatus {
  const code = error instanceof HttpError ? error.problem.code : "";
  if (code === "table_not_found") return "unknown";
  return code === "seat_not_held" || code === "watching_forbidden" ? "closed" : "failed";
}
