// Where on a table of eight colours an event is to be seen, and what flies because of it.

import { colourOf, type Colour } from "../../lib/seats.ts";
import type { Flying } from "../../parts/Flight.svelte";
import type { Event } from "../words.ts";
import type { Told } from "./types.ts";

export type Thing = { bill: number } | { colour: Colour; value: number };

export const DECK = "deck";
export const casinoAt = (casino: number): string => `casino-${casino}`;
export const colourAt = (colour: number): string => `colour-${colour}`;

/** A die from the tray to the casino that it shows. */
export const toCasino = (colour: number, casino: number): Flying<Thing> => ({
  from: "tray",
  to: casinoAt(casino),
  what: { colour: colourOf(colour), value: casino },
});

export const billFlight = (bill: number, from: string, to: string): Flying<Thing> => ({
  from,
  to,
  what: { bill },
});

/** The casinos and colours that an event is about. */
export function highlights(event: Event | null): ReadonlySet<string> {
  const told = (event ?? {}) as { casino?: number; owner?: number; owners?: number[]; colour?: unknown };
  const colours = [told.owner, told.colour, ...(told.owners ?? [])].filter((one) => typeof one === "number");
  return new Set([...(told.casino ? [casinoAt(told.casino)] : []), ...colours.map(colourAt)]);
}

/** What flies when an event of Las Vegas Solo is shown. */
export function flights(event: Event | null): Flying<Thing>[] {
  const told = event as unknown as Told | null;
  switch (told?.event) {
    case "scattered":
      return told.faces.map((face) => toCasino(told.colour, face));
    case "placed":
      return told.colours.map((colour) => toCasino(colour, told.casino));
    case "paid":
      return [billFlight(told.bill, casinoAt(told.casino), colourAt(told.owner))];
    case "stocked":
      return [billFlight(told.bill, DECK, casinoAt(told.casino))];
    case "unclaimed":
      return [billFlight(told.bill, casinoAt(told.casino), DECK)];
    default:
      return [];
  }
}
