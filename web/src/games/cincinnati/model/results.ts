// What five dice are worth: in a duel by the hierarchy, at a table by its condition and order.

import type { Category, Letter } from "../generated.ts";

export type Faces = readonly number[];

/** Where dice are compared: at a table, or in a duel, which knows the hierarchy alone. */
export type Place = Letter | "duel";

export const DICE = 5;
/** The throw that stands for all that are bought. */
export const BOUGHT = 4;
export const FACES = [1, 2, 3, 4, 5, 6] as const;
const MOST_PIPS = 11;

export const sorted = (dice: Faces): number[] => [...dice].sort((one, other) => one - other);
/** A heap as a number, whatever the order: how often it has each face, as digits to the base of six. */
export const keyOf = (dice: Faces): number => dice.reduce((key, face) => key + withOne(face), 0);
/** What one more die of this face adds to the key of a heap. */
export const withOne = (face: number): number => (DICE + 1) ** (face - 1);
export const sumOf = (dice: Faces): number => dice.reduce((sum, face) => sum + face, 0);
export const parseDice = (text: string): number[] => text.split(" ").filter(Boolean).map(Number);

/** Every heap of so many dice, in ascending order. */
export function heapsOf(size: number, from = 1): number[][] {
  if (!size) return [[]];
  return FACES.filter((face) => face >= from).flatMap((face) =>
    heapsOf(size - 1, face).map((rest) => [face, ...rest]),
  );
}

/** How often a heap has each face. */
const countsOf = (dice: Faces): number[] => FACES.map((face) => dice.filter((die) => die === face).length);

/** What a heap is made of: the most of a kind first, then the higher face. */
function byCount(dice: Faces): number[] {
  const counts = countsOf(dice);
  const count = (face: number): number => counts[face - 1] ?? 0;
  return [...dice].sort((one, other) => count(other) - count(one) || other - one);
}

const ALIKE: Record<string, Category> = {
  "5": "quintuple",
  "41": "quartet",
  "32": "full_house",
  "311": "triplet",
  "221": "two_pairs",
  "2111": "pair",
};

const ORDER: Category[] = [
  "nothing",
  "pair",
  "two_pairs",
  "small_straight",
  "triplet",
  "full_house",
  "large_straight",
  "quartet",
  "quintuple",
];

/** All rows of five dice and of four, the longest and highest first. */
const ROWS = [5, 4].flatMap((length) =>
  [6, 5, 4].filter((to) => to >= length).map((to) => ({ from: to - length + 1, to })),
);

/** The lowest and highest of the longest row, four dice at least; undefined where there is none. */
export const rowOf = (dice: Faces): { from: number; to: number } | undefined =>
  ROWS.find(({ from, to }) => FACES.slice(from - 1, to).every((face) => dice.includes(face)));

/** The best category that five dice belong to (7.1). */
export function categoryOf(dice: Faces): Category {
  const row = rowOf(dice);
  if (row && row.to - row.from === DICE - 1) return "large_straight";
  const alike = countsOf(dice)
    .filter(Boolean)
    .sort((one, other) => other - one)
    .join("");
  const category = ALIKE[alike] ?? "nothing";
  return row && ORDER.indexOf(category) < ORDER.indexOf("small_straight") ? "small_straight" : category;
}

/** Five dice with all that they are compared by. */
interface Result {
  dice: Faces;
  category: Category;
  /** Category, then what counts in it, in order (7). */
  standing: number[];
}

function resultOf(dice: Faces): Result {
  const category = categoryOf(dice);
  const row = category.endsWith("straight") ? rowOf(dice) : undefined;
  const standing = [ORDER.indexOf(category), ...(row ? [row.to, sumOf(dice)] : byCount(dice))];
  return { dice, category, standing };
}

/** At Caesar's the lower sum wins, then more of the lower faces (4.2). */
const lowness = (dice: Faces): number[] => [-sumOf(dice), ...countsOf(dice)];

/** Whether five dice meet the condition of a table (4.1); in a duel there is none. */
function meets(place: Place, { dice, category }: Result): boolean {
  if (place === "A") return ["triplet", "full_house", "quartet", "quintuple"].includes(category);
  if (place === "B") return category.endsWith("straight");
  return place === "duel" || sumOf(dice) <= MOST_PIPS;
}

function compare(one: number[], other: number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

let results: Result[] | undefined;

/** All results that count at a place by their keys, with 1 for the worst of them. */
function strengthsAt(place: Place): Map<number, number> {
  results ??= heapsOf(DICE).map(resultOf);
  const counting = results
    .filter((result) => meets(place, result))
    .map(({ dice, standing }) => ({ dice, rank: place === "C" ? lowness(dice) : standing }))
    .sort((one, other) => compare(one.rank, other.rank));
  return new Map(counting.map(({ dice }, index) => [keyOf(dice), index + 1]));
}

const strengths = new Map<Place, Map<number, number>>();

function table(place: Place): Map<number, number> {
  const known = strengths.get(place) ?? strengthsAt(place);
  strengths.set(place, known);
  return known;
}

/** How strong five dice are at a place: more wins, 0 does not meet the condition. */
export const strengthOf = (place: Place, dice: Faces): number => table(place).get(keyOf(dice)) ?? 0;

/** The most that any five dice can be at a place. */
export const mostAt = (place: Place): number => table(place).size;
