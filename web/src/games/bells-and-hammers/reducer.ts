// The reducer of Bells & Hammers: what each event changes in a view, and its pace.

import { makeReducer, own, type Changes, type Reducer } from "../reducer.ts";
import type { Event, Face, GameBegan, Seat, Sold, Threw, TurnedUp, View } from "./generated.ts";
import { isBlank, parseThrow } from "./model/dice.ts";
import { activeSeats, earnedBy, outcome } from "./model/payments.ts";

const FACES: readonly Face[] = ["horse", "inn", "bell", "hammer", "double"];
const CARDS = FACES.length;
const CAPITAL = 65;
/** From so many players on, a limit of cards may hold. */
const CROWD = 5;

/** Whether points are carried from game to game: then they are the match score themselves. */
const isCarried = ({ rulings }: View): boolean => rulings.carry !== "fresh";

function add(view: View, seat: number, points: number): void {
  const carried = isCarried(view);
  const hand = view.seats[seat];
  if (!hand) return;
  hand.points += points;
  if (carried) hand.match = hand.points;
}

function nextOf(view: View, after: number, is: (seat: Seat) => boolean): number | undefined {
  const { length } = view.seats;
  for (let way = 1; way <= length; way++) {
    const seat = (after + way) % length;
    const there = view.seats[seat];
    if (there && is(there)) return seat;
  }
  return undefined;
}

function giveTurn(view: View, seat: number | undefined): void {
  if (seat === undefined) delete view.turn;
  else view.turn = seat;
}

const mayBid =
  (view: View) =>
  ({ in_match, cards }: Seat): boolean =>
    in_match && cards < view.limit;

const isBidding = ({ bidding }: Seat): boolean => bidding;

/** Everybody below the limit of cards is asked. */
function askAll(view: View): void {
  for (const seat of view.seats) seat.bidding = mayBid(view)(seat);
}

function notePasses(view: View): void {
  view.passed = view.seats.flatMap((seat, index) => (mayBid(view)(seat) && !seat.bidding ? [index] : []));
}

/** A card is put up; bidding begins one seat further each time. */
function putUp(view: View, number: number): void {
  Object.assign(view, { for_sale: number, standing: 0 });
  delete view.bidder;
  askAll(view);
  let before = view.banker ?? 0;
  for (let card = 1; card < number; card++)
    before = nextOf(view, before, ({ in_match }) => in_match) ?? before;
  giveTurn(view, nextOf(view, before, isBidding));
  notePasses(view);
}

function beginGame(view: View, event: GameBegan): void {
  const begun = view.phase === "sale" && view.game === event.game && !view.sold.length;
  if (begun) return;
  if (view.seats.filter(({ in_match }) => in_match).length < CROWD) view.limit = CARDS;
  const carried = isCarried(view);
  for (const seat of view.seats) {
    if (!carried) seat.points = seat.in_match ? CAPITAL : 0;
    seat.points -= Math.min(event.ante, seat.points);
    if (carried) seat.match = seat.points;
    Object.assign(seat, { cards: 0, faces: [] });
    delete seat.thrown;
  }
  const { game, banker, bank } = event;
  Object.assign(view, { phase: "sale", game, banker, bank, inn: false, blanks: 0, drought: 0 });
  Object.assign(view, { tied: [], sold: [], owners: {}, earned: {} });
  delete view.last;
  putUp(view, 1);
}

function answer(view: View, seat: number): void {
  notePasses(view);
  giveTurn(view, nextOf(view, seat, isBidding));
}

function sell(view: View, { card, seat, price, bank }: Sold): void {
  add(view, seat, -price);
  view.bank = bank;
  view.sold.push({ card, seat, price });
  const buyer = view.seats[seat];
  if (buyer) Object.assign(buyer, { cards: buyer.cards + 1, streak: 0 });
  if (card < CARDS) return putUp(view, card + 1);
  Object.assign(view, { phase: "cards", for_sale: 0, standing: 0, passed: [] });
  delete view.bidder;
  delete view.turn;
  for (const one of view.seats) one.bidding = false;
}

