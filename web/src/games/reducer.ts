// Reducers apply events to a view one after the other, so that things move in order before the server's view is shown.

import type { Event } from "./words.ts";

type Json = Record<string, unknown>;

export interface Reducer {
  /** The view after an event as far as the event tells it; undefined where there is nothing to be seen. */
  reduce(view: Json, event: Event): Json | undefined;
  /** Milliseconds for which an event deserves to be looked at, after the one before it. */
  pace(event: Event, before?: Event): number;
}

/** Those events of a union that have this name. */
export type Named<E extends { event: string }, Name> = E extends unknown
  ? Name extends E["event"]
    ? E
    : never
  : never;

/** What an event changes in a copy of the view; false where it does not tell enough. */
export type Changes<View, E extends { event: string }> = {
  [Name in E["event"]]?: (view: View, event: Named<E, Name>) => void | false;
};

/** Something of this name that the object has itself. */
const own = <Value>(all: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined;

type Change = (view: unknown, event: unknown) => void | false;

/** A reducer that changes copies of views, and leaves alone what it cannot follow: it never throws. */
export function makeReducer<View, E extends { event: string }>(
  changes: Changes<View, E>,
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
export function makePace(paces: Record<string, number>): Reducer["pace"] {
  return (event, before) => {
    const pace = own(paces, event?.event) ?? 0;
    const next =
      PAYDAY.has(event?.event) && !(PAYDAY.has(before?.event ?? "") && before?.casino === event.casino);
    return next ? pace + NEXT_PLACE : pace;
  };
}
