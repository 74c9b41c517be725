// The options and presets of Las Vegas.

import { m, money } from "../../../lib/i18n.ts";
import type { OptionText } from "../../words.ts";
import { firstPlayer, firstSeat, onOrOff } from "../../las-vegas-box/words.ts";

const BIG_BILL = 100;

export function option(name: string): OptionText {
  switch (name) {
    case "neutral_dice":
      return { name: m.lv_option_neutral_dice(), says: m.lv_says_neutral_dice() };
    case "show_money":
      return { name: m.lv_option_show_money(), says: m.lv_says_show_money() };
    case "minimum_money":
      return { name: m.lv_option_minimum_money(), says: m.lv_says_minimum_money() };
    case "big_bills":
      return { name: m.lv_option_big_bills({ bill: money(BIG_BILL) }), says: m.lv_says_big_bills() };
    case "big_dice":
      return { name: m.lv_option_big_dice(), says: m.lv_says_big_dice() };
    case "kickers":
      return { name: m.lv_option_kickers(), says: m.lv_says_kickers() };
    case "rainbow_cards":
      return { name: m.lv_option_rainbow_cards(), says: m.lv_says_rainbow_cards() };
    case "slot_machine":
      return { name: m.lv_option_slot_machine(), says: m.lv_says_slot_machine() };
    case "bonus_cards":
      return { name: m.lv_option_bonus_cards(), says: m.lv_says_bonus_cards() };
    case "action_cards":
      return { name: m.lv_option_action_cards(), says: m.lv_says_action_cards() };
    case "neutral_kick":
      return { name: m.lv_option_neutral_kick(), says: m.lv_says_neutral_kick() };
    case "rotate":
      return { name: m.lv_option_rotate(), says: m.lv_says_rotate() };
    case "reroll":
      return { name: m.lv_option_reroll(), says: m.lv_says_reroll() };
    case "early_score_dice":
      return { name: m.lv_option_early_score_dice(), says: m.lv_says_early_score_dice() };
    case "bonus_values":
      return { name: m.lv_option_bonus_values(), says: m.lv_says_bonus_values() };
    case "bonus_counts":
      return { name: m.lv_option_bonus_counts(), says: m.lv_says_bonus_counts() };
    case "first_player":
      return firstPlayer();
    default:
      return { name, says: "" };
  }
}

const CHOICES: Record<string, () => string> = {
  "minimum_money usual": m.lv_choice_usual,
  "minimum_money table": m.lv_choice_table,
  "neutral_kick out": m.lv_choice_out,
  "neutral_kick immune": m.lv_choice_immune,
  "rotate value": m.lv_choice_value,
  "rotate one": m.lv_choice_one,
  "rotate opposite": m.lv_choice_opposite,
  "reroll per_turn": m.lv_choice_per_turn,
  "reroll once": m.lv_choice_once,
  "early_score_dice by_bills": m.lv_choice_by_bills,
  "early_score_dice stay": m.lv_choice_stay,
  "early_score_dice return": m.lv_choice_return,
  "bonus_counts net": m.lv_choice_net,
  "bonus_counts events": m.lv_choice_events,
};

export function choice(option: string, value: boolean | number | string): string {
  const known = CHOICES[`${option} ${value}`];
  if (known) return known();
  switch (option) {
    case "minimum_money":
      return money(Number(value));
    case "bonus_values":
      return m.lv_choice_values({ values: String(value).split(",").join(" ") });
    case "first_player":
      return firstSeat(value);
    default:
      return onOrOff(value);
  }
}

export function preset(name: string): OptionText {
  switch (name) {
    case "base":
      return { name: m.lv_preset_base(), says: m.lv_preset_base_says() };
    case "beginners":
      return { name: m.lv_preset_beginners(), says: m.lv_preset_beginners_says({ bill: money(BIG_BILL) }) };
    case "everything":
      return { name: m.lv_preset_everything(), says: m.lv_preset_everything_says() };
    default:
      return { name, says: "" };
  }
}
