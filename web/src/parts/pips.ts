/** The pips of each face as one path in a box of 40 by 40: one node instead of many. */

type Spot = readonly [x: number, y: number];

const LOW = 11;
const MID = 20;
const HIGH = 29;

const SPOTS: Record<number, readonly Spot[]> = {
  1: [[MID, MID]],
  2: [
    [LOW, HIGH],
    [HIGH, LOW],
  ],
  3: [
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
  ],
  4: [
    [LOW, LOW],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW - 1],
    [LOW, MID],
    [LOW, HIGH + 1],
    [HIGH, LOW - 1],
    [HIGH, MID],
    [HIGH, HIGH + 1],
  ],
};

const RADIUS = 3.6;

function round([x, y]: Spot): string {
  return `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0z`;
}

const PATHS = Object.fromEntries(
  Object.entries(SPOTS).map(([face, spots]) => [face, spots.map(round).join("")]),
);

/** Nothing where there is no such face. */
export const pipsOf = (face: number): string => PATHS[face] ?? "";

const BOX = 40;
const percent = (length: number): string => `${(100 * length) / BOX}%`;

/** Pips as gradients, which cost a browser less than a picture. */
const painted = (spots: readonly Spot[], fill: string): string =>
  spots
    .map(([x, y]) => `radial-gradient(circle at ${percent(x)} ${percent(y)}, ${fill} 0 9%, transparent 10%)`)
    .join();

const PAINTED = ["#fff6e8", "#241a08"].map((fill) =>
  Object.values(SPOTS).map((spots) => painted(spots, fill)),
);

/** A face as a background, for the sides of a die that is on its way. */
export const paintOf = (face: number, dark: boolean): string => PAINTED[dark ? 1 : 0]?.[face - 1] ?? "";
