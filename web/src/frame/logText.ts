/** A log line translated into the reader's language (English, French, German, Italian: web/messages); a game's own by its `words.event`. */
import type { LogLine, React } from "../../protocol.ts";
import type { LogPart, WireEvent, Words } from "../games/words.ts";
import { paceName, paceOf } from "../lib/botPace.ts";
import { listed, m } from "../lib/i18n.ts";
import { botName } from "../lib/seatNames.ts";

type TableEvent = WireEvent & {
  name?: string;
  plays_for?: string;
  reason?: string;
  agrees?: boolean;
  muted?: boolean;
  pace?: number;
  reaction?: string;
  contributed?: number[];
  late?: number[];
};

export const REACTIONS: Record<React["reaction"], () => string> = {
  clap: m.frame_clap,
  laugh: m.frame_laugh,
  gasp: m.frame_gasp,
  groan: m.frame_groan,
  think: m.frame_think,
  hurry: m.frame_hurry,
};

/** What a reaction says, if it is one. */
const reactionText = (reaction: string | undefined): string | undefined =>
  REACTIONS[reaction as React["reaction"]]?.();

export function logText(line: LogLine, words: Words, names: string[], reader?: number | null): string {
  const event = line.event as TableEvent;
  if (line.kind === "chat") return String(event.text ?? line.text);
  if (line.kind === "reaction") return reactionText(event.reaction) ?? line.text;
  if (line.kind === "game") return words.event(event, names, reader) ?? line.text;
  return tableEventText(event, names) ?? line.text;
}

/** A line of the log as it is shown: one of the server's, or several that are one thing to tell. */
export interface LogEntry {
  /** The last of them: the one that the table shows. */
  line: LogLine;
  parts: LogPart[];
}

/** No line of the log tells more events than these. */
const MOST_MERGED = 6;

/** What begins with a line, as long as the events from it on stay the same. */
interface Told {
  entry: LogEntry;
  /** How many lines it tells. */
  count: number;
  events: readonly WireEvent[];
}

/** Makes entries of lines; one that was made before is the same object again, so that it is not drawn anew. */
export function logTeller(
  words: Words,
  names: string[],
  reader?: number | null,
): (lines: readonly LogLine[]) => LogEntry[] {
  const known = new WeakMap<LogLine, Told>();

  function told(lines: readonly LogLine[], at: number, first: LogLine): Told {
    const events = gameEvents(lines, at);
    const before = known.get(first);
    if (before && isSame(before.events, events)) return before;
    const merged = words.merge?.(events, names);
    const count = Math.max(1, merged?.count ?? 1);
    const line = lines[at + count - 1] ?? first;
    const entry = { line, parts: merged?.parts ?? [logText(line, words, names, reader)] };
    const made = { entry, count, events };
    known.set(first, made);
    return made;
  }

  return (lines) => {
    const entries: LogEntry[] = [];
    let next = 0;
    lines.forEach((line, at) => {
      if (at < next) return;
      const { entry, count } = told(lines, at, line);
      entries.push(entry);
      next = at + count;
    });
    return entries;
  };
}

const isSame = (one: readonly WireEvent[], other: readonly WireEvent[]): boolean =>
  one.length === other.length && one.every((event, at) => event === other[at]);

/** The events of the game from a line on, up to anything else. */
function gameEvents(lines: readonly LogLine[], from: number): WireEvent[] {
  const next = lines.slice(from, from + MOST_MERGED);
  const end = next.findIndex(({ kind }) => kind !== "game");
  return next.slice(0, end < 0 ? next.length : end).map(({ event }) => event as WireEvent);
}

/**
 * Where what happened since my last turn begins: after my last move that others followed. While I play, and until the
 * others do, that is what came before this turn. 0 for whoever has not moved yet.
 */
export function sinceMyTurn(lines: readonly LogLine[], seat: number | null): number {
  const mine = ({ kind, seat: mover }: LogLine): boolean => kind === "game" && mover === seat;
  if (seat === null) return 0;
  const others = lines.findLastIndex((line) => line.kind === "game" && !mine(line));
  return lines.slice(0, others + 1).findLastIndex(mine) + 1;
}

function tableEventText(event: TableEvent, names: string[]): string | undefined {
  const name = event.name ?? "";
  switch (event.event) {
    case "joined":
      return event.plays_for
        ? m.frame_joined_for({ name, other: event.plays_for })
        : m.frame_joined({ name });
    case "left":
      return m.frame_left({ name });
    case "removed":
      return m.frame_removed({ name });
    case "transferred":
      return m.frame_transferred({ name });
    case "bot_added":
      return m.frame_bot_added({ name: botName(name) });
    case "bot_removed":
      return m.frame_bot_removed({ name: botName(name) });
    case "seat_opened":
      return m.frame_opened({ name });
    case "started":
      return started(event.contributed ?? [], event.late ?? [], names);
    case "promises_closed":
      return m.frame_closed();
    case "took_back":
      return m.frame_took_back({ name });
    case "stood_in":
      return stoodIn(event.reason, name);
    case "returned":
      return m.frame_returned({ name });
    case "agreed_to_end":
      return event.agrees ? m.frame_agreed({ name }) : m.frame_disagreed({ name });
    case "ended":
      return m.frame_ended();
    case "rematched":
      return m.frame_rematched();
    case "paced":
      return m.frame_pace_set({ pace: paceName(paceOf(event.pace ?? 0)) });
    case "muted":
      return event.muted ? m.frame_muted() : m.frame_unmuted();
    default:
      return undefined;
  }
}

function started(contributed: number[], late: number[], names: string[]): string {
  if (contributed.length === names.length) return m.frame_started_all();
  const named = (seats: number[]): string => listed(seats.map((seat) => names[seat] ?? ""));
  const begins = contributed.length ? m.frame_started({ names: named(contributed) }) : m.frame_started_none();
  return late.length ? `${begins} ${m.frame_started_late({ names: named(late) })}` : begins;
}

function stoodIn(reason: string | undefined, name: string): string {
  if (reason === "timeout") return m.frame_stood_in_timeout({ name });
  return reason === "absence" ? m.frame_stood_in_absence({ name }) : m.frame_stood_in_requested({ name });
}
