import type { Game } from "../game.ts";
import { NUMBER_KEYS } from "../keys.ts";
import { chapters } from "../las-vegas-box/chapters.ts";
import { sound } from "../las-vegas-box/sounds.ts";
import { reducer } from "./reducer.ts";
import Table from "./Table.svelte";
import type { Event, View } from "./generated.ts";
import { words } from "./words.ts";

export const game: Game<View, Event> = {
  words,
  Table,
  reducer,
  sound,
  chapters,
  keys: NUMBER_KEYS,
  standing: ({ seats }) => seats.map(({ money }) => money),
  showsResult: true,
};
