/** Log lines that everybody sees for a moment and is then to forget: how long they stay, and what is left of them. */
import type { LogLine } from "../../protocol.ts";

/** In milliseconds: long enough to be read, even if the next move comes at once. */
export const GLIMPSE_MS = 4000;

const isMove = ({ kind, event }: LogLine): boolean => kind === "game" || event.event === "took_back";

/** After the next move only the lasting form of an ephemeral line may be kept. */
export function withoutExpired(lines: LogLine[]): LogLine[] {
  const last = Math.max(...lines.filter(isMove).map(({ version }) => version));
  return lines.map((line) =>
    line.redacted && line.version < last ? { ...line, ...line.redacted, redacted: null } : line,
  );
}

export const ephemeral = (lines: LogLine[]): LogLine[] => lines.filter(({ redacted }) => redacted);
