import { screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { words } from "../../src/games/bells-and-hammers/words.ts";
import type { Paid } from "../../src/games/bells-and-hammers/generated.ts";
import Table from "../../src/games/general/Table.svelte";
import { m } from "../../src/lib/i18n.ts";
import { renderTable } from "./renderTable.ts";

const names = ["Ann", "Ben", "Cleo"];
const view = {
  phase: "sale",
  rulings: { pass: "until_raised", neighbours: "off", twenty_one: false },
  standing: 4,
  bidder: 1,
  passed: [0, 2],
  seats: [],
};

it("shows who passed since the last bid, and nothing where nobody did", async () => {
  const { rerender } = renderTable(Table, words, view, { names });
  const passed = screen.getByText(m.bells_label_passed());
  expect(passed.nextElementSibling?.textContent.trim()).toBe("Ann · Cleo");
  await rerender({ view: { ...view, passed: [] } });
  expect(screen.queryByText(m.bells_label_passed())).toBeNull();
});

it("tells how this table passes, and when its neighbours settle numbers", () => {
  renderTable(Table, words, view, { names });
  expect(screen.getByText(m.bells_choice_until_raised())).toBeTruthy();
  expect(screen.getByText(m.bells_choice_neighbours_off())).toBeTruthy();
});

it("has words for every way of passing and of the neighbours", () => {
  expect(words.option("pass").name).toBe(m.bells_option_pass());
  expect(words.choice("pass", "final")).toBe(m.bells_choice_final());
  const ways = ["off", "late", "always"].map((way) => words.choice("neighbours", way));
  expect(new Set(ways).size).toBe(3);
  expect(ways[0]).toBe(m.bells_choice_neighbours_off());
  expect(words.choice("twenty_one", false)).not.toBe(ways[0]);
});

it("says what was owed and what was paid", () => {
  const paid: Paid = { event: "paid", debtor: 0, creditor: 1, points: 40, owed: 255 };
  expect(words.event(paid, names)).toBe("Ann owed 255 to Ben, but could pay only 40 points.");
  expect(words.event({ ...paid, points: 0 }, names)).toMatch(/255/);
});
