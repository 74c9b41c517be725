// What the viewer's cards say, on themselves and beside them.

import { m, money } from "../../../lib/i18n.ts";
import { cardFace } from "./actionCards.ts";
import type { ActionCard, Rulings, Seat } from "../generated.ts";

const USUAL: Rulings = { rotate: "value", reroll: "per_turn", early_score_dice: "by_bills" };
const BONUS = "bonus";

/** A bonus card in the hand, by its place there. */
export type BonusKey = `${typeof BONUS} ${number}`;

export const bonusKey = (index: number): BonusKey => `${BONUS} ${index}`;

const isBonus = (card: ActionCard | BonusKey): card is BonusKey => card.startsWith(BONUS);

export function cardWords(
  card: ActionCard,
  rulings: Rulings | undefined,
  ready: boolean,
): { name: string; says: string; note: string } {
  const { name, says, when } = cardFace(card, rulings ?? USUAL);
  return { name, says, note: ready ? "" : m.lv_card_when({ when }) };
}

/** A card in the hand that is looked at, in a sentence or two. */
export function cardText(card: ActionCard | BonusKey, goods: Seat, rulings: Rulings | undefined): string {
  if (isBonus(card)) {
    return m.lv_bonus_says({ bill: money(goods.bonus?.[Number(card.slice(BONUS.length))] ?? 0) });
  }
  const { says, note } = cardWords(card, rulings, goods.ready?.includes(card) ?? false);
  return `${says} ${note}`;
}
