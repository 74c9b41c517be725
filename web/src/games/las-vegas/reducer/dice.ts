// Dice that change places in a view: hands, the throw, casinos, the slot machine.

import { NEUTRAL, SLOT_MACHINE } from "../../las-vegas-box/places.ts";
import { diceOf, KINDS } from "../model/parseMoves.ts";
import type { Placed, Rolled, Seat, View } from "../generated.ts";

const DICE = 8;
const NEUTRAL_EACH: Record<number, number> = { 2: 4, 3: 2, 4: 2, 5: 2 };

const hasBig = (view: View): boolean => view.boulevard?.modules.includes("big_dice") ?? false;
const hasKickers = (view: View): boolean => view.boulevard?.modules.includes("kickers") ?? false;

/** Everybody has all dice of a round again. */
export function takeDice(view: View): void {
  for (const seat of view.seats) {
    const kickers = (seat.kickers ?? 0) + (seat.spent ?? 0);
    seat.dice = DICE - kickers - (hasBig(view) ? 1 : 0);
    seat.neutral = view.neutral_dice ? (NEUTRAL_EACH[view.seats.length] ?? 0) : 0;
    if (hasBig(view)) seat.big = 1;
    if (hasKickers(view)) Object.assign(seat, { kickers, spent: 0 });
  }
}

/** No dice and no bills lie anywhere. */
export function sweep(view: View): void {
  for (const casino of view.casinos) {
    casino.bills = [];
    casino.dice = casino.dice.map(() => 0);
    casino.neutral = 0;
    if (casino.big) casino.big = casino.big.map(() => 0);
    if (casino.rainbows !== undefined) casino.rainbows = 0;
  }
  const slot = view.boulevard?.slot;
  if (slot)
    Object.assign(slot, { bills: [], faces: [], ...(slot.rainbows === undefined ? {} : { rainbows: 0 }) });
  view.rolled = [];
}

/** A throw as heaps of one face, with the kinds of dice that this table has. */
export function heaps(view: View, roll: string): Rolled[] {
  const dice = diceOf(roll);
  const faces = [...new Set(dice.map(({ face }) => face))].sort();
  return faces.map((face) => {
    const [own = 0, neutral = 0, kickers = 0, big = 0] = KINDS.map(
      (kind) => dice.filter((die) => die.face === face && die.kind === kind).length,
    );
    return {
      face,
      own,
      neutral,
      ...(hasBig(view) ? { big } : {}),
      ...(hasKickers(view) ? { kickers } : {}),
    };
  });
}

export const sizeOf = ({ own, neutral, big = 0, kickers = 0 }: Omit<Rolled, "face">): number =>
  own + neutral + big + kickers;

export const inHand = ({ dice, neutral, big = 0, kickers = 0 }: Seat): number =>
  dice + neutral + big + kickers;

/** Two heaps of one face together. */
function together(one: Rolled, other: Rolled): Rolled {
  const both: Rolled = { ...one, own: one.own + other.own, neutral: one.neutral + other.neutral };
  if (both.big !== undefined) both.big += other.big ?? 0;
  if (both.kickers !== undefined) both.kickers += other.kickers ?? 0;
  return both;
}

/** Dice join those that lie thrown. */
export function join(rolled: readonly Rolled[], more: readonly Rolled[]): Rolled[] {
  const faces = new Map(rolled.map((heap) => [heap.face, heap]));
  for (const heap of more) {
    const there = faces.get(heap.face);
    faces.set(heap.face, there ? together(there, heap) : heap);
  }
  return [...faces.values()].sort((one, other) => one.face - other.face);
}

/** What is placed leaves the hand; kickers are spent. */
export function leaveHand(seat: Seat, { own, neutral, big, kickers }: Placed): void {
  seat.dice -= own;
  seat.neutral -= neutral;
  if (seat.big !== undefined) seat.big -= big;
  if (seat.kickers !== undefined) seat.kickers -= kickers;
  if (seat.spent !== undefined) seat.spent += kickers;
}

/** What is placed lies at its place; kickers do not stay. */
export function lieDown(view: View, { seat, casino, own, neutral, big, face }: Placed): void {
  const slot = view.boulevard?.slot;
  if (casino === SLOT_MACHINE && slot) {
    if (own + big + neutral === 0) return;
    slot.faces.push({ face, seat, own, big, neutral });
    slot.faces.sort((one, other) => one.face - other.face);
    return;
  }
  move(view, casino, seat, own, big);
  move(view, casino, NEUTRAL, neutral, 0);
}

/** So many dice of an owner come to a casino, or leave it. */
export function move(view: View, casino: number, owner: number, dice: number, big: number): void {
  const there = view.casinos[casino - 1];
  if (!there) return;
  if (owner === NEUTRAL) {
    there.neutral = Math.max(0, there.neutral + dice);
    return;
  }
  there.dice[owner] = Math.max(0, (there.dice[owner] ?? 0) + dice);
  if (there.big) there.big[owner] = Math.max(0, (there.big[owner] ?? 0) + big);
}

/** Dice come back to a seat; neutral ones that leave a place are out. */
export function goHome(view: View, owner: number, dice: number, big: number): void {
  const seat = view.seats[owner];
  if (!seat) return;
  seat.dice += dice;
  if (seat.big !== undefined) seat.big += big;
}

/** All dice of an owner leave a casino. */
export function clearHeap(view: View, casino: number, owner: number): { dice: number; big: number } {
  const there = view.casinos[casino - 1];
  const dice = (owner === NEUTRAL ? there?.neutral : there?.dice[owner]) ?? 0;
  const big = there?.big?.[owner] ?? 0;
  move(view, casino, owner, -dice, -big);
  return { dice, big };
}
