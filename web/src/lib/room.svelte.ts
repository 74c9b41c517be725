/** A table as this device knows it: the last frame, what has happened, and what can be said. */
import type { Answer, Line as Happening, Refusal, TableFrame } from "../../protocol.ts";
import type { Game } from "../games/game.ts";
import type { Event } from "../games/words.ts";
import { Director } from "./director.svelte.ts";
import { confirmed, toBring, watch, type Alarm } from "./dice.ts";
import { GLIMPSE, kept, passing } from "./forgetting.ts";
import { isUnsaid, Line, type Spoken, type State } from "./line.ts";
import { remember } from "./mine.ts";
import { sounds } from "./sounds.ts";

/** What answers a question. */
const ANSWERS = new Set<Spoken["do"]>(["move", "throw", "take_back"]);

export class Room {
  frame = $state.raw<TableFrame | null>(null);
  state = $state<State>("connecting");
  /** Why the server closed the line for good. */
  gone = $state<number | null>(null);
  lines = $state.raw<Happening[]>([]);
  /** What all see for a moment, and are then to forget. */
  glimpses = $state.raw<Happening[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  hinted = $state.raw<string | null>(null);
  /** The same list for as long as the names stay the same, so that what was told is not told anew. */
  names = $state.raw<string[]>([]);
  readonly director: Director;
  private readonly line: Line;
  /** What is wrong with the dice, from when this device noticed. */
  alarms = $state.raw<Alarm[]>([]);
  private bringing = false;
  /** What was said last and is neither answered nor seen. */
  private underway: Spoken | null = null;

  constructor(
    readonly code: string,
    readonly seat: number | null,
    game: Game,
  ) {
    this.director = new Director(game.stage);
    const path = `/t/${code}/socket${seat === null ? "" : `?seat=${seat}`}`;
    this.line = new Line(path, {
      state: (state, why) => this.changed(state, why),
      table: (frame) => this.show(frame),
    });
    this.line.open();
  }

  /** Whether something is asked of this seat. */
  get mine(): boolean {
    return this.seat !== null && asks(this.frame, this.seat);
  }

  close(): void {
    this.line.close();
    this.director.skip();
  }

  async say(deed: Spoken): Promise<Answer> {
    this.refusal = null;
    const { question } = this;
    const answer = await this.line.say(deed);
    if (answer.type === "refused" && !(isUnsaid(answer) && this.state === "open")) this.refusal = answer;
    if (answer.type === "hint" && question === this.question) this.hinted = answer.words;
    if (answer.type === "ack" && ANSWERS.has(deed.do)) this.hinted = null;
    return answer;
  }

  /** What is asked of this seat: as long as it stays the same, so does a hint. */
  private get question(): string {
    const play = this.frame?.play;
    return this.mine && play ? [play.throws, ...play.moves].join("\n") : "";
  }

  act(words: string): void {
    this.once({ do: "move", words });
  }

  throwDice(): void {
    this.once({ do: "throw" });
  }

  /** It is done on the truth, so what still moves is over; and what is on its way is not done a second time. */
  private once(deed: Spoken): void {
    if (this.underway && this.state === "open") return;
    this.underway = deed;
    this.director.skip();
    void this.say(deed).then(() => {
      if (this.underway === deed) this.underway = null;
    });
  }

  private changed(state: State, why?: number): void {
    this.state = state;
    if (state === "gone") this.gone = why ?? null;
    if (state === "open" && isUnsaid(this.refusal)) this.refusal = null;
  }

  private show(frame: TableFrame): void {
    const { frame: before, question } = this;
    this.frame = frame;
    this.name(frame);
    this.lines = kept(frame.fresh || !before ? frame.happened : [...this.lines, ...frame.happened]);
    this.glimpse(passing(frame.happened));
    this.keepInMind(frame, before);
    if (frame.play) this.perform(frame, before);
    this.notice(before);
    if (before?.version !== frame.version) this.underway = null;
    if (question !== this.question) this.hinted = null;
    this.bring(frame);
    if (frame.table.phase === "over" && before?.table.phase !== "over") void this.judge();
  }

  /** It is shown for its time, whatever comes meanwhile. */
  private glimpse(seen: Happening[]): void {
    if (!seen.length) return;
    this.glimpses = [...this.glimpses, ...seen];
    window.setTimeout(() => (this.glimpses = this.glimpses.filter((line) => !seen.includes(line))), GLIMPSE);
  }

  /** When it becomes somebody else's turn or mine, what was refused before is of no concern any more. */
  private notice(before: TableFrame | null): void {
    if (this.mine === asks(before, this.seat ?? -1)) return;
    this.refusal = null;
    if (this.mine) sounds.bell();
  }

  private name({ table }: TableFrame): void {
    const names = table.seats.map(({ name }) => name);
    if (names.join("\n") !== this.names.join("\n")) this.names = names;
  }

  private perform(frame: TableFrame, before: TableFrame | null): void {
    if (!frame.play) return;
    const events = frame.happened.flatMap((line) => (line.kind === "game" ? [line.event as Event] : []));
    const back = frame.happened.some(({ event }) => event.event === "took_back");
    if (frame.fresh || !before?.play || back) this.director.jump(frame.play);
    else this.director.follow(frame.play, events);
  }

  private keepInMind({ table }: TableFrame, before: TableFrame | null): void {
    if (this.seat === null || before?.table.phase === table.phase) return;
    const names = table.seats.map(({ name }) => name).filter(Boolean);
    remember({ code: table.code, game: table.game, names, over: table.phase === "over" });
  }

  /** At the end the House has opened its secret: now all of it can be checked. */
  private async judge(): Promise<void> {
    if (this.seat === null) return;
    const { judge } = await import("./judging.ts");
    const kept = await judge(this.code, this.seat).catch(() => null);
    if (kept) this.alarms = kept.alarms;
  }

  /** This device watches over the dice, and brings its part: first a promise, and when all are there the rest. */
  private bring({ table, seat }: TableFrame): void {
    const kept = watch(table, seat);
    if (kept.alarms.length !== this.alarms.length) this.alarms = kept.alarms;
    const deed = seat === null || this.bringing ? null : toBring(kept, table, seat);
    if (seat === null || !deed) return;
    this.bringing = true;
    void this.line.say(deed).then(({ type }) => {
      this.bringing = false;
      if (type !== "ack") return;
      confirmed(table.code, seat, deed.do);
      if (this.frame) this.bring(this.frame);
    });
  }
}

/** Whether everybody waits for this seat. */
export function asks(frame: TableFrame | null, seat: number): boolean {
  const play = frame?.play;
  return !!play && (play.throws === seat || play.owing.includes(seat));
}
