// Where on the table of the Second Way an event is to be seen, and what flies because of it.

import type { Flying } from "../../parts/Flight.svelte";
import { BOX } from "../las-vegas-box/words.ts";
import {
  billFlight,
  casinoAt,
  colourAt,
  DECK,
  type Thing,
  toCasino,
} from "../las-vegas-box/colours/flights.ts";
import type { Event, View } from "./types.ts";

/** A colour's place in the order of the box. */
export const indexOf = (name: string): number => BOX.indexOf(name);

/** The casinos, colours and seats that an event is about. */
export function highlights(event: Event | null): ReadonlySet<string> {
  const { casino, colour, seat } = (event ?? {}) as { casino?: number; colour?: string; seat?: number };
  return new Set([
    ...(casino ? [casinoAt(casino)] : []),
    ...(colour ? [colourAt(indexOf(colour))] : []),
    ...(seat === undefined ? [] : [`seat-${seat}`]),
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
