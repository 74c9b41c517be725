// What each event changes in a view, and its pace.

import { makeReducer, own, type Changes, type Reducer } from "../reducer.ts";
import { BOUGHT, DICE, parseDice } from "./model/results.ts";
import type { Card, Duel, Duelled, Event, Kept, Letter, Seat, Threw, Took, View } from "./generated.ts";

/** What the events have told so far and a view does not tell: who has paid in this pass. */
interface ReducerView extends View {
  payers?: number[];
}

const THIRD = 3;
const CARDS: Card[] = ["15", "20", "25", "30", "35", "tokens", "duel"];

/** A pile lies in the order of its cards, a purse with the highest first. */
const byCard = (one: Card, other: Card): number => CARDS.indexOf(one) - CARDS.indexOf(other);
const highestFirst = (one: number, other: number): number => other - one;

const numberOf = (cards: readonly Card[], card: Card): number => cards.filter((one) => one === card).length;

function lay(view: View, card: Card, letter: Letter): void {
  view.tables.find((table) => table.letter === letter)?.cards.push(card);
  for (const { cards } of view.tables) cards.sort(byCard);
}

function forgetKeep(seat: Seat): void {
  delete seat.kept;
  seat.chosen = false;
}

/** The last round's dice lie there until the next begins. */
function clearMats(view: ReducerView): void {
  for (const seat of view.seats) {
    forgetKeep(seat);
    delete seat.table;
    delete seat.dice;
  }
  for (const table of view.tables) table.players = [];
  for (const key of ["turn", "duel", "payers", "card"] as const) delete view[key];
}

function sitDown(view: View, seat: number, letter: Letter, dice: string): void {
  const chair = view.seats[seat];
  if (!chair) return;
  forgetKeep(chair);
  Object.assign(chair, { table: letter, dice: parseDice(dice) });
  view.tables.find((table) => table.letter === letter)?.players.push(seat);
}

/** Three throws for all, then those that are bought. */
function nextThrow(view: ReducerView): void {
  view.seats.forEach(forgetKeep);
  delete view.payers;
  view.phase = view.throw < THIRD ? "keeping" : "asking";
  view.throw = Math.min(BOUGHT, view.throw + 1);
}

/** Who keeps all five dice does not throw. */
function throwOrGoOn(view: ReducerView): void {
  for (const seat of view.seats) if (seat.kept?.length === DICE) forgetKeep(seat);
  const first = view.seats.findIndex(({ kept }) => kept);
  if (first < 0) return nextThrow(view);
  view.phase = "throwing";
  view.turn = first;
}

function keep(view: ReducerView, { seat, kept, thrown }: Kept): void | false {
  if (view.duel) return keepInDuel(view, view.duel, seat, kept, thrown);
  const chair = view.seats[seat];
  if (!chair) return false;
  Object.assign(chair, { kept: parseDice(kept), chosen: true });
  view.phase = "keeping";
  const due = view.throw < BOUGHT ? view.seats : view.payers?.map((payer) => view.seats[payer]);
  if (due?.every((one) => one?.chosen)) throwOrGoOn(view);
}

function keepInDuel(view: View, duel: Duel, seat: number, kept: string, thrown: string): void {
  if (!thrown) return nextFighter(view, duel, seat);
  duel.kept = parseDice(kept);
  view.phase = "duel_throwing";
}

function land(view: ReducerView, { seat, dice }: Threw): void | false {
  if (view.duel) return landInDuel(view, view.duel, seat, dice);
  const chair = view.seats[seat];
  if (!chair) return false;
  forgetKeep(chair);
  chair.dice = parseDice(dice);
  throwOrGoOn(view);
}

function landInDuel(view: View, duel: Duel, seat: number, dice: string): void {
  const at = duel.duellists.indexOf(seat);
  if (at >= 0) duel.dice[at] = parseDice(dice);
  delete duel.kept;
  nextFighter(view, duel, seat);
}

/** When all have made a throw the next one comes, after the third the tokens. */
function nextFighter(view: View, duel: Duel, seat: number): void {
  const at = duel.duellists.indexOf(seat) + 1;
  if (at >= duel.duellists.length && view.throw < BOUGHT) view.throw += 1;
  view.turn = duel.duellists[at % duel.duellists.length] ?? seat;
  view.phase = view.throw === 1 ? "duel_throwing" : view.throw < BOUGHT ? "duel_keeping" : "duel_asking";
}

function beginDuel(view: View, prize: Duel["prize"], duellists: number[]): void {
  view.duel = { prize, duellists, dice: duellists.map(() => []) };
  view.throw = 1;
  view.phase = "duel_throwing";
  view.turn = duellists[0] ?? 0;
}

