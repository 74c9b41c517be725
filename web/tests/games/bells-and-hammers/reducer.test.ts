import { describe, expect, it } from "vitest";
import type { Event, View } from "../../../src/games/bells-and-hammers/generated.ts";
import { parseThrow } from "../../../src/games/bells-and-hammers/model/dice.ts";
import { gainOf, outcome } from "../../../src/games/bells-and-hammers/model/payments.ts";
import { reducer } from "../../../src/games/bells-and-hammers/reducer.ts";
import type { Reducer } from "../../../src/games/reducer.ts";
import { recordings } from "../../las-vegas/recorded.ts";
import recorded from "./games.jsonl?raw";

/** For events and views that are none. */
const untyped: Reducer = reducer;
const games = recordings<View, Event>(recorded);
const steps = games.flatMap((game) => game.steps);

const reduced = (view: View, events: readonly Event[]): View =>
  events.reduce((now, event) => reducer.reduce(now, event) ?? now, view);

describe("the reducer of Bells & Hammers", () => {
  it("follows every event of recorded games to the truth", () => {
    for (const { before, after, events } of steps) {
      expect(reduced(before, events), JSON.stringify(events)).toEqual(after);
    }
  });

  it("follows whole games from their first view", () => {
    for (const game of games) {
      const events = game.steps.flatMap((step) => step.events);
      const [first] = game.steps;
      if (first) expect(reduced(first.before, events)).toEqual(game.steps.at(-1)?.after);
    }
  });

  it("meets every kind of event", () => {
    const met = new Set(steps.flatMap(({ events }) => events.map(({ event }) => event)));
    for (const kind of [
      "drew",
      "drew_level",
      "game_began",
      "bid",
      "bidder_passed",
      "sold",
      "turned_up",
      "left_out",
    ])
      expect(met).toContain(kind);
    for (const kind of ["threw", "paid", "bank_paid", "inn_opened", "cleared", "game_ended", "refilled"])
      expect(met).toContain(kind);
  });

  it("keeps the server's view as it was, and never throws", () => {
    for (const { before, events } of steps.slice(0, 80)) {
      const kept = JSON.stringify(before);
      reduced(before, events);
      expect(JSON.stringify(before)).toBe(kept);
    }
    const strange = [{}, { seats: [] }, { seats: [{}], sold: [{}] }] as object[];
    for (const event of [...steps.flatMap((step) => step.events).slice(0, 400), { event: "toString" }])
      for (const view of strange) expect(() => untyped.reduce(view, event)).not.toThrow();
  });
});

describe("what a throw does", () => {
  it("is what the House did", () => {
    const throws = steps.filter(({ events }) => events[0]?.event === "threw");
    expect(throws.length).toBeGreaterThan(300);
    for (const { before, events } of throws) {
      const [threw] = events;
      if (threw?.event !== "threw") continue;
      const came = outcome(before, threw.seat, parseThrow(threw.dice));
      const after = reduced(
        before,
        events.filter(({ event }) => !["game_ended", "game_began", "ended", "confiscated"].includes(event)),
      );
      expect([came.bank, came.inn]).toEqual([after.bank, after.inn]);
      expect(before.seats.map((_, seat) => gainOf(came.payments, seat))).toEqual(
        after.seats.map(({ points }, seat) => points - (before.seats[seat]?.points ?? 0)),
      );
      expect(came.opens).toBe(events.some(({ event }) => event === "inn_opened"));
    }
  });
});
