// Chances that anybody can work out from what lies on the table: where the $ are.

import type { View } from "../generated.ts";
import { SCORINGS } from "../chapters.ts";

const DOLLARS = 10;

type Deck = Pick<View, "deck" | "dollars">;

/** The chance that the next card of the deck is a $. */
export const dollarChance = ({ deck, dollars }: Deck): number => (deck ? (DOLLARS - dollars) / deck : 0);

/** The $ that are missing until the next scoring. */
export const dollarsToScoring = ({ dollars }: Deck): number =>
  (SCORINGS.find((due) => due > dollars) ?? dollars) - dollars;

/** The chance that one card from the deck brings a scoring: so many $ must come before it, one after the other. */
export function scoringChance(view: Deck): number {
  const missing = dollarsToScoring(view);
  let chance = missing ? 1 : 0;
  for (let shown = 0; shown < missing; shown++) {
    chance *= dollarChance({ deck: view.deck - shown, dollars: view.dollars + shown });
  }
  return chance;
}
