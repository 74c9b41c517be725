/** How everybody fared: the scores at the end of each part of a game, and what is worth telling of them. */
import type { Standing, Story } from "../../protocol.ts";
import { chapters, type Part } from "./chapters.ts";

/** The scores at the beginning, where `part` is null, and at the end of each part. */
export interface Point {
  part: number | null;
  ply: number;
  scores: number[];
}

export interface Course {
  /** What the parts are; null where every change stands for itself. */
  kind: Part["kind"] | null;
  points: Point[];
}

/** The most that anybody gained in one part. */
export interface Gain {
  seat: number;
  part: number;
  gain: number;
}

const FEW = 2;

export function courseOf({ game, moves, plies, course }: Story): Course {
  const parts = chapters(game, moves).flatMap(({ part }) => part ?? []);
  const [first] = course;
  if (!first || parts.length < FEW) {
    return {
      kind: null,
      points: course.map(({ ply, scores }, part) => ({ part: part || null, ply, scores })),
    };
  }
  const ends = parts.map((_, index) => parts[index + 1]?.start ?? plies);
  const points = ends.map((ply, index) => ({ part: index + 1, ply, scores: scoresAt(course, ply) }));
  return { kind: parts[0]?.kind ?? null, points: [{ part: null, ply: 0, scores: first.scores }, ...points] };
}

/** Whether there is more to see than a beginning and an end. */
export const isTelling = ({ points }: Course): boolean =>
  points.length > FEW && (points[0]?.scores.length ?? 0) > 1;

function scoresAt(course: Standing[], ply: number): number[] {
  return course.findLast((standing) => standing.ply <= ply)?.scores ?? [];
}

/** Who is ahead of all others, if somebody is. */
export function leader(scores: number[]): number | null {
  const best = Math.max(...scores);
  return scores.filter((score) => score === best).length === 1 ? scores.indexOf(best) : null;
}

/** Everybody who was ahead at the end of a part, one after the other. */
export function leaders({ points }: Course): number[] {
  const ahead = points.flatMap(({ part, scores }) => (part === null ? [] : (leader(scores) ?? [])));
  return ahead.filter((seat, index) => seat !== ahead[index - 1]);
}

/** The first of the greatest gains. */
export function bestGain({ points }: Course): Gain | null {
  let best: Gain | null = null;
  points.forEach(({ part, scores }, index) => {
    const before = points[index - 1]?.scores;
    if (part === null || !before) return;
    scores.forEach((score, seat) => {
      const gain = score - (before[seat] ?? 0);
      if (gain > (best?.gain ?? 0)) best = { seat, part, gain };
    });
  });
  return best;
}

/** Heights from 0 to 1 that keep their order and their distance, as near as can be to where they should be. */
export function apart(heights: number[], distance: number): number[] {
  const order = heights
    .map((_, index) => index)
    .sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const placed = [...heights];
  order.forEach((index, rank) => {
    const below = order[rank - 1];
    if (below !== undefined) placed[index] = Math.max(placed[index] ?? 0, (placed[below] ?? 0) + distance);
  });
  order.reverse().forEach((index, rank) => {
    const above = order[rank - 1];
    const most = above === undefined ? 1 : (placed[above] ?? 1) - distance;
    placed[index] = Math.min(placed[index] ?? 0, most);
  });
  return placed;
}
