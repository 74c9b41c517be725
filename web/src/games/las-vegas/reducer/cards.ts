// What the cards of the Boulevard change in a view.

import type { Changes } from "../../reducer.ts";
import { collect, layBill } from "./bills.ts";
import { drawCard, putUnder, without } from "../../las-vegas-box/bills.ts";
import { goHome, join, move, sizeOf } from "./dice.ts";
import type { ReducerView } from "./payday.ts";
import { SLOT_MACHINE } from "../../las-vegas-box/places.ts";
import { ACTION_CARDS } from "../cards/actionCards.ts";
import type { ActionCard, Event, Rolled, Seat } from "../generated.ts";

const HIGHEST_DIE = 6;

/** A card leaves a hand and lies open. */
function show(view: ReducerView, seat: number, card: ActionCard): void {
  const player = view.seats[seat];
  if (player?.held) player.held -= 1;
  if (player?.cards) player.cards = without(player.cards, card);
  if (player?.ready) player.ready = without(player.ready, card);
  const played = view.boulevard?.played;
  if (played && !played.includes(card)) {
    played.push(card);
    played.sort((one, other) => ACTION_CARDS.indexOf(one) - ACTION_CARDS.indexOf(other));
  }
}

function playCard(view: ReducerView, seat: number, card: ActionCard): void {
  show(view, seat, card);
  const boulevard = view.boulevard;
  if (card === "double") view.memo = { ...view.memo, pairing: true };
  if (card === "pass") view.rolled = [];
  if (!boulevard) return;
  if (card === "reroll") Object.assign(boulevard, { reroll: seat, may_reroll: true });
  if (card === "two_casinos") boulevard.two_casinos = seat;
  if (card === "tie_win") boulevard.tie_win = seat;
  if (card === "swap_bill") boulevard.swap_bill = seat;
}

/** The kind of the one die that a heap gives up, if it can be but one. */
function oneDie(heap: Rolled): Rolled | undefined {
  const kinds = (["own", "neutral", "big", "kickers"] as const).filter((kind) => heap[kind]);
  const [kind] = kinds;
  return kind && kinds.length === 1 ? { ...nothingOf(heap), [kind]: 1 } : undefined;
}

const nothingOf = ({ face, big, kickers }: Rolled): Rolled => ({
  face,
  own: 0,
  neutral: 0,
  ...(big === undefined ? {} : { big: 0 }),
  ...(kickers === undefined ? {} : { kickers: 0 }),
});

const minus = (heap: Rolled, less: Rolled): Rolled => ({
  ...heap,
  own: heap.own - less.own,
  neutral: heap.neutral - less.neutral,
  ...(heap.big === undefined ? {} : { big: heap.big - (less.big ?? 0) }),
  ...(heap.kickers === undefined ? {} : { kickers: heap.kickers - (less.kickers ?? 0) }),
});

/** All dice of a face are turned, or one of them, whose kind is not told. */
function rotate(view: ReducerView, dice: number, face: number, other: number): void | false {
  const heap = view.rolled.find((rolled) => rolled.face === face);
  const turned = heap && (sizeOf(heap) === dice ? heap : oneDie(heap));
  if (!heap || !turned) return false;
  if (view.boulevard && view.rolled.some((rolled) => rolled.face === other)) view.boulevard.joined = other;
  const rest = view.rolled
    .map((rolled) => (rolled === heap ? minus(heap, turned) : rolled))
    .filter((rolled) => sizeOf(rolled) > 0);
  view.rolled = join(rest, [{ ...turned, face: other }]);
}

/** Dice just placed come back, where they can be but of one kind and in one place. */
function takeBack(view: ReducerView, seat: number, dice: number): void | false {
  const sets = view.boulevard?.sets ?? [];
  const [casino] = sets;
  if (sets.length !== 1 || casino === undefined) return false;
  return casino === SLOT_MACHINE ? takeFromSlot(view, seat, dice) : takeFromCasino(view, casino, seat, dice);
}

