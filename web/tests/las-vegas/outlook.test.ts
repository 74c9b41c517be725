import { describe, expect, it } from "vitest";
import { outlook, standing } from "../../src/games/las-vegas/model/outlook.ts";
import type { Heap } from "../../src/games/las-vegas-box/heaps.ts";
import { billsAt, slotFaces } from "../../src/games/las-vegas/model/places.ts";
import { NEUTRAL, SLOT_MACHINE } from "../../src/games/las-vegas-box/places.ts";
import { reducer } from "../../src/games/las-vegas/reducer/reducer.ts";
import type { Casino, Event, Face, View } from "../../src/games/las-vegas/generated.ts";
import recorded from "./games.jsonl?raw";
import payouts from "./payouts.jsonl?raw";
import { lines, recordings, type Step } from "./recorded.ts";
import { view } from "./scene.ts";

const PAYOUT = ["tied", "paid", "unclaimed"];
const CASINOS = [1, 2, 3, 4, 5, 6];

const steps = recordings<View, Event>(recorded).flatMap((game) => game.steps);

const isPayout = (event: Event): boolean => PAYOUT.includes(event.event);

/** The table just before the first bill of a step is paid. */
function beforePayout({ before, events }: Step<View, Event>): View {
  const first = events.findIndex(isPayout);
  return events.slice(0, first).reduce((now, event) => reducer.reduce(now, event) ?? now, before);
}

/** Who was paid what with how many dice at a place, and who was struck out. */
function happened(events: readonly Event[], casino: number) {
  const here = events.filter((event) => "casino" in event && event.casino === casino);
  return {
    paid: here.flatMap((event) => (event.event === "paid" ? [[event.owner, event.dice, event.bill]] : [])),
    tied: here.flatMap((event) => (event.event === "tied" ? event.owners : [])).sort(),
  };
}

const foretold = (heaps: readonly Heap[]) => ({
  paid: heaps.flatMap(({ owner, strength, bills }) => bills.map((bill) => [owner, strength, bill])),
  tied: heaps.flatMap(({ tied, owner }) => (tied ? [owner] : [])).sort(),
});

const claimed = ({ words, seat }: Step<View, Event>, casino: number): number | undefined =>
  words === `claim ${casino}` ? seat : undefined;

const isEarly = ({ events, before }: Step<View, Event>): boolean =>
  events.some(({ event }) => event === "paid_early") || before.boulevard?.payout !== undefined;

describe("how a place stands", () => {
  it("is what the engine would pay", () => {
    for (const { paid, ...casino } of lines<Casino & { paid: number[] }>(payouts)) {
      const gets = standing(view({ casinos: [{ ...casino, number: 1 }] }), 1).filter(
        ({ owner }) => owner !== NEUTRAL,
      );
      const sums = paid.map((_, seat) => gets.find(({ owner }) => owner === seat)?.bills[0] ?? 0);
      expect(sums, JSON.stringify(casino)).toEqual(paid);
    }
  });

  it("tells who is paid what on payday", () => {
    const paydays = steps.filter(
      (step) =>
        !isEarly(step) &&
        step.events.some((event) => isPayout(event) && "casino" in event && event.casino !== SLOT_MACHINE),
    );
    expect(paydays.length).toBeGreaterThan(3);
    for (const step of paydays) {
      const table = beforePayout(step);
      for (const casino of CASINOS) {
        const heaps = standing(table, casino, claimed(step, casino));
        expect(foretold(heaps), `${casino} in ${JSON.stringify(table.casinos)}`).toEqual(
          happened(step.events, casino),
        );
      }
    }
  });

  it("tells who is paid what in an early payout", () => {
    const payouts = steps.filter(
      ({ events, after, words }) =>
        events.some(({ event }) => event === "paid_early") &&
        after.turn !== undefined &&
        !words.startsWith("take-back "),
    );
    for (const step of payouts.filter(({ events }) => events.some(isPayout))) {
      const early = step.events.find(({ event }) => event === "paid_early");
      const casino = early && "casino" in early ? early.casino : NaN;
      if (casino === SLOT_MACHINE) continue;
      expect(foretold(standing(beforePayout(step), casino))).toEqual(happened(step.events, casino));
    }
  });

  it("tells who takes the next bill of the slot machine", () => {
    for (const { before, after, events } of steps.filter((step) => step.words.startsWith("take "))) {
      const line = standing(before, SLOT_MACHINE).filter(({ bills }) => bills.length);
      expect(line[0]?.owner).toBe(before.boulevard?.asked?.seat);
      const { paid } = happened(events, SLOT_MACHINE);
      const served = line.slice(0, paid.length).map(({ owner, strength }) => [owner, strength]);
      expect(paid.map(([owner, dice]) => [owner, dice])).toEqual(served);
      const goesOn = after.boulevard?.asked?.what === "take" && after.turn === before.turn;
      expect(line.length > paid.length).toBe(goesOn);
    }
  });
});

