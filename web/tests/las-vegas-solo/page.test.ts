import { fireEvent, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { outlookText } from "../../src/games/las-vegas-solo/outlookText.ts";
import { outlook } from "../../src/games/las-vegas-solo/outlook.ts";
import { flights, highlights } from "../../src/games/las-vegas-solo/flights.ts";
import Table from "../../src/games/las-vegas-solo/Table.svelte";
import type { Event, View } from "../../src/games/las-vegas-solo/generated.ts";
import { words } from "../../src/games/las-vegas-solo/words.ts";
import { m, money } from "../../src/lib/i18n.ts";
import { recordings } from "../las-vegas/recorded.ts";
import { renderTable } from "../general/renderTable.ts";
import recorded from "./games.jsonl?raw";

const EVERY = 7;
const steps = recordings<View, Event>(recorded)
  .flatMap((game) => game.steps)
  .filter((_, index) => index % EVERY === 0);

const casino = (number: number, bills: number[], dice: number[]) => ({ number, bills, dice });
const none = [0, 0, 0, 0, 0, 0, 0, 0];
const view: View = {
  round: 1,
  rounds: 1,
  own_dice: 8,
  thrown_out: [7],
  group: 1,
  groups: [
    [4, 4, 4, 4, 4, 4, 4, 0],
    [4, 4, 4, 4, 4, 4, 4, 0],
  ],
  rolled: [
    { face: 2, colours: [0, 3] },
    { face: 5, colours: [1] },
  ],
  casinos: [
    casino(1, [50], none),
    casino(2, [60, 20], [1, 0, 0, 0, 0, 0, 0, 1]),
    casino(3, [90], none),
    casino(4, [50], none),
    casino(5, [70], none),
    casino(6, [80], none),
  ],
  colours: none.map(() => ({ bills: 0, money: 0 })),
  mine: 0,
  others: 0,
  deck: 50,
  under: [],
  over: false,
};
const asks = { moves: ["place 2", "place 5"] };
const digit = (n: number) => fireEvent.keyDown(document.body, { key: String(n), code: `Digit${n}` });

it("lifts a number first, shows what would come of it, and lets it go", async () => {
  const { act, container } = renderTable(Table, words, view, { asks });
  await fireEvent.click(screen.getByRole("button", { name: "red and black showing 2" }));
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByText(outlookText(outlook(view, "place 2")!))).toBeTruthy();
  expect(container.querySelector(".scale")?.textContent).toContain(money(60));
  await fireEvent.click(
    screen.getByRole("button", { name: m.lv_do_place({ count: 2, where: m.lv_on_casino({ casino: 2 }) }) }),
  );
  expect(act).toHaveBeenCalledExactlyOnceWith("place 2");
});

it("lets go of a number that is tapped twice, on the dice or at its casino", async () => {
  const { act } = renderTable(Table, words, view, { asks });
  const place = screen.getByRole("button", {
    name: m.lv_choose({ place: m.lv_casino_heading({ casino: 5 }) }),
  });
  await fireEvent.click(place);
  await fireEvent.click(place);
  expect(act).toHaveBeenCalledExactlyOnceWith("place 5");
});

it("is played with keys", async () => {
  const { act, throwDice, rerender, play } = renderTable(Table, words, view, { asks });
  await digit(3);
  await fireEvent.keyDown(document.body, { key: "Enter" });
  expect(act).not.toHaveBeenCalled();
  await digit(5);
  await digit(2);
  await fireEvent.keyDown(document.body, { key: "Enter" });
  expect(act).toHaveBeenCalledExactlyOnceWith("place 2");
  await rerender({ play: { ...play, moves: [], thrower: 0 } });
  await fireEvent.keyDown(document.body, { key: "t" });
  expect(throwDice).toHaveBeenCalledOnce();
});

it("asks why a dead number cannot be placed", async () => {
  const { act } = renderTable(Table, words, view, { asks: { moves: ["place 5"] } });
  await fireEvent.click(screen.getByRole("button", { name: "red and black showing 2" }));
  expect(act).toHaveBeenCalledExactlyOnceWith("place 2");
});

it("says what the cup holds", () => {
  renderTable(Table, words, { ...view, rolled: [] }, { asks: { thrower: 0 } });
  expect(screen.getByRole("button", { name: m.lv_do_throw({ count: 7 }) })).toBeTruthy();
});

it("names the opponent whose dice are thrown first", () => {
  renderTable(Table, words, { ...view, opponent: 4, rolled: [] }, { asks: { thrower: 0 } });
  expect(screen.getByRole("button", { name: m.solo_do_scatter({ colour: "yellow" }) })).toBeTruthy();
});

it("offers nothing on a television", () => {
  renderTable(Table, words, view, { asks, large: true });
  expect(screen.queryByRole("button")).toBeNull();
});

it("ends with a victory, a defeat or a title", async () => {
  const over = { ...view, over: true, mine: 100, others: 80, won: true };
  const { rerender } = renderTable(Table, words, over);
  expect(screen.getByRole("heading", { name: m.solo_end_won() })).toBeTruthy();
  expect(screen.getByText(m.solo_end_ahead({ by: money(20) }))).toBeTruthy();
  await rerender({ view: { ...over, own_dice: 1 } as never });
  expect(screen.getByRole("heading", { name: m.solo_end_master() })).toBeTruthy();
  await rerender({ view: { ...over, won: false, others: 100 } as never });
  expect(screen.getByRole("heading", { name: m.solo_end_lost() })).toBeTruthy();
  expect(screen.getByText(m.solo_end_level())).toBeTruthy();
});

it("says at the end how many rounds were added up, if there was more than one", async () => {
  const over = { ...view, over: true, mine: 100, others: 80, won: true };
  const { rerender, container } = renderTable(Table, words, over);
  expect(container.querySelectorAll(".end p").length).toBe(2);
  await rerender({ view: { ...over, round: 3, rounds: 3 } as never });
  expect(screen.getByText(m.solo_end_rounds({ count: 3 }))).toBeTruthy();
});

it("draws moments of recorded games", { timeout: 20_000 }, async () => {
  const { rerender, play, container } = renderTable(Table, words, view);
  for (const { before, events, moves = [] } of steps) {
    await rerender({ view: before, cue: events[0] ?? null, play: { ...play, view: before, moves } });
    expect(container.querySelectorAll("[data-at^='casino-']").length).toBe(before.over ? 0 : 6);
  }
});

it("knows where things fly, and what to point at", () => {
  expect(flights({ event: "scattered", colour: 2, faces: [1, 1, 6] }).map(({ to }) => to)).toEqual([
    "casino-1",
    "casino-1",
    "casino-6",
  ]);
  expect(flights({ event: "paid", casino: 3, owner: 0, dice: 2, bill: 90 })).toEqual([
    { from: "casino-3", to: "colour-0", what: { bill: 90 } },
  ]);
  expect(flights({ event: "round_began", round: 1, rounds: 1 })).toEqual([]);
  expect([...highlights({ event: "tied", casino: 4, dice: 1, owners: [1, 2] })]).toEqual([
    "casino-4",
    "pays-4",
    "colour-1",
    "colour-2",
  ]);
});
