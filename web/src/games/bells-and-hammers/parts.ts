import type { MoveMade } from "../../../protocol.ts";
import { numbered, runs, type Part } from "../../replay/chapters.ts";

/** A game begins with the sale of its cards. */
export function parts(moves: MoveMade[]): Part[] {
  const sales = runs(moves, ({ seat }) => seat !== null);
  return numbered(
    "game",
    sales.map(({ start }) => [start, start]),
  );
}
