/** A game's moves as places to jump to: its rounds, what the seats did, and what the House did for long. */
import type { RecordedMove } from "../../protocol.ts";

/** What chapters are after which scores are compared. */
export type Counted = "round" | "scoring" | "game";

/**
 * A round, a scoring, a game of an evening, or a part of one: the ply where it starts, and the one at which to look
 * at it. A game may have a title of its own for it.
 */
export type Chapter = { number: number; start: number; ply: number } & (
  { kind: Counted; title?: () => string } | { kind: "part"; title: () => string }
);

/** A seat's move, or several of the House in a row (`seat` is null, from `first` to `ply`). */
export interface Step {
  seat: number | null;
  first: number;
  ply: number;
  words: string;
}

export interface ChapterMoves {
  chapter: Chapter | null;
  steps: Step[];
}

interface Run {
  start: number;
  end: number;
}

const LONG = 3;
const MOST = 10;

export function groupByChapter(chapters: Chapter[], moves: RecordedMove[]): ChapterMoves[] {
  const all: ChapterMoves[] = [
    { chapter: null, steps: [] },
    ...chapters.map((chapter) => ({ chapter, steps: [] })),
  ];
  const starts = chapters.map(({ start }) => start);
  for (const step of steps(moves, starts)) {
    all.findLast(({ chapter }) => chapter === null || chapter.start < step.ply)?.steps.push(step);
  }
  return all.filter(({ chapter, steps }) => chapter || steps.length);
}

/** Where in the list a ply belongs: the last step that is not after it. */
export function stepAt(all: ChapterMoves[], ply: number): Step | undefined {
  return all.flatMap(({ steps }) => steps).findLast((step) => step.ply <= ply);
}

function steps(moves: RecordedMove[], starts: readonly number[]): Step[] {
  const houses = runs(moves, ({ seat }) => seat === null)
    .flatMap((run) => cut(run, starts))
    .flatMap(sliced);
  const seats = moves.flatMap(({ seat, words }, ply) =>
    seat === null ? [] : [{ seat, words, first: ply + 1, ply: ply + 1 }],
  );
  return [...houses, ...seats].sort((one, other) => one.ply - other.ply);
}

/** What the House did in one chapter and in the next is told apart. */
function cut({ start, end }: Run, starts: readonly number[]): Run[] {
  const edges = [start, ...starts.filter((at) => at > start && at < end), end];
  return edges.slice(1).map((edge, index) => ({ start: edges[index] ?? start, end: edge }));
}

/** A long run of the House in pieces of about one size; a short one goes with the move after it. */
function sliced({ start, end }: Run): Step[] {
  if (end - start < LONG) return [];
  const length = end - start;
  const size = Math.ceil(length / Math.ceil(length / MOST));
  return Array.from({ length: Math.ceil(length / size) }, (_, piece) => {
    const first = start + piece * size;
    return { seat: null, words: "", first: first + 1, ply: Math.min(end, first + size) };
  });
}

export function numbered(kind: Counted, plies: [start: number, ply: number][]): Chapter[] {
  return plies.map(([start, ply], index) => ({ kind, number: index + 1, start, ply }));
}

/** Moves of one sort that follow each other, from `start` up to `end`. */
export function runs(moves: RecordedMove[], fits: (move: RecordedMove) => boolean): Run[] {
  const found: Run[] = [];
  moves.forEach((move, ply) => {
    if (!fits(move)) return;
    const last = found.at(-1);
    if (last?.end === ply) last.end = ply + 1;
    else found.push({ start: ply, end: ply + 1 });
  });
  return found;
}
