import type { Game } from "../game.ts";
import Table from "../general/Table.svelte";
import { NUMBER_KEYS } from "../keys.ts";
import { parts } from "./parts.ts";
import type { Event, View } from "./generated.ts";
import { words } from "./words.ts";

const TOKEN = 5;

export const game: Game<View, Event> = {
  words,
  Table,
  parts,
  keys: NUMBER_KEYS,
  /** Money, and what the tokens are worth. */
  standing: ({ seats }) => seats.map(({ money, tokens }) => money + TOKEN * tokens),
};
