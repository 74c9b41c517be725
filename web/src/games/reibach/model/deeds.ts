// What each rival did in their last turn, found by comparing one view with the next. What a base was is not among it.

import type { Business, Card, Seat, View } from "../generated.ts";
import { BUSINESSES } from "./businesses.ts";

export type Deed =
  /** The card is null where its like has come in its place. */
  | { did: "took"; card: Card | null }
  | { did: "drew" }
  | { did: "based" }
  | { did: "opened" | "extended" | "closed"; business: Business };

/** Cards that went on rows, one deed a card. */
function laid(before: Seat, after: Seat): Deed[] {
  return BUSINESSES.flatMap((business) => {
    const [was, is] = [before.rows[business], after.rows[business]];
    if (!is) return [];
    const longer = is.length - (was?.length ?? 0);
    const cards = Array.from({ length: Math.max(0, longer) }, (_, index): Deed => {
      return { did: was || index ? "extended" : "opened", business };
    });
    return is.closed && !was?.closed ? [...cards, { did: "closed" as const, business }] : cards;
  });
}

/** Bases that were laid: those that lie bare now, and those that rows were opened on. */
const based = (before: Seat, after: Seat, opened: number): number =>
  Math.max(0, after.uncovered - before.uncovered + opened);

/** The cards of the display whose places show something else now. */
const goneFrom = (before: View, after: View): Card[] =>
  before.display.flatMap((card, place) => (card && after.display[place] !== card ? [card] : []));

/** One point pays for a card of the display, even where an equal one lies there again. */
const costOne = (before: View, after: View): boolean =>
  before.points - (before.turn === after.turn ? after.points : 0) === 1;

/** What one seat did between two views of a game. */
export function deedsOf(before: View, after: View, seat: number): Deed[] {
  const [was, is] = [before.seats[seat], after.seats[seat]];
  if (!was || !is) return [];
  const rows = laid(was, is);
  const bases = based(was, is, rows.filter(({ did }) => did === "opened").length);
  const gained = is.cards - was.cards + rows.length + bases;
  const open = goneFrom(before, after).slice(0, Math.max(0, gained));
  const other: Deed = costOne(before, after) ? { did: "took", card: null } : { did: "drew" };
  return [
    ...open.map((card): Deed => ({ did: "took", card })),
    ...Array.from({ length: Math.max(0, gained - open.length) }, () => other),
    ...Array.from({ length: bases }, (): Deed => ({ did: "based" })),
    ...rows,
  ];
}

/** Collects them: they stay until the seat's next turn, and no longer than the viewer's own turn. */
export class Deeds {
  private bySeat: ReadonlyMap<number, Deed[]> = new Map();
  private last: View | null = null;
  /** Whose turn goes on; what this seat did before it is forgotten. */
  private actor: number | undefined;

  /** Takes in the next view. */
  follow(view: View, viewer: number | null): ReadonlyMap<number, Deed[]> {
    const before = this.last;
    this.last = view;
    const turn = before?.turn;
    if (view.turn === undefined) this.bySeat = new Map();
    else if (before && turn !== undefined) this.add(turn, deedsOf(before, view, turn));
    if (turn !== view.turn) this.actor = undefined;
    if (turn === viewer && turn !== view.turn) this.bySeat = new Map();
    return this.bySeat;
  }

  private add(turn: number, done: Deed[]): void {
    const before = this.actor === turn ? (this.bySeat.get(turn) ?? []) : [];
    this.actor = turn;
    this.bySeat = new Map([...this.bySeat, [turn, [...before, ...done]]]);
  }
}
