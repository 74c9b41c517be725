// What may be done now, read from the moves that the server offers.

import type { Letter } from "../generated.ts";
import { DICE, sorted, type Faces } from "./results.ts";

export interface Offers {
  legal: ReadonlySet<string>;
  /** Tables to sit at, or to put the card on. */
  tables: { verb: "sit" | "put"; letters: Letter[] } | undefined;
  keeps: boolean;
  /** Whether a throw may be renounced. */
  stands: boolean;
  buys: boolean;
  answers: boolean;
  rivals: number[];
}

const rest = (moves: readonly string[], verb: string): string[] =>
  moves.filter((words) => words.startsWith(`${verb} `)).map((words) => words.slice(verb.length + 1));

export function offersOf(moves: readonly string[]): Offers {
  const legal = new Set(moves);
  const verb = moves.some((words) => words.startsWith("put ")) ? "put" : "sit";
  const letters = rest(moves, verb) as Letter[];
  return {
    legal,
    tables: letters.length ? { verb, letters } : undefined,
    keeps: legal.has("throw all"),
    stands: legal.has("stand"),
    buys: legal.has("buy"),
    answers: legal.has("pass"),
    rivals: rest(moves, "challenge").map((number) => Number(number) - 1),
  };
}

/** A keep as it is said. */
export function keepWords(kept: Faces): string {
  if (!kept.length) return "throw all";
  return kept.length === DICE ? "stand" : `keep ${sorted(kept).join(" ")}`;
}
