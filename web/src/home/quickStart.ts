/** From a picture to the first move: a table with bots in all other chairs. */
import type { GameInfo } from "../../protocol.ts";
import { createTable, fetchGames } from "../lib/api.ts";
import { usualBot } from "../lib/bots.ts";
import { m } from "../lib/i18n.ts";
import { remember } from "../lib/localTables.ts";
import { go } from "../lib/router.svelte.ts";
import { preferences } from "../lib/preferences.svelte.ts";

const PACE = 0.8;

export const myName = (): string => preferences.name.trim() || m.home_guest();

/** Lay a table for one, and start it at once. */
export async function quickStart(game: string, preset: string | null = null): Promise<void> {
  const info = (await fetchGames()).find(({ name }) => name === game);
  if (!info) throw new Error(game);
  const name = myName();
  const { code } = await createTable({
    game,
    name,
    seats: info.usual_seats,
    preset: known(info, preset),
    bots: Array<string>(info.usual_seats - 1).fill(usualBot(info.bots)),
    pace: PACE,
    throw_after: null,
  });
  remember({ code, game, names: [name], over: false });
  go(`/t/${code}?start`);
}

const known = (info: GameInfo, preset: string | null): string | null =>
  info.presets.some(({ name }) => name === preset) ? preset : null;
