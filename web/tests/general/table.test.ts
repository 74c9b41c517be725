import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { words as bells } from "../../src/games/bells-and-hammers/words.ts";
import { words } from "../../src/games/cincinnati/words.ts";
import { words as reibach } from "../../src/games/reibach/words.ts";
import { diceAt, diceOf, isQuiet, seatKeys } from "../../src/games/general/format.ts";
import Table from "../../src/games/general/Table.svelte";
import { m } from "../../src/lib/i18n.ts";
import { renderTable } from "./renderTable.ts";

const seat = { money: 0, cards: [], tokens: 3, duel_cards: 0, chosen: false, table: "C" };
const view = {
  round: 1,
  rounds: 12,
  phase: "keeping",
  tables: [{ letter: "A", cards: ["15"], players: [1] }],
  seats: [
    { ...seat, dice: [1, 4, 4, 5, 6] },
    { ...seat, dice: [2, 2, 3, 3, 5] },
  ],
  discards: { tokens: 0, duel: 2 },
};
const names = ["Ann", "Ben"];
const KEEPS = [
  "",
  " 1",
  " 4",
  " 1 4",
  " 4 4",
  " 1 4 4",
  " 5",
  " 1 5",
  " 4 5",
  " 1 4 5",
  " 4 4 5",
  " 6",
  " 1 6",
];
const moves = KEEPS.map((dice) => `keep${dice}`);

const buttons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-move]")];
const key = (name: string, on: Element = document.body) => fireEvent.keyDown(on, { key: name });

it("has the viewer before the others, and dice that are dice", () => {
  const { container } = renderTable(Table, words, view, { names, asks: { moves: ["keep 4 4"] } });
  const chairs = [...container.querySelectorAll(".chair")].map((chair) => chair.textContent);
  expect(chairs[0]).toContain("Ann");
  expect(chairs[1]).toContain("Ben");
  expect(container.querySelectorAll(".me .die")).toHaveLength(5);
  const button = screen.getByRole("button", { name: words.move("keep 4 4", names) });
  expect(button.querySelectorAll(".die")).toHaveLength(2);
});

it("tells of seats what differs or what there is", () => {
  const one = { money: 0, tokens: 3, duel_cards: 0, chosen: false };
  expect(seatKeys([one, one], words, names)).toEqual(["money", "tokens"]);
  expect(seatKeys([one, { ...one, duel_cards: 1, chosen: true }], words, names)).toEqual([
    "money",
    "tokens",
    "duel_cards",
    "chosen",
  ]);
});

it("has all seats alike and offers nothing on a television", () => {
  const { container } = renderTable(Table, words, view, { names, large: true, asks: { moves, thrower: 0 } });
  expect(container.querySelector("section.me")).toBeNull();
  expect(container.querySelectorAll(".others .chair")).toHaveLength(2);
  expect(screen.queryByRole("button")).toBeNull();
});

it("finds a move among many by a word, and Enter plays the only one", async () => {
  const { act } = renderTable(Table, words, view, { names, asks: { moves } });
  const field = screen.getByRole("searchbox", { name: m.frame_filter() });
  await fireEvent.input(field, { target: { value: "1 4 5" } });
  expect(buttons().map(({ dataset }) => dataset.move)).toEqual(["keep 1 4 5"]);
  await key("Enter", field);
  expect(act).toHaveBeenCalledWith("keep 1 4 5");
});

it("never hides all moves, nor new ones behind an old word", async () => {
  const { rerender, play } = renderTable(Table, words, view, { names, asks: { moves } });
  const field = screen.getByRole<HTMLInputElement>("searchbox");
  await fireEvent.input(field, { target: { value: "zebra" } });
  expect(buttons()).toHaveLength(moves.length);
  await fireEvent.input(field, { target: { value: "1 4 5" } });
  await rerender({ play: { ...play, moves: [...moves].reverse() } });
  expect(buttons()).toHaveLength(moves.length);
  expect(field.value).toBe("");
});

it("is played with keys: numbers, arrows, T, and a slash for the field", async () => {
  const few = moves.slice(0, 3);
  const { act, throwDice, rerender, play } = renderTable(Table, words, view, {
    names,
    asks: { moves: few, thrower: 0 },
  });
  await key("2");
  expect(act).toHaveBeenCalledWith("keep 1");
  await key("t");
  expect(throwDice).toHaveBeenCalledOnce();
  const [first, second] = buttons() as [HTMLElement, HTMLElement];
  first.focus();
  await key("ArrowRight", first);
  expect(document.activeElement).toBe(second);
  await rerender({ play: { ...play, moves } });
  await key("/");
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
});

