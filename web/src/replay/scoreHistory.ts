/** The scores at the end of each chapter of a game, and what is remarkable about them. */
import type { Replay, ScorePoint as Standing } from "../../protocol.ts";
import type { Chapter, Counted } from "./chapters.ts";

/** The scores at the beginning, where `chapter` is null, and at the end of each chapter. */
export interface ScorePoint {
  chapter: number | null;
  ply: number;
  scores: number[];
}

export interface ScoreHistory {
  /** What the chapters are; null where every change stands for itself. */
  kind: Counted | null;
  points: ScorePoint[];
  /** Everybody's score after every change, the beginning first. */
  moments: number[][];
  /** Who won alone, if somebody did: of equal scores the rules may put one first. */
  winner?: number | null;
}

/** The most that anybody gained in one chapter. */
export interface Gain {
  seat: number;
  chapter: number;
  gain: number;
}

const FEW = 2;

export function scoreHistory(
  { plies, score_history: course, result }: Replay,
  all: readonly Chapter[],
): ScoreHistory {
  const chapters = all.filter(isCounted);
  const [first] = course;
  const moments = course.map(({ scores }) => scores);
  const winner = soleWinner(result);
  if (!first || chapters.length < FEW) {
    return {
      kind: null,
      moments,
      winner,
      points: course.map(({ ply, scores }, chapter) => ({ chapter: chapter || null, ply, scores })),
    };
  }
  const ends = chapters.map((_, index) => chapters[index + 1]?.start ?? plies);
  const points = ends.map((ply, index) => ({ chapter: index + 1, ply, scores: scoresAt(course, ply) }));
  const beginning = { chapter: null, ply: 0, scores: first.scores };
  return { kind: chapters[0]?.kind ?? null, moments, winner, points: [beginning, ...points] };
}

const isCounted = (chapter: Chapter): chapter is Chapter & { kind: Counted } => chapter.kind !== "part";

function soleWinner(result: Replay["result"]): number | null {
  const winners = result.flatMap(([, place], seat) => (place === 1 ? [seat] : []));
  return winners.length === 1 ? (winners[0] ?? null) : null;
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

/** Everybody who was ever ahead, one after the other; whoever won was ahead in the end, if only by a tie-break. */
export function leaders({ moments, winner = null }: ScoreHistory): number[] {
  const ahead = [...moments.map(leader), winner].filter((seat) => seat !== null);
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
  const gains = points.flatMap(({ chapter, scores }, index) => {
    const before = points[index - 1]?.scores;
    if (chapter === null || !before) return [];
    return scores.map((score, seat) => ({ seat, chapter, gain: score - (before[seat] ?? 0) }));
  });
  const most = Math.max(...gains.map(({ gain }) => gain));
  const best = gains.filter(({ gain }) => gain === most);
  return most > 0 && best.length === 1 ? (best[0] ?? null) : null;
}

/** Numbers side by side have room for so many. */
const MOST_TICKS = 6;
const TICK_STEPS = [1, 2, 5];

/** Every how many of so many a number stands below the chart, so that none run together. */
export function tickStep(count: number): number {
  for (let power = 1; ; power *= 10) {
    const step = TICK_STEPS.find((step) => count <= step * power * MOST_TICKS);
    if (step !== undefined) return step * power;
  }
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
