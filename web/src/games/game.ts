/** What a game brings to the page: its words, its table, and how its events are shown. */
import type { Component, Snippet } from "svelte";
import type { Ceremony, RecordedMove, SeatInfo } from "../../protocol.ts";
import type { AutoAnswer } from "../lib/autoAnswer.svelte.ts";
import type { Sound } from "../lib/sounds.ts";
import type { Chapter } from "../replay/chapters.ts";
import type { TableKey } from "./keys.ts";
import type { Reducer } from "./reducer.ts";
import type { AnyEvent, PlayOf, Words } from "./words.ts";

export interface TableProps<View = object, Event extends AnyEvent = AnyEvent> {
  /** What is shown: the truth, or a moment on the way to it. */
  view: View;
  /** The truth: who owes a move, and what the viewer may do. */
  play: PlayOf<View>;
  /** Whose eyes these are; null is the public's. */
  seat: number | null;
  /** The chairs as everybody sees them. */
  chairs: SeatInfo[];
  names: string[];
  /** The words of this game in the reader's language. */
  words: Words<View, Event>;
  /** The event that is being shown, if one is. */
  cue: Event | null;
  /** An event of the log that somebody wants to see on the table. */
  mark: Event | null;
  /** Whether chances may be shown: the table's option says so. */
  odds?: boolean;
  /** For a television in the middle: public things only, twice the size. */
  large: boolean;
  /** Send a move in the words of the game; a dead one is sent too, and the refusal says why not. */
  act(words: string): void;
  throwDice(): void;
  /** Answers questions without a choice by themselves; the table says which those are. */
  auto?: AutoAnswer;
  /** The sentence that says what is asked, and the tools beside it, for the table to put where they belong. */
  line: Snippet;
  tools: Snippet;
}

export interface Game<View = object, Event extends AnyEvent = AnyEvent> {
  words: Words<View, Event>;
  Table: Component<TableProps<View, Event>>;
  reducer?: Reducer<View, Event>;
  /** How an event sounds while it is shown. */
  sound?(event: Event): Sound | undefined;
  /** The rounds, scorings or games that a replay is divided into. */
  chapters(moves: RecordedMove[], ceremonies: Ceremony[]): Chapter[];
  keys: TableKey[];
  /** Everybody's score as far as the viewer may know it now; null where it is hidden. */
  standing(view: View, options: Record<string, string>): (number | null)[];
  /** Its table shows the result itself. */
  showsResult?: boolean;
}
