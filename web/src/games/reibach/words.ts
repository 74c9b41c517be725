// Reibach & Co in the reader's language. Places of the display are counted from 1.

import { capital, listed, m } from "../../lib/i18n.ts";
import { nameOf, optionText, switchText, unnamedPreset, whoWon, type OptionTexts } from "../phrases.ts";
import type { PromptContext, Words } from "../words.ts";
import type { BusinessPaid, Event, View } from "./generated.ts";
import { card, gain, kind, millions, short, total, whyPaid } from "./names.ts";

const OPTIONS: OptionTexts = {
  special_cards_cost_two: [m.rei_option_dear, m.rei_option_dear_says],
  head_start: [m.rei_option_head_start, m.rei_option_head_start_says],
  max_bases: [m.rei_option_max_bases, m.rei_option_max_bases_says],
  perfect_memory: [m.rei_option_memory, m.rei_option_memory_says],
  first_player: [m.rei_option_first, m.rei_option_first_says],
};

/** What a business paid; seats that earned the same for the same reason stand together. */
function businessPaid(event: BusinessPaid, names: string[]): string {
  const business = capital(kind(event.business));
  const earners = new Map<string, { paid: number; why: string; seats: string[] }>();
  event.paid.forEach((paid, seat) => {
    if (!paid) return;
    const why = reason(event, seat);
    const key = `${paid} ${why}`;
    const group = earners.get(key) ?? { paid, why, seats: [] };
    group.seats.push(nameOf(names, seat));
    earners.set(key, group);
  });
  const shares = [...earners.values()].map(({ paid, why, seats }) => {
    const share = { names: listed(seats), money: short(paid), why };
    return seats.length > 1 ? m.rei_share_each(share) : m.rei_share(share);
  });
  if (!shares.length) return m.rei_paid_nothing({ business });
  return m.rei_paid({ business, shares: shares.join(", ") });
}

/** What a row was paid for. */
function reason({ lengths, doubled }: BusinessPaid, seat: number): string {
  const why = whyPaid(lengths, seat);
  return doubled[seat] ? m.rei_why_doubled({ why }) : why;
}

function eventText(event: Event, names: string[]): string | undefined {
  switch (event.event) {
    case "first_chosen":
      return m.rei_first_chosen({ name: nameOf(names, event.seat) });
    case "dealt":
      return m.rei_dealt({ name: nameOf(names, event.seat), card: card(event.card) });
    case "dealt_unseen":
      return m.rei_dealt_unseen({ name: nameOf(names, event.seat) });
    case "turned_up":
      return m.rei_turned_up({ place: event.place, card: card(event.card) });
    case "took": {
      const taken = { name: nameOf(names, event.seat), card: card(event.card) };
      return event.points > 1 ? m.rei_took_for({ ...taken, points: event.points }) : m.rei_took(taken);
    }
    case "reached":
      return m.rei_reached({ name: nameOf(names, event.seat) });
    case "drew":
      return m.rei_drew({ name: nameOf(names, event.seat), card: card(event.card) });
    case "drew_unseen":
      return m.rei_drew_unseen({ name: nameOf(names, event.seat) });
    case "base_laid":
      if (event.card === null) return m.rei_base_laid_unnamed({ name: nameOf(names, event.seat) });
      return m.rei_base_laid({ name: nameOf(names, event.seat), card: card(event.card) });
    case "opened":
      return m.rei_opened({ name: nameOf(names, event.seat), business: kind(event.business) });
    case "extended": {
      const { length } = event;
      const row = { name: nameOf(names, event.seat), business: kind(event.business), length };
      return event.joker ? m.rei_extended_joker(row) : m.rei_extended(row);
    }
    case "closed":
      return m.rei_closed({
        name: nameOf(names, event.seat),
        business: kind(event.business),
        length: event.length,
      });
    case "points_lost":
      return m.rei_points_lost({ name: nameOf(names, event.seat), count: event.points });
    case "dollar_shown":
      return m.rei_dollar({ number: event.number });
    case "business_paid":
      return businessPaid(event, names);
    case "penalised": {
      const left = [
        ...(event.bases ? [m.rei_bare_bases({ count: event.bases })] : []),
        ...(event.cards ? [m.rei_cards_in_hand({ count: event.cards })] : []),
      ];
      return m.rei_penalised({
        name: nameOf(names, event.seat),
        money: millions(event.lost),
        left: listed(left),
      });
    }
    case "scored": {
      const seats = event.gained.map(
        (gained, seat) => `${nameOf(names, seat)} ${gain(gained)} = ${total(event.totals[seat] ?? 0)}`,
      );
      return m.rei_scored({ scoring: event.scoring, seats: seats.join(", ") });
    }
    case "ended": {
      const winners = names.filter((_, seat) => event.places[seat] === 1);
      const most = millions(Math.max(...event.totals));
      if (winners.length === 1) return m.rei_ended({ name: winners[0] ?? "", money: most });
      return m.rei_ended_shared({ names: listed(winners), money: most });
    }
    default:
      return undefined;
  }
}

function move(words: string, _names: string[], view?: View): string {
  const [verb = "", what = ""] = words.split(" ");
  switch (verb) {
    case "take":
      return take(Number(what), view);
    case "blind":
      return m.rei_move_blind();
    case "base":
      if (what === "?") return m.rei_move_base_unnamed();
      return capital(m.rei_move_base({ card: card(what) }));
    case "open":
      return m.rei_move_open({ business: kind(what) });
    case "extend":
      return m.rei_move_extend({ business: kind(what) });
    case "joker":
      return m.rei_move_joker({ business: kind(what) });
    case "risk":
      return m.rei_move_risk({ business: kind(what) });
    default:
      return words;
  }
}

/** The card by its name where it can be seen, else by its place. */
function take(place: number, view: View | undefined): string {
  const lying = view?.display[place - 1];
  const points = view?.prices[place - 1] ?? 1;
  if (!lying) return m.rei_move_take({ place });
  const taken = card(lying);
  return capital(
    points > 1 ? m.rei_move_take_dear({ card: taken, points }) : m.rei_move_take_card({ card: taken }),
  );
}

function prompt(context: PromptContext<View>): string | undefined {
  const { play, view, seat, names } = context;
  if (play.result) return over(context);
  const { first, turn, points } = view;
  if (first === undefined) return m.rei_wait_first();
  if (turn === undefined) return m.rei_wait_deal();
  if (!play.owing.includes(turn)) return m.rei_wait_deck();
  if (turn === seat) return m.rei_ask({ count: points });
  return m.rei_wait({ name: nameOf(names, turn), count: points });
}

const over = (context: PromptContext<View>): string | undefined =>
  whoWon(
    context,
    (score) => m.rei_over_you({ money: millions(score) }),
    ({ score, ...winners }) => m.rei_over({ ...winners, money: millions(score) }),
  );

export const words: Words<View, Event> = {
  event: eventText,
  move,
  prompt,
  /** The table is drawn: nothing of the view is told in a list. */
  label: () => undefined,
  value: () => undefined,
  title: () => m.rei_title(),
  about: () => m.rei_about(),
  score: millions,
  option: (name) => optionText(OPTIONS, name),
  choice(option, chosen) {
    const switched = switchText(chosen);
    if (switched !== undefined) return switched;
    if (chosen === "none") return capital(m.rei_no_limit());
    if (chosen === "random") return m.rei_choice_random();
    return option === "first_player" ? m.rei_choice_seat({ number: chosen }) : String(chosen);
  },
  preset: unnamedPreset,
};
