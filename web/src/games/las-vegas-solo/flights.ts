// Where on a table of eight colours an event is to be seen, and what flies because of it.

import {
  billFlight,
  casinoAt,
  colourAt,
  DECK,
  toCasino,
  type Thing,
} from "../las-vegas-box/colours/flights.ts";
import type { Flying } from "../../parts/Flight.svelte";
import type { Event } from "./generated.ts";

/** The casinos and colours that an event is about. */
export function highlights(event: Event | null): ReadonlySet<string> {
  if (!event) return new Set();
  const colours = [
    ...("colour" in event ? [event.colour] : []),
    ...("owner" in event ? [event.owner] : []),
    ...("owners" in event ? event.owners : []),
  ];
  return new Set([...("casino" in event ? [casinoAt(event.casino)] : []), ...colours.map(colourAt)]);
}

/** What flies when an event of Las Vegas Solo is shown. */
export function flights(event: Event | null): Flying<Thing>[] {
  switch (event?.event) {
    case "scattered":
      return event.faces.map((face) => toCasino(event.colour, face));
    case "placed":
      return event.colours.map((colour) => toCasino(colour, event.casino));
    case "paid":
      return [billFlight(event.bill, casinoAt(event.casino), colourAt(event.owner))];
    case "stocked":
      return [billFlight(event.bill, DECK, casinoAt(event.casino))];
    case "unclaimed":
      return [billFlight(event.bill, casinoAt(event.casino), DECK)];
    default:
      return [];
  }
}
