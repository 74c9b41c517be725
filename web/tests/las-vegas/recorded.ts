// Games that the engine played, as one viewer saw them; tests/web/las_vegas_games.py records them.

type Json = Record<string, unknown>;

interface Recorded<Event> {
  viewer: number;
  view: Json;
  steps: { seat?: number; words?: string; moves?: string[]; events: Event[]; patch: unknown }[];
}

/** One move: the views before and after it, and what the viewer heard of it. */
export interface Step<View, Event> {
  seat: number | undefined;
  words: string;
  moves: string[] | undefined;
  events: Event[];
  before: View;
  after: View;
}

export interface Recording<View, Event> {
  viewer: number;
  steps: Step<View, Event>[];
}

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** Null where something is gone; a list is changed item by item, or is a new one. */
function patched(before: unknown, patch: unknown): unknown {
  if (!isObject(patch) || Array.isArray(patch) || !isObject(before)) return patch;
  const after = Array.isArray(before) ? [...(before as unknown[])] : { ...before };
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) delete (after as Json)[key];
    else (after as Json)[key] = patched((before as Json)[key], change);
  }
  return after;
}

/** What stands there, one thing a line. */
export const lines = <Thing>(text: string): Thing[] =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Thing);

/** Every step of recorded games. */
export function recordings<View, Event>(text: string): Recording<View, Event>[] {
  return lines<Recorded<Event>>(text).map(({ viewer, view, steps }) => {
    let now: unknown = view;
    return {
      viewer,
      steps: steps.map(({ seat, words = "", moves, events, patch }) => {
        const before = now as View;
        now = patched(now, patch);
        return { seat, words, moves, events, before, after: now as View };
      }),
    };
  });
}
