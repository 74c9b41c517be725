import { fireEvent, screen, within } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { outlookText } from "../../src/games/las-vegas-second-way/outlookText.ts";
import { outlook } from "../../src/games/las-vegas-second-way/outlook.ts";
import { flights, highlights } from "../../src/games/las-vegas-second-way/flights.ts";
import Table from "../../src/games/las-vegas-second-way/Table.svelte";
import type { ColourName, Event, View } from "../../src/games/las-vegas-second-way/generated.ts";
import { words } from "../../src/games/las-vegas-second-way/words.ts";
import { m, money } from "../../src/lib/i18n.ts";
import { recordings } from "../las-vegas/recorded.ts";
import { renderTable } from "../general/renderTable.ts";
import recorded from "./games.jsonl?raw";

const EVERY = 7;
const recordedGames = recordings<View, Event>(recorded);

const BOX: ColourName[] = ["red", "blue", "green", "black", "yellow", "grey", "violet", "orange"];
const casino = (number: number, bills: number[], dice: number[]) => ({ number, bills, dice });
const none = [0, 0, 0, 0, 0, 0, 0, 0];
const view: View = {
  round: 1,
  rounds: 2,
  start: 0,
  turn: 0,
  rolled: [
    { face: 3, colours: ["violet"] },
    { face: 6, colours: ["red", "blue"] },
  ],
  casinos: [
    casino(1, [10, 20, 30], none),
    casino(2, [10, 20, 30], none),
    casino(
      3,
      [20, 40, 90],
      [1, 0, 1, 0, 1, 0, 2, 0].map((dice, index) => (index === 0 ? 2 : dice)),
    ),
    casino(4, [10, 20, 30], none),
    casino(5, [10, 20, 30], none),
    casino(6, [10, 20, 30], none),
  ],
  colours: BOX.map((name) => ({ name, stock: 5, bills: name === "red" ? [50] : [] })),
  seats: [
    { money: 0, bills: 0, colours: ["red", "violet"] },
    { money: 0, bills: 0 },
  ],
  deck: 41,
  over: false,
};
const names = ["Ann", "Ben"];
const marked = () => [...document.querySelectorAll(".starts")].map((mark) => mark.closest("[data-at]"));
const asks = { moves: ["place 3", "place 6"] };
const own: ColourName[] = ["red", "violet"];

const secret = () =>
  screen.getByRole("button", { name: m.second_secret_open({ colours: "red and violet" }) });

it("tells what a placement pays at once, and how much of it is the viewer's", async () => {
  const { act } = renderTable(Table, words, view, { names, asks });
  await fireEvent.click(screen.getByRole("button", { name: "violet showing 3" }));
  const out = outlook(view, "place 3", own)!;
  expect(screen.getByText(outlookText(out, true))).toBeTruthy();
  expect(outlookText(out, true)).toContain(m.second_out_yours({ money: money(60) }));
  await fireEvent.click(screen.getByRole("button", { name: /^Place 1 die/ }));
  expect(act).toHaveBeenCalledExactlyOnceWith("place 3");
});

it("covers the secret colours, and then points at none of them", async () => {
  const { container } = renderTable(Table, words, view, { names, asks });
  expect(container.querySelectorAll("li.own").length).toBeGreaterThan(0);
  expect(secret().textContent).toContain(money(50));
  await fireEvent.click(secret());
  const covered = screen.getByRole("button", { name: m.second_secret_covered() });
  expect(covered.textContent).not.toMatch(/\bred\b/i);
  expect(container.querySelectorAll(".own")).toHaveLength(0);
  await fireEvent.click(screen.getByRole("button", { name: "violet showing 3" }));
  expect(screen.queryByText(/Yours/)).toBeNull();
  await fireEvent.click(covered);
  expect(secret()).toBeTruthy();
});

