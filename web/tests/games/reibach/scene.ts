// A table of three in the middle of a game, seen by Ann, whose turn it is.

import { createRawSnippet } from "svelte";
import { vi } from "vitest";
import type { TableProps } from "../../../src/games/game.ts";
import type { PlayOf } from "../../../src/games/words.ts";
import type { Event, Row, View } from "../../../src/games/reibach/generated.ts";
import { words } from "../../../src/games/reibach/words.ts";
import { chair } from "../../chair.ts";

export const NAMES = ["Ann", "Ben", "Cleo"];

export const row = (length: number, income: number, more: Partial<Row> = {}): Row => ({
  length,
  income,
  jokers: 0,
  closed: false,
  ...more,
});

export const view = (changes: Partial<View> = {}): View => ({
  first: 0,
  turn: 0,
  points: 3,
  display: ["gold", "joker", "oil"],
  prices: [1, 1, 1],
  dollars: 3,
  scorings: 0,
  deck: 62,
  seats: [
    {
      cards: 4,
      uncovered: 1,
      total: 8,
      rows: { casino: row(2, 2), stocks: row(5, 8, { closed: true }) },
      hand: ["casino", "antiques", "antiques", "joker"],
    },
    { cards: 6, uncovered: 0, total: 10, rows: { casino: row(2, 2), yacht: row(1, 4) } },
    { cards: 8, uncovered: 2, total: 10, rows: {} },
  ],
  max_bases: null,
  over: false,
  ...changes,
});

const LEGAL = [
  ..."take 1,take 2,take 3,blind,base casino,base antiques,base joker".split(","),
  ..."open antiques,extend casino,joker casino".split(","),
];

const snippet = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));

export function props(
  shown: View,
  asks: Partial<PlayOf<View>> = {},
  more: Partial<TableProps<View, Event>> = {},
): TableProps<View, Event> {
  return {
    view: shown,
    play: {
      view: shown,
      owing: [0],
      thrower: null,
      moves: LEGAL,
      may_take_back: false,
      result: null,
      ...asks,
    },
    seat: 0,
    chairs: NAMES.map((name) => chair(name)),
    names: NAMES,
    words,
    cue: null,
    mark: null,
    odds: false,
    large: false,
    act: vi.fn<(words: string) => void>(),
    throwDice: vi.fn<() => void>(),
    line: snippet("what is asked"),
    tools: snippet("tools"),
    ...more,
  };
}
