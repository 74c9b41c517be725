// Exact chances of a throw, and what a card that nobody has seen earns on average.

import type { View } from "../generated.ts";
import { ALL_WAYS, EVERY_THROW, HIGHEST, parseThrow, type Throw } from "./dice.ts";
import { gainOf, outcome } from "./payments.ts";

/** How likely a throw of all eight dice is to be like this. */
export function chanceOf(is: (thrown: Throw) => boolean): number {
  let ways = 0;
  for (const [thrown, count] of EVERY_THROW) if (is(thrown)) ways += count;
  return ways / ALL_WAYS;
}

/** How likely a throw is to be worth 0, 1, ... 21. */
export const WORTHS: readonly number[] = (() => {
  const ways = Array<number>(HIGHEST + 1).fill(0);
  for (const [{ worth }, count] of EVERY_THROW) ways[worth] = (ways[worth] ?? 0) + count;
  return ways.map((count) => count / ALL_WAYS);
})();

const worthOdds = (worth: number): number => WORTHS[worth] ?? 0;
const SYMBOLS = 11 / 36;

interface Prospect {
  /** What all five cards earn together but for the Horse's eight blanks. */
  cards: number;
  /** How often those come before the Inn opens. */
  blanks: number;
}

const openProspects: number[] = [0];

/** What the Inn earns from this bank once it is open: what is beyond it, less what is missing. */
function onceOpen(bank: number): number {
  for (let at = openProspects.length; at <= bank; at++) {
    let cards = 0;
    let moved = worthOdds(at);
    for (let worth = 1; worth <= HIGHEST; worth++) {
      if (worth > at) cards += worthOdds(worth) * (worth - at);
      if (worth >= at) continue;
      const plain = worthOdds(worth) * (1 - SYMBOLS);
      cards += plain * (openProspects[at - worth] ?? 0) - worthOdds(worth) * SYMBOLS * (at - worth);
      moved += plain;
    }
    openProspects.push(cards / moved);
  }
  return openProspects[bank] ?? 0;
}

const closedProspects: Prospect[] = [{ cards: 0, blanks: 0 }];

/** What is to be expected from this bank while the Inn is closed, found from the smaller ones. */
function prospect(bank: number): Prospect {
  for (let at = closedProspects.length; at <= bank; at++) {
    let cards = 0;
    let blanks = worthOdds(0) * (1 - SYMBOLS);
    for (let worth = 1; worth <= HIGHEST; worth++) {
      const odds = worthOdds(worth);
      const rest = closedProspects[at - worth];
      if (rest) {
        cards += odds * (SYMBOLS * worth + rest.cards);
        blanks += odds * rest.blanks;
      } else cards += odds * (worth - at + onceOpen(at));
    }
    const moved = 1 - worthOdds(0);
    closedProspects.push({ cards: cards / moved, blanks: blanks / moved });
  }
  return closedProspects[bank] ?? { cards: 0, blanks: 0 };
}

const CARDS = 5;

/** What an unseen card earns on average among so many who have one, where everything is ruled as usual. */
export function cardWorth(bank: number, players: number): number {
  const ahead = prospect(bank);
  return (ahead.cards + players * ahead.blanks) / CARDS;
}

/** The kinds of throws: with and without a number, and with which symbols. */
export const KINDS = [
  "blank",
  "bell",
  "hammer",
  "both",
  "number",
  "number bell",
  "number hammer",
  "number both",
] as const;
export type Kind = (typeof KINDS)[number];

/** A throw of this kind, with the number if it has one. */
const example = (kind: Kind, worth: string): Throw =>
  parseThrow(kind.replace("number", worth).replace("both", "bell hammer"));

/** Whether a throw is of this kind. */
export function isOfKind({ worth, bell, hammer }: Throw, kind: Kind): boolean {
  const symbols = bell && hammer ? "both" : bell ? "bell" : hammer ? "hammer" : "";
  return kind === ([worth ? "number" : "", symbols].filter(Boolean).join(" ") || "blank");
}

export interface Effect {
  /** Points that are the same for every number. */
  fixed: number;
  /** How often the number itself is gained: 1, 0 or -1. */
  times: number;
}

/**
 * What a kind of throw does to a seat while the bank is more than any throw; what it does depends on the
 * number alone in one way only, so two examples tell.
 */
export function effect(view: View, thrower: number, kind: Kind, seat: number): Effect {
  const of = (worth: string): number => gainOf(outcome(view, thrower, example(kind, worth)).payments, seat);
  const [one, two] = [of("1"), of("2")];
  return { fixed: 2 * one - two, times: two - one };
}

export type Fate = "paid" | "end" | "over" | "none";

/** What numbers without symbols do when the bank is small: they are paid, they end it, or they are too much. */
export function fate(view: View, thrower: number, worth: number): Fate {
  const marks = numbersFor(worth);
  const { cause } = outcome(view, thrower, parseThrow(marks));
  if (cause === "cleared" || cause === "divided") return "end";
  if (cause === "nothing") return "none";
  return cause === "too_much" || cause === "to_next" ? "over" : "paid";
}

/** Some numbers of this sum, the largest first. */
function numbersFor(worth: number): string {
  const marks: number[] = [];
  for (let mark = 6, left = worth; mark; mark--) {
    if (mark > left) continue;
    marks.push(mark);
    left -= mark;
  }
  return marks.join(" ");
}
