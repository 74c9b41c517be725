// Cincinnati in the reader's language. Money is in thousands; a card is its worth as a word, or
// `tokens`, or `duel`; tables go by their letters.

import { listed, m, money } from "../../lib/i18n.ts";
import type { Say } from "../info.ts";
import {
  nameOf,
  namesOf,
  optionText,
  switchText,
  unnamedPreset,
  whoWon,
  yesOrNo,
  type OptionTexts,
} from "../phrases.ts";
import { own } from "../reducer.ts";
import type { PromptContext, Words } from "../words.ts";
import type {
  Card,
  Category,
  Duel,
  Duelled,
  Ended,
  Event,
  Kept,
  Letter,
  Phase,
  Stayed,
  Took,
  View,
} from "./generated.ts";

/** A moment of the game as its viewer sees it. */
interface Moment {
  view: View;
  seat: number | null;
  owing: number[];
  names: string[];
}

const DICE = 5;
const TOKENS_A_CARD = 2;

/** The throw that stands for all that are bought. */
const BOUGHT = 4;

const TITLES: Record<Letter, string> = { A: "Atlantic", B: "Ballroom", C: "Caesar’s" };

const CONDITIONS: Record<Letter, Say> = {
  A: m.cin_condition_a,
  B: m.cin_condition_b,
  C: m.cin_condition_c,
};

/** What five dice are. */
const KINDS: Record<Category, Say> = {
  nothing: m.cin_kind_nothing,
  pair: m.cin_kind_pair,
  two_pairs: m.cin_kind_two_pairs,
  small_straight: m.cin_kind_small_straight,
  triplet: m.cin_kind_triplet,
  full_house: m.cin_kind_full_house,
  large_straight: m.cin_kind_large_straight,
  quartet: m.cin_kind_quartet,
  quintuple: m.cin_kind_quintuple,
};

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

function spelt(dice: number[]): string {
  return dice.join(" ");
}

/** A card as we speak of it. */
function called(card: Card): string {
  if (card === "tokens") return m.cin_token_card();
  return card === "duel" ? m.cin_duel_card() : money(Number(card));
}

/** A card where it is tight. */
function short(card: string): string {
  if (card === "tokens") return m.cin_short_tokens();
  return card === "duel" ? m.cin_short_duel() : money(Number(card));
}

/** A pile as we speak of it: its money together, then the other cards. */
function gathered(cards: Card[]): string {
  const tokens = cards.filter((card) => card === "tokens").length;
  const duels = cards.filter((card) => card === "duel").length;
  const worth = cards.reduce((sum, card) => sum + (Number(card) || 0), 0);
  return listed([
    ...(worth ? [money(worth)] : []),
    ...(tokens ? [m.cin_token_cards({ count: tokens })] : []),
    ...(duels ? [m.cin_duel_cards({ count: duels })] : []),
  ]);
}

function kept({ seat, kept: dice, thrown }: Kept, names: string[]): string {
  const name = nameOf(names, seat);
  if (!thrown) return m.cin_stood({ name, dice });
  return dice ? m.cin_kept({ name, dice }) : m.cin_took_up({ name });
}

function took(event: Took, names: string[]): string {
  const { table, tokens: count } = event;
  const name = nameOf(names, event.seat);
  const cards = gathered(event.cards);
  const promised = TOKENS_A_CARD * event.cards.filter((card) => card === "tokens").length;
  if (!promised) return m.cin_took({ table, name, cards });
  if (!count) return m.cin_took_no_tokens({ table, name, cards });
  if (count < promised) return m.cin_took_last_tokens({ table, name, cards, count });
  return m.cin_took_tokens({ table, name, cards, count });
}

function stayed(event: Stayed): string {
  const { table } = event;
  if (!event.cards.length) return m.cin_stayed_empty({ table });
  const cards = gathered(event.cards);
  if (!event.players) return m.cin_stayed_alone({ table, cards });
  return m.cin_stayed_unmet({ table, cards, condition: CONDITIONS[table]() });
}

function duelled(event: Duelled, names: string[]): string {
  const holder = nameOf(names, event.holder);
  const opponent = nameOf(names, event.opponent);
  if (event.won) {
    if (!event.card) return m.cin_duel_no_money({ name: holder, opponent });
    return m.cin_duel_won({ name: holder, opponent, money: money(Number(event.card)) });
  }
  if (event.dice[0] === event.dice[1]) return m.cin_duel_equal({ name: opponent });
  return m.cin_duel_defended({ name: opponent });
}

