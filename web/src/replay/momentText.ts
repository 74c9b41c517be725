/** What a move did, in the reader's language as far as the game has words for it. */
import type { ReplayMoment } from "../../protocol.ts";
import type { AnyEvent, WireEvent, Words } from "../games/words.ts";

export interface EventLine {
  event: AnyEvent;
  text: string;
}

export function momentLines(moment: ReplayMoment, words: Words, names: string[]): EventLine[] {
  return (moment.events as WireEvent[])
    .map((event, index) => ({ event, text: words.event(event, names) ?? moment.texts[index] ?? "" }))
    .filter(({ text }) => text !== "");
}
