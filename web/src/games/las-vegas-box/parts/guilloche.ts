/** The fine lines on a bill, drawn from its value in a box of 100 by 46. */

const POINTS = 132;
const CENTRE = [69, 23] as const;
const OUTER = 17;

const drawn = new Map<number, string>();

const line = (points: (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** A rose whose petals are as many as the bill is worth. */
function rose(petals: number, radius: number, depth: number): string {
  const points = Array.from({ length: POINTS + 1 }, (_, step) => {
    const turn = (step / POINTS) * 2 * Math.PI;
    const reach = radius * (1 - depth + depth * Math.cos(petals * turn));
    return [CENTRE[0] + reach * Math.cos(turn) * 1.35, CENTRE[1] + reach * Math.sin(turn)] as const;
  });
  return line(points);
}

/** A braid along an edge. */
function braid(y: number, waves: number, swing: number): string {
  const steps = 60;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const way = step / steps;
    return [3 + 94 * way, y + swing * Math.sin(way * waves * 2 * Math.PI)] as const;
  });
  return line(points);
}

export function guilloche(value: number): string {
  const known = drawn.get(value);
  if (known) return known;
  const tens = Math.round(value / 10);
  const path = [
    rose(tens + 4, OUTER, 0.34),
    rose(tens + 4, OUTER * 0.72, -0.45),
    rose(2 * tens + 3, OUTER * 0.95, 0.16),
    braid(5, tens + 5, 1.7),
    braid(5, tens + 5, -1.7),
    braid(41, tens + 5, 1.7),
    braid(41, tens + 5, -1.7),
  ].join("");
  drawn.set(value, path);
  return path;
}