it("puts moves of a verb together, and those that are alone too", () => {
  const offered = ["pass", "bid 2", "bid 3"];
  const { container } = renderTable(Table, bells, { seats: [] }, { names, asks: { moves: offered } });
  const groups = [...container.querySelectorAll<HTMLElement>(".group")];
  expect(groups.map((group) => within(group).getAllByRole("button").length)).toEqual([1, 2]);
});

it("folds what is looked up now and then", () => {
  renderTable(Table, words, view, { names });
  const folded = screen.getByText(words.label("discards") ?? "");
  expect(folded.closest("details")?.open).toBe(false);
});

it("tells dice from other numbers", () => {
  expect(diceAt("dice", [1, 6])).toEqual([[1, 6]]);
  expect(diceAt("dice", [[1], [2, 2]])).toEqual([[1], [2, 2]]);
  expect(diceAt("dice", [0, 7])).toEqual([]);
  expect(diceAt("dice", 3)).toEqual([]);
  expect(diceAt("prices", [1, 1])).toEqual([]);
});

it("reads the dice out of a move wherever they are said", () => {
  const there = [1, 4, 4, 5, 6];
  expect(diceOf("keep 4 4", "Keep 4 4", there)).toEqual({ before: "Keep", dice: [4, 4], after: "" });
  expect(diceOf("keep 4 4", "4 4 behalten", there)).toEqual({ before: "", dice: [4, 4], after: "behalten" });
  expect(diceOf("keep 1 1", "Keep 1 1", there).dice).toEqual([]);
  expect(diceOf("bid 2", "Bid 2", []).dice).toEqual([]);
  expect(diceOf("pass", "Pass", there)).toEqual({ before: "Pass", dice: [], after: "" });
});

it("leaves out a nought only where it is nothing but a nought", () => {
  expect(isQuiet("sold.seat", 0, bells, names)).toBe(false);
  expect(isQuiet("anything", 0, bells, names)).toBe(true);
  expect(isQuiet("anything", false, bells, names)).toBe(true);
  expect(isQuiet("anything", [], bells, names)).toBe(true);
  expect(isQuiet("anything", 2, bells, names)).toBe(false);
});

it("shows a duel with everybody's dice, and the viewer's in the moves", () => {
  const duel = {
    prize: "A",
    duellists: [1, 0],
    dice: [
      [6, 6, 2],
      [4, 4, 1],
    ],
  };
  const asks = { moves: ["keep 4 4", "stand"] };
  const { container } = renderTable(Table, words, { ...view, duel }, { names, asks });
  const fought = container.querySelector<HTMLElement>(".fought");
  expect(fought?.closest("details")).toBeNull();
  const hands = within(fought as HTMLElement).getAllByRole("listitem");
  expect(hands.map((hand) => hand.querySelector("b")?.textContent)).toEqual(["Ben", "Ann"]);
  expect(hands.map((hand) => hand.querySelectorAll(".die").length)).toEqual([3, 3]);
  expect(hands[0]?.textContent).toContain("6 · 6 · 2");
  const keep = screen.getByRole("button", { name: words.move("keep 4 4", names) });
  expect(keep.querySelectorAll(".die")).toHaveLength(2);
});

it("shows a duel in which one has not thrown yet, and none where none is fought", () => {
  const duel = { prize: "card", duellists: [0, 1], dice: [[5, 5], []] };
  const { container } = renderTable(Table, words, { ...view, duel }, { names });
  const hands = [...container.querySelectorAll(".fought li")];
  expect(hands.map((hand) => hand.querySelectorAll(".die").length)).toEqual([2, 0]);
  expect(hands[1]?.textContent).toContain("–");
  cleanup();
  expect(renderTable(Table, words, view, { names }).container.querySelector(".fought")).toBeNull();
});

it("has one button for equal cards of the same price, and two for different prices", async () => {
  const display = ["gold", "oil", "gold"];
  const moves = ["take 1", "take 2", "take 3"];
  const offered = () => buttons().map(({ dataset }) => dataset.move);
  const { act } = renderTable(
    Table,
    reibach,
    { display, prices: [1, 1, 1], seats: [] },
    { names, asks: { moves } },
  );
  expect(offered()).toEqual(["take 1", "take 2"]);
  await key("1");
  expect(act).toHaveBeenCalledWith("take 1");
  cleanup();
  renderTable(Table, reibach, { display, prices: [1, 1, 2], seats: [] }, { names, asks: { moves } });
  expect(offered()).toEqual(moves);
});
