import type { Game } from "../game.ts";
import Table from "../general/Table.svelte";
import { NUMBER_KEYS } from "../keys.ts";
import { parts } from "./parts.ts";
import type { Event, View } from "./generated.ts";
import { words } from "./words.ts";

export const game: Game<View, Event> = {
  words,
  Table,
  parts,
  keys: NUMBER_KEYS,
  /** Points, and what was won in games before unless points are carried over. */
  standing: ({ seats, phase }, { carry = "fresh" }) =>
    seats.map(({ points, match }) => (carry === "fresh" && phase !== "banker" ? match + points : match)),
};
