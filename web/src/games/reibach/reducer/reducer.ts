// What each event changes in a view of Reibach & Co, and how long it is looked at.

import type { Business, Card, Event, Kind, Row, Seat, View } from "../generated.ts";
import { makeReducer, own, type Changes, type Reducer } from "../../reducer.ts";
import { SCORINGS } from "../chapters.ts";
import { BUSINESSES, isBusiness, sorted } from "../model/businesses.ts";
import { incomes } from "../model/scoring.ts";

const POINTS = 3;
const DEAR = 2;

/** Everybody has looked at the base that was laid with the move before. */
function lookAway(view: View): void {
  for (const seat of view.seats) delete seat.shown;
}

/** All points are spent: the next one is on turn. */
function goOn(view: View): void {
  if (view.points || view.turn === undefined) return;
  view.turn = (view.turn + 1) % view.seats.length;
  view.points = POINTS;
}

function spend(view: View, points = 1): void {
  view.points -= points;
}

/** A card that the viewer had not seen lies open. */
function see(view: View, kind: Kind): void {
  const left = view.unseen?.[kind];
  if (view.unseen && left !== undefined) view.unseen[kind] = left - 1;
}

function without(cards: readonly Card[], card: Card): Card[] {
  const at = cards.indexOf(card);
  return cards.filter((_, index) => index !== at);
}

function receive(seat: Seat, card: Card | null): void {
  seat.cards += 1;
  if (card && seat.hand) seat.hand = sorted([...seat.hand, card]);
}

/** A card leaves the hand before all eyes: one of those that all knew of, or else one that nobody had seen. */
function part(view: View, seat: Seat, card: Card): void {
  seat.cards -= 1;
  if (seat.known?.includes(card)) seat.known = without(seat.known, card);
  else if (!seat.hand) see(view, card);
  if (seat.hand) seat.hand = without(seat.hand, card);
}

/** Every row says what it would earn now. */
function appraise(view: View): void {
  for (const business of BUSINESSES) {
    incomes(view.seats, business).forEach((income, seat) => {
      const row = view.seats[seat]?.rows[business];
      if (row) row.income = income;
    });
  }
}

function lay(
  view: View,
  at: number,
  card: Card,
  business: Business,
  row: (before?: Row) => Row,
): void | false {
  const seat = view.seats[at];
  if (!seat) return false;
  part(view, seat, card);
  seat.rows[business] = row(seat.rows[business]);
  appraise(view);
  spend(view);
  goOn(view);
}

const FRESH: Row = { length: 0, jokers: 0, closed: false, income: 0 };

/** Special cards are dear at this table if one of them has been. */
function priceOf(view: View, card: Card): number {
  return !isBusiness(card) && view.prices.includes(DEAR) ? DEAR : 1;
}

function turnUp(view: View, place: number, card: Card): void {
  view.deck -= 1;
  view.prices[place - 1] = priceOf(view, card);
  view.display[place - 1] = card;
  see(view, card);
  if (view.turn !== undefined) return goOn(view);
  if (view.display.every(Boolean) && view.first !== undefined) {
    view.turn = view.first;
    view.points = POINTS;
  }
}

const changes: Changes<View, Event> = {
  first_chosen(view, { seat }) {
    view.first = seat;
  },
  dealt(view, { seat, card }) {
    view.deck -= 1;
    see(view, card);
    const hand = view.seats[seat];
    if (hand) receive(hand, card);
  },
  dealt_unseen(view, { seat }) {
    view.deck -= 1;
    const hand = view.seats[seat];
    if (hand) receive(hand, null);
  },
  turned_up(view, { place, card }) {
    lookAway(view);
    turnUp(view, place, card);
  },
  took(view, { seat, place, card, points }) {
    lookAway(view);
    spend(view, points);
    view.display[place - 1] = null;
    view.prices[place - 1] = 1;
    const hand = view.seats[seat];
    if (!hand) return false;
    receive(hand, card);
    if (hand.known) hand.known = sorted([...hand.known, card]);
  },
  reached(view, { points }) {
    lookAway(view);
    spend(view, points);
  },
  drew(view, { seat, card }) {
    view.deck -= 1;
    see(view, card);
    const hand = view.seats[seat];
    if (hand) receive(hand, card);
    goOn(view);
  },
  drew_unseen(view, { seat }) {
    view.deck -= 1;
    const hand = view.seats[seat];
    if (hand) receive(hand, null);
    goOn(view);
  },
  base_laid(view, { seat, card }) {
    lookAway(view);
    const owner = view.seats[seat];
    if (!owner || (card === null && owner.hand)) return false;
    if (card === null) owner.cards -= 1;
    else {
      part(view, owner, card);
      owner.shown = card;
      if (owner.bases) owner.bases = sorted([...owner.bases, card]);
    }
    owner.uncovered += 1;
    spend(view);
    goOn(view);
  },
  opened(view, { seat, business }) {
    lookAway(view);
    const owner = view.seats[seat];
    if (owner) owner.uncovered -= 1;
    return lay(view, seat, business, business, () => ({ ...FRESH, length: 1 }));
  },
  extended(view, { seat, business, length, joker }) {
    lookAway(view);
    return lay(view, seat, joker ? "joker" : business, business, (row = FRESH) => ({
      ...row,
      length,
      jokers: row.jokers + (joker ? 1 : 0),
    }));
  },
  closed(view, { seat, business }) {
    lookAway(view);
    return lay(view, seat, "risk", business, (row = FRESH) => ({ ...row, closed: true }));
  },
  points_lost(view) {
    view.points = 0;
    goOn(view);
  },
  dollar_shown(view, { number }) {
    view.dollars = number;
    view.deck -= 1;
    view.scorings = SCORINGS.filter((due) => number >= due).length;
    see(view, "dollar");
  },
  business_paid(view, { paid }) {
    view.seats.forEach((seat, index) => (seat.total += paid[index] ?? 0));
  },
  penalised(view, { seat, lost }) {
    const owner = view.seats[seat];
    if (owner) owner.total -= lost;
  },
  scored(view, { totals }) {
    view.seats.forEach((seat, index) => (seat.total = totals[index] ?? seat.total));
  },
  ended(view, { totals, places }) {
    lookAway(view);
    view.seats.forEach((seat, index) => (seat.total = totals[index] ?? seat.total));
    delete view.turn;
    Object.assign(view, { over: true, places, points: 0 });
  },
};

const PACES: Partial<Record<Event["event"], number>> = {
  first_chosen: 900,
  dealt: 110,
  dealt_unseen: 60,
  turned_up: 240,
  took: 420,
  reached: 260,
  drew: 420,
  drew_unseen: 420,
  base_laid: 800,
  opened: 420,
  extended: 420,
  closed: 650,
  points_lost: 500,
  dollar_shown: 750,
  business_paid: 520,
  scored: 1600,
  ended: 200,
};
const PENALTY_STEP = 170;

/** Penalties are shown card by card. */
function pace(event: Event): number {
  if (event.event === "penalised") return 500 + PENALTY_STEP * (event.bases + event.cards);
  return own<number>(PACES, event.event) ?? 0;
}

export const reducer: Reducer<View, Event> = { reduce: makeReducer(changes), pace };
