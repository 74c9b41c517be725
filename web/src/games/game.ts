/** What a game brings to the page: its words, its table, and how its events are shown. */
import type { Component, Snippet } from "svelte";
import type { Play, SeatInfo } from "../../protocol.ts";
import type { Reducer } from "./reducer.ts";
import type { Event, Words } from "./words.ts";

export interface TableProps {
  /** What is shown: the truth, or a moment on the way to it. */
  view: Record<string, unknown>;
  /** The truth: who owes a move, and what the viewer may do. */
  play: Play;
  /** Whose eyes these are; null is the public's. */
  seat: number | null;
  /** The chairs as everybody sees them. */
  chairs: SeatInfo[];
  names: string[];
  /** The words of this game in the reader's language. */
  words: Words;
  /** The event that is being shown, if one is. */
  cue: Event | null;
  /** An event of the log that somebody wants to see on the table. */
  mark: Event | null;
  /** For a television in the middle: public things only, twice the size. */
  large: boolean;
  /** Say a move in the words of the game; a dead one is said too, and the table tells why not. */
  act(words: string): void;
  throwDice(): void;
  /** The sentence that says what is asked, and the tools beside it, for the table to put where they belong. */
  line: Snippet;
  tools: Snippet;
}

export interface Game {
  words: Words;
  Table: Component<TableProps>;
  reducer?: Reducer;
  /** Everybody's score as far as the viewer may know it now; null where it is hidden. */
  standing(view: Record<string, unknown>, options: Record<string, string>): (number | null)[];
  /** Its table shows the result itself. */
  showsResult?: boolean;
}