function take(view: View, { seat, table, cards, tokens }: Took): void | false {
  const chair = view.seats[seat];
  const place = view.tables.find(({ letter }) => letter === table);
  if (!chair || !place) return false;
  const money = cards.map(Number).filter(Boolean);
  place.cards = [];
  chair.cards = [...chair.cards, ...money].sort(highestFirst);
  chair.money += money.reduce((sum, worth) => sum + worth, 0);
  chair.tokens += tokens;
  chair.duel_cards += numberOf(cards, "duel");
  view.discards.tokens += numberOf(cards, "tokens");
  if (view.supply !== undefined) view.supply -= tokens;
  delete view.duel;
}

function endDuel(view: View, { holder, opponent, card }: Duelled): void | false {
  const [winner, loser] = [view.seats[holder], view.seats[opponent]];
  if (!winner || !loser) return false;
  winner.duel_cards -= 1;
  view.discards.duel += 1;
  delete view.duel;
  if (!card) return;
  const worth = Number(card);
  winner.money += worth;
  winner.cards = [...winner.cards, worth].sort(highestFirst);
  loser.money -= worth;
  loser.cards.splice(loser.cards.indexOf(worth), 1);
}

const changes: Changes<ReducerView, Event> = {
  round_began(view, { round, dealer }) {
    clearMats(view);
    Object.assign(view, { round, dealer, throw: 1, phase: "turning" });
  },
  turned(view, { card, table }) {
    view.deck -= 1;
    if (table) lay(view, card, table);
    else Object.assign(view, { card, phase: "putting" });
  },
  shown_back(view) {
    view.shown_back += 1;
  },
  put(view, { card, table }) {
    delete view.card;
    view.phase = "turning";
    lay(view, card, table);
  },
  shook(view, { seat }) {
    const next = seat + 1;
    if (next < view.seats.length) Object.assign(view, { phase: "shaking", turn: next });
    else {
      view.phase = "sitting";
      delete view.turn;
    }
  },
  looked(view, { seat, dice }) {
    const chair = view.seats[seat];
    if (chair) chair.dice = parseDice(dice);
  },
  sat(view, { seat }) {
    const chair = view.seats[seat];
    if (chair) chair.chosen = true;
    if (view.seats.every(({ chosen }) => chosen)) view.phase = "lifting";
  },
  lifted(view, { tables, dice }) {
    for (const table of view.tables) table.players = [];
    tables.forEach((letter, seat) => sitDown(view, seat, letter, dice[seat] ?? ""));
    Object.assign(view, { phase: "keeping", throw: 2 });
  },
  kept: keep,
  committed(view, { seat }) {
    const chair = view.seats[seat];
    if (chair) chair.chosen = true;
    view.phase = "keeping";
  },
  revealed(view, { seats, kept }) {
    seats.forEach((seat, at) => {
      const chair = view.seats[seat];
      if (chair) chair.kept = parseDice(kept[at] ?? "");
    });
    throwOrGoOn(view);
  },
  threw: land,
  bought(view, { seat, tokens }) {
    const chair = view.seats[seat];
    if (chair) chair.tokens = tokens;
    if (view.supply !== undefined) view.supply += 1;
    if (view.duel) Object.assign(view, { phase: "duel_keeping", turn: seat });
    else view.payers = [...(view.payers ?? []), seat];
  },
  declined(view, { seat }) {
    if (view.duel) nextFighter(view, view.duel, seat);
  },
  took: take,
  tied: (view, { table, seats }) => beginDuel(view, table, seats),
  challenged: (view, { seat, opponent }) => beginDuel(view, "card", [seat, opponent]),
  duelled: endDuel,
  ended(view, { places }) {
    delete view.turn;
    Object.assign(view, { over: true, phase: "over", places });
  },
};

const PACES: Partial<Record<Event["event"], number>> = {
  round_began: 500,
  turned: 350,
  shown_back: 700,
  put: 500,
  shook: 350,
  looked: 650,
  sat: 220,
  lifted: 1500,
  kept: 350,
  committed: 220,
  revealed: 900,
  threw: 750,
  bought: 450,
  declined: 200,
  took: 1300,
  stayed: 900,
  tied: 1100,
  dropped_out: 800,
  challenged: 1100,
  duelled: 1700,
  ended: 900,
};

export const reducer: Reducer<View, Event> = {
  reduce: makeReducer<ReducerView, Event>(changes),
  pace: ({ event }) => own(PACES, event) ?? 0,
};
