// What a payout changes in a view. On payday the dice of who is paid leave with the bill, so that the others'
// heaps stand as they did; an early payout leaves dice where they are, or sends them home.

import { award, liftBill } from "./bills.ts";
import { putUnder } from "../../las-vegas-box/bills.ts";
import { clearHeap, goHome } from "./dice.ts";
import { NEUTRAL, SLOT_MACHINE } from "../../las-vegas-box/places.ts";
import type { Paid, Tied, Unclaimed, View, WentHome } from "../generated.ts";

/** A view between two of the server's, with what the reducer has to remember and views do not tell. */
export interface ReducerView extends View {
  memo?: {
    /** The seat on turn has just played Double. */
    pairing?: boolean;
    /** An early payout under way, and who has been paid in it. */
    early?: { casino: number; paid: number[] };
    /** A bill is being swapped for another. */
    swapping?: boolean;
  };
}

/** An announced payout begins. */
export function payEarly(view: ReducerView, casino: number): void {
  view.memo = { ...view.memo, early: { casino, paid: [] } };
}

export function endEarly(view: ReducerView): void {
  if (!view.memo?.early) return;
  delete view.memo.early;
  delete view.boulevard?.payout;
}

/** The early payout that this is part of; the slot machine's goes on while bills are chosen. */
function early(view: ReducerView, casino: number): { casino: number; paid: number[] } | undefined {
  const { payout, asked } = view.boulevard ?? {};
  const now = view.memo?.early;
  if (now) return now.casino === casino ? now : undefined;
  const choosing = casino === SLOT_MACHINE && payout?.casino === casino && asked?.what === "take";
  return choosing ? { casino, paid: [] } : undefined;
}

/** On payday it is nobody's turn. */
function isEarly(view: ReducerView, casino: number): boolean {
  if (early(view, casino)) return true;
  endEarly(view);
  delete view.turn;
  return false;
}

/** In an early payout heaps are struck out before anybody is paid; they stay until dice go home. */
export function tie(view: ReducerView, { casino }: Tied): void {
  if (early(view, casino)?.paid.length) endEarly(view);
  isEarly(view, casino);
}

/** In an early payout nobody is paid twice. */
export function pay(view: ReducerView, { casino, owner, bill }: Paid): void {
  if (early(view, casino)?.paid.includes(owner)) endEarly(view);
  const payout = early(view, casino);
  if (payout) view.memo = { ...view.memo, early: { casino, paid: [...payout.paid, owner] } };
  const isNow = isEarly(view, casino);
  delete view.boulevard?.asked;
  liftBill(view, casino, bill);
  award(view, owner, bill);
  if (casino !== SLOT_MACHINE && !isNow) clearHeap(view, casino, owner);
}

export function leaveUnclaimed(view: ReducerView, { casino, bill }: Unclaimed): void {
  endEarly(view);
  delete view.turn;
  liftBill(view, casino, bill);
  putUnder(view, bill);
}

/** Dice that were paid or struck out early leave their place; neutral ones are out. */
export function leaveForHome(view: ReducerView, { casino, owners, dice, big }: WentHome): void {
  owners.forEach((owner, index) => {
    if (casino !== SLOT_MACHINE) clearHeap(view, casino, owner);
    goHome(view, owner, dice[index] ?? 0, big[index] ?? 0);
  });
  const slot = view.boulevard?.slot;
  if (casino !== SLOT_MACHINE || !slot) return;
  slot.faces = slot.faces
    .map((face) => (owners.includes(face.seat) ? { ...face, own: 0, big: 0 } : face))
    .map((face) => (owners.includes(NEUTRAL) ? { ...face, neutral: 0 } : face))
    .filter(({ own, big: large, neutral }) => own + large + neutral > 0);
}
