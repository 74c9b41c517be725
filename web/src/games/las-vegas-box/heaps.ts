// Heaps of dice at a casino, in the order in which they are paid.

import { NEUTRAL } from "./places.ts";

/** What one owner has at a place: a heap of `dice` and `big` dice, of which each counts as two. */
export interface Heap {
  owner: number;
  dice: number;
  big: number;
  strength: number;
  /** At the slot machine the sum of the dice and the highest die break ties. */
  pips: number;
  highest: number;
  tied: boolean;
  /** 1 is paid first; 0 for a heap that is struck out. */
  rank: number;
  /** The bills it would be paid; 0 for a Rainbow card. */
  bills: number[];
}

export type Lying = Pick<Heap, "owner" | "dice" | "big">;

/** Who would be paid first. */
export const first = (heaps: readonly Heap[]): number | null =>
  heaps.find(({ rank }) => rank === 1)?.owner ?? null;

/** Heaps at a casino, the strongest first. Equal ones strike each other out, but not who is spared. */
export function atCasino(lying: readonly Lying[], bills: readonly number[], spared?: number): Heap[] {
  const heaps = lying
    .map((heap) => ({ ...heap, strength: heap.dice + 2 * heap.big, pips: 0, highest: 0 }))
    .filter(({ strength }) => strength > 0);
  const equal = (strength: number) => heaps.filter((other) => other.strength === strength).length > 1;
  return ranked(
    heaps.map((heap) => ({
      ...heap,
      tied: heap.owner !== spared && equal(heap.strength),
      rank: 0,
      bills: [],
    })),
    bills,
  );
}

/** The strongest first; those that are not struck out are paid in this order, as far as there are bills. */
export function ranked(heaps: Heap[], bills: readonly number[], after = 0): Heap[] {
  let rank = 0;
  return heaps.sort(byStrength).map((heap) => {
    if (heap.tied) return heap;
    rank += 1;
    const bill = rank > after ? bills[rank - after - 1] : undefined;
    return { ...heap, rank, bills: bill === undefined ? [] : [bill] };
  });
}

/** More dice, more pips, the highest die; the neutral dice come last. */
const byStrength = (one: Heap, other: Heap): number =>
  other.strength - one.strength ||
  other.pips - one.pips ||
  other.highest - one.highest ||
  Number(one.owner === NEUTRAL) - Number(other.owner === NEUTRAL) ||
  one.owner - other.owner;

export const tiedOwners = (heaps: readonly Heap[]): number[] =>
  heaps.flatMap(({ tied, owner }) => (tied ? [owner] : []));
