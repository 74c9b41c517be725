/** What a game brings in words, so that any table speaks the reader's language. */
import type { Play } from "../../protocol.ts";

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
}

export interface OptionText {
  name: string;
  says: string;
}

export interface Words<View = object, Event extends AnyEvent = AnyEvent> {
  /** A line of the log; undefined for an event that is not known. */
  event(event: Event, names: string[]): string | undefined;
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
