import { describe, expect, it } from "vitest";
import type { Event, View } from "../../../src/games/bells-and-hammers/generated.ts";
import { someChips, stacks } from "../../../src/games/bells-and-hammers/model/chips.ts";
import { EVERY_THROW, parseThrow } from "../../../src/games/bells-and-hammers/model/dice.ts";
import {
  cardWorth,
  chanceOf,
  effect,
  fate,
  isOfKind,
  KINDS,
  WORTHS,
} from "../../../src/games/bells-and-hammers/model/odds.ts";
import { gainOf, outcome } from "../../../src/games/bells-and-hammers/model/payments.ts";
import { recordings } from "../../las-vegas/recorded.ts";
import recorded from "./games.jsonl?raw";

const SIDES = 6;
const EVERY = 9;
/** How many of 46,656 throws of the number dice are worth 0, 1, ... (rule 9.3). */
const WAYS = [
  15625, 3125, 3125, 3750, 3750, 4375, 4500, 2000, 1500, 1625, 1025, 1025, 425, 300, 200, 180, 55, 30, 30, 5,
  5, 1,
];
const dicey = recordings<View, Event>(recorded)
  .flatMap((game) => game.steps.map(({ before }) => before))
  .filter(({ phase }) => phase === "dice");

describe("the chances of a throw", () => {
  it("are those of the rules", () => {
    expect(WORTHS.map((odds) => Math.round(odds * SIDES ** 6))).toEqual(WAYS);
    expect(chanceOf(({ bell, hammer }) => !bell && !hammer)).toBeCloseTo(25 / 36, 12);
    expect(chanceOf((thrown) => isOfKind(thrown, "blank"))).toBeCloseTo((5 / 6) ** 8, 12);
  });

  it("are found by throwing every die every way", () => {
    const count = new Map<string, number>();
    for (let roll = 0; roll < SIDES ** 6; roll++) {
      let worth = 0;
      for (let die = 0, rest = roll; die < 6; die++, rest = Math.floor(rest / SIDES))
        if (rest % SIDES === 0) worth += die + 1;
      count.set(String(worth), (count.get(String(worth)) ?? 0) + 1);
    }
    WAYS.forEach((ways, worth) => expect(count.get(String(worth))).toBe(ways));
  });

  it("count every throw as exactly one kind", () => {
    for (const [thrown] of EVERY_THROW) expect(KINDS.filter((kind) => isOfKind(thrown, kind)).length).toBe(1);
    const all = KINDS.reduce((sum, kind) => sum + chanceOf((thrown) => isOfKind(thrown, kind)), 0);
    expect(all).toBeCloseTo(1, 12);
  });
});

describe("what a card earns on average", () => {
  it("is what the engine finds", () => {
    expect(cardWorth(210, 4)).toBeCloseTo(29.88736, 4);
    expect(cardWorth(290, 5)).toBeCloseTo(42.92351, 4);
    expect(cardWorth(21, 3)).toBeCloseTo(7.96888, 4);
    expect(cardWorth(0, 3)).toBe(0);
  });
});

describe("what a throw does to somebody", () => {
  it("is told by its kind while the bank can pay any", () => {
    const rich = dicey.filter(({ bank }) => bank > 21).filter((_, at) => at % EVERY === 0);
    expect(rich.length).toBeGreaterThan(20);
    const wrong: unknown[] = [];
    for (const view of rich) {
      const thrower = view.turn ?? 0;
      view.seats.forEach((_, seat) => {
        for (const [thrown] of EVERY_THROW) {
          const kind = KINDS.find((one) => isOfKind(thrown, one)) ?? "blank";
          const { fixed, times } = effect(view, thrower, kind, seat);
          const gain = gainOf(outcome(view, thrower, thrown).payments, seat);
          const plain =
            view.rulings.neighbours === "off" && !(view.rulings.twenty_one && thrown.worth === 21);
          if (plain && gain !== fixed + times * thrown.worth) wrong.push([view.bank, seat, thrown, gain]);
        }
      });
    }
    expect(wrong).toEqual([]);
  });

  it("is paid below the bank, ends at it, and is too much above it", () => {
    const poor = dicey.filter(
      ({ bank, rulings }) => bank <= 21 && rulings.neighbours === "off" && !rulings.twenty_one,
    );
    expect(poor.length).toBeGreaterThan(5);
    for (const view of poor) {
      const quiet = view.inn ? view.rulings.inn_open_plain : "bank";
      for (let worth = 1; worth <= 21; worth++) {
        const told = fate(view, view.turn ?? 0, worth);
        if (worth === view.bank) expect(told).toBe("end");
        else if (quiet === "none") expect(told).toBe("none");
        else expect(told).toBe(worth < view.bank ? "paid" : "over");
      }
    }
  });

  it("conserves all points", () => {
    for (const view of dicey.filter((_, at) => at % EVERY === 0)) {
      for (const [thrown] of EVERY_THROW) {
        const { payments, bank } = outcome(view, view.turn ?? 0, thrown);
        const gains = view.seats.reduce((sum, _, seat) => sum + gainOf(payments, seat), 0);
        expect(gains).toBe(view.bank - bank);
      }
    }
  });

  it("reads the words of the game", () => {
    expect(parseThrow("2 4 bell")).toMatchObject({ worth: 6, bell: true, hammer: false });
    expect(parseThrow("blank")).toMatchObject({ worth: 0, bell: false, hammer: false });
  });
});

describe("chips", () => {
  it("are as few as possible, and always the right sum", () => {
    expect(stacks(65).map(({ chip, count }) => [chip, count])).toEqual([
      [20, 3],
      [5, 1],
    ]);
    for (let points = 0; points < 300; points++)
      expect(stacks(points).reduce((sum, { chip, count }) => sum + chip * count, 0)).toBe(points);
    expect(someChips(57, 3)).toEqual([20, 20, 10]);
  });
});
