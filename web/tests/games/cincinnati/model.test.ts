import { describe, expect, it } from "vitest";
import type { Replay } from "../../../protocol.ts";
import type { Category, Duel, Event } from "../../../src/games/cincinnati/generated.ts";
import { factsOf } from "../../../src/games/cincinnati/model/facts.ts";
import { areAmong, without } from "../../../src/games/cincinnati/model/marks.ts";
import { chance, chanceKeeping } from "../../../src/games/cincinnati/model/odds.ts";
import { keepWords, offersOf } from "../../../src/games/cincinnati/model/offers.ts";
import {
  categoryOf,
  heapsOf,
  mostAt,
  parseDice,
  rowOf,
  strengthOf,
  type Place,
} from "../../../src/games/cincinnati/model/results.ts";
import { needless, rowsAt } from "../../../src/games/cincinnati/model/standing.ts";
import { percent } from "../../../src/games/cincinnati/text/tableText.ts";
import { words } from "../../../src/games/cincinnati/words.ts";
import { lines } from "../../las-vegas/recorded.ts";
import known from "./chances.jsonl?raw";
import { duelling, NAMES, props, view } from "./scene.ts";
import told from "./stories.jsonl?raw";

const PLACES: Place[] = ["duel", "A", "B", "C"];

interface Known {
  dice: number[];
  category: Category;
  strengths: number[];
  place: number;
  throws: number;
  goal: number;
  kept: number[];
  chance: number;
  keeping: number;
}

/** Every outcome of so many dice, one by one. */
function outcomes(count: number): number[][] {
  if (!count) return [[]];
  return outcomes(count - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((face) => [...rest, face]));
}

describe("results", () => {
  it("are as strong as the engine says", () => {
    for (const { dice, category, strengths } of lines<Known>(known)) {
      expect(categoryOf(dice), String(dice)).toBe(category);
      expect(PLACES.map((place) => strengthOf(place, dice))).toEqual(strengths);
    }
  });

  it("are all different, in a duel and at every table", () => {
    expect(heapsOf(5)).toHaveLength(252);
    for (const place of PLACES) {
      const strengths = heapsOf(5)
        .map((dice) => strengthOf(place, dice))
        .filter(Boolean);
      expect(new Set(strengths).size).toBe(strengths.length);
      expect(Math.max(...strengths)).toBe(mostAt(place));
    }
  });

  it("find the longest row", () => {
    expect(rowOf([1, 3, 4, 5, 6])).toEqual({ from: 3, to: 6 });
    expect(rowOf([1, 2, 3, 4, 5])).toEqual({ from: 1, to: 5 });
    expect(rowOf([1, 2, 4, 5, 6])).toBeUndefined();
  });
});

describe("odds", () => {
  it("are those of the engine", () => {
    for (const one of lines<Known>(known)) {
      const place = PLACES[one.place] ?? "duel";
      expect(chance(place, one.dice, one.throws, one.goal)).toBeCloseTo(one.chance, 12);
      expect(chanceKeeping(place, one.kept, one.throws, one.goal)).toBeCloseTo(one.keeping, 12);
    }
  });

  it("are what counting all outcomes of a throw gives", () => {
    for (const place of PLACES) {
      for (const kept of [[], [1, 1], [2, 3, 4], [1, 1, 2, 2], [5]]) {
        const all = outcomes(5 - kept.length);
        const goal = place === "duel" ? 150 : 3;
        const reached = all.filter((roll) => strengthOf(place, [...kept, ...roll]) >= goal).length;
        expect(chanceKeeping(place, kept, 1, goal)).toBeCloseTo(reached / all.length, 12);
      }
    }
  });

  it("agree with the rulebook's figures", () => {
    const start = (place: Place, throws: number): number => chanceKeeping(place, [], throws);
    expect(start("A", 1)).toBeCloseTo(1656 / 7776, 12);
    expect(start("A", 3)).toBeCloseTo(0.7432, 4);
    expect(start("B", 3)).toBeCloseTo(0.61544, 5);
    expect(start("C", 3)).toBeCloseTo(0.5431, 4);
    expect(start("C", 4)).toBeCloseTo(0.74215, 5);
  });

  it("are never told as certain or impossible if they are not", () => {
    expect(percent(0)).toBe("0%");
    expect(percent(0.001)).toBe("under 1%");
    expect(percent(0.999)).toBe("99%");
    expect(percent(1)).toBe("100%");
    expect(percent(0.444)).toBe("44%");
  });
});

