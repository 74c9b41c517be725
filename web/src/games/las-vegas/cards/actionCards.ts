// The action cards of the Boulevard.

import { m } from "../../../lib/i18n.ts";
import type { Rulings } from "../types.ts";

interface Card {
  title: () => string;
  does: () => string;
  when: () => string;
}

const CARDS: Record<string, Card> = {
  "tie-win": { title: m.lv_card_tie_win, does: m.lv_does_tie_win, when: m.lv_when_first },
  reroll: { title: m.lv_card_reroll, does: m.lv_does_reroll, when: m.lv_when_thrown },
  "two-casinos": { title: m.lv_card_two_casinos, does: m.lv_does_two_casinos, when: m.lv_when_thrown },
  pass: { title: m.lv_card_pass, does: m.lv_does_pass, when: m.lv_when_thrown },
  rotate: { title: m.lv_card_rotate, does: m.lv_does_rotate, when: m.lv_when_thrown },
  "take-back": { title: m.lv_card_take_back, does: m.lv_does_take_back, when: m.lv_when_placed },
  double: { title: m.lv_card_double, does: m.lv_does_double, when: m.lv_when_pair },
  "score-casino": { title: m.lv_card_score_casino, does: m.lv_does_score_casino, when: m.lv_when_placed },
  "place-bill": { title: m.lv_card_place_bill, does: m.lv_does_place_bill, when: m.lv_when_thrown },
  "swap-bill": { title: m.lv_card_swap_bill, does: m.lv_does_swap_bill, when: m.lv_when_thrown },
};

/** A card by its name in moves, events and views. */
export const cardTitle = (card: string): string => CARDS[card]?.title() ?? card;

/** What is printed on a card at this table: what it does, and when it can be played. */
export function cardFace(card: string, rulings: Rulings): { name: string; says: string; when: string } {
  const known = CARDS[card];
  return {
    name: cardTitle(card),
    says: ruled(card, rulings) ?? known?.does() ?? "",
    when: known?.when() ?? "",
  };
}

function ruled(card: string, { rotate, reroll }: Rulings): string | undefined {
  if (card === "reroll" && reroll === "once") return m.lv_does_reroll_once();
  if (card === "rotate" && rotate === "one") return m.lv_does_rotate_one();
  if (card === "rotate" && rotate === "opposite") return m.lv_does_rotate_opposite();
  return undefined;
}
