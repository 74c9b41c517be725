import { expect, it } from "vitest";
import { words } from "../../src/games/las-vegas/text/words.ts";
import { botLabel } from "../../src/lib/bots.ts";
import { m } from "../../src/lib/i18n.ts";
import { parseRefusal } from "../../src/setup/parseRefusal.ts";
import { why } from "../../src/setup/refusalText.ts";

it("understands the server's reasons", () => {
  expect(parseRefusal("slot_machine is for 5 to 8 seats, not 4: it is for a crowd. (A23)")).toEqual({
    why: "seats",
    from: 5,
    to: 8,
  });
  expect(parseRefusal("neutral_kick=immune needs kickers and neutral_dice. (17.1)")).toEqual({
    why: "needs",
    options: ["kickers", "neutral_dice"],
  });
  expect(parseRefusal("seat 4 cannot begin: there are 3 seats.")).toEqual({ why: "chairs", count: 3 });
  expect(parseRefusal("first_banker=5 names no seat: there are 4 seats.")).toEqual({
    why: "chairs",
    count: 4,
  });
  expect(parseRefusal("this and that quarrel. (M-MIN)")).toEqual({ why: "rule", rule: "M-MIN" });
  expect(parseRefusal("just so.")).toEqual({ why: "other" });
});

it("says them with the names that options have on the page", () => {
  const says = why("rotate=one needs action_cards. (17.1)", words, null);
  expect(says).toBe(m.setup_why_needs({ options: words.option("action_cards").name }));
  expect(why("this and that quarrel. (M-MIN)", words, null)).toContain("quarrel");
});

it("tells bots by their manner, and those that are not known by their names", () => {
  expect(botLabel("greedy")).toBe(m.ui_bot({ bot: m.ui_bot_greedy() }));
  expect(botLabel("clever")).toContain("clever");
});
