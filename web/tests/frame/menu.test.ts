import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import type { SeatInfo, TableFrame } from "../../protocol.ts";
import Menu from "../../src/frame/Menu.svelte";
import { loadGame } from "../../src/games/index.ts";
import type { Room } from "../../src/lib/room.svelte.ts";
import { characterAt } from "../../src/lib/bots.ts";
import { chair } from "../chair.ts";

vi.stubGlobal("fetch", () => new Promise(() => undefined));

const FETCHED_MS = 30_000;

/** A game is fetched when somebody comes to its table; on a busy machine that takes longer than a test may. */
beforeAll(() => loadGame("las-vegas"), FETCHED_MS);

const BOT = { person: false, bot: "greedy" };

async function open(seats: SeatInfo[], view: object = { seats: [] }, name = "las-vegas") {
  const send = vi.fn<Room["send"]>(() => Promise.resolve({ type: "ack", key: "", version: 1 }));
  const done = vi.fn();
  const names = seats.map(({ name }) => name);
  const room = { code: "ABC", seat: 0, names, send } as Partial<Room> as Room;
  const table = { code: "ABC", game: name, phase: "playing", host: 0, seats, options: {}, muted: false };
  const frame = { table, play: { view } } as object as TableFrame;
  render(Menu, { room, frame, game: await loadGame(name), done, keys: vi.fn(), rules: vi.fn() });
  return { send, done };
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("asks before a game with bots is ended, and tells how it stands", async () => {
  const view = { seats: [{ money: 60 }, { money: 90 }, {}] };
  const { send, done } = await open([chair("Ann"), chair("Blue", BOT), chair("Green", BOT)], view);
  await press("End the game here …");
  expect(send).not.toHaveBeenCalled();
  expect(done).not.toHaveBeenCalled();
  const stands = screen.getAllByRole("list", { name: "How it stands" })[0];
  expect(
    [...(stands?.children ?? [])].map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim()),
  ).toEqual(["Blue $90,000", "Ann $60,000", "Green face down"]);
  await press("Yes, end it");
  expect(send).toHaveBeenCalledWith({ type: "agree_to_end", agrees: true });
  expect(done).toHaveBeenCalledOnce();
});

it("ends nothing for whoever would rather play on", async () => {
  const { send, done } = await open([chair("Ann"), chair("Blue", BOT)]);
  await press("End the game here …");
  await press("No, keep playing");
  expect(send).not.toHaveBeenCalled();
  expect(done).toHaveBeenCalledOnce();
});

it("asks once before the others are asked, and says that all must agree", async () => {
  const { send, done } = await open([chair("Ann"), chair("Ben")]);
  await press("End the game here …");
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText(/ends only if everybody agrees/)).toBeTruthy();
  await press("Yes, ask the others");
  expect(send).toHaveBeenCalledWith({ type: "agree_to_end", agrees: true });
  expect(done).toHaveBeenCalledOnce();
});

it("tells who is who, and that a manner is no level", async () => {
  await open([chair("Ann"), chair("Blue", BOT)]);
  const who = characterAt("ABC", 1);
  expect(screen.getByText(new RegExp(`${who.name}, ${who.says()}`))).toBeTruthy();
  expect(screen.getByText(/Takes what looks best at one look/)).toBeTruthy();
  expect(screen.getByText(/Manners are only talk/)).toBeTruthy();
});

it.each([
  ["Let a bot play for me", {}, { type: "stand_in" }],
  ["Let me play again", { bot: "greedy" }, { type: "return" }],
  ["Keep playing after all", { agrees_to_end: true }, { type: "agree_to_end", agrees: false }],
  ["Mute the table", {}, { type: "mute", muted: true }],
])("closes after “%s”", async (name, mine, command) => {
  const { send, done } = await open([chair("Ann", mine), chair("Ben")]);
  await press(name);
  expect(send).toHaveBeenCalledWith(command);
  expect(done).toHaveBeenCalledOnce();
});

it("closes when the screen for the middle is opened", async () => {
  const { done } = await open([chair("Ann"), chair("Ben")]);
  const link = screen.getByRole("link", { name: "Shared screen, for a television" });
  link.addEventListener("click", (click) => click.preventDefault());
  await fireEvent.click(link);
  expect(done).toHaveBeenCalledOnce();
});

it.each([
  ["cincinnati", { seats: [{ money: 40, tokens: 3 }] }, {}, [55]],
  ["reibach", { seats: [{ total: -3 }] }, {}, [-3]],
  ["las-vegas-solo", { mine: 120 }, {}, [120]],
  ["las-vegas-second-way", { seats: [{ money: 70 }] }, {}, [70]],
  ["bells-and-hammers", { phase: "dice", seats: [{ points: 12, match: 30 }] }, {}, [42]],
  ["bells-and-hammers", { phase: "banker", seats: [{ points: 12, match: 42 }] }, {}, [42]],
  ["bells-and-hammers", { phase: "dice", seats: [{ points: 12, match: 12 }] }, { carry: "carry" }, [12]],
])("counts how it stands as %s does", async (name, view, options, scores) => {
  expect((await loadGame(name)).standing(view, options)).toEqual(scores);
});