function ended({ scores, places }: Ended, names: string[]): string {
  const winners = names.filter((_, seat) => places[seat] === 1);
  const most = Math.max(...scores);
  if (winners.length > 1) {
    return m.cin_ended_shared({ names: listed(winners), money: money(most) });
  }
  const name = winners[0] ?? "";
  const level = scores.filter((score) => score === most).length > 1;
  if (level) return m.cin_ended_cards({ name, money: money(most) });
  return m.cin_ended({ name, money: money(most) });
}

function eventText(event: Event, names: string[]): string | undefined {
  switch (event.event) {
    case "round_began":
      return m.cin_round_began({ round: event.round, name: nameOf(names, event.dealer) });
    case "turned":
      if (!event.table) return m.cin_turned_open({ card: called(event.card) });
      return m.cin_turned({ table: event.table, card: called(event.card) });
    case "shown_back":
      return m.cin_shown_back({ table: event.table });
    case "put":
      return m.cin_put({
        name: nameOf(names, event.seat),
        card: called(event.card),
        table: event.table,
      });
    case "shook":
      return m.cin_shook({ name: nameOf(names, event.seat) });
    case "looked":
      return m.cin_looked({ name: nameOf(names, event.seat), dice: event.dice });
    case "sat":
      return m.cin_sat({ name: nameOf(names, event.seat) });
    case "lifted": {
      const seats = event.tables.map((table, seat) =>
        m.cin_lifted_seat({ name: nameOf(names, seat), table, dice: event.dice[seat] ?? "" }),
      );
      return m.cin_lifted({ seats: listed(seats) });
    }
    case "kept":
      return kept(event, names);
    case "committed":
      return m.cin_committed({ name: nameOf(names, event.seat) });
    case "revealed": {
      const seats = event.seats.map((seat, place) => {
        const dice = event.kept[place] ?? "";
        return `${nameOf(names, seat)} ${dice || m.cin_kept_nothing()}`;
      });
      return m.cin_revealed({ seats: listed(seats) });
    }
    case "threw": {
      const { roll, dice } = event;
      const kind = KINDS[event.kind]();
      const name = nameOf(names, event.seat);
      if (roll === dice) return m.cin_threw({ name, roll, kind });
      return m.cin_threw_to({ name, roll, dice, kind });
    }
    case "bought": {
      const name = nameOf(names, event.seat);
      if (!event.tokens) return m.cin_bought_last({ name });
      return m.cin_bought({ name, count: event.tokens });
    }
    case "declined":
      return m.cin_declined({ name: nameOf(names, event.seat) });
    case "took":
      return took(event, names);
    case "stayed":
      return stayed(event);
    case "tied":
      return m.cin_tied({ table: event.table, names: namesOf(names, event.seats) });
    case "dropped_out":
      return m.cin_dropped_out({ name: nameOf(names, event.seat) });
    case "challenged":
      return m.cin_challenged({
        name: nameOf(names, event.seat),
        opponent: nameOf(names, event.opponent),
      });
    case "duelled":
      return duelled(event, names);
    case "ended":
      return ended(event, names);
    default:
      return undefined;
  }
}

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

function prompt(context: PromptContext<View>): string | undefined {
  const { play, view, seat, names } = context;
  if (play.result) return over(context);
  const moment = { view, seat, owing: play.owing, names };
  switch (view.phase) {
    case "turning":
      return m.cin_wait_turning();
    case "replacing":
      return m.cin_wait_replacing();
    case "putting":
      return askToPut(moment);
    case "shaking":
      if (view.turn === seat) return m.cin_ask_shake();
      return m.cin_wait_shake({ name: nameOf(names, view.turn) });
    case "sitting":
      return askToSit(moment);
    case "lifting":
      return m.cin_wait_lift();
    case "keeping":
      return askToKeep(moment);
    case "revealing":
      return m.cin_wait_reveal();
    case "throwing":
      return askToThrow(moment);
    case "asking":
      return askToBuy(moment);
    case "challenging":
      return askToChallenge(moment);
    case "duel_throwing":
    case "duel_keeping":
    case "duel_asking":
      return view.duel && askInDuel(moment, view.duel);
    default:
      return undefined;
  }
}

