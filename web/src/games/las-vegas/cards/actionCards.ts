// The action cards of the Boulevard.

import { m } from "../../../lib/i18n.ts";
import { own } from "../../reducer.ts";
import type { ActionCard, Rulings } from "../generated.ts";

interface Card {
  title: () => string;
  does: () => string;
  when: () => string;
}

const CARDS: Record<ActionCard, Card> = {
  tie_win: { title: m.lv_card_tie_win, does: m.lv_does_tie_win, when: m.lv_when_first },
  reroll: { title: m.lv_card_reroll, does: m.lv_does_reroll, when: m.lv_when_thrown },
  two_casinos: { title: m.lv_card_two_casinos, does: m.lv_does_two_casinos, when: m.lv_when_thrown },
  pass: { title: m.lv_card_pass, does: m.lv_does_pass, when: m.lv_when_thrown },
  rotate: { title: m.lv_card_rotate, does: m.lv_does_rotate, when: m.lv_when_thrown },
  take_back: { title: m.lv_card_take_back, does: m.lv_does_take_back, when: m.lv_when_placed },
  double: { title: m.lv_card_double, does: m.lv_does_double, when: m.lv_when_pair },
  score_casino: { title: m.lv_card_score_casino, does: m.lv_does_score_casino, when: m.lv_when_placed },
  place_bill: { title: m.lv_card_place_bill, does: m.lv_does_place_bill, when: m.lv_when_thrown },
  swap_bill: { title: m.lv_card_swap_bill, does: m.lv_does_swap_bill, when: m.lv_when_thrown },
};

/** All cards, in the order of the box. */
export const ACTION_CARDS = Object.keys(CARDS) as ActionCard[];

/** A card as moves spell it: `tie-win`. */
export const cardOfVerb = (verb: string): ActionCard | undefined =>
  ACTION_CARDS.find((card) => card.replaceAll("_", "-") === verb);

/** A card by its name in events and views; one that is not known goes by that name. */
export const cardTitle = (card: string): string => own(CARDS, card)?.title() ?? card;

/** What is printed on a card at this table: what it does, and when it can be played. */
export function cardFace(card: ActionCard, rulings: Rulings): { name: string; says: string; when: string } {
  const { title, does, when } = CARDS[card];
  return { name: title(), says: ruled(card, rulings) ?? does(), when: when() };
}

function ruled(card: ActionCard, { rotate, reroll }: Rulings): string | undefined {
  if (card === "reroll" && reroll === "once") return m.lv_does_reroll_once();
  if (card === "rotate" && rotate === "one") return m.lv_does_rotate_one();
  if (card === "rotate" && rotate === "opposite") return m.lv_does_rotate_opposite();
  return undefined;
}
