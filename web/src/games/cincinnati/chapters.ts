import type { RecordedMove } from "../../../protocol.ts";
import { numbered, runs, type Chapter } from "../../replay/chapters.ts";

/** A round begins with the cards and throws before everybody chooses a table. */
export function chapters(moves: RecordedMove[]): Chapter[] {
  const chosen = runs(moves, ({ words }) => words.startsWith("sit "));
  return numbered(
    "round",
    chosen.map(({ start }) => [dealtBefore(moves, start), start]),
  );
}

function dealtBefore(moves: RecordedMove[], ply: number): number {
  const lastSeat = moves.slice(0, ply).findLastIndex(({ seat }) => seat !== null);
  const card = moves.findIndex(({ words }, at) => at > lastSeat && at < ply && words.startsWith("card "));
  return card < 0 ? ply : card;
}
