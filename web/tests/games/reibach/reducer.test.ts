import { describe, expect, it } from "vitest";
import type { Event, View } from "../../../src/games/reibach/generated.ts";
import { reducer } from "../../../src/games/reibach/reducer/reducer.ts";
import type { Reducer } from "../../../src/games/reducer.ts";
import { recordings, type Step } from "../../las-vegas/recorded.ts";
import recorded from "./games.jsonl?raw";
import { view } from "./scene.ts";

/** For events and views that are none. */
const untyped: Reducer = reducer;

const reduced = (view: View, events: readonly Event[]): View =>
  events.reduce((now, event) => reducer.reduce(now, event) ?? now, view);

const games = recordings<View, Event>(recorded);
const steps = games.flatMap((game) => game.steps);

/** An empty place is null. What a game remembers once it is over is told by no event, nor are prices. */
function told(view: View, memory: boolean) {
  const { unseen, display, seats } = view;
  return {
    ...view,
    prices: undefined,
    unseen: memory ? unseen : undefined,
    display: [0, 1, 2].map((place) => display[place] ?? null),
    seats: seats.map((seat) => ({
      ...seat,
      known: memory ? seat.known : undefined,
      bases: memory ? seat.bases : undefined,
    })),
  };
}

const isDear = (game: { steps: Step<View, Event>[] }): boolean =>
  game.steps.some(({ after }) => after.prices.includes(2));

describe("the reducer of Reibach & Co", () => {
  it("follows every step of whole games to the truth", () => {
    for (const game of games) {
      const memory = game.steps[0]?.before.unseen !== undefined;
      for (const { before, after, events } of game.steps) {
        const found = told(reduced(before, events), memory && !after.over);
        expect(found, JSON.stringify(events)).toEqual(told(after, memory && !after.over));
      }
    }
  });

  it("follows a whole game from its first view, without any other", () => {
    for (const game of games) {
      let now = game.steps[0]?.before as View;
      for (const { after, events } of game.steps) {
        now = reduced(now, events);
        expect(told(now, false)).toEqual(told(after, false));
      }
    }
  });

  it("knows what special cards cost where one of them is dear", () => {
    const turned: Event = { event: "turned_up", place: 1, card: "risk" };
    const dear = view({ display: [null, "joker", "oil"], prices: [1, 2, 1] });
    expect(reduced(dear, [turned]).prices).toEqual([2, 2, 1]);
    expect(reduced(view(), [turned]).prices).toEqual([1, 1, 1]);
    for (const { steps } of games.filter((game) => !isDear(game))) {
      for (const { before, after, events } of steps)
        expect(reduced(before, events).prices).toEqual(after.prices);
    }
  });

  it("forgets a base with the next thing that happens", () => {
    const laid = reduced(view(), [{ event: "base_laid", seat: 0, card: "joker", remembered: false }]);
    expect(laid.seats[0]).toMatchObject({ shown: "joker", uncovered: 2, cards: 3 });
    const then = reduced(laid, [{ event: "opened", seat: 0, business: "antiques" }]);
    expect(JSON.stringify(then)).not.toContain("shown");
  });

  it("passes the turn on when points are lost", () => {
    const after = reduced(view({ points: 1 }), [{ event: "points_lost", seat: 0, points: 1 }]);
    expect(after).toMatchObject({ turn: 1, points: 3 });
  });

  it("keeps the server's view as it was, and never throws", () => {
    for (const { before, events } of steps.slice(0, 150)) {
      const kept = JSON.stringify(before);
      reduced(before, events);
      expect(JSON.stringify(before)).toBe(kept);
    }
    const strange = [{}, { seats: [] }, { seats: [{}], display: [] }] as object[];
    for (const event of [...steps.slice(0, 300).flatMap(({ events }) => events), { event: "toString" }]) {
      for (const view of strange) expect(() => untyped.reduce(view, event)).not.toThrow();
    }
  });

  it("gives penalties the time to be counted card by card", () => {
    const fined = (bases: number, cards: number) =>
      reducer.pace({ event: "penalised", seat: 0, bases, cards, lost: 2 * bases + cards });
    expect(fined(1, 4)).toBeGreaterThan(fined(0, 1));
    expect(reducer.pace({ event: "base_laid", seat: 0, card: "oil", remembered: false })).toBe(800);
    expect(untyped.pace({ event: "toString" })).toBe(0);
  });
});
