import { m } from "../../lib/i18n.ts";
import type { Game } from "../game.ts";
import { chapters } from "./chapters.ts";
import type { Event, View } from "./generated.ts";
import { reducer } from "./reducer.ts";
import { sound } from "./sounds.ts";
import Table from "./Table.svelte";
import { words } from "./words.ts";

export const game: Game<View, Event> = {
  words,
  Table,
  reducer,
  sound,
  chapters,
  keys: [
    ["↑ ↓", m.bells_key_step],
    ["1 3 5", m.bells_key_raise],
    ["Enter", m.bells_key_bid],
    ["P", m.bells_key_pass],
    ["M", m.bells_key_limit],
    ["K", m.bells_key_pass_on],
    ["T", m.bells_key_throw],
    ["A", m.bells_key_auto],
  ],
  /** Points, and what was won in games before unless points are carried over. */
  standing: ({ seats, phase }, { carry = "fresh" }) => {
    const counted = carry !== "fresh" || phase === "banker" || phase === "over";
    return seats.map(({ points, match }) => (counted ? match : match + points));
  },
  showsResult: true,
};
