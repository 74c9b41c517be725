// The exact chance to reach something with the throws that are left, when they are all played for it.

import { DICE, FACES, heapsOf, keyOf, strengthOf, withOne, type Faces, type Place } from "./results.ts";

/** How likely it is from each heap: from five dice, or if it is kept and the rest is thrown. */
interface Prospects {
  dice: number[];
  kept: number[];
}

const ALL = heapsOf(DICE);
const SMALLER = [4, 3, 2, 1, 0].flatMap((size) => heapsOf(size));
/** Where each heap stands among the chances, by its key: five dice come first, no dice last. */
const PLACES = new Map([...ALL, ...SMALLER].map((heap, at) => [keyOf(heap), at]));
const placeOf = (heap: Faces): number => PLACES.get(keyOf(heap)) ?? -1;
/** Where each smaller heap stands, and where it would with one more die of each face. */
const GROWING = SMALLER.map((heap) => ({
  at: placeOf(heap),
  grown: FACES.map((face) => PLACES.get(keyOf(heap) + withOne(face)) ?? -1),
}));
const FROM_NONE = [...GROWING].reverse();

const known = new Map<string, Prospects>();

function computed(place: Place, throws: number, goal: number): Prospects {
  if (throws === 0) return { dice: ALL.map((dice) => (strengthOf(place, dice) >= goal ? 1 : 0)), kept: [] };
  const kept = [...prospects(place, throws - 1, goal).dice];
  for (const { at, grown } of GROWING) {
    kept[at] = grown.reduce((sum, larger) => sum + (kept[larger] ?? 0), 0) / FACES.length;
  }
  return { dice: bestOf(kept).slice(0, ALL.length), kept };
}

/** From each heap the most that keeping all or some of it brings: as much as with one die less, or more. */
function bestOf(kept: readonly number[]): number[] {
  const best = [...kept];
  for (const { at, grown } of FROM_NONE) {
    for (const larger of grown) best[larger] = Math.max(best[larger] ?? 0, best[at] ?? 0);
  }
  return best;
}

function prospects(place: Place, throws: number, goal: number): Prospects {
  const name = `${place} ${throws} ${goal}`;
  const made = known.get(name) ?? computed(place, throws, goal);
  known.set(name, made);
  return made;
}

/** From these five dice, with so many throws left, to be at least so strong. */
export const chance = (place: Place, dice: Faces, throws: number, goal = 1): number =>
  prospects(place, throws, goal).dice[placeOf(dice)] ?? 0;

/** If these are kept and the others thrown now, this throw being counted among those left. */
export const chanceKeeping = (place: Place, kept: Faces, throws: number, goal = 1): number =>
  prospects(place, throws, goal).kept[placeOf(kept)] ?? 0;