it("shows nobody's colours before all are revealed, and no secret to the public", () => {
  const { container } = renderTable(Table, words, view, { names, large: true });
  expect(screen.queryByRole("button")).toBeNull();
  expect(container.querySelectorAll(".own")).toHaveLength(0);
  expect(container.querySelector("ol .goods .die")).toBeNull();
});

it("holds up what was revealed until it is put away", async () => {
  const cue: Event = {
    event: "revealed",
    colours: [own, ["blue", "grey"]],
    gained: [50, 20],
    money: [50, 20],
  };
  const { rerender, container } = renderTable(Table, words, view, { names });
  await rerender({ cue });
  const reveal = container.querySelector<HTMLElement>(".reveal");
  expect(reveal && within(reveal).getByText("blue and grey")).toBeTruthy();
  await rerender({ cue: null });
  await fireEvent.click(screen.getByRole("button", { name: m.ui_close() }));
  expect(container.querySelector(".reveal")).toBeNull();
});

it("ends with everybody's colours, the richest first", () => {
  const over: View = {
    ...view,
    over: true,
    places: [2, 1],
    seats: [
      { money: 50, bills: 1, colours: own },
      { money: 80, bills: 2, colours: ["blue", "grey"] },
    ],
  };
  const { container } = renderTable(Table, words, over, { names });
  const rows = [...container.querySelectorAll(".end li")];
  expect(rows.map((row) => row.textContent?.includes("Ben"))).toEqual([true, false]);
  expect(rows[0]?.classList.contains("won")).toBe(true);
});

it("draws moments of recorded games", { timeout: 60_000 }, async () => {
  for (const { viewer, steps } of recordedGames) {
    const seats = Array.from({ length: steps[0]?.before.seats.length ?? 0 }, (_, index) => `P${index}`);
    const { rerender, play, container, unmount } = renderTable(Table, words, view, {
      names: seats,
      seat: viewer,
    });
    for (const { before, events, moves = [] } of steps.filter((_, index) => index % EVERY === 0)) {
      await rerender({ view: before, cue: events[0] ?? null, play: { ...play, view: before, moves } });
      expect(container.querySelectorAll("[data-at^='casino-']").length).toBe(before.over ? 0 : 6);
    }
    unmount();
  }
});

it("knows where things fly, and what to point at", () => {
  const won: Event = { event: "won", casino: 3, colour: "violet", dice: 3, bill: 40 };
  expect(flights(won, view)).toEqual([{ from: "casino-3", to: "colour-6", what: { bill: 40 } }]);
  expect([...highlights(won)]).toEqual(["casino-3", "pays-3", "colour-6"]);
  const revealed: Event = { event: "revealed", colours: [own, ["blue"]], gained: [50, 0], money: [50, 0] };
  expect(flights(revealed, view)).toEqual([{ from: "colour-0", to: "seat-0", what: { bill: 50 } }]);
});

it("marks who has the first throw of the round, once it is drawn", async () => {
  const undrawn: View = { ...view, rolled: [] };
  delete undrawn.start;
  delete undrawn.turn;
  const { rerender } = renderTable(Table, words, undrawn, { names });
  expect(marked()).toEqual([]);
  await rerender({ view: { ...view, start: 1 } as never });
  expect(marked().map((chair) => chair?.getAttribute("data-at"))).toEqual(["seat-1"]);
});

it("says that lots are drawn, who begins, and what can be chosen", () => {
  const play = { view: {}, owing: [], thrower: null, moves: [], may_take_back: false, result: null };
  const context = { play, view: { colours: [], round: 1, over: false }, seat: 0, names };
  expect(words.prompt(context as never)).toBe(m.lv_house_first());
  expect(words.event({ event: "first_chosen", seat: 1 }, names)).toBe(m.lv_first_chosen({ name: "Ben" }));
  expect(words.option("first_player").name).toBe(m.lv_option_first_player());
  expect(words.choice("first_player", "random")).toBe(m.lv_choice_random());
  expect(words.choice("first_player", 2)).toBe(m.lv_choice_seat({ number: "2" }));
});
