// How long events of the box are looked at.

import { own } from "../reducer.ts";
import type { AnyEvent } from "../words.ts";

const NEXT_PLACE_MS = 250;
const PAYDAY = new Set(["tied", "paid", "unclaimed"]);

type Paced = AnyEvent & { casino?: unknown };

/** Whether payday goes on to another place with this event. */
const isNextPlace = (event: Paced, before: Paced | undefined): boolean =>
  PAYDAY.has(event.event) && !(before && PAYDAY.has(before.event) && before.casino === event.casino);

/** The pace of each event in milliseconds, with a pause of its own where payday goes on to the next place. */
export function makePace<Event extends Paced>(
  paces: Partial<Record<Event["event"], number>>,
): (event: Event, before?: Event) => number {
  return (event, before) =>
    (own<number>(paces, event.event) ?? 0) + (isNextPlace(event, before) ? NEXT_PLACE_MS : 0);
}
