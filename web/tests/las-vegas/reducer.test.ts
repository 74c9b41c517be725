import { describe, expect, it } from "vitest";
import { reducer } from "../../src/games/las-vegas/reducer/reducer.ts";
import type { Reducer } from "../../src/games/reducer.ts";
import type { Event, View } from "../../src/games/las-vegas/generated.ts";
import recorded from "./games.jsonl?raw";
import { recordings, type Step } from "./recorded.ts";
import { boulevard, view } from "./scene.ts";

/** For events and views that are none. */
const untyped: Reducer = reducer;
const PAYDAY = ["tied", "paid", "unclaimed"];

const reduced = (view: View, events: readonly Event[]): View =>
  events.reduce((now, event) => reducer.reduce(now, event) ?? now, view);

/** What must be right after every step: casinos, the slot machine, the throw, everybody's dice. */
const lying = ({ casinos, rolled, seats, boulevard }: View) => ({
  casinos,
  rolled,
  slot: boulevard?.slot,
  dice: seats.map(({ dice, neutral, big, kickers, spent }) => ({ dice, neutral, big, kickers, spent })),
});

/** What events do not tell: which dice are lifted to be thrown again, which one was turned or taken back. */
function isUntold({ words, before }: Step<View, Event>): boolean {
  const [verb] = words.split(" ");
  if (verb === "again" || verb === "take-back") return true;
  return verb === "rotate" && before.boulevard?.rulings?.rotate === "one";
}

/** A round ends without a word: that everything is swept is told when the next one begins. */
const endsRound = ({ before, after }: Step<View, Event>): boolean => after.round !== before.round;

/** On payday heaps that are not paid stay in the view until the table is swept. */
const isPayday = ({ after, events }: Step<View, Event>): boolean =>
  after.turn === undefined && events.some(({ event }) => PAYDAY.includes(event));

const withoutHeaps = (view: View) => ({
  ...lying(view),
  casinos: view.casinos.map(({ bills, rainbows }) => ({ bills, rainbows })),
  slot: view.boulevard?.slot?.bills,
});

const swept = (view: View, { round, start = 0 }: View): View =>
  reduced(view, [{ event: "round_began", round, start }]);

const games = recordings<View, Event>(recorded);
const steps = games.flatMap((game) => game.steps);

