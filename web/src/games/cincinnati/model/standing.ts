// Who leads where, by the dice as they lie, and whether a token could still change anything.

import type { Letter, View } from "../generated.ts";
import { mostAt, strengthOf, type Faces, type Place } from "./results.ts";

/** Somebody's dice where they count: with 0 the condition is not met. */
export interface Row {
  seat: number;
  dice: Faces;
  strength: number;
  leads: boolean;
  /** Leads together with others. */
  tied: boolean;
}

type Lying = Pick<Row, "seat" | "dice">;

/** The best first; equal ones in the order in which they were given. */
export function ranked(place: Place, lying: readonly Lying[]): Row[] {
  const rows = lying.map((one) => ({ ...one, strength: one.dice.length ? strengthOf(place, one.dice) : 0 }));
  const most = Math.max(1, ...rows.map(({ strength }) => strength));
  const best = rows.filter(({ strength }) => strength === most).length;
  return rows
    .map((row) => ({ ...row, leads: row.strength === most, tied: row.strength === most && best > 1 }))
    .sort((one, other) => other.strength - one.strength);
}

/** Everybody at a table. */
export function rowsAt(view: View, letter: Letter): Row[] {
  const players = view.tables.find((table) => table.letter === letter)?.players ?? [];
  return ranked(
    letter,
    players.map((seat) => ({ seat, dice: view.seats[seat]?.dice ?? [] })),
  );
}

/** What somebody fights for now: in a duel, or at a table once the cups are lifted. */
export interface Contest {
  place: Place;
  rows: Row[];
  mine: Row;
  /** The best of the others; undefined if nobody else meets the condition. */
  rival: Row | undefined;
}

export function contestOf(view: View, seat: number | null): Contest | undefined {
  const place = placeOf(view, seat);
  if (!place) return undefined;
  const rows = place === "duel" ? duelRows(view) : rowsAt(view, place);
  const mine = rows.find((row) => row.seat === seat);
  const rival = rows.find((row) => row.seat !== seat && row.strength > 0);
  return mine && { place, rows, mine, rival };
}

function placeOf(view: View, seat: number | null): Place | undefined {
  if (seat === null) return undefined;
  if (view.duel) return view.duel.duellists.includes(seat) ? "duel" : undefined;
  return view.seats[seat]?.dice && view.seats[seat].table;
}

export const duelRows = ({ duel }: View): Row[] =>
  ranked("duel", duel?.duellists.map((seat, at) => ({ seat, dice: duel.dice[at] ?? [] })) ?? []);

/** Why a seat need not be asked for a token: it has none, nothing beats its dice, or nobody else can pay. */
export type Needless = "no_token" | "best" | "alone" | "nobody_pays";

export function needless(view: View, seat: number): Needless | undefined {
  if (!view.seats[seat]?.tokens) return "no_token";
  const contest = contestOf(view, seat);
  if (!contest) return undefined;
  const { place, rows, mine } = contest;
  if (mine.strength === mostAt(place)) return "best";
  if (!mine.leads || mine.tied) return undefined;
  if (rows.length === 1) return "alone";
  const others = rows.filter((row) => row.seat !== seat);
  return others.some((row) => view.seats[row.seat]?.tokens) ? undefined : "nobody_pays";
}

/** Whether somebody leads alone. */
export function leadsAlone(view: View, seat: number): boolean {
  const mine = contestOf(view, seat)?.mine;
  return mine !== undefined && mine.leads && !mine.tied;
}
