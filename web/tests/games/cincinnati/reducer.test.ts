import { describe, expect, it } from "vitest";
import type { Event, View } from "../../../src/games/cincinnati/generated.ts";
import { reducer } from "../../../src/games/cincinnati/reducer.ts";
import { words } from "../../../src/games/cincinnati/words.ts";
import { highlights } from "../../../src/games/cincinnati/model/flights.ts";
import type { Reducer } from "../../../src/games/reducer.ts";
import { recordings, type Recording } from "../../las-vegas/recorded.ts";
import recorded from "./games.jsonl?raw";

/** For events and views that are none. */
const untyped: Reducer = reducer;
const games = recordings<View, Event>(recorded);
const NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"];

const reduced = (view: View, events: readonly Event[]): View =>
  events.reduce((now, event) => reducer.reduce(now, event) ?? now, view);

const isCovered = ({ phase }: View): boolean => ["shaking", "sitting", "lifting"].includes(phase);

/** What must be right after every step; what only the viewer knows of the own choice is told to nobody. */
const lying = (view: View, viewer: number) => ({
  tables: view.tables,
  supply: view.supply,
  deck: view.deck,
  discards: view.discards,
  shown_back: view.shown_back,
  duel: view.duel,
  seats: view.seats.map(({ table, kept, ...seat }, who) => ({
    ...seat,
    chosen: undefined,
    table: who === viewer && isCovered(view) ? undefined : table,
    kept: view.hidden && who === viewer ? undefined : kept,
  })),
});

/** Everything but what is told later: that a round has ended is told when the next one begins. */
const endsRound = (before: View, after: View): boolean => after.round !== before.round;

function follow({ viewer, steps }: Recording<View, Event>, from: "truth" | "start"): number {
  let now: View | undefined;
  let compared = 0;
  for (const { before, after, events } of steps) {
    now = reduced(from === "start" && now ? now : before, events);
    if (endsRound(before, after) && !events.some(({ event }) => event === "round_began")) continue;
    compared += 1;
    expect(lying(now, viewer), JSON.stringify(events)).toEqual(lying(after, viewer));
  }
  return compared;
}

describe("the reducer of Cincinnati", () => {
  it.each(games.map((game, index): [number, Recording<View, Event>] => [index, game]))(
    "follows every step of recorded game %i",
    (_, game) => {
      expect(follow(game, "truth")).toBeGreaterThan(30);
    },
  );

  it("follows whole games from their first view", () => {
    for (const game of games.filter(({ viewer }) => viewer < 0 || viewer >= NAMES.length)) {
      expect(follow(game, "start")).toBeGreaterThan(30);
    }
  });

  it("knows the phase and the throw of every decision, but for who bought a throw", () => {
    const asked = ["keeping", "throwing", "asking", "duel_keeping", "duel_asking", "sitting", "putting"];
    for (const { steps } of games) {
      for (const { before, after, events } of steps.filter((step) => asked.includes(step.after.phase))) {
        const { phase, throw: next } = reduced(before, events);
        if (after.throw === 4 && before.phase !== "throwing" && !after.duel) continue;
        expect([phase, next], JSON.stringify(events)).toEqual([after.phase, after.throw]);
      }
    }
  });

  it("ends with places", () => {
    const last = games[0]?.steps.at(-1);
    expect(last?.after.over).toBe(true);
    if (last)
      expect(reduced(last.before, last.events)).toMatchObject({ over: true, places: last.after.places });
  });

  it("keeps the server's view as it was", () => {
    for (const { before, events } of games.flatMap(({ steps }) => steps.slice(0, 60))) {
      const kept = JSON.stringify(before);
      reduced(before, events);
      expect(JSON.stringify(before)).toBe(kept);
    }
  });

  it("never throws, whatever comes", () => {
    const events = games.flatMap(({ steps }) => steps.slice(0, 80)).flatMap((step) => step.events);
    for (const event of [...events, { event: "unheard-of" }, { event: "toString" }]) {
      for (const view of [{}, { seats: [] }, { seats: [{}], tables: [{}] }] as object[]) {
        expect(() => untyped.reduce(view, event)).not.toThrow();
      }
    }
  });
});

describe("every event of Cincinnati", () => {
  const events = games.flatMap(({ steps }) => steps).flatMap((step) => step.events);

  it("has a line, time to be looked at, and a place on the table", () => {
    expect(new Set(events.map(({ event }) => event)).size).toBe(21);
    for (const event of events) {
      expect(words.event(event, NAMES), event.event).toBeTruthy();
      expect(reducer.pace(event), event.event).toBeGreaterThan(0);
      const isEverywhere = event.event === "ended" || (event.event === "turned" && !event.table);
      if (!isEverywhere) expect(highlights(event).size, event.event).toBeGreaterThan(0);
    }
  });
});
