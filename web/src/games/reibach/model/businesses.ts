// The ten businesses in the order of the box, and the two kinds of card that belong to none.

import type { Business, Card } from "../generated.ts";

export const BUSINESSES: readonly Business[] = [
  "casino",
  "estate",
  "yacht",
  "stocks",
  "gold",
  "cash",
  "antiques",
  "oil",
  "art",
  "jewelry",
];

/** All that can be held in hand, in the order in which hands are told. */
export const CARDS: readonly Card[] = [...BUSINESSES, "joker", "risk"];

export const isBusiness = (card: string): card is Business =>
  (BUSINESSES as readonly string[]).includes(card);

/** A hand or heap as the server tells it: by kind. */
export const sorted = (cards: readonly Card[]): Card[] =>
  [...cards].sort((one, other) => CARDS.indexOf(one) - CARDS.indexOf(other));

/** Equal cards together: each kind once, with how many there are. */
export function grouped(cards: readonly Card[]): { card: Card; count: number }[] {
  return CARDS.flatMap((card) => {
    const count = cards.filter((other) => other === card).length;
    return count ? [{ card, count }] : [];
  });
}
