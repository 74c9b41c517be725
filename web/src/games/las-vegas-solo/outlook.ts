// How a casino stands in Las Vegas Solo, and how it would stand after a placement: owners are colours.

import { atCasino, first, type Heap, type Lying, tiedOwners } from "../las-vegas-box/heaps.ts";
import type { View } from "./generated.ts";

export type { Heap };

/** The player's own colour. */
export const OWN = 0;

/** What is paid to the player, and to all others together. */
export interface Sums {
  mine: number;
  others: number;
}

/** What comes of a placement if its casino paid now. */
export interface Outlook {
  casino: number;
  colours: number[];
  before: Heap[];
  heaps: Heap[];
  leads: number | null;
  /** The colours that have as many dice as the player, so that neither is paid. */
  tiedWith: number[];
  gets: number[];
  /** Other colours that the placement strikes out, and that it sets free. */
  struckOut: number[];
  freed: number[];
  paidBefore: Sums;
  paid: Sums;
}

const lyingAt = (view: View, casino: number): Lying[] =>
  (view.casinos[casino - 1]?.dice ?? []).map((dice, owner) => ({ owner, dice, big: 0 }));

const billsAt = (view: View, casino: number): number[] => view.casinos[casino - 1]?.bills ?? [];

/** How a casino stands now, the most dice first. */
export const standing = (view: View, casino: number): Heap[] =>
  atCasino(lyingAt(view, casino), billsAt(view, casino));

/** What heaps would be paid. */
export function sums(heaps: readonly Heap[]): Sums {
  const paid = (own: boolean) =>
    heaps.filter(({ owner }) => (owner === OWN) === own).reduce((sum, { bills }) => sum + (bills[0] ?? 0), 0);
  return { mine: paid(true), others: paid(false) };
}

/** What all casinos would pay now. */
export const paidNow = (view: View): Sums =>
  sums(view.casinos.flatMap(({ number }) => standing(view, number)));

/** What comes of `place 3`; undefined for any other words. */
export function outlook(view: View, words: string): Outlook | undefined {
  const [verb, number] = words.split(" ");
  const casino = Number(number);
  const colours = view.rolled.find(({ face }) => face === casino)?.colours;
  if (verb !== "place" || !colours) return undefined;
  const after = lyingAt(view, casino).map((heap) =>
    colours.includes(heap.owner) ? { ...heap, dice: heap.dice + 1 } : heap,
  );
  const before = standing(view, casino);
  const heaps = atCasino(after, billsAt(view, casino));
  return { casino, colours, before, heaps, leads: first(heaps), ...changed(before, heaps) };
}

function changed(before: readonly Heap[], heaps: readonly Heap[]) {
  const mine = heaps.find(({ owner }) => owner === OWN);
  const [tiedBefore, tiedAfter] = [tiedOwners(before), tiedOwners(heaps)];
  const others = (owners: readonly number[]) => owners.filter((owner) => owner !== OWN);
  const equal = heaps.filter(({ strength }) => mine?.tied && strength === mine.strength);
  return {
    tiedWith: others(equal.map(({ owner }) => owner)),
    gets: mine?.bills ?? [],
    struckOut: others(tiedAfter).filter((owner) => !tiedBefore.includes(owner)),
    freed: others(tiedBefore).filter((owner) => !tiedAfter.includes(owner)),
    paidBefore: sums(before),
    paid: sums(heaps),
  };
}
