// The keys of the table. Letters that the frame uses itself stand for no card.

import { m } from "../../lib/i18n.ts";
import type { TableKey } from "../keys.ts";

/** The cards of the hand, from the left. */
export const HAND_KEYS = ["A", "C", "D", "E", "F", "G", "I", "J", "K", "M", "N", "O"];

export const KEYS: TableKey[] = [
  ["1 2 3", m.rei_key_market],
  ["B", m.rei_key_blind],
  [`${HAND_KEYS[0]} … ${HAND_KEYS.at(-1)}`, m.rei_key_hand],
  ["← →", m.rei_key_target],
  ["Enter", m.rei_key_enter],
  ["Backspace", m.rei_key_clear],
];
