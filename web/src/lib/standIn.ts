/** A bot that plays for somebody who is at the table: it is asked, and they are not. */
import type { Play, TableFrame } from "../../protocol.ts";

export const hasStandIn = ({ table }: TableFrame, seat: number | null): boolean =>
  seat !== null && (table.seats[seat]?.bot ?? null) !== null;

/** What goes on, with nothing for this seat to answer: it only shows that it is its turn. */
export function withoutQuestion(play: Play, seat: number): Play {
  const throws = play.thrower === seat;
  return {
    ...play,
    moves: [],
    may_take_back: false,
    thrower: throws ? null : play.thrower,
    owing: throws ? [seat] : play.owing,
  };
}