function turnUp(view: View, { card, face, seat }: TurnedUp): void {
  const sold = view.sold.find((one) => one.card === card);
  if (sold) sold.face = face;
  view.owners[face] = seat;
  view.earned[face] = 0;
  const owner = view.seats[seat];
  if (owner) owner.faces = FACES.filter((one) => view.owners[one] === seat);
  if (card < CARDS || activeSeats(view).length < 2) return;
  view.phase = "dice";
  const banker = view.banker ?? 0;
  giveTurn(
    view,
    nextOf(view, banker - 1 + view.seats.length, ({ cards }) => cards > 0),
  );
}

function throwDice(view: View, { seat, dice }: Threw): void {
  const thrown = parseThrow(dice);
  const { payments } = outcome(view, seat, thrown);
  for (const face of FACES) view.earned[face] = (view.earned[face] ?? 0) + earnedBy(payments, face);
  view.blanks = isBlank(thrown) ? view.blanks + 1 : 0;
  view.drought = Math.max(view.drought, view.blanks);
  view.last = seat;
  const hand = view.seats[seat];
  if (hand) hand.thrown = dice;
  giveTurn(
    view,
    nextOf(view, seat, ({ cards }) => cards > 0),
  );
}

/** The points count for the match, and so does a game without a card. */
function count(view: View): void {
  const carried = isCarried(view);
  for (const seat of view.seats.filter(({ in_match }) => in_match)) {
    if (!carried) seat.match += seat.points;
    seat.streak = seat.cards ? 0 : seat.streak + 1;
  }
  delete view.turn;
}

const changes: Changes<View, Event> = {
  drew(view, { seat, dice }) {
    const hand = view.seats[seat];
    if (hand) hand.thrown = dice;
    const next = nextOf(view, seat, isBidding);
    if (next !== undefined && next > seat) view.turn = next;
  },
  drew_level(view, { seats }) {
    view.seats.forEach((seat, index) => (seat.bidding = seats.includes(index)));
    giveTurn(view, seats[0]);
  },
  game_began: beginGame,
  bid(view, { seat, points }) {
    Object.assign(view, { standing: points, bidder: seat });
    if (view.rulings.pass === "until_raised") askAll(view);
    answer(view, seat);
  },
  bidder_passed(view, { seat }) {
    const bidder = view.seats[seat];
    if (bidder) bidder.bidding = false;
    answer(view, seat);
  },
  sold: sell,
  turned_up: turnUp,
  threw: throwDice,
  paid(view, { debtor, creditor, points }) {
    add(view, debtor, -points);
    add(view, creditor, points);
  },
  bank_paid(view, { seat, points, bank }) {
    add(view, seat, points);
    view.bank = bank;
  },
  inn_opened(view) {
    view.inn = true;
  },
  cleared(view, { seat, points }) {
    add(view, seat, points);
    view.bank = 0;
  },
  game_ended(view, { winners }) {
    count(view);
    Object.assign(view, { phase: "banker", tied: winners.length > 1 ? winners : [] });
  },
  confiscated(view, { seat, points }) {
    view.bank += points;
    Object.assign(view.seats[seat] ?? {}, { in_match: false, points: 0, match: 0 });
    if (view.seats.filter(({ in_match }) => in_match).length < CROWD) view.limit = CARDS;
  },
  ended(view, { games, places }) {
    if (games === 1) count(view);
    Object.assign(view, { phase: "over", over: true, places, tied: [] });
  },
};

const PACES: Partial<Record<Event["event"], number>> = {
  drew: 900,
  drew_level: 1500,
  refilled: 400,
  game_began: 1700,
  bid: 600,
  bidder_passed: 380,
  sold: 1400,
  turned_up: 1100,
  left_out: 700,
  threw: 850,
  paid: 320,
  bank_paid: 420,
  inn_opened: 1600,
  cleared: 1800,
  divided: 1200,
  game_ended: 3000,
  confiscated: 900,
};

export const reducer: Reducer<View, Event> = {
  reduce: makeReducer(changes),
  pace: ({ event }) => own<number>(PACES, event) ?? 0,
};
