/** This device at a table: the seats that it holds, and whose eyes look at the screen now. */
import type { Game } from "../games/game.ts";
import { loadGame } from "../games/index.ts";
import * as api from "./api.ts";
import { asks, Room } from "./room.svelte.ts";

const NO_TABLE = 404;

export type Standing = "coming" | "here" | "unknown" | "closed" | "offline";

export class Visit {
  standing = $state<Standing>("coming");
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
    await this.come(async () => (await api.mine(this.code)).seats);
  }

  /** Only the public's eyes, as on a television. */
  async watch(): Promise<void> {
    await this.come(() => Promise.resolve([]));
  }

  private async come(held: () => Promise<number[]>): Promise<void> {
    try {
      const seats = await held();
      const first = await api.look(this.code, seats[0] ?? null);
      this.game = await loadGame(first.table.game);
      this.sit(seats);
    } catch (trouble) {
      this.standing = standingAfter(trouble);
    }
  }

  /** Take a seat from this device; it may hold several. */
  async join(name: string, seat: number | null): Promise<void> {
    const seated = await api.join(this.code, { name, seat });
    await this.enterAs(seated.seat);
  }

  leave(): void {
    for (const room of this.rooms) room.close();
    this.rooms = [];
  }

  /** Whoever of this device is asked next looks at the screen, behind a curtain if there is something to hide. */
  async pass(): Promise<void> {
    const next = this.rooms.findIndex(({ frame, seat }) => seat !== null && asks(frame, seat));
    if (next < 0 || this.room?.mine || this.curtain !== null) return;
    const room = this.rooms[next];
    if (!room || next === this.active) return;
    if (await this.hides()) this.curtain = room.seat;
    else this.active = next;
  }

  lift(): void {
    const next = this.rooms.findIndex(({ seat }) => seat === this.curtain);
    if (next >= 0) this.active = next;
    this.curtain = null;
  }

  /** Whether any of these seats knows something that not everybody knows. */
  private async hides(): Promise<boolean> {
    const all = await api.look(this.code, null).catch(() => null);
    const open = JSON.stringify(all?.play?.view);
    return this.rooms.some(({ frame }) => JSON.stringify(frame?.play?.view) !== open);
  }

  private async enterAs(seat: number): Promise<void> {
    const { seats } = await api.mine(this.code);
    if (!this.game) this.game = await loadGame((await api.look(this.code, seat)).table.game);
    this.sit(seats, seat);
  }

  private sit(seats: number[], at?: number): void {
    const { game } = this;
    if (!game) return;
    const kept = this.rooms.filter(({ seat }) => seat !== null && seats.includes(seat));
    for (const room of this.rooms) if (!kept.includes(room)) room.close();
    const eyes: (number | null)[] = seats.length ? seats : [null];
    this.rooms = eyes.map(
      (seat) => kept.find((room) => room.seat === seat) ?? new Room(this.code, seat, game),
    );
    this.active = Math.max(0, eyes.indexOf(at ?? this.asked(seats) ?? null));
    this.standing = "here";
  }

  private asked(seats: number[]): number | undefined {
    return seats.find((seat) => asks(this.room?.frame ?? null, seat)) ?? seats[0];
  }
}

/** Why this device is not at the table. */
function standingAfter(trouble: unknown): Standing {
  if (!(trouble instanceof api.Refused)) return "offline";
  return trouble.status === NO_TABLE ? "unknown" : "closed";
}
