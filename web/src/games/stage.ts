// Events on a view, one after the other, so that things move in order before the server's view is shown.

import type { Event } from "./words.ts";

type Json = Record<string, unknown>;

export interface Stage {
  /** The view after an event as far as the event tells it; undefined where there is nothing to be seen. */
  stage(view: Json, event: Event): Json | undefined;
  /** Milliseconds for which an event deserves to be looked at, after the one before it. */
  pace(event: Event, before?: Event): number;
}

/** Those events of a union that have this name. */
export type Named<Told extends { event: string }, Name> = Told extends unknown
  ? Name extends Told["event"]
    ? Told
    : never
  : never;

/** What an event changes in a copy of the view; false where it does not tell enough. */
export type Changes<View, Told extends { event: string }> = {
  [Name in Told["event"]]?: (view: View, told: Named<Told, Name>) => void | false;
};

/** Something of this name that the object has itself. */
const own = <Value>(all: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined;

type Change = (view: unknown, told: unknown) => void | false;

/** A stage that changes copies of views, and leaves alone what it cannot follow: it never throws. */
export function staging<View, Told extends { event: string }>(
  changes: Changes<View, Told>,
): (view: Json, event: Event) => Json | undefined {
  return (view, event) => {
    try {
      const change = own(changes as Record<string, Change>, event.event);
      const after = change && (JSON.parse(JSON.stringify(view)) as Json);
      return after && change(after, event) !== false ? after : undefined;
    } catch {
      return undefined;
    }
  };
}

const NEXT_PLACE = 250;
const PAYDAY = new Set(["tied", "paid", "unclaimed"]);

/** The pace of each event, with a pause of its own where payday goes on to the next place. */
export function pacing(paces: Record<string, number>): Stage["pace"] {
  return (event, before) => {
    const pace = own(paces, event?.event) ?? 0;
    const next =
      PAYDAY.has(event?.event) && !(PAYDAY.has(before?.event ?? "") && before?.casino === event.casino);
    return next ? pace + NEXT_PLACE : pace;
  };
}
