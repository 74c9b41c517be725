// What rows earn, by rules 4.1 to 4.5 and 4.7; money is in millions.

import type { Business, Seat } from "../generated.ts";
import { BUSINESSES } from "./businesses.ts";

const MONOPOLY = 4;
const FIRST = 3;
const SECOND = 1;
export const BASE_PENALTY = 2;
export const CARD_PENALTY = 1;

/** Why a row is paid what it is paid. */
export type Reason = "monopoly" | "longest" | "tied" | "second" | "nothing";

/** How a row stands among the lengths of its business. */
export function reasonOf(lengths: readonly number[], seat: number): Reason {
  const length = lengths[seat] ?? 0;
  const rows = lengths.filter((row) => row > 0);
  if (!length) return "nothing";
  if (rows.length === 1) return "monopoly";
  const longer = rows.filter((row) => row > length).length;
  const equal = rows.filter((row) => row === length).length;
  if (!longer) return equal === 1 ? "longest" : "tied";
  return longer === 1 && equal === 1 ? "second" : "nothing";
}

/** What a row earns before a risk card doubles it. */
function prize(lengths: readonly number[], seat: number): number {
  switch (reasonOf(lengths, seat)) {
    case "monopoly":
      return MONOPOLY;
    case "longest":
      return FIRST;
    case "second":
      return SECOND;
    case "tied":
      return Math.floor(MONOPOLY / lengths.filter((row) => row === lengths[seat]).length);
    default:
      return 0;
  }
}

/** What a business pays everybody, by seat. */
export const pay = (lengths: readonly number[], doubled: readonly boolean[]): number[] =>
  lengths.map((_, seat) => prize(lengths, seat) * (doubled[seat] ? 2 : 1));

export const lengthsOf = (seats: readonly Seat[], business: Business): number[] =>
  seats.map(({ rows }) => rows[business]?.length ?? 0);

/** What a business would pay everybody now, by seat. */
export const incomes = (seats: readonly Seat[], business: Business): number[] =>
  pay(
    lengthsOf(seats, business),
    seats.map(({ rows }) => rows[business]?.closed ?? false),
  );

/** What all rows of a seat would earn now. */
export const earnings = ({ rows }: Seat): number =>
  BUSINESSES.reduce((sum, business) => sum + (rows[business]?.income ?? 0), 0);

/** What is left over costs this much in the last scoring. */
export const penalty = ({ uncovered, cards }: Seat): number =>
  BASE_PENALTY * uncovered + CARD_PENALTY * cards;
