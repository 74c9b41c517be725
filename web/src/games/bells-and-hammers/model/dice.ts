// The eight dice: each has one marked face and five blank ones.

export const MARKS = ["1", "2", "3", "4", "5", "6", "bell", "hammer"] as const;
export type Mark = (typeof MARKS)[number];

/** To be Banker only the six with numbers are thrown. */
export const NUMBERS = MARKS.slice(0, 6);

/** All six numbers together. */
export const HIGHEST = 21;

export interface Throw {
  marks: ReadonlySet<string>;
  /** The sum of the numbers. */
  worth: number;
  bell: boolean;
  hammer: boolean;
}

/** A throw from the words of the game: `2 4 bell`, or `blank`. */
export function parseThrow(words: string): Throw {
  const marks = new Set(words.split(" "));
  const worth = NUMBERS.reduce((sum, mark) => sum + (marks.has(mark) ? Number(mark) : 0), 0);
  return { marks, worth, bell: marks.has("bell"), hammer: marks.has("hammer") };
}

export const isBlank = ({ worth, bell, hammer }: Throw): boolean => !worth && !bell && !hammer;

/** Every throw of all eight dice, with how many of 6 to the power of 8 come out like it. */
export const EVERY_THROW: readonly [thrown: Throw, ways: number][] = Array.from(
  { length: 1 << MARKS.length },
  (_, roll) => {
    const shown = MARKS.filter((_, die) => (roll >> die) & 1);
    return [parseThrow(shown.join(" ")), 5 ** (MARKS.length - shown.length)];
  },
);

export const ALL_WAYS = 6 ** MARKS.length;
