// Tables to draw: a view, who looks at it, and what they may do.

import { createRawSnippet } from "svelte";
import { vi, type Mock } from "vitest";
import type { Event, Seat, View } from "../../../src/games/cincinnati/generated.ts";
import { words as gameWords } from "../../../src/games/cincinnati/words.ts";
import type { TableProps } from "../../../src/games/game.ts";
import type { PlayOf } from "../../../src/games/words.ts";
import { chair } from "../../chair.ts";

export const NAMES = ["Ann", "Ben", "Cleo", "Dan"];

const seat = (changes: Partial<Seat> = {}): Seat => ({
  money: 0,
  cards: [],
  tokens: 3,
  duel_cards: 0,
  chosen: false,
  ...changes,
});

/** The second throw of a round: Ann at Caesar's, behind Cleo; Ben leads alone at A, Dan has nothing at B. */
export function view(changes: Partial<View> = {}): View {
  return {
    round: 3,
    rounds: 12,
    dealer: 2,
    phase: "keeping",
    throw: 2,
    owing: [0],
    tables: [
      { letter: "A", cards: ["15", "duel"], players: [1] },
      { letter: "B", cards: ["20"], players: [3] },
      { letter: "C", cards: ["15", "tokens"], players: [0, 2] },
    ],
    seats: [
      seat({ table: "C", dice: [1, 3, 5, 6, 6] }),
      seat({ table: "A", dice: [2, 2, 5, 5, 5], money: 30, cards: [30] }),
      seat({ table: "C", dice: [1, 1, 2, 2, 4], money: 35, cards: [20, 15] }),
      seat({ table: "B", dice: [1, 1, 3, 4, 6] }),
    ],
    supply: 8,
    deck: 27,
    shown_back: 0,
    discards: { tokens: 0, duel: 0 },
    hidden: false,
    over: false,
    ...changes,
  };
}

/** A duel for a card: Ben has challenged Ann. */
export const duelling = (changes: Partial<View> = {}): View =>
  view({
    phase: "duel_keeping",
    turn: 0,
    throw: 2,
    duel: {
      prize: "card",
      duellists: [1, 0],
      dice: [
        [4, 4, 4, 5, 6],
        [2, 2, 3, 5, 6],
      ],
    },
    ...changes,
  });

export const KEEPS = ["throw all", "keep 1", "keep 1 3", "keep 3", "stand"];

const words = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));

/** What the table is given; `moves` are the viewer's. */
export function props(
  shown: View,
  play: Partial<PlayOf<View>> = {},
  changes: Partial<TableProps<View, Event>> = {},
): TableProps<View, Event> & { act: Mock<(words: string) => void>; throwDice: Mock<() => void> } {
  return {
    view: shown,
    play: {
      view: shown,
      owing: [0],
      thrower: null,
      moves: KEEPS,
      may_take_back: false,
      result: null,
      ...play,
    },
    seat: 0,
    chairs: NAMES.map((name) => chair(name)),
    names: NAMES,
    words: gameWords,
    cue: null,
    mark: null,
    large: false,
    line: words("the line"),
    tools: words("the tools"),
    ...changes,
    act: vi.fn<(words: string) => void>(),
    throwDice: vi.fn<() => void>(),
  };
}
