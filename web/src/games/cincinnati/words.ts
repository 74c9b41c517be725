// Cincinnati in the reader's language. Money is in thousands; tables go by their letters.

import { m, money } from "../../lib/i18n.ts";
import type { Say } from "../info.ts";
import { nameOf, optionText, switchText, unnamedPreset, yesOrNo, type OptionTexts } from "../phrases.ts";
import { own } from "../reducer.ts";
import type { Words } from "../words.ts";
import type { Event, Phase, View } from "./generated.ts";
import { BOUGHT } from "./model/results.ts";
import { CONDITIONS, short, TITLES } from "./text/cardText.ts";
import { eventText } from "./text/eventText.ts";
import { prompt } from "./text/promptText.ts";

const PHASES: Record<Phase, Say> = {
  turning: m.cin_phase_turning,
  replacing: m.cin_phase_replacing,
  putting: m.cin_phase_putting,
  shaking: m.cin_phase_shaking,
  sitting: m.cin_phase_sitting,
  lifting: m.cin_phase_lifting,
  keeping: m.cin_phase_keeping,
  revealing: m.cin_phase_revealing,
  throwing: m.cin_phase_throwing,
  asking: m.cin_phase_asking,
  challenging: m.cin_phase_challenging,
  duel_throwing: m.cin_phase_duel_throwing,
  duel_keeping: m.cin_phase_duel_keeping,
  duel_asking: m.cin_phase_duel_asking,
  over: m.cin_phase_over,
};

/** What the frame of the page says by itself (`owing`, `over`, `places`) has no label. */
const LABELS: Record<string, Say> = {
  round: m.cin_label_round,
  rounds: m.cin_label_rounds,
  dealer: m.cin_label_dealer,
  phase: m.cin_label_phase,
  throw: m.cin_label_throw,
  turn: m.cin_label_turn,
  card: m.cin_label_card,
  tables: m.cin_label_tables,
  "tables.letter": m.cin_label_table,
  "tables.cards": m.cin_label_cards,
  "tables.players": m.cin_label_players,
  seats: m.cin_label_seats,
  "seats.money": m.cin_label_money,
  "seats.cards": m.cin_label_money_cards,
  "seats.tokens": m.cin_label_tokens,
  "seats.duel_cards": m.cin_label_duel_cards,
  "seats.chosen": m.cin_label_chosen,
  "seats.table": m.cin_label_table,
  "seats.dice": m.cin_label_dice,
  "seats.kept": m.cin_label_kept,
  duel: m.cin_label_duel,
  "duel.prize": m.cin_label_prize,
  "duel.duellists": m.cin_label_duellists,
  "duel.dice": m.cin_label_dice,
  "duel.kept": m.cin_label_kept,
  supply: m.cin_label_supply,
  deck: m.cin_label_deck,
  shown_back: m.cin_label_shown_back,
  discards: m.cin_label_discards,
  "discards.tokens": m.cin_label_token_cards,
  "discards.duel": m.cin_label_duel_cards,
  hidden: m.cin_label_hidden,
};

const OPTIONS: OptionTexts = {
  simultaneous_commit: [m.cin_option_commit, m.cin_option_commit_says],
  round1_replacement: [m.cin_option_replacement, m.cin_option_replacement_says],
  tie_duel_equal: [m.cin_option_tie, m.cin_option_tie_says],
  token_supply: [m.cin_option_supply, m.cin_option_supply_says],
};

const CHOICES: Record<string, Say> = {
  same: m.cin_choice_same,
  choice: m.cin_choice_choice,
  again: m.cin_choice_again,
  starter_loses: m.cin_choice_starter_loses,
  limited: m.cin_choice_limited,
  unlimited: m.cin_choice_unlimited,
};

function move(words: string, names: string[]): string {
  if (words === "stand") return m.cin_move_stand();
  if (words === "throw all") return m.cin_move_throw_all();
  if (words === "buy") return m.cin_move_buy();
  if (words === "pass") return m.cin_move_pass();
  const [verb = "", ...rest] = words.split(" ");
  const what = rest.join(" ");
  switch (verb) {
    case "sit":
      return m.cin_move_sit({ table: what, title: own(TITLES, what) ?? "" });
    case "put":
      return m.cin_move_put({ table: what });
    case "keep":
      return m.cin_move_keep({ dice: what });
    case "challenge":
      return m.cin_move_challenge({ name: nameOf(names, Number(what) - 1) });
    default:
      return words;
  }
}

function label(path: string): string | undefined {
  return LABELS[path]?.();
}

function value(path: string, what: unknown, names: string[]): string | undefined {
  if (typeof what === "boolean") return yesOrNo(what);
  if (typeof what === "number") return amount(path, what, names);
  return typeof what === "string" ? word(path, what) : undefined;
}

function amount(path: string, what: number, names: string[]): string | undefined {
  switch (path) {
    case "dealer":
    case "turn":
    case "tables.players":
    case "duel.duellists":
      return names[what];
    case "seats.money":
    case "seats.cards":
      return money(what);
    case "throw":
      return what === BOUGHT ? m.cin_throw_bought() : m.cin_throw_of({ throw: what });
    default:
      return undefined;
  }
}

function word(path: string, what: string): string | undefined {
  const title = own(TITLES, what) ?? "";
  switch (path) {
    case "phase":
      return own(PHASES, what)?.();
    case "card":
    case "tables.cards":
      return short(what);
    case "tables.letter":
      return m.cin_table_asks({ table: what, title, condition: own(CONDITIONS, what)?.() ?? "" });
    case "seats.table":
      return m.cin_table_named({ table: what, title });
    case "duel.prize":
      if (what === "card") return m.cin_prize_card();
      return m.cin_table_named({ table: what, title });
    default:
      return undefined;
  }
}

export const words: Words<View, Event> = {
  event: eventText,
  move,
  prompt,
  label,
  value,
  title: () => m.cin_title(),
  about: () => m.cin_about(),
  score: (points) => money(points),
  option: (name) => optionText(OPTIONS, name),
  choice(_option, chosen) {
    const switched = switchText(chosen);
    if (switched !== undefined) return switched;
    return CHOICES[String(chosen)]?.() ?? String(chosen);
  },
  preset: unnamedPreset,
};
