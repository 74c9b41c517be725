// The reducer of Las Vegas Solo: what each event changes in a view, and its pace.

import { drawCard, putUnder, withBill, without } from "../las-vegas-box/bills.ts";
import { makePace } from "../las-vegas-box/pace.ts";
import { makeReducer, type Changes, type Reducer } from "../reducer.ts";
import { OWN } from "./outlook.ts";
import type { Event, Paid, View } from "./generated.ts";

const DICE = 8;
const FACES = [1, 2, 3, 4, 5, 6];

function sweep(view: View): void {
  for (const casino of view.casinos) {
    casino.bills = [];
    casino.dice = casino.dice.map(() => 0);
  }
  view.rolled = [];
  delete view.group;
}

/** Half of each colour in each group; an odd die of one's own in the second. */
function split(view: View): void {
  const dice = view.colours.map((_, colour) => {
    if (view.thrown_out.includes(colour)) return 0;
    return colour === OWN ? view.own_dice : DICE;
  });
  const first = dice.map((number) => Math.floor(number / 2));
  view.groups = [first, dice.map((number, colour) => number - (first[colour] ?? 0))];
}

/** So many dice of a colour come to a casino. */
function lieDown(view: View, casino: number, colour: number, dice: number): void {
  const there = view.casinos[casino - 1];
  if (there) there.dice[colour] = (there.dice[colour] ?? 0) + dice;
}

/** A bill leaves its casino; the dice of who is paid leave with it. */
function liftBill(view: View, casino: number, bill: number, colour?: number): void {
  const there = view.casinos[casino - 1];
  if (!there) return;
  there.bills = without(there.bills, bill);
  if (colour !== undefined) there.dice[colour] = 0;
  delete view.group;
}

function pay(view: View, { casino, owner, bill }: Paid): void {
  liftBill(view, casino, bill, owner);
  const colour = view.colours[owner];
  if (colour) Object.assign(colour, { bills: colour.bills + 1, money: colour.money + bill });
  if (owner === OWN) view.mine += bill;
  else view.others += bill;
}

const changes: Changes<View, Event> = {
  round_began(view, { round }) {
    sweep(view);
    Object.assign(view, { round, thrown_out: [], groups: view.groups.map((group) => group.map(() => 0)) });
  },
  stocked(view, { casino, bill }) {
    const there = view.casinos[casino - 1];
    if (there) there.bills = withBill(there.bills, bill);
    drawCard(view);
  },
  drawn(view, { colour }) {
    view.opponent = colour;
    view.thrown_out = [...view.thrown_out, colour].sort((one, other) => one - other);
  },
  scattered(view, { colour, faces }) {
    for (const face of faces) lieDown(view, face, colour, 1);
    delete view.opponent;
  },
  group_taken(view, { group }) {
    if (group === 1) split(view);
    view.group = group;
  },
  threw(view, { faces }) {
    view.rolled = FACES.map((face) => ({
      face,
      colours: faces.flatMap((shown, colour) => (shown === face ? [colour] : [])),
    })).filter(({ colours }) => colours.length);
  },
  placed(view, { casino, colours }) {
    const group = view.groups[(view.group ?? 1) - 1];
    for (const colour of colours) {
      lieDown(view, casino, colour, 1);
      if (group) group[colour] = (group[colour] ?? 1) - 1;
    }
    view.rolled = [];
  },
  tied(view) {
    delete view.group;
  },
  paid: pay,
  unclaimed(view, { casino, bill }) {
    liftBill(view, casino, bill);
    putUnder(view, bill);
  },
  ended(view, { mine, others, won }) {
    sweep(view);
    Object.assign(view, { mine, others, won, over: true });
  },
};

const PACES: Partial<Record<Event["event"], number>> = {
  round_began: 400,
  stocked: 60,
  drawn: 500,
  scattered: 650,
  group_taken: 400,
  threw: 650,
  placed: 350,
  tied: 500,
  paid: 250,
  unclaimed: 250,
  round_ended: 1500,
};

export const reducer: Reducer<View, Event> = { reduce: makeReducer(changes), pace: makePace(PACES) };
