// What the viewer's cards say, on themselves and beside them.

import { m, money } from "../../../lib/i18n.ts";
import { cardFace } from "./actionCards.ts";
import type { Rulings, Seat } from "../types.ts";

const USUAL: Rulings = { rotate: "value", reroll: "per_turn", early_score_dice: "by_bills" };
const BONUS = "bonus ";

export const bonusKey = (index: number): string => `${BONUS}${index}`;

export function cardWords(
  card: string,
  rulings: Rulings | undefined,
  ready: boolean,
): { name: string; says: string; note: string } {
  const { name, says, when } = cardFace(card, rulings ?? USUAL);
  return { name, says, note: ready ? "" : m.lv_card_when({ when }) };
}

/** A card in the hand that is looked at, in a sentence or two. */
export function cardText(card: string, goods: Seat, rulings: Rulings | undefined): string {
  if (card.startsWith(BONUS)) {
    return m.lv_bonus_says({ bill: money(goods.bonus?.[Number(card.slice(BONUS.length))] ?? 0) });
  }
  const { says, note } = cardWords(card, rulings, goods.ready?.includes(card) ?? false);
  return `${says} ${note}`;
}
