/** What a game brings in words, so that any table speaks the reader's language. */
import type { Play } from "../../protocol.ts";

export type Event = { event: string } & Record<string, unknown>;

export interface PromptContext {
  play: Play;
  view: Record<string, unknown>;
  seat: number | null;
  names: string[];
}

export interface OptionText {
  name: string;
  says: string;
}

export interface Words {
  /** A line of the log; undefined for an event that is not known. */
  event(event: Event, names: string[]): string | undefined;
  /** A move as a button says it; with the view it can tell what lies where. */
  move(words: string, names: string[], view?: Record<string, unknown>): string;
  /** What is asked of the viewer, or what everybody waits for; undefined leaves it to the frame. */
  prompt(context: PromptContext): string | undefined;
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
