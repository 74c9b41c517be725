/** Throws of ordinary dice: the words of the move tell the same numbers as its draws. */
import { infoOf } from "../games/index.ts";
import type { RecordMove } from "./record.ts";

/** The verbs of a game's throws; none where its dice need its rules to be read. */
export const throwVerbs = (game: string): string[] => infoOf(game)?.throws ?? [];

/** Whether a throw shows other numbers than were drawn for it. */
export function facesDiffer({ words, draws }: RecordMove): boolean {
  const shown = [...words].filter((letter) => letter >= "1" && letter <= "6").sort();
  const drawn = (draws ?? []).map(({ number }) => String(number + 1)).sort();
  return shown.join("") !== drawn.join("");
}
