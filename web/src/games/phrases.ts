/** What the words of several games have in common. */
import { capital, listed, m } from "../lib/i18n.ts";
import type { Say } from "./info.ts";
import type { OptionText, PromptContext } from "./words.ts";

type Choice = boolean | number | string;

/** Somebody by name; nobody is an empty string. */
export const nameOf = (names: readonly string[], seat: number | undefined): string =>
  (seat === undefined ? undefined : names[seat]) ?? "";

export const namesOf = (names: readonly string[], seats: readonly number[]): string =>
  listed(seats.map((seat) => nameOf(names, seat)));

export const yesOrNo = (value: boolean): string => (value ? m.ui_yes() : m.ui_no());

/** Whether an option is on, as a switch has it or as a table spells it; undefined for any other choice. */
function isOn(choice: Choice): boolean | undefined {
  if (choice === true || choice === "on") return true;
  return choice === false || choice === "off" ? false : undefined;
}

/** A choice of an option that is there or not; undefined for any other. */
export function switchText(choice: Choice): string | undefined {
  const on = isOn(choice);
  return on === undefined ? undefined : capital(yesOrNo(on));
}

interface Victory {
  count: number;
  names: string;
  score: number;
}

/**
 * Who won: `you` for the viewer alone, `all` for anybody else or several.
 * Undefined for a game that was ended before its end.
 */
export function whoWon(
  { play, seat, names }: PromptContext,
  you: (score: number) => string,
  all: (victory: Victory) => string,
): string | undefined {
  const result = play.result ?? [];
  const winners = result.flatMap(([, place], seat) => (place === 1 ? [seat] : []));
  const [first] = winners;
  if (first === undefined) return undefined;
  const score = result[first]?.[0] ?? 0;
  const count = winners.length;
  return count === 1 && first === seat ? you(score) : all({ count, names: namesOf(names, winners), score });
}

/** Options by name, each with what it is called and what it does. */
export type OptionTexts = Record<string, [name: Say, says: Say]>;

/** An option that has no text goes by its name. */
export function optionText(texts: OptionTexts, name: string): OptionText {
  const known = texts[name];
  return known ? { name: known[0](), says: known[1]() } : { name, says: "" };
}

/** For games without presets of their own. */
export const unnamedPreset = (name: string): OptionText => ({ name, says: "" });
