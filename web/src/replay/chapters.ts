/** A game's moves as places to jump to: its rounds, what the seats did, and what the House did for long. */
import type { MoveMade } from "../../protocol.ts";

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

const CASINOS = 6;
const SCORINGS = [4, 7, 10];
const LONG = 3;
const MOST = 10;

const PARTS: Record<string, (moves: MoveMade[]) => Part[]> = {
  "las-vegas": stocked,
  "las-vegas-solo": stocked,
  "las-vegas-second-way": stocked,
  cincinnati: seated,
  reibach: scorings,
  "bells-and-hammers": sold,
};

export function chapters(game: string, moves: MoveMade[]): Chapter[] {
  const parts = PARTS[game]?.(moves) ?? [];
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

function steps(moves: MoveMade[]): Step[] {
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

/** A round begins when bills are laid on all casinos. */
function stocked(moves: MoveMade[]): Part[] {
  const laid = runs(moves, ({ words }) => words.startsWith("bill "));
  return numbered(
    "round",
    laid.filter(({ start, end }) => end - start >= CASINOS).map(({ start, end }) => [start, end]),
  );
}

/** A round begins with the cards and throws before everybody chooses a table. */
function seated(moves: MoveMade[]): Part[] {
  const chosen = runs(moves, ({ words }) => words.startsWith("sit "));
  return numbered(
    "round",
    chosen.map(({ start }) => [dealtBefore(moves, start), start]),
  );
}

function dealtBefore(moves: MoveMade[], ply: number): number {
  const lastSeat = moves.slice(0, ply).findLastIndex(({ seat }) => seat !== null);
  const card = moves.findIndex(({ words }, at) => at > lastSeat && at < ply && words.startsWith("card "));
  return card < 0 ? ply : card;
}

/** A scoring comes with the fourth, seventh and tenth $. */
function scorings(moves: MoveMade[]): Part[] {
  const dollars = moves.flatMap(({ seat, words }, ply) =>
    seat === null && words.endsWith(" dollar") ? [ply] : [],
  );
  const found = SCORINGS.flatMap((count) => dollars[count - 1] ?? []);
  return numbered(
    "scoring",
    found.map((ply) => [ply, ply + 1]),
  );
}

/** A game begins with the sale of its cards. */
function sold(moves: MoveMade[]): Part[] {
  const sales = runs(moves, ({ seat }) => seat !== null);
  return numbered(
    "game",
    sales.map(({ start }) => [start, start]),
  );
}

function numbered(kind: Part["kind"], plies: [start: number, ply: number][]): Part[] {
  return plies.map(([start, ply], index) => ({ kind, number: index + 1, start, ply }));
}

/** Moves of one sort that follow each other, from `start` up to `end`. */
function runs(moves: MoveMade[], fits: (move: MoveMade) => boolean): Run[] {
  const found: Run[] = [];
  moves.forEach((move, ply) => {
    if (!fits(move)) return;
    const last = found.at(-1);
    if (last?.end === ply) last.end = ply + 1;
    else found.push({ start: ply, end: ply + 1 });
  });
  return found;
}
