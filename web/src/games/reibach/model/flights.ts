// Where on the table an event is seen, and what flies because of it.

import type { Flying } from "../../../parts/Flight.svelte";
import type { Card, Event } from "../generated.ts";

/** A card, or its back; or a coin of so many millions. */
export type Thing = { card: Card | null } | { coin: number };

export const DECK = "deck";
export const HAND = "hand";
export const BASES = "bases";
export const NEW_BASE = "new-base";
export const marketAt = (place: number): string => `market-${place}`;
export const businessAt = (business: string): string => `business-${business}`;
export const dollarAt = (number: number): string => `dollar-${number}`;
export const seatAt = (seat: number): string => `seat-${seat}`;

/** The places of the table that an event is about. */
export function highlights(event: Event | null): ReadonlySet<string> {
  if (!event) return new Set();
  const found: string[] = [];
  if ("seat" in event) found.push(seatAt(event.seat));
  if ("business" in event) found.push(businessAt(event.business));
  if ("place" in event) found.push(marketAt(event.place));
  if (event.event === "dollar_shown") found.push(dollarAt(event.number));
  if (event.event === "reached") found.push(DECK);
  if (event.event === "business_paid")
    found.push(...event.paid.flatMap((paid, seat) => (paid ? [seatAt(seat)] : [])));
  if (event.event === "scored") found.push(...event.gained.map((_, seat) => seatAt(seat)));
  if (event.event === "ended")
    found.push(...event.places.flatMap((place, seat) => (place === 1 ? [seatAt(seat)] : [])));
  return new Set(found);
}

/** What flies when an event is shown, before the eyes of this seat. */
export function flights(event: Event | null, viewer: number | null): Flying<Thing>[] {
  if (!event) return [];
  const hand = (seat: number): string => (seat === viewer ? HAND : seatAt(seat));
  const one = (from: string, to: string, card: Card | null): Flying<Thing>[] => [
    { from, to, what: { card } },
  ];
  switch (event.event) {
    case "dealt":
    case "drew":
      return one(DECK, hand(event.seat), event.card);
    case "dealt_unseen":
    case "drew_unseen":
      return one(DECK, hand(event.seat), null);
    case "turned_up":
      return one(DECK, marketAt(event.place), event.card);
    case "took":
      return one(marketAt(event.place), hand(event.seat), event.card);
    case "base_laid":
      return event.seat === viewer ? one(HAND, BASES, null) : [];
    case "opened":
      return one(hand(event.seat), businessAt(event.business), event.business);
    case "extended":
      return one(hand(event.seat), businessAt(event.business), event.joker ? "joker" : event.business);
    case "closed":
      return one(hand(event.seat), businessAt(event.business), "risk");
    case "dollar_shown":
      return [{ from: DECK, to: dollarAt(event.number), what: { coin: 0 } }];
    case "business_paid":
      return event.paid.flatMap((paid, seat) =>
        paid ? [{ from: businessAt(event.business), to: seatAt(seat), what: { coin: paid } }] : [],
      );
    default:
      return [];
  }
}