describe("who leads", () => {
  it("is told for each table, the best first", () => {
    const rows = rowsAt(view(), "C");
    expect(rows.map(({ seat, leads }) => [seat, leads])).toEqual([
      [2, true],
      [0, false],
    ]);
    expect(rows[1]?.strength).toBe(0);
  });

  it("may be several with equal dice", () => {
    const tied = view();
    Object.assign(tied.seats[0] ?? {}, { dice: [1, 1, 2, 2, 4] });
    expect(rowsAt(tied, "C").map(({ tied }) => tied)).toEqual([true, true]);
  });

  it("need not be asked for a token", () => {
    const now = view({ phase: "asking", throw: 4 });
    expect(needless(now, 0)).toBeUndefined();
    expect(needless(now, 1)).toBe("alone");
    expect(needless(now, 2)).toBeUndefined();
    Object.assign(now.seats[0] ?? {}, { tokens: 0 });
    expect(needless(now, 0)).toBe("no_token");
    expect(needless(now, 2)).toBe("nobody_pays");
    Object.assign(now.seats[0] ?? {}, { tokens: 2, dice: [1, 1, 1, 1, 1] });
    expect(needless(now, 0)).toBe("best");
  });
});

describe("moves", () => {
  it("are read from what is offered", () => {
    expect(offersOf(["sit A", "sit C"]).tables).toEqual({ verb: "sit", letters: ["A", "C"] });
    expect(offersOf(["put A", "put B", "put C"]).tables?.verb).toBe("put");
    expect(offersOf(["throw all", "keep 1", "stand"])).toMatchObject({ keeps: true, stands: true });
    expect(offersOf(["throw all", "keep 1"])).toMatchObject({ keeps: true, stands: false });
    expect(offersOf(["pass", "buy"])).toMatchObject({ answers: true, buys: true });
    expect(offersOf(["challenge 2", "challenge 4"]).rivals).toEqual([1, 3]);
  });

  it("say what is kept", () => {
    expect([keepWords([]), keepWords([6, 1]), keepWords([1, 2, 3, 4, 5])]).toEqual([
      "throw all",
      "keep 1 6",
      "stand",
    ]);
  });

  it("tell dice that show the same apart", () => {
    expect(areAmong([1, 1, 2, 5, 5], [1, 5])).toEqual([true, false, false, true, false]);
    expect(without([1, 1, 2, 5, 5], [1, 5, 5])).toEqual([1, 2]);
  });
});

describe("facts at the end", () => {
  type Story = Pick<Replay, "moves" | "seats" | "score_history"> & { events: Event[] };

  it.each(lines<Story>(told).map((story): [number, Story] => [story.seats.length, story]))(
    "are those of a game of %i",
    (seats, story) => {
      const facts = factsOf(story);
      const duels = Array.from({ length: seats }, () => ({ won: 0, lost: 0 }));
      let best = 0;
      let tied: number[] = [];
      const count = (winner: number, others: number[]) =>
        [winner, ...others].forEach(
          (who, at) => ((duels[who] ?? { won: 0, lost: 0 })[at ? "lost" : "won"] += 1),
        );
      for (const event of story.events) {
        if (event.event === "lifted")
          best = Math.max(best, ...event.dice.map((dice) => strengthOf("duel", parseDice(dice))));
        if (event.event === "threw") best = Math.max(best, strengthOf("duel", parseDice(event.dice)));
        if (event.event === "duelled") {
          const [winner, loser] = event.won ? [event.holder, event.opponent] : [event.opponent, event.holder];
          count(winner, [loser]);
        }
        if (event.event === "tied") tied = event.seats;
        if (event.event === "took" && tied.includes(event.seat)) {
          count(
            event.seat,
            tied.filter((who) => who !== event.seat),
          );
          tied = [];
        }
      }
      expect(facts.duels).toEqual(duels);
      if (seats > 3) expect(duels.some(({ won }) => won)).toBe(true);
      expect(strengthOf("duel", facts.best?.dice ?? [])).toBe(best);
      const gains = story.events.flatMap((event) =>
        event.event === "took"
          ? [event.cards.reduce((sum, card) => sum + (Number(card) || 0), 0) + 5 * event.tokens]
          : [],
      );
      expect(facts.pile?.gain).toBe(Math.max(...gains));
    },
  );
});

describe("the line of a duel", () => {
  const said = (duel: Partial<Duel>) => {
    const shown = duelling();
    Object.assign(shown.duel ?? {}, duel);
    return words.prompt({ ...props(shown), view: shown, seat: 0, names: NAMES });
  };

  it("names one rival, with the dice that are to be beaten", () => {
    expect(said({})).toContain("against Ben (4 4 4 5 6): you have 2 2 3 5 6.");
    expect(said({ prize: "A" })).toContain("against Ben: you have 2 2 3 5 6.");
  });

  it("counts several, so that it stays short", () => {
    const dice = [4, 2, 1].map((face) => [face, face, 3, 5, 6]);
    expect(said({ prize: "A", duellists: [1, 0, 2], dice })).toContain(
      "against 2 rivals: you have 2 2 3 5 6.",
    );
  });
});
