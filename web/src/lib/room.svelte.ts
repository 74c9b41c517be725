/** A table as this device knows it: the last frame, the log, and the commands that can be sent. */
import type { Answer, LogLine, Refusal, TableFrame } from "../../protocol.ts";
import type { Game } from "../games/game.ts";
import type { WireEvent } from "../games/words.ts";
import { Director } from "./director.svelte.ts";
import { confirmContribution, nextContribution, watchDice, type Alarm } from "./fairDice.ts";
import { GLIMPSE_MS, ephemeral, withoutExpired } from "./ephemeral.ts";
import { isNotSent, type Command } from "./command.ts";
import { TableSocket, type CloseReason, type ConnectionState } from "./socket.ts";
import { withLocalNames } from "./seatNames.ts";
import { remember } from "./localTables.ts";
import { hasStandIn } from "./standIn.ts";
import { sounds } from "./sounds.ts";

/** Commands that answer what is asked. */
const ANSWERS = new Set<Command["type"]>(["move", "throw", "take_back"]);

export class Room {
  frame = $state.raw<TableFrame | null>(null);
  state = $state<ConnectionState>("connecting");
  /** Why the server closed the socket for good. */
  closeReason = $state<CloseReason | null>(null);
  /** Whether the server can save what happens at the table. */
  writable = $state(true);
  lines = $state.raw<LogLine[]>([]);
  /** What all see for a moment, and are then to forget. */
  glimpses = $state.raw<LogLine[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<string | null>(null);
  /** The same list for as long as the names stay the same, so that lines of the log are not rendered anew. */
  names = $state.raw<string[]>([]);
  readonly director: Director;
  private readonly socket: TableSocket;
  /** What is wrong with the dice, from when this device noticed. */
  alarms = $state.raw<Alarm[]>([]);
  private contributing = false;
  /** The last command, until it is answered or seen in a frame. */
  private inFlight: Command | null = null;
  private skipTimer = 0;

  constructor(
    readonly code: string,
    readonly seat: number | null,
    game: Game,
  ) {
    this.director = new Director(game);
    const path = `/t/${code}/socket${seat === null ? "" : `?seat=${seat}`}`;
    this.socket = new TableSocket(path, {
      state: (state, reason) => this.onState(state, reason),
      table: (frame) => this.onFrame(frame),
      store: (writable) => (this.writable = writable),
    });
    this.socket.open();
  }

  /** Whether something is asked of this seat. */
  get isMyTurn(): boolean {
    return this.seat !== null && isAskedOf(this.frame, this.seat);
  }

  /** Whether a bot plays for this seat. */
  get isReplaced(): boolean {
    return this.frame !== null && hasStandIn(this.frame, this.seat);
  }

  close(): void {
    this.socket.close();
    clearTimeout(this.skipTimer);
    this.director.skip();
  }

  async send(command: Command): Promise<Answer> {
    this.refusal = null;
    const { question } = this;
    const answer = await this.socket.send(command);
    if (answer.type === "refused" && !(isNotSent(answer) && this.state === "open")) this.refusal = answer;
    if (answer.type === "hint" && question === this.question) this.hint = answer.words;
    if (answer.type === "ack" && ANSWERS.has(command.type)) this.hint = null;
    return answer;
  }

  /** What is asked of this seat: as long as it stays the same, so does a hint. */
  private get question(): string {
    const play = this.frame?.play;
    return this.isMyTurn && play ? [play.thrower, ...play.moves].join("\n") : "";
  }

  act(words: string): void {
    this.once({ type: "move", words });
  }

  throwDice(): void {
    this.once({ type: "throw" });
  }

  /** A command is about the server's view, so animations end; one that is in flight is not sent a second time. */
  private once(command: Command): void {
    if (this.inFlight && this.state === "open") return;
    this.inFlight = command;
    this.skipTimer ||= window.setTimeout(() => this.skip());
    void this.send(command).then(() => {
      if (this.inFlight === command) this.inFlight = null;
    });
  }

  /** Drawing the latest view is a task of its own, beside the press; whatever the server tells comes after it. */
  private skip(): void {
    if (!this.skipTimer) return;
    clearTimeout(this.skipTimer);
    this.skipTimer = 0;
    this.director.skip();
  }

  private onState(state: ConnectionState, reason?: CloseReason): void {
    this.state = state;
    if (state === "connecting") this.writable = true;
    if (state === "gone") this.closeReason = reason ?? null;
    if (state === "open" && isNotSent(this.refusal)) this.refusal = null;
  }

  private onFrame(told: TableFrame): void {
    this.skip();
    const frame = withLocalNames(told);
    const { frame: before, question } = this;
    this.frame = frame;
    this.updateNames(frame);
    this.lines = withoutExpired(frame.reset || !before ? frame.log : [...this.lines, ...frame.log]);
    this.glimpse(ephemeral(frame.log));
    this.rememberTable(frame, before);
    if (frame.play) this.animate(frame, before);
    this.ringBell(before);
    if (before?.version !== frame.version) this.inFlight = null;
    if (question !== this.question) this.hint = null;
    this.contribute(frame);
    if (frame.table.phase === "over" && before?.table.phase !== "over") void this.autoVerify();
  }

  /** It is shown for its time, whatever comes meanwhile. */
  private glimpse(seen: LogLine[]): void {
    if (!seen.length) return;
    this.glimpses = [...this.glimpses, ...seen];
    window.setTimeout(
      () => (this.glimpses = this.glimpses.filter((line) => !seen.includes(line))),
      GLIMPSE_MS,
    );
  }

  /** When it becomes somebody else's turn or mine, what was refused before is of no concern any more. */
  private ringBell(before: TableFrame | null): void {
    if (this.isMyTurn === isAskedOf(before, this.seat ?? -1)) return;
    this.refusal = null;
    if (this.isMyTurn) sounds.bell();
  }

  private updateNames({ table }: TableFrame): void {
    const names = table.seats.map(({ name }) => name);
    if (names.join("\n") !== this.names.join("\n")) this.names = names;
  }

  private animate(frame: TableFrame, before: TableFrame | null): void {
    if (!frame.play) return;
    const lines = frame.log.filter(({ kind }) => kind === "game");
    const events = lines.map(({ event }) => event as WireEvent);
    const back = frame.log.some(({ event }) => event.event === "took_back");
    if (frame.reset || !before?.play || back) this.director.jump(frame.play);
    else
      this.director.follow(
        frame.play,
        events,
        lines.map(({ hold }) => hold),
      );
  }

  private rememberTable({ table, play }: TableFrame, before: TableFrame | null): void {
    if (this.seat === null || before?.table.phase === table.phase) return;
    const names = table.seats.map(({ name }) => name).filter(Boolean);
    const result = play?.result ?? null;
    remember({ code: table.code, game: table.game, names, over: table.phase === "over", result });
  }

  /** At the end the House has opened its secret: now all of it can be checked. */
  private async autoVerify(): Promise<void> {
    if (this.seat === null) return;
    const { verifyFinished } = await import("./autoVerify.ts");
    const ledger = await verifyFinished(this.code, this.seat).catch(() => null);
    if (ledger) this.alarms = ledger.alarms;
  }

  /** This device watches over the dice, and contributes: first its promise, and when all are there its part. */
  private contribute({ table, seat }: TableFrame): void {
    const ledger = watchDice(table, seat);
    if (ledger.alarms.length !== this.alarms.length) this.alarms = ledger.alarms;
    const command = seat === null || this.contributing ? null : nextContribution(ledger, table, seat);
    if (seat === null || !command) return;
    this.contributing = true;
    void this.socket.send(command).then(({ type }) => {
      this.contributing = false;
      if (type !== "ack") return;
      confirmContribution(table.code, seat, command.type);
      if (this.frame) this.contribute(this.frame);
    });
  }
}

/** Whether everybody waits for whoever holds this seat. */
export function isAskedOf(frame: TableFrame | null, seat: number): boolean {
  const play = frame?.play;
  return !!play && !hasStandIn(frame, seat) && (play.thrower === seat || play.owing.includes(seat));
}
