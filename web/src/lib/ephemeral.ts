/** Log lines that everybody sees for a moment and is then to forget: how long they stay, and what is left of them. */
import type { Line } from "../../protocol.ts";

/** In milliseconds: long enough to be read, even if the next move comes at once. */
export const GLIMPSE_MS = 4000;

const isMove = ({ kind, event }: Line): boolean => kind === "game" || event.event === "took_back";

/** After the next move only the lasting form of an ephemeral line may be kept. */
export function withoutExpired(lines: Line[]): Line[] {
  const last = Math.max(...lines.filter(isMove).map(({ version }) => version));
  return lines.map((line) =>
    line.again && line.version < last ? { ...line, ...line.again, again: null } : line,
  );
}

export const ephemeral = (lines: Line[]): Line[] => lines.filter(({ again }) => again);
