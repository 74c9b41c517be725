import { describe, expect, it } from "vitest";
import { AGAIN, Hand } from "../../src/games/las-vegas/hand/hand.svelte.ts";
import {
  diceOf,
  offers,
  takenBack,
  type Die,
  type Offers,
} from "../../src/games/las-vegas/model/parseMoves.ts";
import { cardOfVerb } from "../../src/games/las-vegas/cards/actionCards.ts";
import type { Event, View } from "../../src/games/las-vegas/generated.ts";
import recorded from "./games.jsonl?raw";
import { recordings } from "./recorded.ts";

const asked = recordings<View, Event>(recorded).flatMap(({ viewer, steps }) =>
  steps.flatMap(({ before, moves }) => (moves?.length ? [{ viewer, before, moves }] : [])),
);

const placeOf = (word: string | undefined): number => (word === "slot" ? 7 : Number(word));

/** Tap dice like these among those that are offered. */
function tapDice(hand: Hand, dice: readonly Die[], from = 0, to = hand.dice.length): void {
  for (const { face, kind } of dice) {
    const index = hand.dice.findIndex(
      (die, at) =>
        at >= from && at < to && die.face === face && die.kind === kind && !hand.picked.includes(at),
    );
    hand.pick(index);
  }
}

/** What a person does with the page to say these words; true where a button of its own says them. */
function reach(hand: Hand, offered: Offers, words: string): boolean {
  const [verb = "", first = "", second = "", third = ""] = words.split(" ");
  hand.clear();
  switch (verb) {
    case "done":
    case "keep":
      return offered[verb] === words;
    case "kick":
      return offered.kick.some((kick) => kick.words === words);
    case "place":
    case "slot":
      hand.lift(Number(first), verb === "slot");
      break;
    case "rotate":
      hand.setCard(verb);
      hand.from = first;
      hand.to = Number(second);
      break;
    case "double":
      hand.setCard(verb);
      hand.from = first;
      hand.to = placeOf(second);
      hand.shows = second === "slot" ? Number(third) : null;
      break;
    case "again":
      hand.setCard(AGAIN);
      tapDice(hand, diceOf(words.slice("again ".length)));
      break;
    case "take-back": {
      hand.setCard("take_back");
      const { dice, slot } = takenBack(words);
      const placed = offered.takeBack.dice.length;
      tapDice(hand, dice, 0, placed);
      tapDice(hand, slot, placed);
      break;
    }
    case "score":
      hand.setCard("score_casino");
      hand.to = placeOf(first);
      break;
    case "lay":
      hand.to = placeOf(first);
      hand.bill = third ? Number(second) : null;
      break;
    case "claim":
      hand.to = placeOf(first);
      break;
    case "take":
    case "swap":
      hand.bill = Number(first);
      break;
    default:
      hand.setCard(cardOfVerb(verb) ?? null);
  }
  return hand.words === words;
}

describe("the hand", () => {
  it("can say every legal move of recorded games", () => {
    expect(asked.length).toBeGreaterThan(20);
    const verbs = new Set<string>();
    for (const { viewer, before, moves } of asked) {
      const offered = offers(moves);
      const hand = new Hand(
        () => before,
        () => offered,
        () => viewer,
      );
      for (const words of moves) {
        verbs.add(words.split(" ")[0] ?? "");
        expect(reach(hand, offered, words), words).toBe(true);
      }
    }
    expect(verbs.size).toBeGreaterThan(8);
  });

  it("says nothing that is not legal, and forgets when it is cleared", () => {
    const offered = offers(["place 2"]);
    const [{ before } = { before: {} as View }] = asked;
    const hand = new Hand(
      () => before,
      () => offered,
      () => 0,
    );
    hand.lift(3, false);
    expect(hand.words).toBeNull();
    hand.lift(2);
    expect(hand.words).toBe("place 2");
    hand.clear();
    expect(hand.words).toBeNull();
  });

  it("goes to the slot machine where only that will have the number", () => {
    const offered = offers(["slot 5"]);
    const hand = new Hand(
      () => ({}) as View,
      () => offered,
      () => null,
    );
    hand.lift(5);
    expect(hand.words).toBe("slot 5");
  });
});
