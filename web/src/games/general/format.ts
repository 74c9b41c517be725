/** How a view is read without knowing its game. */
import type { Words } from "../words.ts";

export type Thing = Record<string, unknown>;

export const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Several things side by side, such as tables. */
export const isRow = (value: unknown): boolean =>
  (Array.isArray(value) && value.some(isThing)) || (isThing(value) && Object.values(value).some(isThing));

export const at = (path: string, key: string): string => (path ? `${path}.${key}` : key);

/** The keys that have a name in the reader's language and something to say. */
export const keysOf = (thing: Thing, path: string, words: Words): string[] =>
  Object.keys(thing).filter((key) => thing[key] !== null && words.label(at(path, key)) !== undefined);

/** What need not be said where room is short: no, nothing, and a nought that stands for nothing else. */
export function isQuiet(path: string, value: unknown, words: Words, names: string[]): boolean {
  if (value === 0) return words.value(path, value, names) === undefined;
  return value === false || (Array.isArray(value) && !value.length);
}

/** What there is to say of seats: not what nobody has, nor a yes or no that is the same for all. */
export function seatKeys(seats: Thing[], words: Words, names: string[]): string[] {
  const keys = new Set(seats.flatMap((seat) => keysOf(seat, "seats", words)));
  return [...keys].filter((key) => {
    const values = seats.map((seat) => seat[key]);
    const isSame = typeof values[0] === "boolean" && values.every((value) => value === values[0]);
    return !isSame && values.some((value) => !isQuiet(at("seats", key), value ?? false, words, names));
  });
}

/** A value that is no thing, in words; a dash where there is nothing. */
export function valueText(path: string, value: unknown, words: Words, names: string[]): string {
  const whole = words.value(path, value, names);
  if (whole !== undefined) return whole;
  if (isThing(value)) return "–";
  if (!Array.isArray(value)) return String(value);
  if (!value.length) return "–";
  return value.map((one: unknown) => valueText(path, one, words, names)).join(" · ");
}

const DICE = new Set(["dice", "kept"]);
const isFace = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 6;
const areFaces = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every(isFace);

/** What dice show, a row for each hand of them; nothing where a value is something else. */
export function diceAt(key: string, value: unknown): number[][] {
  if (!DICE.has(key)) return [];
  if (areFaces(value)) return [value];
  return Array.isArray(value) && value.every(areFaces) ? value : [];
}

/** What tells whose dice lie where in something that some fight out, such as a duel. */
export const OWNED = new Set(["duellists", "dice"]);

/** Those who throw against each other, with their dice; nothing where a thing is something else. */
export function handsOf(value: unknown): { seat: number; dice: number[] }[] {
  if (!isThing(value) || !Array.isArray(value.duellists) || !Array.isArray(value.dice)) return [];
  const hands = value.dice as unknown[];
  return (value.duellists as number[]).map((seat, index) => {
    const dice = hands[index];
    return { seat, dice: areFaces(dice) ? dice : [] };
  });
}

/** A move that names dice which lie before the viewer: what is said before them and after. */
export interface Spoken {
  before: string;
  dice: number[];
  after: string;
}

/** Whether all these dice lie there, each only once. */
function lie(dice: readonly number[], there: readonly number[]): boolean {
  const count = (faces: readonly number[], face: number) => faces.filter((one) => one === face).length;
  return dice.every((face) => count(dice, face) <= count(there, face));
}

export function diceOf(move: string, says: string, there: readonly number[]): Spoken {
  const dice = move.split(" ").slice(1).map(Number);
  const spelt = dice.join(" ");
  const where = says.indexOf(spelt);
  if (!dice.length || where < 0 || !lie(dice, there)) return { before: says, dice: [], after: "" };
  return { before: says.slice(0, where).trim(), dice, after: says.slice(where + spelt.length).trim() };
}

/** Moves by their verb, in the order in which they come. */
export function grouped(moves: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const words of moves) {
    const verb = words.split(" ")[0] ?? "";
    groups.set(verb, [...(groups.get(verb) ?? []), words]);
  }
  return groups;
}
