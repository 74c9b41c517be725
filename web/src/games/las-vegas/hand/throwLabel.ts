// What the cup holds, in words for its button.

import { m } from "../../../lib/i18n.ts";
import { inHand, sizeOf } from "../reducer/dice.ts";
import type { View } from "../generated.ts";

export function throwLabel(view: View, seat: number): string {
  if (view.turn === undefined) return m.lv_do_scatter();
  const hand = view.seats[seat];
  const lying = view.rolled.reduce((all, heap) => all + sizeOf(heap), 0);
  const { reroll, may_reroll: may } = view.boulevard ?? {};
  const count = (hand ? inHand(hand) : 0) - lying;
  return lying > 0 || (reroll === seat && !may) ? m.lv_do_again({ count }) : m.lv_do_throw({ count });
}
