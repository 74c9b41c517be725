import { describe, expect, it } from "vitest";
import { outlook, OWN, paidNow, standing } from "../../src/games/las-vegas-solo/outlook.ts";
import { reducer } from "../../src/games/las-vegas-solo/reducer.ts";
import type { Reducer } from "../../src/games/reducer.ts";
import type { Event, View } from "../../src/games/las-vegas-solo/generated.ts";
import { recordings, type Step } from "../las-vegas/recorded.ts";
import recorded from "./games.jsonl?raw";

/** For events and views that are none. */
const untyped: Reducer = reducer;
const PAYDAY = ["tied", "paid", "unclaimed"];

const steps = recordings<View, Event>(recorded).flatMap((game) => game.steps);

const reduced = (view: View, events: readonly Event[]): View =>
  events.reduce((now, event) => reducer.reduce(now, event) ?? now, view);

const isPayday = ({ events }: Step<View, Event>): boolean =>
  events.some(({ event }) => PAYDAY.includes(event));

describe("the reducer of Las Vegas Solo", () => {
  it("follows every step of recorded games", () => {
    for (const { before, after, events } of steps.filter((step) => !isPayday(step))) {
      expect(reduced(before, events), JSON.stringify(events)).toEqual(after);
    }
  });

  it("follows the money on payday, and sweeps the table when a round begins", () => {
    const paydays = steps.filter(isPayday);
    expect(paydays.length).toBeGreaterThan(0);
    for (const { before, after, events } of paydays) {
      const paid = reduced(before, events);
      const next: Event = { event: "round_began", round: after.round, rounds: after.rounds };
      expect(after.over ? paid : reduced(paid, [next])).toEqual(
        after.over ? after : { ...after, thrown_out: [] },
      );
    }
  });

  it("never throws, whatever comes", () => {
    const strange = [{}, { casinos: [{}] }, { groups: [], colours: [], casinos: [] }] as object[];
    for (const event of steps.flatMap((step) => step.events)) {
      for (const view of strange) expect(() => untyped.reduce(view, event)).not.toThrow();
    }
    expect(untyped.pace({ event: "threw" })).toBe(650);
    expect(untyped.pace({ event: "ended" })).toBe(0);
  });
});

describe("how a casino stands in Las Vegas Solo", () => {
  it("tells who is paid what on payday", () => {
    for (const { before, events } of steps.filter(isPayday)) {
      const table = reduced(before, events.slice(0, 1));
      for (const { number } of table.casinos) {
        const here = events.filter((event) => "casino" in event && event.casino === number);
        const heaps = standing(table, number);
        expect(
          heaps.flatMap(({ owner, strength, bills }) => bills.map((bill) => [owner, strength, bill])),
        ).toEqual(
          here.flatMap((event) => (event.event === "paid" ? [[event.owner, event.dice, event.bill]] : [])),
        );
        expect(heaps.flatMap(({ tied, owner }) => (tied ? [owner] : [])).sort()).toEqual(
          here.flatMap((event) => (event.event === "tied" ? event.owners : [])).sort(),
        );
      }
      const after = reduced(before, events);
      expect(paidNow(table)).toEqual({
        mine: after.mine - before.mine,
        others: after.others - before.others,
      });
    }
  });

  it("is foreseen before a placement", () => {
    for (const { before, after, words } of steps.filter((step) => step.words && !isPayday(step))) {
      const seen = outlook(before, words);
      expect(seen?.heaps).toEqual(standing(after, seen?.casino ?? 0));
    }
  });

  it("says whom a placement ties with and what it pays", () => {
    const view: View = {
      ...(steps[0] as Step<View, Event>).before,
      casinos: [{ number: 1, bills: [60, 30], dice: [1, 2, 1, 0, 0, 0, 0, 0] }],
      rolled: [{ face: 1, colours: [0, 3] }],
    };
    expect(outlook(view, "place 1")).toMatchObject({
      tiedWith: [1],
      gets: [],
      leads: null,
      struckOut: [1, 3],
      freed: [],
      paidBefore: { mine: 0, others: 60 },
      paid: { mine: 0, others: 0 },
    });
    expect(outlook(view, "place 2")).toBeUndefined();
    expect(OWN).toBe(0);
  });
});
