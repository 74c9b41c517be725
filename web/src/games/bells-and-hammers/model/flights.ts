// Animations of an event: where on the table it is seen, and what flies because of it.

import type { Flying } from "../../../parts/Flight.svelte";
import type { Event } from "../generated.ts";
import { someChips, type Chip } from "./chips.ts";

export type Thing = { chip: Chip } | { card: true };

const BANK = "bank";
const BLOCK = "block";
const MOST = 6;

const seatAt = (seat: number): string => `seat-${seat}`;

/** The places of the table that an event is about. */
export function highlights(event: Event | null): ReadonlySet<string> {
  if (!event) return new Set();
  const seats = [
    ...("seat" in event ? [event.seat] : []),
    ...("seats" in event ? event.seats : []),
    ...("winners" in event ? event.winners : []),
    ...("banker" in event ? [event.banker] : []),
    ...("debtor" in event ? [event.debtor, event.creditor] : []),
  ];
  const places = [
    ...("bank" in event || event.event === "cleared" || event.event === "refilled" ? [BANK] : []),
    ...("card" in event ? [`card-${event.card}`] : []),
    ...(event.event === "inn_opened" ? ["inn"] : []),
  ];
  return new Set([...seats.map(seatAt), ...places]);
}

const chips = (from: string, to: string, points: number): Flying<Thing>[] =>
  someChips(points, MOST).map((chip) => ({ from, to, what: { chip } }));

/** What flies when an event is shown. */
export function flights(event: Event | null): Flying<Thing>[] {
  switch (event?.event) {
    case "game_began":
      return event.players.map((seat) => ({ from: seatAt(seat), to: BANK, what: { chip: 5 } }));
    case "sold":
      return [
        ...chips(seatAt(event.seat), BANK, event.price),
        { from: BLOCK, to: seatAt(event.seat), what: { card: true } },
      ];
    case "paid":
      return chips(seatAt(event.debtor), seatAt(event.creditor), event.points);
    case "bank_paid":
    case "cleared":
      return chips(BANK, seatAt(event.seat), event.points);
    case "confiscated":
      return chips(seatAt(event.seat), BANK, event.points);
    default:
      return [];
  }
}
