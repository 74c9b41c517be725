import type { RecordedMove } from "../../../protocol.ts";
import { numbered, type Chapter } from "../../replay/chapters.ts";

/** The $ that bring a scoring. */
export const SCORINGS = [4, 7, 10];

/** A scoring comes with the fourth, seventh and tenth $. */
export function chapters(moves: RecordedMove[]): Chapter[] {
  const dollars = moves.flatMap(({ seat, words }, ply) =>
    seat === null && words.endsWith(" dollar") ? [ply] : [],
  );
  const found = SCORINGS.flatMap((count) => dollars[count - 1] ?? []);
  return numbered(
    "scoring",
    found.map((ply) => [ply, ply + 1]),
  );
}
