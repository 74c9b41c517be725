// Tables to draw: a view, who looks at it, and what they may do.

import { createRawSnippet } from "svelte";
import { vi, type Mock } from "vitest";
import type { TableProps } from "../../src/games/game.ts";
import type { PlayOf } from "../../src/games/words.ts";
import { words as gameWords } from "../../src/games/las-vegas/text/words.ts";
import type { Boulevard, Casino, Event, Seat, View } from "../../src/games/las-vegas/generated.ts";
import { chair } from "../chair.ts";

export const NAMES = ["Ann", "Ben", "Cleo"];

export const casino = (number: number, bills: number[], dice: number[], neutral = 0): Casino => ({
  number,
  bills,
  dice,
  neutral,
});

const seat = (changes: Partial<Seat> = {}): Seat => ({ dice: 5, neutral: 0, bills: 0, ...changes });

/** A round under way: Ann has thrown 1 1 3 4 4 4 and is to place. */
export function view(changes: Partial<View> = {}): View {
  return {
    round: 2,
    rounds: 4,
    start: 0,
    turn: 0,
    rolled: [
      { face: 1, own: 2, neutral: 0 },
      { face: 3, own: 1, neutral: 0 },
      { face: 4, own: 3, neutral: 0 },
    ],
    casinos: [
      casino(1, [60, 30], [0, 1, 0]),
      casino(2, [50], [0, 0, 0]),
      casino(3, [80], [1, 2, 0]),
      casino(4, [40, 10], [0, 0, 1]),
      casino(5, [70], [0, 2, 2], 1),
      casino(6, [90], [0, 0, 0]),
    ],
    seats: [seat({ dice: 6, money: 40, bills: 1 }), seat(), seat({ bills: 2 })],
    neutral_dice: true,
    deck: 40,
    under: [],
    over: false,
    minimum: 50,
    ...changes,
  };
}

export const boulevard = (changes: Partial<Boulevard> = {}): Boulevard => ({
  modules: ["big_dice", "kickers", "action_cards"],
  rulings: { rotate: "value", reroll: "per_turn", early_score_dice: "by_bills" },
  played: [],
  ...changes,
});

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
      moves: ["place 1", "place 3", "place 4"],
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
