import { first, ranked, atCasino, tiedOwners, type Heap, type Lying } from "../../las-vegas-box/heaps.ts";
// How a place stands, and how it would stand after a move: who would be paid what if it paid now.

import { billsAt } from "./places.ts";
import { NEUTRAL, SLOT_MACHINE } from "../../las-vegas-box/places.ts";
import type { Face, Rolled, View } from "../generated.ts";

/** Dice that a move takes to a place, where they show `face`. */
export interface Placing {
  casino: number;
  face: number;
  own: number;
  neutral: number;
  big: number;
  kickers: number;
}

/** What comes of a move if its place paid at once; kicks that are due come on top of it. */
export interface Outlook extends Placing {
  before: Heap[];
  heaps: Heap[];
  /** Who would be paid first. */
  leads: number | null;
  /** Who has as much as the seat, so that neither is paid. */
  tiedWith: number[];
  /** What the seat would be paid. */
  gets: number[];
  /** Others that the move strikes out, and that it sets free. */
  struckOut: number[];
  freed: number[];
  /** How many dice must be kicked off the place afterwards. */
  kicks: number;
}

/** What an owner's dice of one number on the slot machine are; all neutral ones are one owner's. */
function share(face: Face, owner: number): { dice: number; big: number } {
  if (owner === NEUTRAL) return { dice: face.neutral, big: 0 };
  return face.seat === owner ? { dice: face.own, big: face.big } : { dice: 0, big: 0 };
}

function slotHeap(faces: readonly Face[], owner: number): Heap {
  const shares = faces.map((face) => ({ face: face.face, ...share(face, owner) }));
  const sum = (count: (share: (typeof shares)[number]) => number) =>
    shares.reduce((all, one) => all + count(one), 0);
  const lying = shares.filter(({ dice, big }) => dice + big > 0);
  return {
    owner,
    dice: sum(({ dice }) => dice),
    big: sum(({ big }) => big),
    strength: sum(({ dice, big }) => dice + 2 * big),
    pips: sum(({ face, dice, big }) => face * (dice + 2 * big)),
    highest: Math.max(0, ...lying.map(({ face }) => face)),
    tied: false,
    rank: 0,
    bills: [],
  };
}

/** Heaps at the slot machine: only a full tie with the neutral dice strikes out, both of them. */
function atSlot(faces: readonly Face[], bills: readonly number[], spared?: number, chooser?: number): Heap[] {
  const owners = [...new Set(faces.map(({ seat }) => seat)), NEUTRAL];
  const heaps = owners.map((owner) => slotHeap(faces, owner)).filter(({ strength }) => strength > 0);
  const same = (one: Heap) =>
    heaps.filter(
      ({ strength, pips, highest }) =>
        strength === one.strength && pips === one.pips && highest === one.highest,
    ).length > 1;
  const tied = heaps.map((heap) => ({ ...heap, tied: heap.owner !== spared && same(heap) }));
  const before = chooser === undefined ? 0 : (ranked(tied, []).find(isOf(chooser))?.rank ?? 1) - 1;
  return ranked(tied, bills, before);
}

const isOf =
  (owner: number) =>
  (heap: Heap): boolean =>
    heap.owner === owner;

const lyingAt = (view: View, casino: number): Lying[] => {
  const there = view.casinos[casino - 1];
  if (!there) return [];
  const own = there.dice.map((dice, owner) => ({ owner, dice, big: there.big?.[owner] ?? 0 }));
  return [...own, { owner: NEUTRAL, dice: there.neutral, big: 0 }];
};

/** Who takes a bill from the slot machine now: whoever is stronger has had theirs. */
const choosing = (view: View): number | undefined =>
  view.boulevard?.asked?.what === "take" ? view.boulevard.asked.seat : undefined;

/** How a place stands now, the strongest heap first; `spared` is not struck out by a tie. */
export function standing(view: View, casino: number, spared?: number): Heap[] {
  return casino === SLOT_MACHINE
    ? atSlot(view.boulevard?.slot?.faces ?? [], billsAt(view, casino), spared, choosing(view))
    : atCasino(lyingAt(view, casino), billsAt(view, casino), spared);
}

/** Which dice a placement takes where: `place 3`, `slot 5`, `double 3 5` or `double 3 slot 5`. */
export function placing(view: View, words: string): Placing | undefined {
  const [verb, ...rest] = words.split(" ");
  if (verb !== "place" && verb !== "slot" && verb !== "double") return undefined;
  const toSlot = verb === "slot" || rest[1] === "slot";
  const shown = Number(rest[0]);
  const face = Number(rest.at(-1));
  const heap = view.rolled.find((dice) => dice.face === shown);
  return heap && { casino: toSlot ? SLOT_MACHINE : face, face, ...kinds(heap) };
}

const kinds = ({ own, neutral, big = 0, kickers = 0 }: Rolled) => ({ own, neutral, big, kickers });

function heapsAfter(view: View, { casino, face, own, neutral, big }: Placing, seat: number): Heap[] {
  const bills = billsAt(view, casino);
  if (casino === SLOT_MACHINE) {
    const there = view.boulevard?.slot?.faces ?? [];
    return atSlot([...there, { face, seat, own, big, neutral }], bills);
  }
  const after = lyingAt(view, casino).map((heap) => {
    if (heap.owner === NEUTRAL) return { ...heap, dice: heap.dice + neutral };
    return heap.owner === seat ? { ...heap, dice: heap.dice + own, big: heap.big + big } : heap;
  });
  return atCasino(after, bills);
}

/** How many kickers find a die: not on the slot machine, and neutral dice may be immune. */
function kicksAt(view: View, { casino, kickers }: Placing, heaps: readonly Heap[]): number {
  if (casino === SLOT_MACHINE) return 0;
  const targets = heaps.filter(({ owner }) => owner !== NEUTRAL || !view.boulevard?.immune);
  return Math.min(
    kickers,
    targets.reduce((all, { dice, big }) => all + dice + big, 0),
  );
}

/** What comes of a placement of this seat; undefined for any other move. */
export function outlook(view: View, words: string, seat: number): Outlook | undefined {
  const moved = placing(view, words);
  if (!moved) return undefined;
  const before = standing(view, moved.casino);
  const heaps = heapsAfter(view, moved, seat);
  const mine = heaps.find(isOf(seat));
  const [tiedBefore, tiedAfter] = [tiedOwners(before), tiedOwners(heaps)];
  const others = (owners: readonly number[]) => owners.filter((owner) => owner !== seat);
  return {
    ...moved,
    before,
    heaps,
    leads: first(heaps),
    tiedWith: mine?.tied
      ? others(heaps.filter((heap) => asStrong(heap, mine)).map(({ owner }) => owner))
      : [],
    gets: mine?.bills ?? [],
    struckOut: others(tiedAfter).filter((owner) => !tiedBefore.includes(owner)),
    freed: others(tiedBefore).filter((owner) => !tiedAfter.includes(owner)),
    kicks: kicksAt(view, moved, heaps),
  };
}

/** Whether two heaps count the same. */
const asStrong = (one: Heap, other: Heap): boolean =>
  one.strength === other.strength && one.pips === other.pips && one.highest === other.highest;
