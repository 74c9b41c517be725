// The exact chance to reach something with the throws that are left, when they are all played for it.

import { DICE, FACES, heapsOf, keyOf, strengthOf, type Faces, type Place } from "./results.ts";

/** By its key: how likely it is from five dice, or from a heap that is kept while the rest is thrown. */
interface Prospects {
  dice: Map<string, number>;
  kept: Map<string, number>;
}

const ALL = heapsOf(DICE);
const SMALLER = [4, 3, 2, 1, 0].flatMap((size) => heapsOf(size));
const known = new Map<string, Prospects>();

/** All that can be kept of some dice, each once. */
export function keepsOf(dice: Faces): number[][] {
  const keeps = new Map<string, number[]>();
  for (let mask = 0; mask < 1 << dice.length; mask++) {
    const kept = dice.filter((_, index) => mask & (1 << index));
    keeps.set(keyOf(kept), kept);
  }
  return [...keeps.values()];
}

function computed(place: Place, throws: number, goal: number): Prospects {
  if (throws === 0) {
    const reached = ALL.map((dice): [string, number] => [
      keyOf(dice),
      strengthOf(place, dice) >= goal ? 1 : 0,
    ]);
    return { dice: new Map(reached), kept: new Map() };
  }
  const kept = new Map(prospects(place, throws - 1, goal).dice);
  for (const heap of SMALLER) {
    const sum = FACES.reduce<number>((all, face) => all + (kept.get(keyOf([...heap, face])) ?? 0), 0);
    kept.set(keyOf(heap), sum / FACES.length);
  }
  const best = ALL.map((dice): [string, number] => [
    keyOf(dice),
    Math.max(...keepsOf(dice).map((part) => kept.get(keyOf(part)) ?? 0)),
  ]);
  return { dice: new Map(best), kept };
}

function prospects(place: Place, throws: number, goal: number): Prospects {
  const name = `${place} ${throws} ${goal}`;
  const made = known.get(name) ?? computed(place, throws, goal);
  known.set(name, made);
  return made;
}

/** From these five dice, with so many throws left, to be at least so strong. */
export const chance = (place: Place, dice: Faces, throws: number, goal = 1): number =>
  prospects(place, throws, goal).dice.get(keyOf(dice)) ?? 0;

/** If these are kept and the others thrown now, this throw being counted among those left. */
export const chanceKeeping = (place: Place, kept: Faces, throws: number, goal = 1): number =>
  prospects(place, throws, goal).kept.get(keyOf(kept)) ?? 0;
