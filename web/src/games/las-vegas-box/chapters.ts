import type { RecordedMove } from "../../../protocol.ts";
import { numbered, runs, type Chapter } from "../../replay/chapters.ts";

const CASINOS = 6;

/** A round begins when bills are laid on all casinos. */
export function chapters(moves: RecordedMove[]): Chapter[] {
  const laid = runs(moves, ({ words }) => words.startsWith("bill "));
  return numbered(
    "round",
    laid.filter(({ start, end }) => end - start >= CASINOS).map(({ start, end }) => [start, end]),
  );
}
