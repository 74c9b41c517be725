/** The scores at the end of each part of a game, and what is remarkable about them. */
import type { Replay, ScorePoint as Standing } from "../../protocol.ts";
import type { Part } from "./chapters.ts";

/** The scores at the beginning, where `part` is null, and at the end of each part. */
export interface ScorePoint {
  part: number | null;
  ply: number;
  scores: number[];
}

export interface ScoreHistory {
  /** What the parts are; null where every change stands for itself. */
  kind: Part["kind"] | null;
  points: ScorePoint[];
  /** Everybody's score after every change, the beginning first. */
  moments: number[][];
}

/** The most that anybody gained in one part. */
export interface Gain {
  seat: number;
  part: number;
  gain: number;
}

const FEW = 2;

export function scoreHistory({ plies, score_history: course }: Replay, parts: readonly Part[]): ScoreHistory {
  const [first] = course;
  const moments = course.map(({ scores }) => scores);
  if (!first || parts.length < FEW) {
    return {
      kind: null,
      moments,
      points: course.map(({ ply, scores }, part) => ({ part: part || null, ply, scores })),
    };
  }
  const ends = parts.map((_, index) => parts[index + 1]?.start ?? plies);
  const points = ends.map((ply, index) => ({ part: index + 1, ply, scores: scoresAt(course, ply) }));
  const beginning = { part: null, ply: 0, scores: first.scores };
  return { kind: parts[0]?.kind ?? null, moments, points: [beginning, ...points] };
}

/** Whether there is more to see than a beginning and an end. */
export const isWorthShowing = ({ points }: ScoreHistory): boolean =>
  points.length > FEW && (points[0]?.scores.length ?? 0) > 1;

function scoresAt(course: Standing[], ply: number): number[] {
  return course.findLast((standing) => standing.ply <= ply)?.scores ?? [];
}

/** Who is ahead of all others, if somebody is. */
export function leader(scores: number[]): number | null {
  const best = Math.max(...scores);
  return scores.filter((score) => score === best).length === 1 ? scores.indexOf(best) : null;
}

/** Everybody who was ever ahead, one after the other. */
export function leaders({ moments }: ScoreHistory): number[] {
  const ahead = moments.flatMap((scores) => leader(scores) ?? []);
  return ahead.filter((seat, index) => seat !== ahead[index - 1]);
}

/** Who was ahead from the first change to the end: nobody else was, and nobody drew level, not for a moment. */
export function ledThroughout({ moments }: ScoreHistory): number | null {
  const [start = []] = moments;
  const isLevel = start.every((score) => score === start[0]);
  const first = isLevel ? moments.findIndex((scores) => String(scores) !== String(start)) : 0;
  const ahead = first < 0 ? [] : moments.slice(first).map(leader);
  return ahead.every((seat) => seat === ahead[0]) ? (ahead[0] ?? null) : null;
}

/** The greatest gain, if it is greater than any other. */
export function largestGain({ points }: ScoreHistory): Gain | null {
  const gains = points.flatMap(({ part, scores }, index) => {
    const before = points[index - 1]?.scores;
    if (part === null || !before) return [];
    return scores.map((score, seat) => ({ seat, part, gain: score - (before[seat] ?? 0) }));
  });
  const most = Math.max(...gains.map(({ gain }) => gain));
  const best = gains.filter(({ gain }) => gain === most);
  return most > 0 && best.length === 1 ? (best[0] ?? null) : null;
}

/** Heights from 0 to 1 that keep their order and their distance, as near as can be to where they should be. */
export function spreadLabels(heights: number[], distance: number): number[] {
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
