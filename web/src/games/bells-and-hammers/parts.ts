import type { RecordedMove } from "../../../protocol.ts";
import { numbered, runs, type Part } from "../../replay/chapters.ts";

/** A game begins with the sale of its cards. */
export function parts(moves: RecordedMove[]): Part[] {
  const sales = runs(moves, ({ seat }) => seat !== null);
  return numbered(
    "game",
    sales.map(({ start }) => [start, start]),
  );
}
