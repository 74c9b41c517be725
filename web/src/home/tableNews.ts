/** How a table stands that this device has been at: whose turn it is, and the score. */
import type { TableFrame } from "../../protocol.ts";
import type { Game } from "../games/game.ts";
import { loadGame } from "../games/index.ts";
import { fetchHeldSeats, fetchTable } from "../lib/api.ts";
import { listed, m } from "../lib/i18n.ts";
import type { LocalTable } from "../lib/localTables.ts";
import { withLocalNames } from "../lib/seatNames.ts";

export interface TableNews {
  isMyTurn: boolean;
  turn: string;
  score: string;
}

/** So many of those who are ahead are named. */
const NAMED = 3;

export async function fetchNews({ code, game }: LocalTable): Promise<TableNews> {
  const { seats } = await fetchHeldSeats(code);
  const frame = withLocalNames(await fetchTable(code, seats[0] ?? null));
  return newsOf(frame, seats, await loadGame(game));
}

export function newsOf({ table, play }: TableFrame, mine: readonly number[], game: Game): TableNews {
  if (table.phase === "over") return { isMyTurn: false, turn: m.home_over(), score: "" };
  if (!play) return { isMyTurn: false, turn: m.home_gathering(), score: "" };
  const asked = play.thrower === null ? play.owing : [play.thrower];
  const isMyTurn = asked.some((seat) => mine.includes(seat));
  const names = listed(asked.map((seat) => table.seats[seat]?.name ?? ""));
  const turn = isMyTurn ? m.home_your_turn() : names && m.home_turn_of({ names });
  const known = game
    .standing(play.view, table.options)
    .flatMap((points, seat) => (points === null ? [] : [{ points, name: table.seats[seat]?.name ?? "" }]))
    .sort((one, other) => other.points - one.points);
  const score = known.slice(0, NAMED).map(({ name, points }) => `${name} ${game.words.score(points)}`);
  return { isMyTurn, turn, score: score.join(" · ") };
}

/** Everybody's place and score at the end, the best first; empty if there is no result. */
export function resultText({ names, result }: LocalTable, score: (points: number) => string): string {
  return (result ?? [])
    .map(([points, place], seat) => ({ points, place, name: names[seat] ?? "" }))
    .sort((one, other) => one.place - other.place)
    .map(({ points, place, name }) => `${m.frame_place({ place })} ${name} ${score(points)}`)
    .join(" · ");
}

/** The result of a finished game, in its own words. */
export const fetchResult = async (table: LocalTable): Promise<string> =>
  table.result?.length ? resultText(table, (await loadGame(table.game)).words.score) : "";
