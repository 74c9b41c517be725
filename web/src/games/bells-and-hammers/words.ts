// Bells & Hammers in the reader's language. Cards are counted from 1 in the order of the sale;
// a throw is the marks that it shows.

import { capital, m, number } from "../../lib/i18n.ts";
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
import type { Ended, Event, Face, GameBegan, Paid, Phase, View } from "./generated.ts";

const FACES: Record<Face, Say> = {
  horse: m.bells_face_horse,
  inn: m.bells_face_inn,
  bell: m.bells_face_bell,
  hammer: m.bells_face_hammer,
  double: m.bells_face_double,
};

const CARDS: Record<number, Say> = {
  1: m.bells_card_1,
  2: m.bells_card_2,
  3: m.bells_card_3,
  4: m.bells_card_4,
  5: m.bells_card_5,
};

const PHASES: Record<Phase, Say> = {
  draw: m.bells_phase_draw,
  sale: m.bells_phase_sale,
  cards: m.bells_phase_cards,
  dice: m.bells_phase_dice,
  banker: m.bells_phase_banker,
  over: m.bells_phase_over,
};

const OPTIONS: OptionTexts = {
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

function points(count: number): string {
  return m.bells_points({ count, shown: number(count) });
}

/** A card that lies face down, by the order of the sale. */
function card(place: number): string {
  return CARDS[place]?.() ?? "";
}

function face(name: string): string {
  return own(FACES, name)?.() ?? name;
}

/** A throw in words. */
function marks(dice: string): string {
  if (dice === "blank") return m.bells_blanks();
  return dice.split(" ").map(mark).join(", ");
}

function mark(shown: string): string {
  if (shown === "bell") return m.bells_die_bell();
  return shown === "hammer" ? m.bells_die_hammer() : shown;
}

function gameBegan(event: GameBegan, names: string[]): string {
  const opening = {
    name: nameOf(names, event.banker),
    ante: number(event.ante),
    bank: number(event.bank),
  };
  if (event.games === 1) return m.bells_game_began(opening);
  return m.bells_game_of_began({ ...opening, game: event.game, games: event.games });
}

function paid(event: Paid, names: string[]): string {
  const between = { debtor: nameOf(names, event.debtor), creditor: nameOf(names, event.creditor) };
  if (event.points === event.owed) return m.bells_paid({ ...between, points: points(event.points) });
  const owed = number(event.owed);
  if (!event.points) return m.bells_paid_nothing({ ...between, owed });
  return m.bells_paid_less({ ...between, points: points(event.points), owed });
}

function ended({ games, scores, places }: Ended, names: string[]): string {
  const seats = [...places.keys()];
  const winners = seats.filter((seat) => places[seat] === 1);
  const best = scores[winners[0] ?? 0] ?? 0;
  const won = {
    count: winners.length,
    names: namesOf(names, winners),
    points: points(best),
  };
  if (games > 1) return m.bells_ended_match(won);
  const level = seats.some((seat) => places[seat] === 2 && scores[seat] === best);
  if (level && winners.length === 1) {
    return m.bells_ended_game_last({ name: won.names, points: won.points });
  }
  return m.bells_ended_game(won);
}

function eventText(event: Event, names: string[]): string | undefined {
  switch (event.event) {
    case "drew":
      return m.bells_drew({
        name: nameOf(names, event.seat),
        dice: marks(event.dice),
        total: event.total,
      });
    case "drew_level":
      return m.bells_drew_level({ total: event.total, names: namesOf(names, event.seats) });
    case "refilled":
      return m.bells_refilled({ points: points(event.points) });
    case "game_began":
      return gameBegan(event, names);
    case "bid":
      return m.bells_bid({
        name: nameOf(names, event.seat),
        points: number(event.points),
        card: card(event.card),
      });
    case "bidder_passed":
      return m.bells_passed({ name: nameOf(names, event.seat) });
    case "sold": {
      const deal = { name: nameOf(names, event.seat), card: card(event.card) };
      if (!event.price) return m.bells_given(deal);
      return m.bells_sold({ ...deal, price: number(event.price), bank: number(event.bank) });
    }
    case "turned_up":
      return m.bells_turned_up({
        card: capital(card(event.card)),
        face: face(event.face),
        name: nameOf(names, event.seat),
      });
    case "left_out":
      return m.bells_left_out({ count: event.seats.length, names: namesOf(names, event.seats) });
    case "threw": {
      const name = nameOf(names, event.seat);
      if (event.dice === "blank") return m.bells_threw_blanks({ name });
      return m.bells_threw({ name, dice: marks(event.dice) });
    }
    case "paid":
      return paid(event, names);
    case "bank_paid":
      return m.bells_bank_paid({
        name: nameOf(names, event.seat),
        points: points(event.points),
        bank: number(event.bank),
      });
    case "inn_opened":
      return m.bells_inn_opened({ points: points(event.bank) });
    case "cleared":
      return m.bells_cleared({ name: nameOf(names, event.seat), points: points(event.points) });
    case "divided":
      return m.bells_divided({ name: nameOf(names, event.seat), bank: number(event.bank) });
    case "game_ended":
      return m.bells_game_ended({
        count: event.winners.length,
        names: namesOf(names, event.winners),
        game: event.game,
        points: points(event.points[event.winners[0] ?? 0] ?? 0),
      });
    case "confiscated":
      return m.bells_confiscated({ name: nameOf(names, event.seat), points: points(event.points) });
    case "ended":
      return ended(event, names);
    default:
      return undefined;
  }
}

function move(words: string): string {
  if (words === "pass") return m.bells_move_pass();
  const bid = /^bid (\d+)$/.exec(words)?.[1];
  return bid === undefined ? words : m.bells_move_bid({ points: number(Number(bid)) });
}

function prompt(context: PromptContext<View>): string | undefined {
  const { play, view, seat, names } = context;
  if (play.result) return over(context);
  const mine = seat !== null && view.turn === seat;
  const name = nameOf(names, view.turn);
  switch (view.phase) {
    case "draw":
      return mine ? m.bells_ask_draw() : m.bells_wait_draw({ name });
    case "sale":
      return mine ? askForBid(view, play.moves, names) : waitForBid(view, names);
    case "cards":
      return m.bells_wait_cards();
    case "dice": {
      const bank = number(view.bank);
      if (view.inn) {
        return mine ? m.bells_ask_throw_open({ bank }) : m.bells_wait_throw_open({ name, bank });
      }
      return mine ? m.bells_ask_throw_closed({ bank }) : m.bells_wait_throw_closed({ name, bank });
    }
    case "banker":
      return m.bells_wait_banker({ names: namesOf(names, view.tied) });
    default:
      return undefined;
  }
}

const over = (context: PromptContext<View>): string | undefined =>
  whoWon(
    context,
    (score) => m.bells_over_you({ points: points(score) }),
    ({ score, ...winners }) => m.bells_over({ ...winners, points: points(score) }),
  );

/** What may be bid: anything above the highest bid, up to all the points at hand. */
function askForBid(view: View, moves: string[], names: string[]): string {
  const sale = card(view.for_sale);
  const most = Math.max(0, ...moves.map((words) => Number(words.split(" ")[1] ?? 0)));
  const least = view.standing + 1;
  if (view.bidder === undefined) {
    if (!most) return m.bells_ask_broke({ card: sale });
    if (most === 1) return m.bells_ask_bid_one({ card: sale });
    return m.bells_ask_bid({ card: sale, most: number(most) });
  }
  const leader = {
    bidder: nameOf(names, view.bidder),
    standing: number(view.standing),
    card: sale,
  };
  if (!most) return m.bells_ask_outbid_not(leader);
  if (most === least) return m.bells_ask_outbid_all({ ...leader, most: number(most) });
  return m.bells_ask_outbid({ ...leader, least: number(least), most: number(most) });
}

function waitForBid(view: View, names: string[]): string {
  const sale = { card: card(view.for_sale), name: nameOf(names, view.turn) };
  if (view.bidder === undefined) return m.bells_wait_bid(sale);
  return m.bells_wait_outbid({
    ...sale,
    bidder: nameOf(names, view.bidder),
    standing: number(view.standing),
  });
}

function label(path: string): string | undefined {
  return LABELS[path]?.();
}

function value(path: string, what: unknown, names: string[]): string | undefined {
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

function choice(option: string, chosen: boolean | number | string): string {
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

export const words: Words<View, Event> = {
  event: eventText,
  move,
  prompt,
  label,
  value,
  title: () => m.bells_title(),
  about: () => m.bells_about(),
  score: points,
  option: (name) => optionText(OPTIONS, name),
  choice,
  preset: unnamedPreset,
};
