// What the fields of a view and the options of a table are called, and what their values say.

import { capital, m, number } from "../../../lib/i18n.ts";
import type { Say } from "../../info.ts";
import { switchText, yesOrNo, type OptionTexts } from "../../phrases.ts";
import { own } from "../../reducer.ts";
import type { Phase } from "../generated.ts";
import { card, face, marks, points } from "./things.ts";

const PHASES: Record<Phase, Say> = {
  draw: m.bells_phase_draw,
  sale: m.bells_phase_sale,
  cards: m.bells_phase_cards,
  dice: m.bells_phase_dice,
  banker: m.bells_phase_banker,
  over: m.bells_phase_over,
};

export const OPTIONS: OptionTexts = {
  ante: [m.bells_option_ante, m.bells_option_ante_says],
  games: [m.bells_option_games, m.bells_option_games_says],
  first_banker: [m.bells_option_banker, m.bells_option_banker_says],
  pass: [m.bells_option_pass, m.bells_option_pass_says],
  cards_per_player: [m.bells_option_cards, m.bells_option_cards_says],
  carry: [m.bells_option_carry, m.bells_option_carry_says],
  inn_open_plain: [m.bells_option_open_plain, m.bells_option_open_plain_says],
  inn_open_symbol_payer: [m.bells_option_open_payer, m.bells_option_open_payer_says],
  inn_closed_symbol_over: [m.bells_option_closed_over, m.bells_option_closed_over_says],
  neighbours: [m.bells_option_neighbours, m.bells_option_neighbours_says],
  twenty_one: [m.bells_option_twenty_one, m.bells_option_twenty_one_says],
};

const CHOICES: Record<string, Record<string, Say>> = {
  pass: { until_raised: m.bells_choice_until_raised, final: m.bells_choice_final },
  cards_per_player: { text: m.bells_choice_one_card, any: m.bells_choice_any_cards },
  carry: {
    fresh: m.bells_choice_fresh,
    carry: m.bells_choice_carry,
    refill: m.bells_choice_refill,
  },
  inn_open_plain: {
    bank: m.bells_choice_from_bank,
    as18: m.bells_choice_from_inn,
    none: m.bells_choice_from_nobody,
  },
  inn_open_symbol_payer: { thrower: m.bells_choice_thrower, card: m.bells_choice_card },
  inn_closed_symbol_over: {
    thrower: m.bells_choice_thrower,
    card: m.bells_choice_card,
    none: m.bells_choice_nobody_opens,
  },
  neighbours: {
    off: m.bells_choice_neighbours_off,
    late: m.bells_choice_neighbours_late,
    always: m.bells_choice_neighbours_always,
  },
};

/** What the frame of the page says by itself (`over`, `places`) has no label. */
const LABELS: Record<string, Say> = {
  phase: m.bells_label_phase,
  game: m.bells_label_game,
  games: m.bells_label_games,
  ante: m.bells_option_ante,
  limit: m.bells_label_limit,
  rulings: m.bells_label_rulings,
  "rulings.pass": m.bells_option_pass,
  "rulings.carry": m.bells_option_carry,
  "rulings.inn_open_plain": m.bells_option_open_plain,
  "rulings.inn_open_symbol_payer": m.bells_option_open_payer,
  "rulings.inn_closed_symbol_over": m.bells_option_closed_over,
  "rulings.neighbours": m.bells_option_neighbours,
  "rulings.twenty_one": m.bells_option_twenty_one,
  bank: m.bells_label_bank,
  inn: m.bells_label_inn,
  banker: m.bells_label_banker,
  turn: m.bells_label_turn,
  for_sale: m.bells_label_for_sale,
  standing: m.bells_label_standing,
  bidder: m.bells_label_bidder,
  passed: m.bells_label_passed,
  tied: m.bells_label_tied,
  sold: m.bells_label_sold,
  "sold.card": m.bells_label_card,
  "sold.seat": m.bells_label_owner,
  "sold.price": m.bells_label_price,
  "sold.face": m.bells_label_face,
  owners: m.bells_label_owners,
  "owners.horse": m.bells_face_horse,
  "owners.inn": m.bells_face_inn,
  "owners.bell": m.bells_face_bell,
  "owners.hammer": m.bells_face_hammer,
  "owners.double": m.bells_face_double,
  earned: m.bells_label_earned,
  "earned.horse": m.bells_face_horse,
  "earned.inn": m.bells_face_inn,
  "earned.bell": m.bells_face_bell,
  "earned.hammer": m.bells_face_hammer,
  "earned.double": m.bells_face_double,
  blanks: m.bells_label_blanks,
  drought: m.bells_label_drought,
  seats: m.bells_label_seats,
  "seats.points": m.bells_label_points,
  "seats.match": m.bells_label_match,
  "seats.in_match": m.bells_label_in_match,
  "seats.streak": m.bells_label_streak,
  "seats.cards": m.bells_label_cards,
  "seats.faces": m.bells_label_faces,
  "seats.bidding": m.bells_label_bidding,
  "seats.thrown": m.bells_label_thrown,
  last: m.bells_label_last,
};

export function label(path: string): string | undefined {
  return LABELS[path]?.();
}

export function value(path: string, what: unknown, names: string[]): string | undefined {
  if (typeof what === "boolean") {
    if (path !== "inn") return yesOrNo(what);
    return what ? m.bells_inn_open() : m.bells_inn_closed();
  }
  if (typeof what === "number") return amount(path, what, names);
  return typeof what === "string" ? word(path, what) : undefined;
}

function amount(path: string, what: number, names: string[]): string | undefined {
  if (path.startsWith("owners.")) return names[what];
  switch (path) {
    case "banker":
    case "turn":
    case "bidder":
    case "passed":
    case "tied":
    case "sold.seat":
    case "last":
      return names[what];
    case "for_sale":
      return what ? card(what) : m.bells_none();
    case "sold.card":
      return capital(card(what));
    case "standing":
      return what ? points(what) : m.bells_no_bid();
    case "sold.price":
      return what ? points(what) : m.bells_free();
    case "bank":
    case "ante":
      return points(what);
    case "seats.points":
    case "seats.match":
      return number(what);
    default:
      return undefined;
  }
}

function word(path: string, what: string): string | undefined {
  if (path.startsWith("rulings.")) return choice(path.slice("rulings.".length), what);
  switch (path) {
    case "phase":
      return own(PHASES, what)?.();
    case "sold.face":
    case "seats.faces":
      return face(what);
    case "seats.thrown":
      return marks(what);
    default:
      return undefined;
  }
}

export function choice(option: string, chosen: boolean | number | string): string {
  const known = CHOICES[option]?.[String(chosen)];
  if (known) return known();
  const switched = switchText(chosen);
  if (switched !== undefined) return switched;
  if (option === "ante") return points(Number(chosen));
  if (option === "first_banker") {
    return chosen === "dice" ? m.bells_choice_dice() : m.bells_choice_seat({ number: chosen });
  }
  return String(chosen);
}
