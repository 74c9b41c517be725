import type { Game } from "../game.ts";
import Table from "../general/Table.svelte";
import { NUMBER_KEYS } from "../keys.ts";
import type { Event, View } from "./generated.ts";
import { words } from "./words.ts";

export const game: Game<View, Event> = {
  words,
  Table,
  chapters: () => [],
  keys: NUMBER_KEYS,
  standing: ({ scores }) => scores,
};
