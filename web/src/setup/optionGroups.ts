/** Which options stand together on the page; those that nobody has sorted come last. */
import type { OptionInfo } from "../../protocol.ts";

export const GROUPS = [
  "base",
  "boulevard",
  "match",
  "challenge",
  "variants",
  "start",
  "other",
  "rulings",
] as const;
export type GroupName = (typeof GROUPS)[number];

export interface Group {
  name: GroupName;
  options: OptionInfo[];
}

const SORTED: Record<string, Partial<Record<GroupName, string[]>>> = {
  "las-vegas": {
    base: ["neutral_dice", "show_money", "first_player"],
    boulevard: [
      "minimum_money",
      "big_bills",
      "big_dice",
      "kickers",
      "rainbow_cards",
      "slot_machine",
      "bonus_cards",
      "action_cards",
    ],
    rulings: ["neutral_kick", "rotate", "reroll", "early_score_dice", "bonus_values", "bonus_counts"],
  },
  "las-vegas-solo": { challenge: ["own_dice", "two_scattered", "solo_rounds"] },
  "las-vegas-second-way": { variants: ["second_way_score_setup", "first_player"] },
  cincinnati: {
    variants: ["simultaneous_commit"],
    rulings: ["round1_replacement", "tie_duel_equal", "token_supply"],
  },
  reibach: {
    variants: ["special_cards_cost_two", "head_start", "max_bases"],
    start: ["first_player", "perfect_memory"],
  },
  "bells-and-hammers": {
    match: ["games", "ante", "carry", "first_banker"],
    variants: ["neighbours", "twenty_one"],
    rulings: [
      "pass",
      "cards_per_player",
      "inn_open_plain",
      "inn_open_symbol_payer",
      "inn_closed_symbol_over",
    ],
  },
};

export function grouped(game: string, options: OptionInfo[]): Group[] {
  const sorted = SORTED[game] ?? {};
  const groupOf = (option: OptionInfo): GroupName =>
    GROUPS.find((name) => sorted[name]?.includes(option.name)) ?? "other";
  const place = (name: GroupName, option: OptionInfo): number => sorted[name]?.indexOf(option.name) ?? 0;
  return GROUPS.map((name) => ({
    name,
    options: options
      .filter((option) => groupOf(option) === name)
      .sort((a, b) => place(name, a) - place(name, b)),
  })).filter((group) => group.options.length > 0);
}
