// The throw that lies on the table, and what came of it.

import type { View } from "../generated.ts";
import { parseThrow } from "./dice.ts";
import { outcome, type Outcome } from "./payments.ts";

export interface LastThrow {
  /** The table before the throw. */
  before: View;
  came: Outcome;
}

const thrownBy = ({ seats }: View, seat: number | undefined): string | undefined =>
  seat === undefined ? undefined : seats[seat]?.thrown;

/**
 * Between two views that follow each other: the throw that was made, if it is one, `undefined` if the throw is
 * the same as before, and `null` if more than one throw lies between, so that nobody can say what it did.
 */
export function throwBetween(before: View | null, after: View): LastThrow | null | undefined {
  const dice = thrownBy(after, after.last);
  if (after.last === undefined || dice === undefined) return null;
  if (before?.last === after.last && thrownBy(before, before.last) === dice) return undefined;
  if (before?.turn !== after.last || before.phase !== "dice") return null;
  const came = outcome(before, after.last, parseThrow(dice));
  const isNow = came.bank === after.bank || before.bank === after.bank || after.over;
  return isNow ? { before, came } : null;
}
