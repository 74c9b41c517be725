// Points as chips: yellow 1, green 5, blue 10, red 20.

export const CHIPS = [20, 10, 5, 1] as const;
export type Chip = (typeof CHIPS)[number];

export interface Stack {
  chip: Chip;
  count: number;
}

/** The fewest chips for so many points, the dearest first. */
export function stacks(points: number): Stack[] {
  let left = points;
  return CHIPS.map((chip) => {
    const count = Math.floor(left / chip);
    left -= count * chip;
    return { chip, count };
  }).filter(({ count }) => count);
}

/** What flies for a payment: its chips, the dearest first, and no more than this. */
export const someChips = (points: number, most: number): Chip[] =>
  stacks(points)
    .flatMap(({ chip, count }) => Array<Chip>(count).fill(chip))
    .slice(0, most);
