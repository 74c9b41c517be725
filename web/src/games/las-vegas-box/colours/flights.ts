// What flies on a table of eight colours.

import { colourOf, type Colour } from "../../../lib/seats.ts";
import type { Flying } from "../../../parts/Flight.svelte";
import { casinoAt } from "../places.ts";

export type Thing = { bill: number } | { colour: Colour; value: number };

export const DECK = "deck";
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
