/** What a move did, in the reader's language as far as the game has words for it. */
import type { Moment } from "../../protocol.ts";
import type { AnyEvent, WireEvent, Words } from "../games/words.ts";

export interface EventLine {
  event: AnyEvent;
  says: string;
}

export function momentLines(moment: Moment, words: Words, names: string[]): EventLine[] {
  return (moment.events as WireEvent[])
    .map((event, index) => ({ event, says: words.event(event, names) ?? moment.says[index] ?? "" }))
    .filter(({ says }) => says !== "");
}
