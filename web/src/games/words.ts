/** What a game brings in words, so that any table speaks the reader's language. */
import type { Play } from "../../protocol.ts";
import type { Felt } from "../lib/bots.ts";
import type { DieKind } from "../parts/Die.svelte";

/** An event as every game has it; each has a union of its own events. */
export interface AnyEvent {
  event: string;
  seat?: unknown;
  owner?: unknown;
}

/** An event as it comes from the server. */
export type WireEvent = { event: string } & Record<string, unknown>;

/** What may be done, with the view as the game types it. */
export type PlayOf<View> = Omit<Play, "view"> & { view: View };

export interface PromptContext<View = object> {
  play: PlayOf<View>;
  view: View;
  seat: number | null;
  names: string[];
  /** What the table shows on its way to the view; nothing when it is there. */
  shown?: { view: View; event: AnyEvent } | undefined;
}

export interface OptionText {
  name: string;
  says: string;
}

/** A die of the log, small; what was thrown but not used is dim. */
export interface LogDie {
  value: number;
  seat: number;
  kind?: DieKind;
  dim?: boolean;
}

/** A piece of a line of the log: words, or dice that are drawn and, for ears, said. */
export type LogPart = string | { dice: LogDie[]; says: string };

/** So many events from the first on, told as one line. */
export interface MergedLine {
  count: number;
  parts: LogPart[];
}

export interface Words<View = object, Event extends AnyEvent = AnyEvent> {
  /** A line of the log; undefined for an event that is not known. A sum of `reader`'s is theirs: "you +$60,000". */
  event(event: Event, names: string[], reader?: number | null): string | undefined;
  /** The first of these events as one line of the log, where they are one thing to tell: a throw and what came of it. */
  merge?(events: Event[], names: string[]): MergedLine | undefined;
  /** How an event is taken by those whom it concerns, so that bots can say a word; without it the scores tell. */
  moods?(event: Event): Felt[];
  /** A move as a button says it; with the view it can tell what lies where. */
  move(words: string, names: string[], view?: View): string;
  /** What is asked of the viewer, or what everybody waits for; undefined leaves it to the frame. */
  prompt(context: PromptContext<View>): string | undefined;
  /** A key of the view as a heading, by its path; undefined hides the value. */
  label(path: string): string | undefined;
  /** A number or word at a path, in words; undefined shows it as it is. */
  value(path: string, value: unknown, names: string[]): string | undefined;
  title(): string;
  about(): string;
  score(points: number): string;
  option(name: string): OptionText;
  choice(option: string, value: boolean | number | string): string;
  preset(name: string): OptionText;
}
