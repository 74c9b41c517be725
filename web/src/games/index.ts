/** Every game of the house, fetched when it is needed. */
import type { Game } from "./game.ts";

const general = () => import("./general/Table.svelte");

type Seat = Record<string, number | undefined>;
/** What every seat has of something, where the view tells it. */
const has =
  (what: string) =>
  (view: Record<string, unknown>): (number | null)[] =>
    ((view.seats ?? []) as Seat[]).map((seat) => seat[what] ?? null);
const TOKEN = 5;
/** Cincinnati: money, and what the tokens are worth. */
const purse: Game["standing"] = (view) =>
  ((view.seats ?? []) as Seat[]).map(({ money = 0, tokens = 0 }) => money + TOKEN * tokens);
/** Bells and hammers: points, and what was won in games before unless points are carried over. */
const bells: Game["standing"] = (view, { carry = "fresh" }) =>
  ((view.seats ?? []) as Seat[]).map(({ points = 0, match = 0 }) =>
    carry === "fresh" && view.phase !== "banker" ? match + points : match,
  );

const GAMES: Record<string, () => Promise<Game>> = {
  "las-vegas": async () => ({
    words: (await import("./las-vegas/words.ts")).words,
    Table: (await import("./las-vegas/Table.svelte")).default,
    reducer: (await import("./las-vegas/reducer.ts")).reducer,
    standing: has("money"),
    showsResult: true,
  }),
  "las-vegas-solo": async () => ({
    words: (await import("./las-vegas-solo/words.ts")).words,
    Table: (await import("./las-vegas-solo/Table.svelte")).default,
    reducer: (await import("./las-vegas-solo/reducer.ts")).reducer,
    standing: ({ mine }) => [mine as number],
    showsResult: true,
  }),
  "las-vegas-second-way": async () => ({
    words: (await import("./las-vegas-second-way/words.ts")).words,
    Table: (await import("./las-vegas-second-way/Table.svelte")).default,
    reducer: (await import("./las-vegas-second-way/reducer.ts")).reducer,
    standing: has("money"),
  }),
  cincinnati: async () => ({
    words: (await import("./cincinnati/words.ts")).words,
    Table: (await general()).default,
    standing: purse,
  }),
  reibach: async () => ({
    words: (await import("./reibach/words.ts")).words,
    Table: (await general()).default,
    standing: has("total"),
  }),
  "bells-and-hammers": async () => ({
    words: (await import("./bells-and-hammers/words.ts")).words,
    Table: (await general()).default,
    standing: bells,
  }),
};

export const gameNames = Object.keys(GAMES);

export async function loadGame(name: string): Promise<Game> {
  const load = GAMES[name];
  if (!load) throw new Error(name);
  return load();
}
