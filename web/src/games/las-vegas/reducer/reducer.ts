// The reducer of Las Vegas and the Boulevard: what each event changes in a view, and its pace.

import { makePace } from "../../las-vegas-box/pace.ts";
import { makeReducer, type Changes, type Reducer } from "../../reducer.ts";
import { drawCard, putUnder } from "../../las-vegas-box/bills.ts";
import { layBill, liftBill } from "./bills.ts";
import * as cards from "./cards.ts";
import { goHome, heaps, inHand, join, leaveHand, lieDown, move, sizeOf, sweep, takeDice } from "./dice.ts";
import { endEarly, leaveForHome, leaveUnclaimed, pay, payEarly, type ReducerView, tie } from "./payday.ts";
import { standing } from "../model/outlook.ts";
import { NEUTRAL, SLOT_MACHINE } from "../../las-vegas-box/places.ts";
import type { Boulevard, Event, Placed, Rolled, View } from "../generated.ts";

/** What a round, a turn and a payout leave behind. */
const OF_A_TURN = ["sets", "due", "kicks", "joined", "drawn", "asked"] as const;
const OF_A_ROUND = ["reroll", "may_reroll", "two_casinos", "tie_win", "swap_bill", "payout"] as const;

function forget(boulevard: Boulevard | undefined, keys: readonly (keyof Boulevard)[]): void {
  for (const key of keys) delete boulevard?.[key];
}

function beginRound(view: ReducerView, round: number, start: number): void {
  Object.assign(view, { round, start });
  delete view.turn;
  delete view.memo;
  sweep(view);
  takeDice(view);
  forget(view.boulevard, [...OF_A_TURN, ...OF_A_ROUND]);
  if (view.boulevard?.played) view.boulevard.played = [];
  for (const seat of view.seats) {
    if (seat.held !== undefined) seat.held = 0;
    for (const key of ["gained", "bonus", "cards", "ready"] as const) if (seat[key]) seat[key] = [];
  }
}

/** Whether the cup came to somebody on its way to this seat, or went past. */
function passed(view: ReducerView, seat: number, whom: number | undefined): boolean {
  const { turn, boulevard, seats } = view;
  if (whom === undefined || turn === undefined || (turn === seat && !boulevard?.sets)) return false;
  const way = (to: number) => (to - turn + seats.length - 1) % seats.length;
  return way(whom) <= way(seat);
}

function throwDice(view: ReducerView, seat: number, roll: string): void {
  endEarly(view);
  const boulevard = view.boulevard;
  if (boulevard && passed(view, seat, boulevard.two_casinos)) delete boulevard.two_casinos;
  view.turn = seat;
  view.rolled = heaps(view, roll);
  forget(boulevard, OF_A_TURN);
  if (!boulevard) return;
  boulevard.asked = { seat, what: "place" };
  if (boulevard.reroll === seat) boulevard.may_reroll = true;
}

/** Some dice of a throw lie again; if none had been lifted, nobody is told which ones they were. */
function throwAgain(view: ReducerView, seat: number, roll: string): void | false {
  const again = heaps(view, roll);
  const all = [...view.rolled, ...again].reduce((dice, heap) => dice + sizeOf(heap), 0);
  const hand = view.seats[seat];
  if (!hand || all !== inHand(hand)) return false;
  view.rolled = join(view.rolled, again);
  if (view.boulevard) {
    view.boulevard.asked = { seat, what: "place" };
    if (view.boulevard.may_reroll) view.boulevard.may_reroll = false;
  }
}

/** Under Two casinos two sets are due, judged at the first. */
function setsDue(view: ReducerView, seat: number, face: number): number {
  const { two_casinos: lap, joined, sets, due } = view.boulevard ?? {};
  if (sets?.length && due) return due;
  const bound = lap !== undefined && lap !== seat && view.rolled.length > 1;
  return bound && (view.memo?.pairing || joined !== face) ? 2 : 1;
}

const isHeap = (heap: Rolled, { own, neutral, big, kickers }: Placed): boolean =>
  heap.own === own && heap.neutral === neutral && (heap.big ?? 0) === big && (heap.kickers ?? 0) === kickers;

function place(view: ReducerView, event: Placed): void {
  const due = setsDue(view, event.seat, event.face);
  const sets = [...(view.boulevard?.sets ?? []), event.casino];
  const gone = view.memo?.pairing
    ? view.rolled.find((heap) => isHeap(heap, event))
    : view.rolled.find(({ face }) => face === event.face);
  view.rolled = sets.length < due ? view.rolled.filter((heap) => heap !== gone) : [];
  delete view.memo?.pairing;
  const hand = view.seats[event.seat];
  if (hand) leaveHand(hand, event);
  lieDown(view, event);
  if (view.boulevard) askAfterPlacing(view, view.boulevard, event, sets, due);
}

