/** A game's moves as places to jump to: its rounds, what the seats did, and what the House did for long. */
import type { RecordedMove } from "../../protocol.ts";

/** A round, a scoring or a game of an evening: the ply where it starts, and the one at which to look at it. */
export interface Part {
  kind: "round" | "scoring" | "game";
  number: number;
  start: number;
  ply: number;
}

/** A seat's move, or several of the House in a row (`seat` is null, from `first` to `ply`). */
export interface Step {
  seat: number | null;
  first: number;
  ply: number;
  words: string;
}

export interface Chapter {
  part: Part | null;
  steps: Step[];
}

interface Run {
  start: number;
  end: number;
}

const LONG = 3;
const MOST = 10;

export function chapters(parts: Part[], moves: RecordedMove[]): Chapter[] {
  const all: Chapter[] = [{ part: null, steps: [] }, ...parts.map((part) => ({ part, steps: [] }))];
  for (const step of steps(moves)) {
    all.findLast(({ part }) => part === null || part.start < step.ply)?.steps.push(step);
  }
  return all.filter(({ part, steps }) => part || steps.length);
}

/** Where in the list a ply belongs: the last step that is not after it. */
export function stepAt(all: Chapter[], ply: number): Step | undefined {
  return all.flatMap(({ steps }) => steps).findLast((step) => step.ply <= ply);
}

function steps(moves: RecordedMove[]): Step[] {
  const houses = runs(moves, ({ seat }) => seat === null).flatMap(sliced);
  const seats = moves.flatMap(({ seat, words }, ply) =>
    seat === null ? [] : [{ seat, words, first: ply + 1, ply: ply + 1 }],
  );
  return [...houses, ...seats].sort((one, other) => one.ply - other.ply);
}

/** A long run of the House in pieces; a short one goes with the move after it. */
function sliced({ start, end }: Run): Step[] {
  if (end - start < LONG) return [];
  const pieces = Math.ceil((end - start) / MOST);
  return Array.from({ length: pieces }, (_, piece) => {
    const first = start + piece * MOST;
    return { seat: null, words: "", first: first + 1, ply: Math.min(end, first + MOST) };
  });
}

export function numbered(kind: Part["kind"], plies: [start: number, ply: number][]): Part[] {
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
