import { expect, it } from "vitest";
import { grouped } from "../../src/setup/optionGroups.ts";

const option = (name: string) => ({ name, rule: "", says: "", choices: [false, true], default: false });

it("puts options that belong together together, in the order of the page", () => {
  const groups = grouped(
    "las-vegas",
    ["rotate", "kickers", "big_bills", "first_player", "show_money"].map(option),
  );
  expect(groups.map(({ name, options }) => [name, options.map((each) => each.name)])).toEqual([
    ["base", ["show_money", "first_player"]],
    ["boulevard", ["big_bills", "kickers"]],
    ["rulings", ["rotate"]],
  ]);
});

it("has a place for options of a game that it does not know", () => {
  expect(grouped("tarot", [option("dog"), option("stars")])).toMatchObject([
    { name: "other", options: [{ name: "dog" }, { name: "stars" }] },
  ]);
});
