/** What all saw for a moment and are to forget: how long it is shown, and what stays of it. */
import type { Line } from "../../protocol.ts";

/** How long something is shown, in milliseconds: long enough to be read, even if the next move comes at once. */
export const GLIMPSE = 4000;

const moves = ({ kind, event }: Line): boolean => kind === "game" || event.event === "took_back";

/** The lines as they may be kept: after the next move nothing is left of what is to be forgotten. */
export function kept(lines: Line[]): Line[] {
  const last = Math.max(...lines.filter(moves).map(({ version }) => version));
  return lines.map((line) =>
    line.again && line.version < last ? { ...line, ...line.again, again: null } : line,
  );
}

/** What is new and will not be told again. */
export const passing = (lines: Line[]): Line[] => lines.filter(({ again }) => again);
