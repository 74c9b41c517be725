/** Where something that is said lies: beside the seat of whoever says it, and not over what others want to read. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What lies on the table, and how much it matters that nothing lies over it. */
export interface Kept {
  box: Box;
  weight: number;
}

export interface Spot {
  left: number;
  top: number;
  /** On which side of its seat, if it is beside it at all. */
  side: "above" | "below" | "none";
}

export const EDGE = 6;
/** Two lines fit into the top edge of a table. */
const TOP = 2;
const STEP = 4;
/** Nearer to the seat than this, the tail points to it. */
const NEAR = 3 * EDGE;
/** However far the way, it is better than to cover anything. */
const COVERS = 1000;

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

/** How far one is above or below the other; 0 where they are side by side. */
const gap = (one: Box, other: Box): number =>
  Math.max(0, one.top - (other.top + other.height), other.top - (one.top + one.height));

/** Where a bubble of this size goes: where it covers least, and of such places to the nearest. */
export function bubbleSpot(
  size: Pick<Box, "width" | "height">,
  seat: Box,
  screen: Pick<Box, "width" | "height">,
  kept: readonly Kept[],
): Spot {
  const middle = seat.left + seat.width / 2 - size.width / 2;
  const right = screen.width - size.width - EDGE;
  const bottom = screen.height - size.height - EDGE;
  const tops = [seat.top + seat.height + EDGE, seat.top - size.height - EDGE];
  for (let top = TOP; top <= bottom; top += STEP) tops.push(top);
  let best: Box & { cost: number } = { ...size, left: EDGE, top: EDGE, cost: Infinity };
  const wishes = [middle, seat.left, seat.left + seat.width - size.width, EDGE, right];
  const lefts = new Set(wishes.map((left) => Math.max(EDGE, Math.min(right, left))));
  for (const left of lefts) {
    for (const top of tops.filter((top) => top >= TOP && top <= bottom)) {
      const box = { ...size, left, top };
      const way = Math.abs(gap(box, seat) - EDGE) + Math.abs(left - middle) / 2;
      if (way >= best.cost) continue;
      const covered = kept.reduce((sum, { box: other, weight }) => sum + weight * overlap(box, other), 0);
      const cost = COVERS * covered + way;
      if (cost < best.cost) best = { ...box, cost };
    }
  }
  const { left, top } = best;
  const isNear = gap(best, seat) <= NEAR && overlap(best, seat) === 0;
  return { left, top, side: !isNear ? "none" : top > seat.top ? "below" : "above" };
}
