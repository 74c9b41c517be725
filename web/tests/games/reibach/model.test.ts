import { describe, expect, it } from "vitest";
import type { RecordedMove } from "../../../protocol.ts";
import type { Business, BusinessPaid, Event, View } from "../../../src/games/reibach/generated.ts";
import { BUSINESSES, grouped } from "../../../src/games/reibach/model/businesses.ts";
import { Deeds, deedsOf, type Deed } from "../../../src/games/reibach/model/deeds.ts";
import { flights, highlights } from "../../../src/games/reibach/model/flights.ts";
import { dollarChance, scoringChance } from "../../../src/games/reibach/model/odds.ts";
import { outlook } from "../../../src/games/reibach/model/outlook.ts";
import { earnings, incomes, pay, penalty } from "../../../src/games/reibach/model/scoring.ts";
import { story } from "../../../src/games/reibach/model/story.ts";
import { layWords, targets, usualTarget } from "../../../src/games/reibach/model/targets.ts";
import { lines, recordings } from "../../las-vegas/recorded.ts";
import recorded from "./games.jsonl?raw";
import told from "./stories.jsonl?raw";
import { row, view } from "./scene.ts";

const games = recordings<View, Event>(recorded);
const steps = games.flatMap((game) => game.steps);
const stories = lines<{ moves: RecordedMove[]; paid: Event[]; view: View }>(told);

describe("what rows earn", () => {
  it.each([
    [[1, 0, 0], [], [4, 0, 0]],
    [[1], [true], [8]],
    [
      [5, 2],
      [true, true],
      [6, 2],
    ],
    [[3, 3, 2], [], [2, 2, 0]],
    [
      [3, 3, 3],
      [false, false, true],
      [1, 1, 2],
    ],
    [
      [2, 2, 2, 2],
      [false, true],
      [1, 2, 1, 1],
    ],
    [[1, 1, 1, 1, 1], [true], [0, 0, 0, 0, 0]],
    [
      [4, 2, 2],
      [false, false, true],
      [3, 0, 0],
    ],
    [[4, 3, 2], [], [3, 1, 0]],
  ])("%j with risk cards %j pay %j", (lengths, doubled, paid) => {
    expect(pay(lengths, doubled)).toEqual(paid);
  });

  it("is what the engine says, in every view and at every scoring", () => {
    for (const { after } of steps) {
      for (const business of BUSINESSES) {
        const rows = after.seats.map(({ rows }) => rows[business]?.income ?? 0);
        expect(incomes(after.seats, business)).toEqual(rows);
      }
    }
    const judged = steps.flatMap(({ events }) => events).filter((one) => one.event === "business_paid");
    for (const { lengths, doubled, paid } of judged) expect(pay(lengths, doubled)).toEqual(paid);
  });
});

describe("chances", () => {
  /** Every order in which the next cards may lie, counted one by one: 1 is a $. */
  function counted(deck: number, dollars: number, missing: number): number {
    let [all, fitting] = [0, 0];
    for (let order = 0; order < 1 << deck; order++) {
      const cards = Array.from({ length: deck }, (_, at) => (order >> at) & 1);
      if (cards.filter(Boolean).length !== 10 - dollars) continue;
      all += 1;
      if (cards.slice(0, missing).every(Boolean)) fitting += 1;
    }
    return fitting / all;
  }

  it.each([
    [12, 3, 1],
    [11, 2, 2],
    [12, 4, 3],
    [9, 6, 1],
    [8, 7, 3],
    [10, 9, 1],
  ])("with %i cards and %i $ are those of all orders", (deck, dollars, missing) => {
    expect(dollarChance({ deck, dollars })).toBeCloseTo(counted(deck, dollars, 1), 10);
    expect(scoringChance({ deck, dollars })).toBeCloseTo(counted(deck, dollars, missing), 10);
  });

  it("are nothing when the deck is gone", () => {
    expect(dollarChance({ deck: 0, dollars: 10 })).toBe(0);
    expect(scoringChance({ deck: 0, dollars: 10 })).toBe(0);
  });
});

describe("a preview", () => {
  it("is what comes true, for everybody", () => {
    const laid = steps.filter(({ words }) => /^(open|extend|joker|risk) /.test(words));
    expect(laid.length).toBeGreaterThan(100);
    for (const { before, after, words, seat = 0 } of laid) {
      const seen = outlook({ ...before }, words, seat);
      expect(seen?.view.seats.map(earnings)).toEqual(after.seats.map(earnings));
      const business = words.split(" ")[1] as Business;
      const [was, is] = [incomes(before.seats, business), incomes(after.seats, business)];
      const changed = is.flatMap((_, index) => (index !== seat && was[index] !== is[index] ? [index] : []));
      expect(seen?.changes.map((change) => change.seat)).toEqual([seat, ...changed]);
    }
  });

  it("has the viewer first, then who loses by it", () => {
    const seen = outlook(view(), "extend casino", 0);
    expect(seen).toMatchObject({
      business: "casino",
      from: 2,
      to: 3,
      changes: [
        { seat: 0, before: 2, after: 3 },
        { seat: 1, before: 2, after: 1 },
      ],
      earns: { before: 10, after: 11 },
    });
    expect(outlook(view(), "risk casino", 0)).toMatchObject({ from: 2, to: 2, changes: [{ after: 4 }] });
    expect(outlook(view(), "take 1", 0)).toBeUndefined();
    expect(outlook(view(), "base joker", 0)).toBeUndefined();
  });
});

