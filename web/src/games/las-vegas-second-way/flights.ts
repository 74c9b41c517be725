// Payouts and other events animated on the table of the Second Way: where each is seen, and what flies.

import type { Flying } from "../../parts/Flight.svelte";
import { BOX } from "../las-vegas-box/words.ts";
import { billFlight, colourAt, DECK, type Thing, toCasino } from "../las-vegas-box/colours/flights.ts";
import { casinoAt, placesOf } from "../las-vegas-box/places.ts";
import type { ColourName, Event, View } from "./generated.ts";

/** A colour's place in the order of the box. */
export const indexOf = (name: ColourName): number => BOX.indexOf(name);

/** The casinos, colours and seats that an event is about. */
export function highlights(event: Event | null): ReadonlySet<string> {
  if (!event) return new Set();
  return new Set([
    ...("casino" in event ? placesOf(event) : []),
    ...("colour" in event ? [colourAt(indexOf(event.colour))] : []),
    ...("seat" in event ? [`seat-${event.seat}`] : []),
  ]);
}

/** What flies when an event is shown. */
export function flights(event: Event | null, view: View): Flying<Thing>[] {
  switch (event?.event) {
    case "scattered":
      return event.casinos.flatMap((names, index) => names.map((name) => toCasino(indexOf(name), index + 1)));
    case "placed":
      return event.colours.map((name) => toCasino(indexOf(name), event.casino));
    case "won":
      return [billFlight(event.bill, casinoAt(event.casino), colourAt(indexOf(event.colour)))];
    case "stocked":
      return [billFlight(event.bill, DECK, casinoAt(event.casino))];
    case "revealed":
      return event.colours.flatMap((names, seat) =>
        names.flatMap((name) =>
          (view.colours[indexOf(name)]?.bills ?? []).map((bill) =>
            billFlight(bill, colourAt(indexOf(name)), `seat-${seat}`),
          ),
        ),
      );
    default:
      return [];
  }
}
