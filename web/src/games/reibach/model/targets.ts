// Where a card of the hand may go, as moves: on rows, on a bare base, or face down as a new base.

import type { Business, Card, Seat } from "../generated.ts";
import { BUSINESSES, isBusiness } from "./businesses.ts";

/** What laying a card on a business is called; a dead move is said in the same way. */
export function layWords(card: Card, business: Business, seat: Seat | undefined): string {
  if (card === "joker" || card === "risk") return `${card} ${business}`;
  const row = seat?.rows[business];
  return row && !row.closed ? `extend ${business}` : `open ${business}`;
}

export const baseWords = (card: Card): string => `base ${card}`;

/** The legal moves with this card, rows in the order of the businesses, a base last. */
export function targets(card: Card, seat: Seat | undefined, legal: ReadonlySet<string>): string[] {
  const own = isBusiness(card) ? [card] : BUSINESSES;
  const all = [...own.map((business) => layWords(card, business, seat)), baseWords(card)];
  return all.filter((words) => legal.has(words));
}

/** Where a card goes unless somebody chooses otherwise: to its only row, or down as a base if there is none. */
export function usualTarget(all: readonly string[]): string | null {
  const rows = all.filter((words) => !words.startsWith("base "));
  return rows.length > 1 ? null : (rows[0] ?? all[0] ?? null);
}

/** The business that a move is about, if it is about one. */
export function businessOf(words: string): Business | undefined {
  const [verb = "", what = ""] = words.split(" ");
  return ["open", "extend", "joker", "risk"].includes(verb) && isBusiness(what) ? what : undefined;
}
