/** A log line translated into the reader's language (English, French, German, Italian: web/messages). */
import type { LogLine, React } from "../../protocol.ts";
import type { WireEvent, Words } from "../games/words.ts";
import { listed, m } from "../lib/i18n.ts";

type TableEvent = WireEvent & {
  name?: string;
  plays_for?: string;
  reason?: string;
  agrees?: boolean;
  muted?: boolean;
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

export function logText(line: LogLine, words: Words, names: string[]): string {
  const event = line.event as TableEvent;
  if (line.kind === "chat") return String(event.text ?? line.text);
  if (line.kind === "reaction") return reactionText(event.reaction) ?? line.text;
  if (line.kind === "game") return words.event(event, names) ?? line.text;
  return tableEventText(event, names) ?? line.text;
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
      return m.frame_handed_over({ name });
    case "bot_added":
      return m.frame_bot_sat({ name });
    case "bot_removed":
      return m.frame_bot_rose({ name });
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
  if (reason === "timeout") return m.frame_stood_in_clock({ name });
  return reason === "absence" ? m.frame_stood_in_gone({ name }) : m.frame_stood_in_asked({ name });
}
