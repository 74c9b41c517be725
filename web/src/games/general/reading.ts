/** How a view is read without knowing its game. */
import type { Words } from "../words.ts";

export type Thing = Record<string, unknown>;

export const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Several things side by side, such as casinos or tables. */
export const isRow = (value: unknown): boolean =>
  (Array.isArray(value) && value.some(isThing)) || (isThing(value) && Object.values(value).some(isThing));

export const at = (path: string, key: string): string => (path ? `${path}.${key}` : key);

/** The keys that have a name in the reader's language and something to say. */
export const keysOf = (thing: Thing, path: string, words: Words): string[] =>
  Object.keys(thing).filter((key) => thing[key] !== null && words.label(at(path, key)) !== undefined);

/** A value that is no thing, in words; a dash where there is nothing. */
export function told(path: string, value: unknown, words: Words, names: string[]): string {
  const whole = words.value(path, value, names);
  if (whole !== undefined) return whole;
  if (!Array.isArray(value)) return String(value);
  if (!value.length) return "–";
  return value.map((one: unknown) => told(path, one, words, names)).join(" · ");
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
