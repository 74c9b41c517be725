// Places where dice lie and bills wait: six casinos, and the slot machine behind them.

import { SLOT_MACHINE } from "../../las-vegas-box/places.ts";
import type { Face, View } from "../generated.ts";

/** All bills at a place, highest first; a Rainbow card is a bill of 0, as nobody knows its worth. */
export function billsAt(view: View, place: number): number[] {
  const there = place === SLOT_MACHINE ? view.boulevard?.slot : view.casinos[place - 1];
  if (!there) return [];
  const bills = [...there.bills].sort((one, other) => other - one);
  return [...bills, ...Array<number>(there.rainbows ?? 0).fill(0)];
}

/** The numbers of all places on the table. */
export const placesOf = (view: View): number[] => [
  ...view.casinos.map(({ number }) => number),
  ...(view.boulevard?.slot ? [SLOT_MACHINE] : []),
];

/** What lies at each number of the slot machine; a number that is taken is closed to everybody. */
export function slotFaces(view: View): (Face | undefined)[] {
  const faces = view.boulevard?.slot?.faces ?? [];
  return [1, 2, 3, 4, 5, 6].map((number) => faces.find(({ face }) => face === number));
}
