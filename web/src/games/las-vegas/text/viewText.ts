// The view of Las Vegas and of the Boulevard in words, for a plain table of all that is known.

import { m, money } from "../../../lib/i18n.ts";
import { cardTitle } from "../cards/actionCards.ts";
import { choice, option } from "./optionText.ts";
import { heading, named, sharedLabelText, spelt, sum, truth } from "../../las-vegas-box/words.ts";

/** What is not here is said elsewhere: whether the game is over, and who is asked for what. */
export function label(path: string): string | undefined {
  switch (path) {
    case "rolled.own":
    case "boulevard.slot.faces.own":
      return m.lv_label_own();
    case "neutral_dice":
    case "rolled.neutral":
    case "casinos.neutral":
    case "seats.neutral":
    case "boulevard.slot.faces.neutral":
      return m.lv_option_neutral_dice();
    case "rolled.big":
    case "casinos.big":
    case "seats.big":
    case "boulevard.slot.faces.big":
      return m.lv_option_big_dice();
    case "rolled.kickers":
    case "seats.kickers":
      return m.lv_option_kickers();
    case "casinos.rainbows":
    case "boulevard.slot.rainbows":
      return m.lv_option_rainbow_cards();
    case "seats.spent":
      return m.lv_label_spent();
    case "seats.die":
      return m.lv_label_die();
    case "seats.bonus":
      return m.lv_option_bonus_cards();
    case "seats.gained":
      return m.lv_label_gained();
    case "seats.held":
      return m.lv_label_held();
    case "seats.cards":
      return m.lv_option_action_cards();
    case "seats.ready":
      return m.lv_label_ready();
    case "minimum":
      return m.lv_option_minimum_money();
    case "boulevard":
      return m.lv_label_boulevard();
    case "boulevard.modules":
      return m.lv_label_modules();
    case "boulevard.immune":
      return m.lv_label_immune();
    case "boulevard.slot":
      return m.lv_option_slot_machine();
    case "boulevard.slot.bills":
    case "boulevard.drawn.bills":
      return m.lv_label_bills();
    case "boulevard.slot.faces":
      return m.lv_label_dice();
    case "boulevard.slot.faces.face":
      return m.lv_label_face();
    case "boulevard.slot.faces.seat":
    case "boulevard.payout.seat":
    case "boulevard.drawn.seat":
      return m.lv_label_seat();
    case "boulevard.rulings":
      return m.lv_label_rulings();
    case "boulevard.rulings.rotate":
      return m.lv_option_rotate();
    case "boulevard.rulings.reroll":
      return m.lv_option_reroll();
    case "boulevard.rulings.early_score_dice":
      return m.lv_option_early_score_dice();
    case "boulevard.rulings.bonus_counts":
      return m.lv_option_bonus_counts();
    case "boulevard.played":
      return m.lv_label_played();
    case "boulevard.reroll":
      return m.lv_card_reroll();
    case "boulevard.may_reroll":
      return m.lv_label_may_reroll();
    case "boulevard.two_casinos":
      return m.lv_card_two_casinos();
    case "boulevard.tie_win":
      return m.lv_card_tie_win();
    case "boulevard.swap_bill":
      return m.lv_card_swap_bill();
    case "boulevard.payout":
      return m.lv_label_payout();
    case "boulevard.payout.casino":
      return m.lv_label_place();
    case "boulevard.sets":
      return m.lv_label_sets();
    case "boulevard.due":
      return m.lv_label_due();
    case "boulevard.kicks":
      return m.lv_label_kicks();
    case "boulevard.joined":
      return m.lv_label_joined();
    case "boulevard.drawn":
      return m.lv_label_drawn();
    case "boulevard.drawn.count":
      return m.lv_label_count();
    case "boulevard.drawn.middle":
      return m.lv_label_middle();
    default:
      return sharedLabelText(path);
  }
}

export function value(path: string, value: unknown, names: readonly string[]): string | undefined {
  const seat = (inner: unknown) => (typeof inner === "number" ? named(names, inner) : undefined);
  const card = (inner: unknown) => (typeof inner === "string" ? cardTitle(inner) : undefined);
  switch (path) {
    case "minimum":
    case "casinos.bills":
    case "seats.money":
    case "seats.bonus":
    case "seats.gained":
    case "boulevard.slot.bills":
    case "boulevard.drawn.middle":
    case "boulevard.drawn.bills":
      return spelt(value, sum);
    case "under":
      return spelt(value, (bill) => (typeof bill === "number" && bill ? money(bill) : m.lv_face_down()));
    case "start":
    case "turn":
    case "boulevard.reroll":
    case "boulevard.two_casinos":
    case "boulevard.tie_win":
    case "boulevard.swap_bill":
    case "boulevard.payout.seat":
    case "boulevard.drawn.seat":
    case "boulevard.slot.faces.seat":
      return spelt(value, seat);
    case "places":
    case "casinos.dice":
    case "casinos.big":
      return spelt(
        value,
        () => undefined,
        (index) => named(names, index),
      );
    case "boulevard.sets":
    case "boulevard.payout.casino":
      return spelt(value, (casino) => (typeof casino === "number" ? heading(casino) : undefined));
    case "seats.cards":
    case "seats.ready":
    case "boulevard.played":
      return spelt(value, card);
    case "boulevard.modules":
      return spelt(value, (module) => (typeof module === "string" ? option(module).name : undefined));
    case "boulevard.rulings.rotate":
    case "boulevard.rulings.reroll":
    case "boulevard.rulings.early_score_dice":
    case "boulevard.rulings.bonus_counts":
      return typeof value === "string" ? choice(path.slice("boulevard.rulings.".length), value) : undefined;
    default:
      return truth(value);
  }
}
