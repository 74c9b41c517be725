import { expect, it } from "vitest";
import { infoOf } from "../../src/games/index.ts";
import { m } from "../../src/lib/i18n.ts";
import { grouped } from "../../src/setup/optionGroups.ts";

const option = (name: string) => ({
  name,
  rule: "",
  text: "",
  choices: [false, true],
  default: false,
  needs: [],
});
const namesOf = (groups: ReturnType<typeof grouped>) =>
  groups.map(({ title, options }) => [title(), options.map(({ name }) => name)]);

it("puts options that belong together together, in the order of the page", () => {
  const groups = grouped(
    infoOf("las-vegas")?.optionGroups ?? [],
    ["rotate", "kickers", "dog", "big_bills", "first_player", "show_money"].map(option),
  );
  expect(namesOf(groups)).toEqual([
    [m.setup_group_base(), ["show_money", "first_player"]],
    [m.lv_group_boulevard(), ["big_bills", "kickers"]],
    [m.setup_group_other(), ["dog"]],
    [m.setup_group_rulings(), ["rotate"]],
  ]);
});

it("has a place for options of a game that it does not know", () => {
  expect(namesOf(grouped([], [option("dog"), option("stars")]))).toEqual([
    [m.setup_group_other(), ["dog", "stars"]],
  ]);
});
