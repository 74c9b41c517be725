import { describe, expect, it } from "vitest";
import { outlook, standing } from "../../src/games/las-vegas-second-way/outlook.ts";
import { reducer } from "../../src/games/las-vegas-second-way/reducer.ts";
import type { Reducer } from "../../src/games/reducer.ts";
import type { ColourName, Event, View } from "../../src/games/las-vegas-second-way/generated.ts";
import { recordings, type Step } from "../las-vegas/recorded.ts";
import recorded from "./games.jsonl?raw";

/** For events and views that are none. */
const untyped: Reducer = reducer;
const steps = recordings<View, Event>(recorded).flatMap((game) => game.steps);

const reduced = (view: View, events: readonly Event[]): View =>
  events.reduce((now, event) => reducer.reduce(now, event) ?? now, view);

/** Whose turn it is next, only the next throw tells. */
const withoutTurn = (view: View): View => {
  const rest = { ...view };
  delete rest.turn;
  return rest;
};

describe("the reducer of the Second Way", () => {
  it("follows every step of recorded games", () => {
    for (const { before, after, events } of steps) {
      expect(withoutTurn(reduced(before, events)), JSON.stringify(events)).toEqual(withoutTurn(after));
    }
  });

  it("never throws, whatever comes", () => {
    const strange = [
      {},
      { casinos: [{}], colours: [{}] },
      { seats: [{}], casinos: [], colours: [] },
    ] as object[];
    for (const event of steps.flatMap((step) => step.events)) {
      for (const view of strange) expect(() => untyped.reduce(view, event)).not.toThrow();
    }
    expect(untyped.pace({ event: "placed" })).toBe(350);
    expect(untyped.pace({ event: "dealt_unseen" })).toBe(0);
  });
});

describe("the outlook of a placement in the Second Way", () => {
  it("tells which colours win which bills", () => {
    for (const { before, events, words } of steps.filter((step) => step.words)) {
      const names = before.colours.map(({ name }) => name);
      const won = events.filter((event) => event.event === "won");
      const wins = outlook(before, words)?.wins.map(({ colour, bill }) => [names[colour], bill]);
      expect(wins?.reverse()).toEqual(won.map(({ colour, bill }) => [colour, bill]));
    }
  });

  it("pays the lowest bills, the most dice the highest of them", () => {
    const names: ColourName[] = ["red", "blue", "green", "black", "yellow", "grey", "violet", "orange"];
    const view: View = {
      ...(steps[0] as Step<View, Event>).before,
      casinos: [{ number: 1, bills: [20, 40, 90], dice: [1, 0, 2, 0, 2, 0, 2, 0] }],
      colours: names.map((name) => ({ name, stock: 4, bills: [] })),
      rolled: [{ face: 1, colours: ["violet"] }],
    };
    expect(standing(view, 1).map(({ tied }) => tied)).toEqual([true, true, true, false]);
    expect(outlook(view, "place 1", ["violet", "green"])).toMatchObject({
      wins: [
        { colour: 6, bill: 40 },
        { colour: 0, bill: 20 },
      ],
      mine: 40,
      others: 20,
      tied: [2],
      struckOut: [],
      freed: [6],
      leads: 6,
    });
    expect(outlook(view, "place 4")).toBeUndefined();
  });
});