function askAfterPlacing(
  view: ReducerView,
  boulevard: Boulevard,
  event: Placed,
  sets: number[],
  due: number,
): void {
  Object.assign(boulevard, { sets, due });
  const targets = standing(view, event.casino).filter(({ owner }) => owner !== NEUTRAL || !boulevard.immune);
  const kicks = event.casino !== SLOT_MACHINE && targets.length ? event.kickers : 0;
  if (kicks) {
    boulevard.kicks = kicks;
    boulevard.asked = { seat: event.seat, what: "kick" };
  } else fork(view, boulevard, event.seat);
}

/** Another set is due, or cards may follow for who has one left. */
function fork(view: ReducerView, boulevard: Boulevard, seat: number): void {
  delete boulevard.kicks;
  if ((boulevard.sets?.length ?? 0) < (boulevard.due ?? 1)) boulevard.asked = { seat, what: "place" };
  else if (view.seats[seat]?.held) boulevard.asked = { seat, what: "window" };
  else delete boulevard.asked;
}

function kick(view: ReducerView, seat: number, casino: number, owner: number, isBig: boolean): void {
  const [dice, big] = isBig ? [0, 1] : [1, 0];
  move(view, casino, owner, -dice, -big);
  goHome(view, owner, dice, big);
  const boulevard = view.boulevard;
  if (!boulevard) return;
  const left = (boulevard.kicks ?? 1) - 1;
  if (left > 0) boulevard.kicks = left;
  else fork(view, boulevard, seat);
}

const changes: Changes<ReducerView, Event> = {
  first_chosen(view, { seat }) {
    view.start = seat;
  },
  round_began: (view, { round, start }) => beginRound(view, round, start),
  stocked(view, { casino, bill }) {
    layBill(view, casino, bill);
    drawCard(view);
  },
  scattered(view, { faces }) {
    for (const face of faces) move(view, face, NEUTRAL, 1, 0);
  },
  threw: (view, { seat, roll }) => throwDice(view, seat, roll),
  threw_again: (view, { seat, roll }) => throwAgain(view, seat, roll),
  placed: place,
  kicked: (view, { seat, casino, owner, big }) => kick(view, seat, casino, owner, big),
  fizzled(view, { seat }) {
    if (view.boulevard) fork(view, view.boulevard, seat);
  },
  tied: tie,
  paid: pay,
  unclaimed: leaveUnclaimed,
  paid_early: (view, { casino }) => payEarly(view, casino),
  announced(view, { seat, casino }) {
    if (view.boulevard) view.boulevard.payout = { seat, casino };
  },
  tie_claimed(view) {
    endEarly(view);
    delete view.boulevard?.asked;
  },
  rainbow_turned(view, { casino, bill }) {
    endEarly(view);
    liftBill(view, casino, 0);
    layBill(view, casino, bill);
    drawCard(view);
  },
  rainbow_gone: (view, { casino }) => liftBill(view, casino, 0),
  rainbow_drawn: (view) => drawCard(view),
  went_home: leaveForHome,
  swapped(view, { seat }) {
    const swapper = view.seats[seat];
    if (!swapper) return;
    swapper.bills -= 1;
    if (!swapper.gained) delete swapper.money;
    putUnder(view, 0);
    view.memo = { ...view.memo, swapping: true };
    delete view.boulevard?.asked;
  },
  kept(view) {
    delete view.boulevard?.asked;
  },
  ended(view, { money, bills, places }) {
    sweep(view);
    takeDice(view);
    delete view.turn;
    delete view.memo;
    Object.assign(view, { over: true, places });
    view.seats.forEach((seat, index) =>
      Object.assign(seat, { money: money[index] ?? seat.money, bills: bills[index] ?? seat.bills }),
    );
  },
  ...cards.changes,
};

const PACES: Partial<Record<Event["event"], number>> = {
  first_chosen: 900,
  round_began: 400,
  stocked: 60,
  scattered: 650,
  threw: 650,
  threw_again: 650,
  rotated: 500,
  placed: 350,
  kicked: 350,
  fizzled: 250,
  took_back: 350,
  played: 400,
  announced: 400,
  paid_early: 500,
  went_home: 450,
  tie_claimed: 500,
  rainbow_turned: 400,
  rainbow_gone: 250,
  bill_laid: 350,
  swapped: 350,
  new_bill: 350,
  tied: 500,
  paid: 250,
  unclaimed: 250,
  round_ended: 1500,
  bonus_revealed: 500,
  secret_shown: 500,
  bonus_paid: 250,
};

export const reducer: Reducer<View, Event> = { reduce: makeReducer(changes), pace: makePace(PACES) };
