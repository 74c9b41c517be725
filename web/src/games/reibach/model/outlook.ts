// What would come of laying a card: everybody's income in that business before and after, and all in all.

import type { Business, Event, View } from "../generated.ts";
import { reducer } from "../reducer/reducer.ts";
import { earnings, incomes } from "./scoring.ts";
import { businessOf } from "./targets.ts";

export interface Change {
  seat: number;
  before: number;
  after: number;
}

export interface Outlook {
  business: Business;
  /** The lengths of the viewer's row. */
  from: number;
  to: number;
  /** The viewer first, then whoever wins or loses by it. */
  changes: Change[];
  /** What all of the viewer's rows would earn in a scoring. */
  earns: { before: number; after: number };
  /** The table as it would be. */
  view: View;
}

/** The event that a move would cause. */
function eventOf(words: string, business: Business, length: number, seat: number): Event | undefined {
  switch (words.split(" ")[0]) {
    case "open":
      return { event: "opened", seat, business };
    case "extend":
      return { event: "extended", seat, business, length: length + 1, joker: false };
    case "joker":
      return { event: "extended", seat, business, length: length + 1, joker: true };
    case "risk":
      return { event: "closed", seat, business, length };
    default:
      return undefined;
  }
}

/** Undefined for moves that change no row. */
export function outlook(view: View, words: string, seat: number): Outlook | undefined {
  const business = businessOf(words);
  const mine = view.seats[seat];
  if (!business || !mine) return undefined;
  const from = mine.rows[business]?.length ?? 0;
  const event = eventOf(words, business, from, seat);
  const after = event && reducer.reduce(view, event);
  const own = after?.seats[seat];
  if (!after || !own) return undefined;
  const [was, is] = [incomes(view.seats, business), incomes(after.seats, business)];
  const all = is.map((income, index) => ({ seat: index, before: was[index] ?? 0, after: income }));
  return {
    business,
    from,
    to: own.rows[business]?.length ?? from,
    changes: [
      ...all.filter((change) => change.seat === seat),
      ...all.filter((change) => change.seat !== seat && change.before !== change.after),
    ],
    earns: { before: earnings(mine), after: earnings(own) },
    view: after,
  };
}
