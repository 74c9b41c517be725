import type { Game } from "../game.ts";
import { chapters } from "./chapters.ts";
import type { Event, View } from "./generated.ts";
import { KEYS } from "./keys.ts";
import { reducer } from "./reducer/reducer.ts";
import { sound } from "./sounds.ts";
import Table from "./Table.svelte";
import { words } from "./words.ts";

export const game: Game<View, Event> = {
  words,
  Table,
  reducer,
  sound,
  chapters,
  keys: KEYS,
  standing: ({ seats }) => seats.map(({ total }) => total),
  showsResult: true,
};
