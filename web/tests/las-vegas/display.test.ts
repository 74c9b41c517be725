import { describe, expect, it } from "vitest";
import { outlookText } from "../../src/games/las-vegas/text/outlookText.ts";
import { outlook } from "../../src/games/las-vegas/model/outlook.ts";
import { seatLayout } from "../../src/games/las-vegas/seats/seatLayout.ts";
import { flights, highlights } from "../../src/games/las-vegas/model/flights.ts";
import { throwLabel } from "../../src/games/las-vegas/hand/throwLabel.ts";
import { guilloche } from "../../src/games/las-vegas-box/parts/guilloche.ts";
import type { Event } from "../../src/games/las-vegas/generated.ts";
import { boulevard, NAMES, view } from "./scene.ts";

const says = (words: string, table = view()): string => {
  const out = outlook(table, words, 0);
  return out ? outlookText(out, 0, NAMES) : "";
};

describe("what would come of a placement", () => {
  it("is leading, following, tying or nothing", () => {
    expect(says("place 1")).toBe("Casino 1: you would lead and get $60,000.");
    expect(says("place 3")).toBe("Casino 3: you would tie with Ben, and none of you would be paid.");
    const behind = view({ rolled: [{ face: 5, own: 1, neutral: 0 }] });
    behind.casinos[4] = { number: 5, bills: [70, 20], dice: [0, 3, 0], neutral: 0 };
    expect(says("place 5", behind)).toBe("Casino 5: behind Ben you would get $20,000.");
    behind.casinos[4].bills = [70];
    expect(says("place 5", behind)).toBe("Casino 5: Ben leads, and no bill would be left for you.");
  });

  it("tells of others that are struck out, and of kicks", () => {
    const neutral = view({ rolled: [{ face: 1, own: 0, neutral: 1, kickers: 1 }], boulevard: boulevard() });
    expect(says("place 1", neutral)).toBe(
      "Casino 1: none of your own dice would be there. Ben and the neutral dice would be struck out. Then you kick a die off.",
    );
  });
});

describe("an event on the table", () => {
  it("is seen at its place and its seats", () => {
    expect(highlights({ event: "tied", casino: 3, dice: 2, owners: [0, -1] })).toEqual(
      new Set(["casino-3", "pays-3", "seat-0"]),
    );
    expect(highlights(null).size).toBe(0);
  });

  it("lets bills and dice fly", () => {
    expect(flights({ event: "paid", casino: 3, owner: 1, dice: 2, bill: 60 })).toEqual([
      { from: "casino-3", to: "seat-1", what: { bill: 60 } },
    ]);
    expect(flights({ event: "paid", casino: 3, owner: -1, dice: 2, bill: 60 })[0]?.to).toBeNull();
    const placed: Event = {
      event: "placed",
      seat: 0,
      casino: 7,
      own: 2,
      neutral: 1,
      big: 1,
      kickers: 1,
      face: 4,
    };
    expect(flights(placed).map(({ from, to }) => [from, to])).toEqual(Array(4).fill(["tray", "casino-7"]));
    expect(flights({ event: "round_began", round: 1, start: 0 })).toEqual([]);
  });

  it("lets dice fly home after an early payout, and a bill that is given away with its back up", () => {
    const home: Event = {
      event: "went_home",
      casino: 3,
      owners: [0, 1, -1],
      dice: [2, 0, 1],
      big: [0, 1, 0],
    };
    expect(flights(home).map(({ from, to }) => [from, to])).toEqual([
      ["casino-3", "seat-0"],
      ["casino-3", "seat-0"],
      ["casino-3", "seat-1"],
      ["casino-3", null],
    ]);
    expect(highlights(home)).toEqual(new Set(["casino-3", "seat-0", "seat-1"]));
    expect(flights({ event: "swapped", seat: 1 })).toEqual([
      { from: "seat-1", to: "deck", what: { bill: 0, back: true } },
    ]);
  });
});

describe("around the table", () => {
  it("the viewer sits nearest and the others follow clockwise from the left", () => {
    const sides = seatLayout(8, 2).map(({ side }) => side);
    expect(sides[2]).toBe("me");
    expect([3, 4, 5, 6, 7, 0, 1].map((seat) => sides[seat])).toEqual([
      "left",
      "left",
      "top",
      "top",
      "top",
      "right",
      "right",
    ]);
    expect(seatLayout(2, 0).map(({ side }) => side)).toEqual(["me", "top"]);
  });

  it("the cup says what it holds", () => {
    expect(throwLabel(view({ rolled: [] }), 0)).toBe("Throw 6 dice");
    expect(throwLabel(view({ rolled: [{ face: 2, own: 4, neutral: 0 }] }), 0)).toBe("Throw 2 dice again");
    const { turn, ...before } = view();
    expect(turn).toBe(0);
    expect(throwLabel(before, 0)).toBe("Throw the neutral dice");
  });
});

describe("a bill", () => {
  it("has lines of its own for every value", () => {
    const values = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
    expect(new Set(values.map(guilloche)).size).toBe(values.length);
    expect(guilloche(60)).toBe(guilloche(60));
  });
});
