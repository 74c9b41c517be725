/** Every game has a folder here: `info.ts` is loaded at once, `index.ts` when somebody comes to its table. */
import type { Game } from "./game.ts";
import type { PageInfo } from "./info.ts";

const INFOS = import.meta.glob<PageInfo>("./*/info.ts", { eager: true, import: "info" });
const GAMES = import.meta.glob<Game>("./*/index.ts", { import: "game" });

const folderOf = (path: string): string => path.split("/")[1] ?? path;

export interface ListedGame extends PageInfo {
  /** Its name on the server, which is its folder's. */
  game: string;
}

/** All games, in their order. */
export const games: readonly ListedGame[] = Object.entries(INFOS)
  .map(([path, info]) => ({ game: folderOf(path), ...info }))
  .sort((one, other) => one.order - other.order);

/** The games that have a tile of their own on Home. */
export const boxes: readonly ListedGame[] = games.filter(({ box }) => box === undefined);

/** The other games in a game's box. */
export const inBoxOf = (game: string): ListedGame[] => games.filter(({ box }) => box === game);

export const infoOf = (game: string): ListedGame | undefined => games.find((one) => one.game === game);

/** A game's title, or its name if the page does not know it. */
export const titleOf = (game: string): string => infoOf(game)?.title() ?? game;

export async function loadGame(name: string): Promise<Game> {
  const load = GAMES[`./${name}/index.ts`];
  if (!load) throw new Error(name);
  return load();
}
