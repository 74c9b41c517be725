// How a casino stands in the Second Way, and what a placement pays at once: owners are colours.

import { atCasino, first, type Heap, tiedOwners } from "../las-vegas-box/heaps.ts";
import type { ColourName, View } from "./generated.ts";

export type { Heap };

/** A bill, and the colour that wins it, counted from 0. */
export interface Win {
  colour: number;
  bill: number;
}

/** What comes of a placement: its casino pays at once. */
export interface Outlook {
  casino: number;
  colours: ColourName[];
  before: Heap[];
  heaps: Heap[];
  leads: number | null;
  wins: Win[];
  /** What the viewer's own colours win, and the others together. */
  mine: number;
  others: number;
  /** Own colours that have as many dice as another, so that neither is paid. */
  tied: number[];
  struckOut: number[];
  freed: number[];
}

/** As many untied colours as there are bills win the lowest ones, the most dice the highest of these. */
function paid(dice: readonly number[], bills: readonly number[]): Heap[] {
  const heaps = atCasino(
    dice.map((dice, owner) => ({ owner, dice, big: 0 })),
    [],
  );
  const winners = Math.min(heaps.filter(({ tied }) => !tied).length, bills.length);
  const lowest = [...bills].sort((one, other) => one - other).slice(0, winners);
  return heaps.map((heap) => {
    const bill = heap.tied ? undefined : lowest[winners - heap.rank];
    return { ...heap, bills: bill === undefined ? [] : [bill] };
  });
}

/** How a casino stands, the most dice first, and what it would pay if dice came to it that change nothing. */
export function standing(view: View, casino: number): Heap[] {
  const there = view.casinos[casino - 1];
  return there ? paid(there.dice, there.bills) : [];
}

/** What comes of `place 3` for who plays these colours; undefined for any other words. */
export function outlook(view: View, words: string, own: readonly ColourName[] = []): Outlook | undefined {
  const [verb, number] = words.split(" ");
  const casino = Number(number);
  const there = view.casinos[casino - 1];
  const colours = view.rolled.find(({ face }) => face === casino)?.colours;
  if (verb !== "place" || !there || !colours) return undefined;
  const isAmong = (names: readonly ColourName[], colour: number) =>
    names.some((name) => name === view.colours[colour]?.name);
  const dice = there.dice.map((dice, colour) => dice + Number(isAmong(colours, colour)));
  const heaps = paid(dice, there.bills);
  const before = standing(view, casino);
  const isMine = (colour: number) => isAmong(own, colour);
  return { casino, colours, before, heaps, leads: first(heaps), ...changed(before, heaps, isMine) };
}

function changed(before: readonly Heap[], heaps: readonly Heap[], isMine: (colour: number) => boolean) {
  const wins = heaps.flatMap(({ owner, bills }) => bills.map((bill) => ({ colour: owner, bill })));
  const sum = (mine: boolean) =>
    wins.filter(({ colour }) => isMine(colour) === mine).reduce((all, { bill }) => all + bill, 0);
  const [tiedBefore, tiedAfter] = [tiedOwners(before), tiedOwners(heaps)];
  return {
    wins,
    mine: sum(true),
    others: sum(false),
    tied: tiedAfter.filter(isMine),
    struckOut: tiedAfter.filter((colour) => !tiedBefore.includes(colour)),
    freed: tiedBefore.filter((colour) => !tiedAfter.includes(colour)),
  };
}