describe("the outlook of a placement", () => {
  const placements = steps.filter(({ events }) => events.some(({ event }) => event === "placed"));

  it("is how the place stands afterwards", () => {
    for (const { before, after, events, words, seat = -1 } of placements) {
      if (events.some((event) => isPayout(event) || event.event === "paid_early")) continue;
      if (after.turn === undefined) continue;
      const seen = outlook(before, words, seat);
      expect(seen?.heaps, words).toEqual(standing(after, seen?.casino ?? 0));
      const kick = after.boulevard?.asked?.what === "kick" ? after.boulevard.kicks : 0;
      expect(Boolean(seen?.kicks), words).toBe(Boolean(kick));
    }
  });

  it("tells which dice go where", () => {
    for (const { before, events, words } of placements) {
      const placed = events.find((event) => event.event === "placed");
      const seen = outlook(before, words, Number(placed?.seat));
      expect(placed).toMatchObject({
        casino: seen?.casino,
        face: seen?.face,
        own: seen?.own,
        neutral: seen?.neutral,
        big: seen?.big,
        kickers: seen?.kickers,
      });
    }
  });
});

/** A table of four with one casino, and a throw. */
function table(dice: number[], neutral: number, bills: number[], more: Partial<View> = {}): View {
  const casino = { number: 1, bills, dice, neutral, big: dice.map(() => 0), rainbows: 0 };
  const seats = dice.map(() => ({ dice: 8, neutral: 2, bills: 0 }));
  const view = { round: 1, rounds: 4, start: 0, turn: 0, neutral_dice: true, deck: 40, under: [] };
  return { ...view, rolled: [], casinos: [casino], seats, over: false, minimum: 50, ...more };
}

const slot = (bills: number[], faces: Face[]): View => ({
  ...table([0, 0, 0, 0, 0], 0, []),
  boulevard: { modules: ["slot_machine"], slot: { bills, faces } },
});

describe("a casino by hand", () => {
  it("strikes out equal heaps and pays the others in order", () => {
    const heaps = standing(table([3, 4, 3, 1], 0, [90, 20, 10]), 1);
    expect(heaps.map(({ owner, tied, rank, bills }) => [owner, tied, rank, bills])).toEqual([
      [1, false, 1, [90]],
      [0, true, 0, []],
      [2, true, 0, []],
      [3, false, 2, [20]],
    ]);
  });

  it("counts the big die as two, in ties as well", () => {
    const view = table([1, 3, 0, 0], 0, [50]);
    const [casino] = view.casinos;
    if (casino) casino.big = [1, 0, 0, 0];
    expect(standing(view, 1).map(({ strength, tied }) => [strength, tied])).toEqual([
      [3, true],
      [3, true],
    ]);
  });

  it("has a Rainbow card taken last, for nobody knows what", () => {
    const view = table([2, 1, 0, 0], 0, [40]);
    const [casino] = view.casinos;
    if (casino) casino.rainbows = 1;
    expect(billsAt(view, 1)).toEqual([40, 0]);
    expect(standing(view, 1).map(({ bills }) => bills)).toEqual([[40], [0]]);
  });

  it("says whom a placement ties with, strikes out and sets free", () => {
    const rolled = [{ face: 1, own: 1, neutral: 1 }];
    const seen = outlook(table([1, 2, 3, 3], 2, [60, 30], { rolled }), "place 1", 0);
    expect(seen?.tiedWith).toEqual([1]);
    expect(seen?.leads).toBeNull();
    expect(seen?.gets).toEqual([]);
    const freed = outlook(table([3, 3, 0, 0], 0, [60, 30], { rolled }), "place 1", 0);
    expect(freed).toMatchObject({ leads: 0, gets: [60], tiedWith: [], struckOut: [], freed: [1] });
    const strikes = outlook(
      table([0, 1, 0, 2], 0, [60], { rolled: [{ face: 1, own: 0, neutral: 1 }] }),
      "place 1",
      0,
    );
    expect(strikes).toMatchObject({ leads: 3, struckOut: [1, NEUTRAL], gets: [] });
  });

  it("knows of no placement in other words", () => {
    expect(outlook(table([1, 0, 0, 0], 0, [60]), "done", 0)).toBeUndefined();
    expect(outlook(table([1, 0, 0, 0], 0, [60]), "place 1", 0)).toBeUndefined();
  });
});

describe("the slot machine by hand", () => {
  const dice = (face: number, seat: number, own: number, neutral = 0): Face => ({
    face,
    seat,
    own,
    big: 0,
    neutral,
  });

  it("ranks by dice, then pips, then the highest die", () => {
    const view = slot(
      [80, 50, 10],
      [dice(1, 0, 3), dice(3, 2, 3), dice(2, 3, 1), dice(5, 1, 1), dice(4, 3, 2)],
    );
    expect(
      standing(view, SLOT_MACHINE).map(({ owner, strength, pips, bills }) => [owner, strength, pips, bills]),
    ).toEqual([
      [3, 3, 10, [80]],
      [2, 3, 9, [50]],
      [0, 3, 3, [10]],
      [1, 1, 5, []],
    ]);
    expect(slotFaces(view).map((face) => face?.seat)).toEqual([0, 3, 2, 3, 1, undefined]);
  });

  it("strikes out who equals the neutral dice in everything", () => {
    const heaps = standing(slot([80, 50], [dice(6, 0, 1, 1), dice(1, 1, 1)]), SLOT_MACHINE);
    expect(foretold(heaps)).toEqual({ paid: [[1, 1, 80]], tied: [NEUTRAL, 0] });
  });
});
