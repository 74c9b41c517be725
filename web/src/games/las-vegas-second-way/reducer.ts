// The reducer of the Second Way: what each event changes in a view, and its pace.

import { drawCard, without } from "../las-vegas-box/bills.ts";
import { makePace } from "../las-vegas-box/pace.ts";
import { makeReducer, type Changes, type Reducer } from "../reducer.ts";
import type { ColourName, Event, View, Won } from "./generated.ts";

const DICE = 8;

const upwards = (one: number, other: number): number => one - other;

/** A die of a colour leaves the stock for a casino. */
function lieDown(view: View, casino: number, name: ColourName): void {
  const there = view.casinos[casino - 1];
  const index = view.colours.findIndex((colour) => colour.name === name);
  const colour = view.colours[index];
  if (!there || !colour) return;
  colour.stock -= 1;
  there.dice[index] = (there.dice[index] ?? 0) + 1;
}

/** A bill goes to a colour, and all its dice there leave with it. */
function win(view: View, { casino, colour: name, bill }: Won): void {
  const there = view.casinos[casino - 1];
  const index = view.colours.findIndex((colour) => colour.name === name);
  const colour = view.colours[index];
  if (!there || !colour) return;
  there.bills = without(there.bills, bill);
  there.dice[index] = 0;
  colour.bills = [...colour.bills, bill].sort(upwards);
}

function beginRound(view: View, round: number, start: number): void {
  Object.assign(view, { round, start, rolled: [] });
  delete view.turn;
  for (const casino of view.casinos) Object.assign(casino, { bills: [], dice: casino.dice.map(() => 0) });
  for (const colour of view.colours) Object.assign(colour, { stock: DICE, bills: [] });
  for (const seat of view.seats) delete seat.colours;
}

/** Everybody takes the bills that lie with their colours. */
function reveal(view: View, colours: readonly ColourName[][], money: readonly number[]): void {
  delete view.turn;
  view.seats.forEach((seat, index) => {
    const own = colours[index] ?? [];
    seat.colours = [...own];
    seat.money = money[index] ?? seat.money;
    for (const { name, bills } of view.colours) if (own.includes(name)) seat.bills += bills.length;
  });
}

const changes: Changes<View, Event> = {
  first_chosen(view, { seat }) {
    view.start = seat;
  },
  round_began: (view, { round, start }) => beginRound(view, round, start),
  stocked(view, { casino, bill }) {
    const there = view.casinos[casino - 1];
    if (there) there.bills = [...there.bills, bill].sort(upwards);
    drawCard(view);
  },
  scattered(view, { casinos }) {
    casinos.forEach((names, index) => {
      for (const name of names) lieDown(view, index + 1, name);
    });
  },
  dealt(view, { seat, colours }) {
    const owner = view.seats[seat];
    if (owner) owner.colours = [...colours];
  },
  threw(view, { seat, faces }) {
    view.turn = seat;
    view.rolled = faces
      .map((colours, index) => ({ face: index + 1, colours }))
      .filter(({ colours }) => colours.length);
  },
  placed(view, { casino, colours }) {
    for (const name of colours) lieDown(view, casino, name);
    view.rolled = [];
  },
  won: win,
  revealed: (view, { colours, money }) => reveal(view, colours, money),
  ended(view, { money, bills, places }) {
    Object.assign(view, { over: true, places });
    view.seats.forEach((seat, index) =>
      Object.assign(seat, { money: money[index] ?? seat.money, bills: bills[index] ?? seat.bills }),
    );
  },
};

const PACES: Partial<Record<Event["event"], number>> = {
  first_chosen: 900,
  round_began: 400,
  stocked: 60,
  scattered: 650,
  dealt: 500,
  threw: 650,
  placed: 350,
  won: 400,
  revealed: 900,
};

export const reducer: Reducer<View, Event> = { reduce: makeReducer(changes), pace: makePace(PACES) };
