// Reducers apply events to a view one after the other, so that things move in order before the server's view is shown.

import type { AnyEvent } from "./words.ts";

export interface Reducer<View = object, Event extends AnyEvent = AnyEvent> {
  /** The view after an event as far as the event tells it; undefined where there is nothing to be seen. */
  reduce(view: View, event: Event): View | undefined;
  /** Milliseconds for which an event deserves to be looked at, after the one before it. */
  pace(event: Event, before?: Event): number;
}

/** Those events of a union that have this name. */
export type Named<Event extends AnyEvent, Name> = Event extends unknown
  ? Name extends Event["event"]
    ? Event
    : never
  : never;

/** What an event changes in a copy of the view; false where it does not tell enough. */
export type Changes<View, Event extends AnyEvent> = {
  [Name in Event["event"]]?: (view: View, event: Named<Event, Name>) => void | false;
};

/** Something of this name that the object has itself. */
export const own = <Value>(all: { [name: string]: Value | undefined }, name: string): Value | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined;

type Change = (view: unknown, event: unknown) => void | false;

/** A reducer that changes copies of views, and leaves alone what it cannot follow: it never throws. */
export function makeReducer<View, Event extends AnyEvent>(
  changes: Changes<View, Event>,
): (view: View, event: Event) => View | undefined {
  return (view, event) => {
    try {
      const change = own(changes as Record<string, Change>, event.event);
      const after = change && (JSON.parse(JSON.stringify(view)) as View);
      return after && change(after, event) !== false ? after : undefined;
    } catch {
      return undefined;
    }
  };
}
