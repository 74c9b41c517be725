import { expect, it } from "vitest";
import type { Play, TableFrame } from "../../protocol.ts";
import { isAskedOf } from "../../src/lib/room.svelte.ts";
import { hasStandIn, withoutQuestion } from "../../src/lib/standIn.ts";
import { chair } from "../chair.ts";

const PLAY: Play = { view: {}, owing: [], thrower: 1, moves: ["go"], may_take_back: true, result: null };

function frame(bot: string | null, play = PLAY): TableFrame {
  const seats = [chair("Ann"), { ...chair("Ben"), bot }];
  return { table: { seats }, play } as TableFrame;
}

it("asks the bot, and not whom it plays for", () => {
  expect([hasStandIn(frame("greedy"), 1), hasStandIn(frame("greedy"), 0)]).toEqual([true, false]);
  expect(hasStandIn(frame("greedy"), null)).toBe(false);
  expect(isAskedOf(frame("greedy"), 1)).toBe(false);
  expect(isAskedOf(frame(null), 1)).toBe(true);
});

it("leaves nothing to answer, and shows whose turn it is", () => {
  const asksNothing = { moves: [], may_take_back: false, thrower: null, owing: [1] };
  expect(withoutQuestion(PLAY, 1)).toEqual({ ...PLAY, ...asksNothing });
  const decides = { ...PLAY, thrower: null, owing: [0, 1] };
  expect(withoutQuestion(decides, 1)).toEqual({ ...decides, moves: [], may_take_back: false });
  expect(withoutQuestion(PLAY, 0).thrower, "what others do goes on").toBe(1);
});
