/** Keys of a table, with what they do. */
import { m } from "../lib/i18n.ts";
import type { Say } from "./info.ts";

export type TableKey = [key: string, does: Say];

/** For tables where numbers choose and dice are thrown. */
export const NUMBER_KEYS: TableKey[] = [
  ["1 … 9", m.frame_key_numbers],
  ["Enter", m.frame_key_enter],
  ["T", m.frame_key_throw],
];
