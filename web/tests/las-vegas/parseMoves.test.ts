import { describe, expect, it } from "vitest";
import { NEUTRAL, SLOT_MACHINE } from "../../src/games/las-vegas-box/places.ts";
import {
  againWords,
  diceIn,
  diceOf,
  type Die,
  offers,
  spell,
  takeBackWords,
  takenBack,
} from "../../src/games/las-vegas/model/parseMoves.ts";
import type { Event, View } from "../../src/games/las-vegas/generated.ts";
import recorded from "./games.jsonl?raw";
import { recordings } from "./recorded.ts";

const steps = recordings<View, Event>(recorded).flatMap((game) => game.steps);
const asked = steps.flatMap(({ before, moves }) => (moves ? [{ before, moves }] : []));

const starting = (moves: readonly string[], verb: string): string[] =>
  moves.filter((words) => words.startsWith(`${verb} `)).sort();

/** Every choice of some of these things. */
const choices = <Thing>(things: readonly Thing[]): Thing[][] =>
  things.reduce<Thing[][]>((all, thing) => [...all, ...all.map((some) => [...some, thing])], [[]]);

const someOf = (dice: readonly Die[]): Die[][] => choices(dice).slice(1);

describe("what moves offer", () => {
  it("is every legal move of recorded games, and no other", () => {
    expect(asked.length).toBeGreaterThan(20);
    for (const { moves } of asked) {
      const all = offers(moves);
      const words = [
        ...[all.place, all.slot, all.claim, all.score, all.take, all.swap].flatMap((map) => [
          ...map.values(),
        ]),
        ...[all.cards, all.rotate, all.double, all.kick, all.lay].flat().map((offer) => offer.words),
        ...[all.keep, all.done].filter((words) => words !== undefined),
        ...starting(moves, "again"),
        ...starting(moves, "take-back"),
      ];
      expect(words.sort()).toEqual([...moves].sort());
      expect(all.legal).toEqual(new Set(moves));
    }
  });

  it("lets any dice of a throw be thrown again", () => {
    const moments = asked.filter(({ moves }) => moves.some((words) => words.startsWith("again ")));
    expect(moments.length).toBeGreaterThan(0);
    for (const { before, moves } of moments) {
      const { again } = offers(moves);
      expect(again).toEqual(diceIn(before.rolled));
      expect([...new Set(someOf(again).map(againWords))].sort()).toEqual(starting(moves, "again"));
    }
  });

  it("lets any dice just placed be taken back", () => {
    const moments = asked.filter(({ moves }) => moves.some((words) => words.startsWith("take-back ")));
    expect(moments.length).toBeGreaterThan(0);
    for (const { moves } of moments) {
      const { takeBack } = offers(moves);
      const all = choices(takeBack.dice).flatMap((dice) =>
        choices(takeBack.slot).map((slot) => ({ dice, slot })),
      );
      const some = all.filter(({ dice, slot }) => dice.length + slot.length);
      expect([...new Set(some.map(takeBackWords))].sort()).toEqual(starting(moves, "take-back"));
    }
  });
});

describe("words of moves", () => {
  it("are spelt as the server spells them", () => {
    const dice = diceOf("6b 1 3k 3n 3 1");
    expect(spell(dice)).toBe("1 1 3 3n 3k 6b");
    expect(againWords(dice)).toBe("again 1 1 3 3n 3k 6b");
    expect(takeBackWords({ dice: diceOf("3n 3"), slot: diceOf("5b") })).toBe("take-back 3 3n slot 5b");
    expect(takeBackWords({ dice: [], slot: diceOf("5 5b") })).toBe("take-back slot 5 5b");
  });

  it("are read again", () => {
    for (const words of ["take-back 3 3n slot 5b", "take-back slot 5", "take-back 2 2 2b"]) {
      expect(takeBackWords(takenBack(words))).toBe(words);
    }
    expect(diceOf("1 x 7 3q 2k")).toEqual([
      { face: 1, kind: "" },
      { face: 2, kind: "k" },
    ]);
  });

  it("name seats, places and bills", () => {
    const all = offers([
      "kick 2b",
      "kick n",
      "lay slot 20 90",
      "claim slot",
      "double 3 slot 5",
      "rotate 3n 5",
    ]);
    expect(all.kick.map(({ owner, big }) => [owner, big])).toEqual([
      [1, true],
      [NEUTRAL, false],
    ]);
    expect(all.lay[0]).toMatchObject({ casino: SLOT_MACHINE, under: [20, 90] });
    expect(all.claim.get(SLOT_MACHINE)).toBe("claim slot");
    expect(all.double[0]).toMatchObject({ face: 3, casino: SLOT_MACHINE, shows: 5 });
    expect(all.rotate[0]).toMatchObject({ face: 3, kind: "n", to: 5 });
  });
});
