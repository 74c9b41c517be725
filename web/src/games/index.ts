/** Every game of the house, fetched when it is needed. */
import type { Game } from "./game.ts";

const general = () => import("./general/Table.svelte");

const GAMES: Record<string, () => Promise<Game>> = {
  "las-vegas": async () => ({
    words: (await import("./las-vegas/words.ts")).words,
    Table: (await import("./las-vegas/Table.svelte")).default,
    stage: (await import("./las-vegas/stage.ts")).stage,
    tellsEnd: true,
  }),
  "las-vegas-solo": async () => ({
    words: (await import("./las-vegas-solo/words.ts")).words,
    Table: (await import("./las-vegas-solo/Table.svelte")).default,
    stage: (await import("./las-vegas-solo/stage.ts")).stage,
    tellsEnd: true,
  }),
  "las-vegas-second-way": async () => ({
    words: (await import("./las-vegas-second-way/words.ts")).words,
    Table: (await import("./las-vegas-second-way/Table.svelte")).default,
    stage: (await import("./las-vegas-second-way/stage.ts")).stage,
  }),
  cincinnati: async () => ({
    words: (await import("./cincinnati/words.ts")).words,
    Table: (await general()).default,
  }),
  reibach: async () => ({
    words: (await import("./reibach/words.ts")).words,
    Table: (await general()).default,
  }),
  "bells-and-hammers": async () => ({
    words: (await import("./bells-and-hammers/words.ts")).words,
    Table: (await general()).default,
  }),
};

export const gameNames = Object.keys(GAMES);

export async function loadGame(name: string): Promise<Game> {
  const load = GAMES[name];
  if (!load) throw new Error(name);
  return load();
}
