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
import type { Event } from "./types.ts";

/** The casinos and colours that an event is about. */
export function highlights(event: Event | null): ReadonlySet<string> {
  const about = (event ?? {}) as { casino?: number; owner?: number; owners?: number[]; colour?: unknown };
  const colours = [about.owner, about.colour, ...(about.owners ?? [])].filter(
    (one) => typeof one === "number",
  );
  return new Set([...(about.casino ? [casinoAt(about.casino)] : []), ...colours.map(colourAt)]);
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
