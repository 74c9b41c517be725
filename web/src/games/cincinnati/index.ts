import { m } from "../../lib/i18n.ts";
import type { Game } from "../game.ts";
import { chapters } from "./chapters.ts";
import { reducer } from "./reducer.ts";
import { sound } from "./sounds.ts";
import Table from "./Table.svelte";
import type { Event, View } from "./generated.ts";
import { words } from "./words.ts";

const TOKEN = 5;

export const game: Game<View, Event> = {
  words,
  Table,
  reducer,
  sound,
  chapters,
  keys: [
    ["A B C", m.cin_key_tables],
    ["1 … 5", m.cin_key_dice],
    ["1 … 6", m.cin_key_rivals],
    ["␣ / T", m.cin_key_throw],
    ["Enter", m.frame_key_enter],
    ["S", m.cin_key_stand],
    ["Y / N", m.cin_key_answer],
    ["D", m.cin_key_done],
  ],
  /** Money, and what the tokens are worth. */
  standing: ({ seats }) => seats.map(({ money, tokens }) => money + TOKEN * tokens),
  showsResult: true,
};
