// Payouts and other events animated on the table of eight colours: where each is seen, and what flies.

import { billFlight, colourAt, DECK, toCasino, type Thing } from "../las-vegas-box/colours/flights.ts";
import { casinoAt, placesOf } from "../las-vegas-box/places.ts";
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
  const places = "casino" in event ? placesOf(event) : [];
  return new Set([...places, ...colours.map(colourAt)]);
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
