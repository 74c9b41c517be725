// A table as the frame gives it to a game, with what was said at it.

import { render } from "@testing-library/svelte";
import { createRawSnippet, type Component } from "svelte";
import { vi } from "vitest";
import type { TableProps } from "../../src/games/game.ts";
import type { AnyEvent, PlayOf, Words } from "../../src/games/words.ts";
import { chair } from "../chair.ts";

const snippet = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));

export function renderTable<View extends object, Event extends AnyEvent>(
  Table: Component<TableProps<View, Event>>,
  words: Words<View, Event>,
  view: View,
  more: Partial<TableProps<View, Event>> & { names?: string[]; asks?: Partial<PlayOf<View>> } = {},
) {
  const { names = ["Ann"], asks = {}, ...rest } = more;
  const play: PlayOf<View> = {
    view,
    owing: asks.moves?.length ? [0] : [],
    thrower: null,
    moves: [],
    may_take_back: false,
    result: null,
    ...asks,
  };
  const act = vi.fn<(words: string) => void>();
  const throwDice = vi.fn<() => void>();
  const props: TableProps<View, Event> = {
    view,
    play,
    seat: 0,
    chairs: names.map((name, index) =>
      index ? chair(name, { person: false, connected: false, bot: "greedy" }) : chair(name),
    ),
    names,
    words,
    cue: null,
    mark: null,
    large: false,
    act,
    throwDice,
    line: snippet("what is asked"),
    tools: snippet("tools"),
    ...rest,
  };
  return { act, throwDice, play, ...render(Table, props) };
}
