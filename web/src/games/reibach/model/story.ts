// The whole game by its moves: what every business paid at each scoring, and what is told at the end.

import type { RecordedMove } from "../../../../protocol.ts";
import { SCORINGS } from "../chapters.ts";
import type { Business, View } from "../generated.ts";
import { BUSINESSES } from "./businesses.ts";
import { pay, penalty } from "./scoring.ts";
import { businessOf } from "./targets.ts";

/** What a business paid, by scoring and seat. */
export type Paid = Record<Business, number[][]>;

export interface BestRow {
  seat: number;
  business: Business;
  earned: number;
}

export interface Story {
  paid: Paid;
  /** The row that earned most in all scorings together; several, if they are equal. */
  best: BestRow[];
  /** What risk cards brought on top, by seat. */
  doubled: number[];
  /** What bare bases and cards in hand cost, by seat. */
  leftovers: number[];
}

interface Rows {
  lengths: number[];
  closed: boolean[];
}

const nobody = (seats: number): Rows => ({
  lengths: Array<number>(seats).fill(0),
  closed: Array<boolean>(seats).fill(false),
});

function lay(rows: Rows, seat: number, words: string): void {
  if (words.startsWith("risk ")) rows.closed[seat] = true;
  else rows.lengths[seat] = (rows.lengths[seat] ?? 0) + 1;
}

const perBusiness = <Value>(value: (business: Business) => Value): Record<Business, Value> =>
  Object.fromEntries(BUSINESSES.map((business) => [business, value(business)])) as Record<Business, Value>;

/** What was paid at each scoring that the moves come to, and how much of it for risk cards. */
function scorings(moves: readonly RecordedMove[], seats: number): { paid: Paid; doubled: number[] } {
  const rows = perBusiness(() => nobody(seats));
  const paid: Paid = perBusiness(() => []);
  const doubled = Array<number>(seats).fill(0);
  let dollars = 0;
  for (const { seat, words } of moves) {
    const business = seat === null ? undefined : businessOf(words);
    if (business && seat !== null) lay(rows[business], seat, words);
    if (seat !== null || !words.endsWith(" dollar") || !SCORINGS.includes(++dollars)) continue;
    for (const each of BUSINESSES) {
      const { lengths, closed } = rows[each];
      const earned = pay(lengths, closed);
      paid[each].push(earned);
      earned.forEach((money, index) => (doubled[index]! += closed[index] ? money / 2 : 0));
    }
  }
  return { paid, doubled };
}

function bestRows(paid: Paid, seats: number): BestRow[] {
  const all = BUSINESSES.flatMap((business) =>
    Array.from({ length: seats }, (_, seat) => ({
      seat,
      business,
      earned: paid[business].reduce((sum, scoring) => sum + (scoring[seat] ?? 0), 0),
    })),
  );
  const most = Math.max(1, ...all.map(({ earned }) => earned));
  return all.filter(({ earned }) => earned === most);
}

export function story(moves: readonly RecordedMove[], view: View): Story {
  const seats = view.seats.length;
  const { paid, doubled } = scorings(moves, seats);
  return { paid, doubled, best: bestRows(paid, seats), leftovers: view.seats.map(penalty) };
}
