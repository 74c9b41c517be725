// Bills that change places in a view of Las Vegas.

import { putUnder, withBill, without } from "../../las-vegas-box/bills.ts";
import { NEUTRAL, SLOT_MACHINE } from "../../las-vegas-box/places.ts";
import type { Casino, Seat, Slot, View } from "../generated.ts";

/** A casino or the slot machine, with its bills. */
export const placeAt = (view: View, place: number): Casino | Slot | undefined =>
  place === SLOT_MACHINE ? view.boulevard?.slot : view.casinos[place - 1];

/** A bill comes to a place, or a Rainbow card, which is a bill of 0. */
export function layBill(view: View, place: number, bill: number): void {
  const there = placeAt(view, place);
  if (!there) return;
  if (bill) there.bills = withBill(there.bills, bill);
  else there.rainbows = (there.rainbows ?? 0) + 1;
}

/** A bill leaves a place. */
export function liftBill(view: View, place: number, bill: number): void {
  const there = placeAt(view, place);
  if (!there) return;
  if (bill) there.bills = without(there.bills, bill);
  else there.rainbows = Math.max(0, (there.rainbows ?? 0) - 1);
}

/** A seat has one more bill; its worth shows where its money does. */
export function collect(seat: Seat, bill: number): void {
  seat.bills += 1;
  if (seat.money !== undefined) seat.money += bill;
  if (seat.gained) seat.gained = withBill(seat.gained, bill);
}

/** A bill goes to its owner; the neutral dice's goes under the deck. */
export function award(view: View, owner: number, bill: number): void {
  const seat = view.seats[owner];
  if (owner === NEUTRAL) putUnder(view, bill);
  else if (seat) collect(seat, bill);
}
