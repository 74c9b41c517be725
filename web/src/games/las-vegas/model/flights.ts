// Payouts and other events animated: where on the table an event is seen, and what flies because of it.

import { type Colour, colourOf } from "../../../lib/seats.ts";
import type { DieKind } from "../../../parts/Die.svelte";
import type { Flying } from "../../../parts/Flight.svelte";
import { casinoAt, NEUTRAL, placesOf } from "../../las-vegas-box/places.ts";
import type { Placed, Event, WentHome } from "../generated.ts";

export type Thing = { bill: number; back?: boolean } | { colour: Colour; kind: DieKind; value: number };

const DECK = "deck";
const TRAY = "tray";

const seatAt = (seat: number): string | null => (seat === NEUTRAL ? null : `seat-${seat}`);

/** The places of the table that an event is about, and which of them pay. */
export function highlights(event: Event | null): ReadonlySet<string> {
  if (!event) return new Set();
  const seats = [
    ...("seat" in event ? [event.seat] : []),
    ...("owner" in event ? [event.owner] : []),
    ...("owners" in event ? event.owners : []),
  ];
  const places = [
    ...("casino" in event ? placesOf(event) : []),
    ...(event.event === "scattered" ? event.faces.map(casinoAt) : []),
  ];
  return new Set([...places, ...seats.flatMap((seat) => seatAt(seat) ?? [])]);
}

const dice = (count: number, kind: DieKind, colour: Colour, value: number): Thing[] =>
  Array.from({ length: count }, () => ({ colour, kind, value }));

function placed({ seat, casino, own, neutral, big, face }: Placed): Flying<Thing>[] {
  const colour = colourOf(seat);
  const set = [
    ...dice(own, "own", colour, face),
    ...dice(neutral, "neutral", "neutral", face),
    ...dice(big, "big", colour, face),
  ];
  return set.map((what) => ({ from: TRAY, to: casinoAt(casino), what }));
}

/** Dice that go home from an early payout; on the slot machine they show all kinds of faces. */
function wentHome({ casino, owners, dice: small, big }: WentHome): Flying<Thing>[] {
  return owners.flatMap((owner, index) =>
    [
      ...dice(small[index] ?? 0, owner === NEUTRAL ? "neutral" : "own", colourOf(owner), faceAt(casino)),
      ...dice(big[index] ?? 0, "big", colourOf(owner), faceAt(casino)),
    ].map((what) => ({ from: casinoAt(casino), to: seatAt(owner), what })),
  );
}

const faceAt = (casino: number): number => Math.min(casino, 6);

/** What flies when an event is shown. */
export function flights(event: Event | null): Flying<Thing>[] {
  switch (event?.event) {
    case "placed":
      return placed(event);
    case "scattered":
      return event.faces.map((value) => ({
        from: TRAY,
        to: casinoAt(value),
        what: { colour: "neutral", kind: "neutral", value },
      }));
    case "kicked":
      return [
        {
          from: casinoAt(event.casino),
          to: seatAt(event.owner),
          what: { colour: colourOf(event.owner), kind: event.big ? "big" : "own", value: event.casino },
        },
      ];
    case "paid":
      return [{ from: casinoAt(event.casino), to: seatAt(event.owner), what: { bill: event.bill } }];
    case "unclaimed":
      return [{ from: casinoAt(event.casino), to: DECK, what: { bill: event.bill } }];
    case "stocked":
    case "rainbow_turned":
      return [{ from: DECK, to: casinoAt(event.casino), what: { bill: event.bill } }];
    case "bill_laid":
      return [{ from: `seat-${event.seat}`, to: casinoAt(event.casino), what: { bill: event.bill } }];
    case "swapped":
      return [{ from: `seat-${event.seat}`, to: DECK, what: { bill: 0, back: true } }];
    case "went_home":
      return wentHome(event);
    case "bonus_paid":
      return [{ from: DECK, to: `seat-${event.seat}`, what: { bill: event.money } }];
    default:
      return [];
  }
}