function takeFromCasino(view: ReducerView, casino: number, seat: number, dice: number): void | false {
  const there = view.casinos[casino - 1];
  const small = there?.dice[seat] ?? 0;
  if (!there || there.neutral || there.big?.[seat] || small < dice) return false;
  move(view, casino, seat, -dice, 0);
  goHome(view, seat, dice, 0);
}

function takeFromSlot(view: ReducerView, seat: number, dice: number): void | false {
  const slot = view.boulevard?.slot;
  const [mine, more] = slot?.faces.filter((face) => face.seat === seat) ?? [];
  if (!slot || !mine || more) return false;
  const { own, big, neutral } = mine;
  if (own + big + neutral !== dice && (big || neutral)) return false;
  const all = own + big + neutral === dice;
  goHome(view, seat, all ? own : dice, all ? big : 0);
  const hand = view.seats[seat];
  if (all && hand) hand.neutral += neutral;
  mine.own -= all ? own : dice;
  slot.faces = all ? slot.faces.filter((face) => face !== mine) : slot.faces;
}

/** A bill that was won leaves who swaps it. */
function giveAway(owner: Seat | undefined, bills: readonly number[]): void {
  for (const bill of bills) {
    if (owner?.money !== undefined) owner.money -= bill;
    if (owner?.gained) owner.gained = without(owner.gained, bill);
  }
}

export const changes: Changes<ReducerView, Event> = {
  bonus_dealt(view, { seat, cards }) {
    const owner = view.seats[seat];
    if (owner?.bonus) owner.bonus = [...cards];
  },
  cards_dealt(view, { seat, cards }) {
    const owner = view.seats[seat];
    if (owner) Object.assign(owner, { held: cards.length, cards: [...cards] });
  },
  played: (view, { seat, card }) => playCard(view, seat, card),
  rotated(view, { seat, dice, face, other }) {
    show(view, seat, "rotate");
    return rotate(view, dice, face, other);
  },
  took_back: (view, { seat, dice }) => takeBack(view, seat, dice),
  drew(view, { seat, bill }) {
    drawCard(view);
    const drawn = view.boulevard?.drawn;
    const bills = [...(drawn?.bills ?? []), bill].sort((one, other) => one - other);
    if (view.boulevard) view.boulevard.drawn = { seat, count: bills.length, bills };
  },
  middle_found(view, { seat, bill }) {
    const boulevard = view.boulevard;
    if (!boulevard) return;
    const { bills, count } = boulevard.drawn ?? { count: 3 };
    boulevard.drawn = {
      seat,
      count: count - 1,
      middle: bill,
      ...(bills ? { bills: without(bills, bill) } : {}),
    };
    boulevard.asked = { seat, what: "lay" };
  },
  bill_laid(view, { seat, casino, bill }) {
    layBill(view, casino, bill);
    const boulevard = view.boulevard;
    for (let left = boulevard?.drawn?.count ?? 0; left > 0; left--) putUnder(view, 0);
    if (!boulevard) return;
    delete boulevard.drawn;
    boulevard.asked = { seat, what: "place" };
  },
  put_under(view, { seat, bills }) {
    view.under.splice(-bills.length, bills.length, ...bills);
    if (view.memo?.swapping) giveAway(view.seats[seat], bills);
  },
  new_bill(view, { seat, bill }) {
    const owner = view.seats[seat];
    delete view.memo?.swapping;
    if (!owner) return;
    drawCard(view);
    const gained = owner.gained;
    collect(owner, bill);
    if (gained) owner.gained = gained;
  },
  bonus_revealed(view, { seat, cards, die }) {
    const owner = view.seats[seat];
    if (!owner) return;
    owner.die = die;
    if (owner.bonus) owner.bonus = cards.reduce((hand, card) => without(hand, card), owner.bonus);
  },
  secret_shown(view, { seat, cards }) {
    const owner = view.seats[seat];
    if (owner?.die !== undefined) owner.die = Math.min(HIGHEST_DIE, owner.die + cards);
  },
  bonus_paid(view, { seat, money }) {
    const owner = view.seats[seat];
    if (owner?.money !== undefined) owner.money += money;
  },
};
