// Where on the table of the Second Way an event is to be seen, and what flies because of it.

import type { Flying } from "../../parts/Flight.svelte";
import { BOX } from "../las-vegas/shared.ts";
import { billFlight, casinoAt, colourAt, DECK, toCasino, type Thing } from "../las-vegas-solo/flights.ts";
import type { Event } from "../words.ts";
import type { Told, View } from "./types.ts";

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
  const told = event as unknown as Told | null;
  switch (told?.event) {
    case "scattered":
      return told.casinos.flatMap((names, index) => names.map((name) => toCasino(indexOf(name), index + 1)));
    case "placed":
      return told.colours.map((name) => toCasino(indexOf(name), told.casino));
    case "won":
      return [billFlight(told.bill, casinoAt(told.casino), colourAt(indexOf(told.colour)))];
    case "stocked":
      return [billFlight(told.bill, DECK, casinoAt(told.casino))];
    case "revealed":
      return told.colours.flatMap((names, seat) =>
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