describe("the reducer of Las Vegas", () => {
  it("follows every step of recorded games", () => {
    const plain = steps.filter((step) => !isUntold(step) && !isPayday(step) && !endsRound(step));
    for (const { before, after, events } of plain) {
      expect(lying(reduced(before, events)), JSON.stringify(events)).toEqual(lying(after));
    }
  });

  it("follows the bills on payday", () => {
    for (const { before, after, events } of steps.filter((step) => isPayday(step) && !endsRound(step))) {
      expect(withoutHeaps(reduced(before, events)), JSON.stringify(events)).toEqual(withoutHeaps(after));
    }
  });

  it("sweeps the table when the next round begins", () => {
    for (const { before, after, events } of steps.filter(endsRound)) {
      expect(lying(swept(reduced(before, events), after))).toEqual(lying(after));
    }
  });

  it("follows many steps at once", () => {
    for (const game of games) {
      let now: View | undefined;
      for (const step of game.steps) {
        now = now && !isUntold(step) ? reduced(now, step.events) : step.after;
        if (step.after.turn !== undefined) expect(lying(now)).toEqual(lying(step.after));
      }
    }
  });

  it("sends dice home after an early payout, and neutral ones away", () => {
    const before = view({ boulevard: { ...boulevard(), payout: { seat: 0, casino: 3 } } });
    const [mine = 0, theirs = 0] = before.casinos[2]?.dice ?? [];
    const hands = before.seats.map(({ dice }) => dice);
    const after = reduced(before, [
      { event: "paid_early", seat: 0, casino: 3 },
      { event: "tied", casino: 3, dice: 1, owners: [0, 1] },
      { event: "went_home", casino: 3, owners: [0, 1, -1], dice: [mine, theirs, 1], big: [0, 0, 0] },
    ]);
    expect(after.casinos[2]).toMatchObject({ dice: [0, 0, 0], neutral: 0, bills: before.casinos[2]?.bills });
    expect(after.seats.map(({ dice }) => dice).slice(0, 2)).toEqual([
      (hands[0] ?? 0) + mine,
      (hands[1] ?? 0) + theirs,
    ]);
  });

  it("hides a bill that is given away from all but its owner", () => {
    const rich = view();
    rich.seats.forEach((seat) => Object.assign(seat, { money: 90, bills: 2 }));
    Object.assign(rich.seats[0] ?? {}, { gained: [50, 40] });
    const others = reduced(rich, [{ event: "swapped", seat: 1 }]);
    expect(others.seats[1]).not.toHaveProperty("money");
    expect([others.seats[1]?.bills, others.under.at(-1)]).toEqual([1, 0]);
    const mine = reduced(rich, [
      { event: "swapped", seat: 0 },
      { event: "put_under", seat: 0, bills: [40] },
      { event: "new_bill", seat: 0, bill: 70 },
    ]);
    expect(mine.seats[0]).toMatchObject({ money: 120, bills: 2, gained: [50] });
    expect(mine.under.at(-1)).toBe(40);
  });

  it("ends with empty casinos and everybody's money", () => {
    const { before } = steps[40] as Step<View, Event>;
    const over = reduced(before, [{ event: "ended", money: [120, 90], bills: [3, 2], places: [1, 2] }]);
    expect(over.seats.map(({ money, bills, dice }) => [money, bills, dice])).toEqual([
      [120, 3, 8],
      [90, 2, 8],
    ]);
    expect(over.casinos.every(({ bills, dice }) => !bills.length && !dice.some(Boolean))).toBe(true);
    expect(over).toMatchObject({ over: true, places: [1, 2], rolled: [] });
  });

  it("keeps the server's view as it was", () => {
    for (const { before, events } of steps.slice(0, 60)) {
      const kept = JSON.stringify(before);
      reduced(before, events);
      expect(JSON.stringify(before)).toBe(kept);
    }
  });

  it("follows what the viewer of another seat knows less of", () => {
    const poor = (view: View): View => ({
      ...view,
      seats: view.seats.map(({ dice, neutral, bills }) => ({ dice, neutral, bills })),
    });
    for (const { before, events } of steps) {
      const bills = (view: View) => view.casinos.map((casino) => casino.bills);
      expect(bills(reduced(poor(before), events))).toEqual(bills(reduced(before, events)));
    }
  });

  it("never throws, whatever comes", () => {
    const events = steps.flatMap((step) => step.events);
    const strange = [
      {},
      { casinos: [] },
      { casinos: [{}], seats: [{}], rolled: [{}] },
      { boulevard: {} },
    ] as object[];
    for (const event of [...events.slice(0, 400), { event: "unheard-of" }, { event: "toString" }]) {
      for (const view of strange) expect(() => untyped.reduce(view, event)).not.toThrow();
      for (const { before } of steps.slice(0, 3)) {
        expect(() => untyped.reduce(before, { event: event.event })).not.toThrow();
      }
    }
  });
});

describe("the pace of Las Vegas", () => {
  const paid = (casino: number): Event => ({ event: "paid", casino, owner: 0, dice: 1, bill: 50 });

  it("gives every event the time it deserves", () => {
    expect(reducer.pace({ event: "threw", seat: 0, roll: "1" })).toBe(650);
    expect(untyped.pace({ event: "placed" })).toBe(350);
    expect(reducer.pace({ event: "stocked", casino: 1, bill: 50 })).toBe(60);
    expect(untyped.pace({ event: "put_under" })).toBe(0);
    expect(untyped.pace({ event: "toString" })).toBe(0);
  });

  it("pauses where payday goes on to the next casino", () => {
    const placed = { event: "placed", casino: 1 };
    expect(untyped.pace(paid(1), placed)).toBe(500);
    expect(reducer.pace(paid(1), paid(1))).toBe(250);
    expect(reducer.pace(paid(2), paid(1))).toBe(500);
    expect(reducer.pace({ event: "tied", casino: 3, dice: 2, owners: [0, 1] }, paid(2))).toBe(750);
  });
});
