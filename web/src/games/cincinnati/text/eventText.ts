// What happened, each event in a sentence.

import { listed, m, money } from "../../../lib/i18n.ts";
import type { Say } from "../../info.ts";
import { nameOf, namesOf } from "../../phrases.ts";
import type { Category, Duelled, Ended, Event, Kept, Stayed, Took } from "../generated.ts";
import { parseDice, sumOf } from "../model/results.ts";
import { called, CONDITIONS, gathered } from "./cardText.ts";

const TOKENS_A_CARD = 2;

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

export function eventText(event: Event, names: string[]): string | undefined {
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
      const sum = sumOf(parseDice(dice));
      if (roll === dice) return m.cin_threw({ name, roll, kind, sum });
      return m.cin_threw_to({ name, roll, dice, kind, sum });
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
