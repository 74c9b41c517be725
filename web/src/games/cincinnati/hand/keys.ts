// Keys for everything: digits for dice and seats, letters for tables and answers.

import type { Letter } from "../generated.ts";
import type { Offers } from "../model/offers.ts";
import type { Hand } from "./hand.svelte.ts";

/** What keys can set off. */
export interface Deeds {
  hand: Hand;
  offered: Offers;
  letters: readonly Letter[];
  inDuel: boolean;
  act: (words: string) => void;
  /** Throw if the throw is awaited, else let go of what is chosen. */
  throwOrRelease: () => void;
  release: () => void;
  /** Choose something; the next thing to press is then at hand. */
  chosen: (choose: () => void) => void;
}

/** What a key does now, if anything. */
export function deedOf(key: string, deeds: Deeds): (() => void) | undefined {
  const { hand, offered, act, release, throwOrRelease } = deeds;
  const choice = choiceOf(key, deeds);
  if (choice) return () => deeds.chosen(choice);
  const letter = deeds.letters.find((one) => one === key.toUpperCase());
  if (letter) return () => hand.look(letter);
  if (key === "t" || key === " ") return throwOrRelease;
  if (key === "Enter") return release;
  if (key === "s" && offered.stands) return () => act("stand");
  if (!offered.answers) return undefined;
  if (key === "y") return () => act("buy");
  if (key === "n") return () => act("pass");
  return key === "d" && !deeds.inDuel ? () => (hand.finish(), act("pass")) : undefined;
}

function choiceOf(key: string, { hand, offered, letters }: Deeds): (() => void) | undefined {
  const digit = /^[1-6]$/.test(key) ? Number(key) - 1 : -1;
  if (digit >= 0 && offered.keeps && digit < hand.dice.length) return () => hand.toggle(digit);
  if (digit >= 0 && offered.rivals.includes(digit)) return () => (hand.rival = digit);
  const letter = letters.find((one) => one === key.toUpperCase());
  return offered.tables && letter ? () => hand.choose(letter) : undefined;
}

/** Whether a key is meant for something else than the table: a field, a dialog, a button. */
export function isMeantElsewhere({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const at = target instanceof Element ? target : document.body;
  if (ctrlKey || metaKey || altKey || at.closest("input, textarea, select, dialog")) return true;
  return (key === "Enter" || key === " ") && at.closest("button, a, summary") !== null;
}