const over = (context: PromptContext<View>): string | undefined =>
  whoWon(
    context,
    (score) => m.cin_over_you({ money: money(score) }),
    ({ score, ...winners }) => m.cin_over({ ...winners, money: money(score) }),
  );

function askToPut({ view, seat, names }: Moment): string {
  const card = view.card ? called(view.card) : "";
  if (view.dealer === seat) return m.cin_ask_put({ card });
  return m.cin_wait_put({ name: nameOf(names, view.dealer), card });
}

function askToSit({ view, seat, owing, names }: Moment): string {
  const dice = seat === null ? undefined : view.seats[seat]?.dice;
  if (seat !== null && owing.includes(seat) && dice) return m.cin_ask_sit({ dice: spelt(dice) });
  return m.cin_wait_sit({ count: owing.length, names: namesOf(names, owing) });
}

/** What the viewer plays for at a table, if it is the viewer who is asked. */
function goal({ view, seat, owing }: Moment) {
  const chair = seat !== null && owing.includes(seat) ? view.seats[seat] : undefined;
  if (!chair?.table || !chair.dice) return undefined;
  const { table } = chair;
  return { table, condition: CONDITIONS[table](), dice: spelt(chair.dice) };
}

function askToKeep(moment: Moment): string {
  const { view, owing, names } = moment;
  const mine = goal(moment);
  if (!mine) {
    const others = { count: owing.length, names: namesOf(names, owing) };
    return view.hidden ? m.cin_wait_keep_secret(others) : m.cin_wait_keep(others);
  }
  if (view.throw === BOUGHT) {
    return view.hidden ? m.cin_ask_keep_bought_secret(mine) : m.cin_ask_keep_bought(mine);
  }
  const asked = { ...mine, throw: view.throw };
  return view.hidden ? m.cin_ask_keep_secret(asked) : m.cin_ask_keep(asked);
}

function askToThrow({ view, seat, names }: Moment): string {
  const held = view.turn === undefined ? [] : (view.seats[view.turn]?.kept ?? []);
  const count = DICE - held.length;
  if (view.turn === seat) return m.cin_ask_throw({ count });
  return m.cin_wait_throw({ name: nameOf(names, view.turn), count });
}

function askToBuy(moment: Moment): string {
  const { view, seat, names } = moment;
  const mine = goal(moment);
  if (!mine || seat === null) return m.cin_wait_buy({ name: nameOf(names, view.turn) });
  const count = view.seats[seat]?.tokens ?? 0;
  return count ? m.cin_ask_buy({ ...mine, count }) : m.cin_ask_no_token();
}

function askToChallenge({ view, seat, names }: Moment): string {
  if (seat === null || view.turn !== seat) {
    return m.cin_wait_challenge({ name: nameOf(names, view.turn) });
  }
  return m.cin_ask_challenge({ count: view.seats[seat]?.duel_cards ?? 1 });
}

function askInDuel({ view, seat, names }: Moment, fight: Duel): string {
  const duel = fight.prize === "card" ? m.cin_duel() : m.cin_duel_for({ table: fight.prize });
  const name = nameOf(names, view.turn);
  const mine = seat !== null && view.turn === seat;
  const others = fight.duellists.flatMap((fighter, place) => {
    const lie = fight.dice[place] ?? [];
    const rival = nameOf(names, fighter);
    return fighter === seat ? [] : [lie.length ? `${rival} (${spelt(lie)})` : rival];
  });
  const rivals = listed(others);
  if (view.phase === "duel_throwing") {
    const count = DICE - (fight.kept?.length ?? 0);
    if (mine) return m.cin_ask_duel_throw({ duel, rivals, count });
    return m.cin_wait_duel_throw({ duel, name, count });
  }
  const dice = spelt(fight.dice[fight.duellists.indexOf(seat ?? -1)] ?? []);
  if (view.phase === "duel_keeping") {
    if (!mine) return m.cin_wait_duel_keep({ duel, name });
    if (view.throw === BOUGHT) return m.cin_ask_duel_keep_bought({ duel, rivals, dice });
    return m.cin_ask_duel_keep({ duel, rivals, dice, throw: view.throw });
  }
  if (!mine) return m.cin_wait_duel_buy({ duel, name });
  const count = view.seats[seat]?.tokens ?? 0;
  return count ? m.cin_ask_duel_buy({ duel, rivals, dice, count }) : m.cin_ask_no_token();
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
