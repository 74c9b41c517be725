// What a payout changes in a view. On payday the dice of who is paid leave with the bill, so that the others'
// heaps stand as they did; an early payout leaves dice where they are, or sends them home.

import { award, liftBill, putUnder } from "./bills.ts";
import { clearHeap, goHome } from "./hands.ts";
import { standing, type Heap } from "./outlook.ts";
import { NEUTRAL, SLOT_MACHINE } from "./places.ts";
import type { Paid, Stocked, Tied, View } from "./view.ts";

/** A view on the stage, which remembers what the server's views need not tell. */
export interface Staged extends View {
  staged?: {
    /** The seat on turn has just played Double. */
    pairing?: boolean;
    /** An early payout under way, and who has been paid in it. */
    early?: { casino: number; paid: number[] };
  };
}

/** An announced payout begins. */
export function payEarly(view: Staged, casino: number): void {
  view.staged = { ...view.staged, early: { casino, paid: [] } };
}

export function endEarly(view: Staged): void {
  if (!view.staged?.early) return;
  delete view.staged.early;
  delete view.boulevard?.payout;
}

/** The early payout that this is part of; the slot machine's goes on while bills are chosen. */
function early(view: Staged, casino: number): { casino: number; paid: number[] } | undefined {
  const { payout, asked } = view.boulevard ?? {};
  const now = view.staged?.early;
  if (now) return now.casino === casino ? now : undefined;
  const choosing = casino === SLOT_MACHINE && payout?.casino === casino && asked?.what === "take";
  return choosing ? { casino, paid: [] } : undefined;
}

const returns = (view: View): boolean => view.boulevard?.rulings?.early_score_dice === "return";

/** On payday it is nobody's turn. */
function isEarly(view: Staged, casino: number): boolean {
  if (early(view, casino)) return true;
  endEarly(view);
  delete view.turn;
  return false;
}

/** In an early payout heaps are struck out before anybody is paid. */
export function tie(view: Staged, { casino, owners }: Tied): void {
  if (early(view, casino)?.paid.length) endEarly(view);
  if (!isEarly(view, casino) || !returns(view)) return;
  if (casino === SLOT_MACHINE) emptySlot(view);
  else for (const owner of owners) sendHome(view, casino, owner);
}

/** In an early payout nobody is paid twice. */
export function pay(view: Staged, { casino, owner, bill }: Paid): void {
  if (early(view, casino)?.paid.includes(owner)) endEarly(view);
  const payout = early(view, casino);
  if (payout) view.staged = { ...view.staged, early: { casino, paid: [...payout.paid, owner] } };
  const isNow = isEarly(view, casino);
  delete view.boulevard?.asked;
  liftBill(view, casino, bill);
  award(view, owner, bill);
  if (casino === SLOT_MACHINE) {
    if (isNow && returns(view)) emptySlot(view, rankOf(view, owner));
  } else if (!isNow) clearHeap(view, casino, owner);
  else if (returns(view)) sendHome(view, casino, owner);
}

const rankOf = (view: View, owner: number): number =>
  standing(view, SLOT_MACHINE).find((heap) => heap.owner === owner)?.rank ?? 0;

export function leaveUnclaimed(view: Staged, { casino, bill }: Stocked): void {
  endEarly(view);
  delete view.turn;
  liftBill(view, casino, bill);
  putUnder(view, bill);
}

function sendHome(view: View, casino: number, owner: number): void {
  const { dice, big } = clearHeap(view, casino, owner);
  goHome(view, owner, dice, big);
}

/** Those served up to this rank go home once no bill is left, or nobody to take one. */
function emptySlot(view: View, rank = 0): void {
  const slot = view.boulevard?.slot;
  const heaps = standing(view, SLOT_MACHINE);
  if (!slot || (slot.bills.length && heaps.some((heap) => heap.rank > rank))) return;
  const settled = heaps.filter((heap) => heap.tied || heap.rank <= rank);
  for (const heap of settled) goHome(view, heap.owner, heap.dice, heap.big);
  const is = (owner: number) => settled.some((heap: Heap) => heap.owner === owner);
  slot.faces = slot.faces
    .map((face) => (is(face.seat) ? { ...face, own: 0, big: 0 } : face))
    .map((face) => (is(NEUTRAL) ? { ...face, neutral: 0 } : face))
    .filter(({ own, big, neutral }) => own + big + neutral > 0);
}
