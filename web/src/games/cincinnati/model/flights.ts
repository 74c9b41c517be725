// Where on the table an event is seen, and what flies because of it.

import type { Flying } from "../../../parts/Flight.svelte";
import { parseDice, type Faces } from "./results.ts";
import type { Card, Duelled, Event, Letter, Lifted, Took } from "../generated.ts";

export type Thing = { card: Card } | { token: true } | { dice: Faces; seat: number };

const DECK = "deck";
const SUPPLY = "supply";
export const seatAt = (seat: number): string => `seat-${seat}`;
export const pileAt = (letter: Letter): string => `pile-${letter}`;
export const diceAt = (seat: number): string => `dice-${seat}`;

/** The places of the table that an event is about. */
export function highlights(event: Event | null): ReadonlySet<string> {
  if (!event) return new Set();
  const seats = [
    ...("seat" in event ? [event.seat] : []),
    ...("seats" in event ? event.seats : []),
    ...("holder" in event ? [event.holder] : []),
    ...("opponent" in event ? [event.opponent] : []),
    ...("dealer" in event ? [event.dealer] : []),
  ];
  const tables = [
    ...("table" in event && event.table ? [event.table] : []),
    ...("tables" in event ? event.tables : []),
  ];
  return new Set([...tables.map((letter) => `table-${letter}`), ...seats.map(seatAt)]);
}

const tokens = (count: number, from: string, to: string): Flying<Thing>[] =>
  Array.from({ length: count }, () => ({ from, to, what: { token: true } }));

function took({ seat, table, cards, tokens: count }: Took): Flying<Thing>[] {
  const from = pileAt(table);
  const pile = cards.map((card): Flying<Thing> => ({
    from,
    to: card === "tokens" ? null : seatAt(seat),
    what: { card },
  }));
  return [...pile, ...tokens(count, SUPPLY, seatAt(seat))];
}

/** All cups rise at once, and everybody's dice glide to their table. */
const lifted = ({ dice }: Lifted): Flying<Thing>[] =>
  dice.map((five, seat) => ({
    from: seatAt(seat),
    to: diceAt(seat),
    what: { dice: parseDice(five), seat },
  }));

const duelled = ({ holder, opponent, card }: Duelled): Flying<Thing>[] =>
  card ? [{ from: seatAt(opponent), to: seatAt(holder), what: { card } }] : [];

/** What flies when an event is shown. */
export function flights(event: Event | null): Flying<Thing>[] {
  switch (event?.event) {
    case "turned":
      return event.table ? [{ from: DECK, to: pileAt(event.table), what: { card: event.card } }] : [];
    case "shown_back":
      return [{ from: pileAt(event.table), to: DECK, what: { card: "duel" } }];
    case "put":
      return [{ from: seatAt(event.seat), to: pileAt(event.table), what: { card: event.card } }];
    case "lifted":
      return lifted(event);
    case "bought":
      return tokens(1, seatAt(event.seat), SUPPLY);
    case "took":
      return took(event);
    case "duelled":
      return duelled(event);
    default:
      return [];
  }
}
