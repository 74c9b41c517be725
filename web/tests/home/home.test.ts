import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import { titleOf } from "../../src/games/index.ts";
import { m } from "../../src/lib/i18n.ts";
import { localTables, remember } from "../../src/lib/localTables.ts";
import Home from "../../src/pages/Home.svelte";

beforeEach(() => localStorage.clear());

it("shows four games, each with a way to play, to invite and to read", () => {
  render(Home);
  const games = screen.getAllByRole("article");
  expect(games.map((game) => within(game).getByRole("heading").textContent)).toEqual([
    m.lv_title(),
    m.cin_title(),
    m.rei_title(),
    m.bells_title(),
  ]);
  const [, cincinnati] = games as [HTMLElement, HTMLElement];
  expect(within(cincinnati).getByRole("button", { name: m.home_play() })).toBeTruthy();
  expect(within(cincinnati).getByRole("link", { name: m.home_invite() }).getAttribute("href")).toBe(
    "/new/cincinnati",
  );
  expect(within(cincinnati).getByRole("link", { name: m.home_rules() }).getAttribute("href")).toBe(
    "/rules/cincinnati",
  );
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
});

it("offers Solo, the second way and the presets of Las Vegas", () => {
  render(Home);
  expect(screen.getByRole("button", { name: `${m.home_play()}: ${m.solo_title()}` })).toBeTruthy();
  expect(screen.getByRole("button", { name: `${m.home_play()}: ${m.second_title()}` })).toBeTruthy();
  expect(screen.getByRole("radio", { name: m.lv_preset_base() })).toHaveProperty("checked", true);
});

it("remembers tables, those that go on first, and forgets them", async () => {
  remember({ code: "AAAAAA", game: "reibach", names: ["Ann"], over: false });
  remember({ code: "BBBBBB", game: "cincinnati", names: ["Ann", "Ben"], over: true });
  render(Home);
  const list = screen.getByRole("region", { name: m.home_mine() });
  const links = within(list).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/t/AAAAAA", "/t/BBBBBB/story"]);
  await fireEvent.click(within(list).getByRole("button", { name: `${m.home_forget()}: AAAAAA` }));
  expect(localTables().map(({ code }) => code)).toEqual(["BBBBBB"]);
  expect(within(list).queryByText(titleOf("reibach"))).toBeNull();
});

it("says what a code looks like if it is none", async () => {
  render(Home);
  await fireEvent.input(screen.getByLabelText(m.home_code()), { target: { value: "hello" } });
  await fireEvent.click(screen.getByRole("button", { name: m.home_code_go() }));
  expect(screen.getByText(m.home_code_wrong({ code: "K7QX2M" }))).toBeTruthy();
});