describe("targets", () => {
  it("are all moves with a card of the hand, and no others", () => {
    for (const { before, moves, seat } of steps) {
      const mine = seat === undefined ? undefined : before.seats[seat];
      if (!moves || !mine?.hand) continue;
      const legal = new Set(moves);
      const found = grouped(mine.hand).flatMap(({ card }) => targets(card, mine, legal));
      expect(new Set(found)).toEqual(new Set(moves.filter((words) => !/^(take|blind)/.test(words))));
    }
  });

  it("choose themselves where there is but one row", () => {
    expect(usualTarget(["extend oil", "base oil"])).toBe("extend oil");
    expect(usualTarget(["base oil"])).toBe("base oil");
    expect(usualTarget(["joker oil", "joker art", "base joker"])).toBeNull();
    expect(usualTarget([])).toBeNull();
  });

  it("are called by what they do to the row", () => {
    const [ann] = view().seats;
    expect(layWords("casino", "casino", ann)).toBe("extend casino");
    expect(layWords("stocks", "stocks", ann)).toBe("open stocks");
    expect(layWords("joker", "art", ann)).toBe("joker art");
  });
});

/** The card of a deed that is a taking. */
const cardOf = (deed: Deed | undefined): unknown => (deed?.did === "took" ? deed.card : deed?.did);

describe("what rivals did", () => {
  it("is found in the views, without the kinds of bases", () => {
    for (const { before, after, words, seat, events } of steps) {
      if (seat === undefined || after.turn === undefined) continue;
      const [verb = "", what = ""] = words.split(" ");
      const deeds = deedsOf(before, after, seat);
      const found = deeds.map((deed) => ("business" in deed ? `${deed.did} ${deed.business}` : deed.did));
      if (verb === "base") expect(deeds).toEqual([{ did: "based" }]);
      if (verb === "open") expect(found).toEqual([`opened ${what}`]);
      if (verb === "extend" || verb === "joker") expect(found).toEqual([`extended ${what}`]);
      if (verb === "risk") expect(found).toEqual([`closed ${what}`]);
      const took = events.find((event) => event.event === "took");
      if (took && deeds.length) expect([took.card, null]).toContain(cardOf(deeds[0]));
    }
  });

  it("stays until the viewer's turn ends", () => {
    const deeds = new Deeds();
    const before = view({ turn: 2 });
    const after = view({ turn: 0 });
    const [, , cleo] = after.seats;
    Object.assign(cleo ?? {}, { cards: 7, uncovered: 1, rows: { art: row(1, 4) } });
    deeds.follow(before, 0);
    expect(deeds.follow(after, 0).get(2)).toEqual([{ did: "opened", business: "art" }]);
    expect(deeds.follow({ ...after, points: 1 }, 0).get(2)).toHaveLength(1);
    expect(deeds.follow({ ...after, turn: 1 }, 0).size).toBe(0);
  });
});

describe("the story of a game", () => {
  it("tells what every business paid at each scoring", () => {
    for (const { moves, paid, view } of stories) {
      const found = story(moves, view);
      const judged = paid.filter((event) => event.event === "business_paid");
      let scoring = 0;
      for (const event of paid) {
        if (event.event === "scored") scoring += 1;
        if (event.event === "business_paid") expect(found.paid[event.business][scoring]).toEqual(event.paid);
      }
      expect(found.doubled).toEqual(view.seats.map((_, seat) => doubledBy(judged, seat)));
      expect(found.leftovers).toEqual(view.seats.map(penalty));
      const fines = paid.filter((event) => event.event === "penalised");
      for (const { seat, lost } of fines) expect(found.leftovers[seat]).toBe(lost);
    }
  });

  it("adds up to everybody's total", () => {
    for (const { moves, view } of stories) {
      const { paid, leftovers } = story(moves, view);
      const totals = view.seats.map((_, seat) =>
        BUSINESSES.flatMap((business) => paid[business]).reduce(
          (sum, scoring) => sum + (scoring[seat] ?? 0),
          -(leftovers[seat] ?? 0),
        ),
      );
      expect(totals).toEqual(view.seats.map(({ total }) => total));
    }
  });

  const doubledBy = (judged: BusinessPaid[], seat: number): number =>
    judged.reduce((sum, { paid, doubled }) => sum + (doubled[seat] ? (paid[seat] ?? 0) / 2 : 0), 0);
});

describe("every event", () => {
  it("has a place where it is seen, and never flies with a face that is to be forgotten", () => {
    const events = steps.flatMap((step) => step.events);
    for (const event of events) expect(highlights(event).size, event.event).toBeGreaterThan(0);
    for (const event of events.filter(({ event }) => event === "base_laid")) {
      for (const viewer of [0, 1, null]) {
        for (const { what } of flights(event, viewer)) expect(what).toEqual({ card: null });
      }
    }
  });
});
