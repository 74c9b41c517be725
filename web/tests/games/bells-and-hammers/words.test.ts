import { afterEach, describe, expect, it } from "vitest";
import type { Event, View } from "../../../src/games/bells-and-hammers/generated.ts";
import { parseThrow } from "../../../src/games/bells-and-hammers/model/dice.ts";
import { flights, highlights } from "../../../src/games/bells-and-hammers/model/flights.ts";
import { throwBetween } from "../../../src/games/bells-and-hammers/model/lastThrow.ts";
import { outcome } from "../../../src/games/bells-and-hammers/model/payments.ts";
import { reducer } from "../../../src/games/bells-and-hammers/reducer.ts";
import { causeText } from "../../../src/games/bells-and-hammers/text/causeText.ts";
import { words } from "../../../src/games/bells-and-hammers/words.ts";
import { overwriteGetLocale, type Locale } from "../../../src/lib/i18n.ts";
import { recordings } from "../../las-vegas/recorded.ts";
import { dice, names } from "./scene.ts";
import recorded from "./games.jsonl?raw";

const steps = recordings<View, Event>(recorded).flatMap((game) => game.steps);
const cause = (words: string, changes: Partial<View> = {}, thrower = 0): string => {
  const view = { ...dice, ...changes };
  return causeText(view, outcome(view, thrower, parseThrow(words)), names);
};

afterEach(() => overwriteGetLocale(() => "en"));

describe("one sentence of cause", () => {
  it.each([
    ["blank", {}, "Eight blanks: everyone pays 1 to Dan (Horse)."],
    ["bell", {}, "No number, bell: Ann (Bell) and Cleo (Double) pay 1 each to Dan (Horse)."],
    ["4 2 bell", {}, "6 with bell: the bank pays Ann (Bell) 6."],
    ["1 3 5 bell hammer", {}, "9 with bell and hammer: the bank pays Cleo (Double) 9."],
    ["6 4 1", {}, "11 without bell or hammer: the bank pays Ann, who threw it, 11."],
    ["6 5 4", { bank: 15 }, "Exactly 15, all the bank has: Ann takes it, and the game ends."],
    ["6 5 4 3", { bank: 16 }, "18 is 2 more than the bank has: Ann pays 2 to Dan (Inn), and the Inn opens."],
    ["6 4", { bank: 4, inn: true }, "10 is 6 more than the bank has: Ann pays 6 to Dan (Inn)."],
    ["3 hammer", { bank: 4, inn: true }, "3 is 1 less than the bank has: Dan (Inn) pays 1 to Ann."],
    ["blank", { bank: 4, inn: true }, "Eight blanks: nobody has to pay."],
  ] as const)("for %s", (thrown, changes, said) => {
    expect(cause(thrown, changes)).toBe(said);
  });

  it("is there for every throw of recorded games, in every language", () => {
    const throws = steps.flatMap(({ before, events: [first] }) =>
      first?.event === "threw" ? [{ before, first }] : [],
    );
    for (const locale of ["en", "fr", "de", "it"] satisfies Locale[]) {
      overwriteGetLocale(() => locale);
      for (const { before, first } of throws) {
        const came = outcome(before, first.seat, parseThrow(first.dice));
        expect(causeText(before, came, ["A", "B", "C", "D", "E", "F", "G"])).toMatch(/\p{L}.*\.$/u);
      }
    }
  });
});

describe("the last throw", () => {
  it("is found between two views, with the events shown one by one or all at once", () => {
    for (const { before, after, events } of steps) {
      const [first] = events;
      if (first?.event !== "threw" || events.some(({ event }) => event === "game_began")) continue;
      const shown = reducer.reduce(before, first);
      const came = outcome(before, first.seat, parseThrow(first.dice));
      expect(throwBetween(before, shown ?? before)?.came).toEqual(came);
      expect(throwBetween(before, after)?.came).toEqual(came);
      expect(throwBetween(shown ?? before, after)).toBeUndefined();
      expect(throwBetween(null, after)).toBeNull();
    }
  });
});

describe("every event", () => {
  it("has a line in the log, a place to point at and a pace", () => {
    for (const event of steps.flatMap((step) => step.events)) {
      expect(words.event(event, ["A", "B", "C", "D", "E", "F", "G"])).toBeTruthy();
      if (event.event !== "ended") expect([...highlights(event)].length, event.event).toBeGreaterThan(0);
      if (event.event !== "ended") expect(reducer.pace(event), event.event).toBeGreaterThan(0);
    }
  });

  it("moves chips of the right sum where they are few", () => {
    const sum = (event: Event) =>
      flights(event).reduce((all, { what }) => all + ("chip" in what ? what.chip : 0), 0);
    expect(sum({ event: "paid", debtor: 0, creditor: 1, points: 17, owed: 17 })).toBe(17);
    expect(sum({ event: "bank_paid", seat: 1, points: 6, bank: 94 })).toBe(6);
    expect(flights({ event: "sold", card: 1, seat: 2, price: 20, bank: 230 })).toContainEqual({
      from: "block",
      to: "seat-2",
      what: { card: true },
    });
  });
});
