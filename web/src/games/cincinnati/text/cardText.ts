// Tables and cards by their names. A card is its worth in thousands as a word, or `tokens`, or `duel`.

import { listed, m, money } from "../../../lib/i18n.ts";
import type { Say } from "../../info.ts";
import type { Card, Letter } from "../generated.ts";

export const TITLES: Record<Letter, string> = { A: "Atlantic", B: "Ballroom", C: "Caesar’s" };

export const CONDITIONS: Record<Letter, Say> = {
  A: m.cin_condition_a,
  B: m.cin_condition_b,
  C: m.cin_condition_c,
};

/** A card as we speak of it. */
export function called(card: Card): string {
  if (card === "tokens") return m.cin_token_card();
  return card === "duel" ? m.cin_duel_card() : money(Number(card));
}

/** A card where it is tight. */
export function short(card: string): string {
  if (card === "tokens") return m.cin_short_tokens();
  return card === "duel" ? m.cin_short_duel() : money(Number(card));
}

/** A pile as we speak of it: its money together, then the other cards. */
export function gathered(cards: readonly Card[]): string {
  const tokens = cards.filter((card) => card === "tokens").length;
  const duels = cards.filter((card) => card === "duel").length;
  const worth = cards.reduce((sum, card) => sum + (Number(card) || 0), 0);
  return listed([
    ...(worth ? [money(worth)] : []),
    ...(tokens ? [m.cin_token_cards({ count: tokens })] : []),
    ...(duels ? [m.cin_duel_cards({ count: duels })] : []),
  ]);
}
