import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import type { SeatInfo, TableFrame } from "../../protocol.ts";
import Menu from "../../src/frame/Menu.svelte";
import Passing from "../../src/frame/ChatToasts.svelte";
import { loadGame } from "../../src/games/index.ts";
import type { Room } from "../../src/lib/room.svelte.ts";
import { chair } from "../chair.ts";

vi.stubGlobal("fetch", () => new Promise(() => undefined));

const BOT = { person: false, bot: "greedy" };

async function open(seats: SeatInfo[], view: object = { seats: [] }, name = "las-vegas") {
  const send = vi.fn<Room["send"]>(() => Promise.resolve({ type: "ack", key: "", version: 1 }));
  const done = vi.fn();
  const names = seats.map(({ name }) => name);
  const room = { code: "ABC", seat: 0, names, send } as Partial<Room> as Room;
  const table = { code: "ABC", game: name, phase: "playing", host: 0, seats, options: {}, muted: false };
  const frame = { table, play: { view } } as object as TableFrame;
  render(Menu, { room, frame, game: await loadGame(name), done, keys: vi.fn() });
  return { send, done };
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("asks before a game with bots is ended, and tells how it stands", async () => {
  const view = { seats: [{ money: 60 }, { money: 90 }, {}] };
  const { send, done } = await open([chair("Ann"), chair("Blue", BOT), chair("Green", BOT)], view);
  await press("Propose to end the game");
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

it("ends nothing for whoever would rather go on", async () => {
  const { send, done } = await open([chair("Ann"), chair("Blue", BOT)]);
  await press("Propose to end the game");
  await press("No, go on");
  expect(send).not.toHaveBeenCalled();
  expect(done).toHaveBeenCalledOnce();
});

it("proposes at once where others are asked anyway", async () => {
  const { send, done } = await open([chair("Ann"), chair("Ben")]);
  await press("Propose to end the game");
  expect(send).toHaveBeenCalledWith({ type: "agree_to_end", agrees: true });
  expect(done).toHaveBeenCalledOnce();
});

it.each([
  ["Let a bot play for me", {}, { type: "stand_in" }],
  ["Play again myself", { bot: "greedy" }, { type: "return" }],
  ["Rather go on after all", { agrees_to_end: true }, { type: "agree_to_end", agrees: false }],
  ["Silence the table", {}, { type: "mute", muted: true }],
])("closes after “%s”", async (name, mine, command) => {
  const { send, done } = await open([chair("Ann", mine), chair("Ben")]);
  await press(name);
  expect(send).toHaveBeenCalledWith(command);
  expect(done).toHaveBeenCalledOnce();
});

it("closes when the screen for the middle is opened", async () => {
  const { done } = await open([chair("Ann"), chair("Ben")]);
  const link = screen.getByRole("link", { name: "Screen for the middle of the table" });
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

it("lets pass by what others send, not what was said before, nor one's own words", async () => {
  vi.useFakeTimers();
  const { words } = await loadGame("las-vegas");
  const line = (version: number, kind: "chat" | "reaction" | "table", seat: number, event: object) => ({
    version,
    kind,
    seat,
    text: "",
    redacted: null,
    event: event as Record<string, unknown>,
  });
  const old = line(1, "chat", 1, { text: "Long ago" });
  const props = { seat: 0, names: ["Ann", "Ben"], words, hidden: false };
  const { rerender } = render(Passing, { ...props, lines: [old] });
  const bubble = screen.getByRole("status");
  const lines = [
    old,
    line(2, "chat", 1, { text: "Good evening" }),
    line(3, "chat", 0, { text: "My own" }),
    line(4, "reaction", 1, { reaction: "clap" }),
    line(5, "table", 1, { event: "returned", name: "Ben" }),
  ];
  await rerender({ ...props, lines });
  expect(bubble.textContent?.replace(/\s+/g, " ").trim()).toBe("Ben Good evening Ben applauds");
  await vi.advanceTimersByTimeAsync(7000);
  expect(bubble.textContent?.trim()).toBe("");
  await rerender({ ...props, lines: [...lines, line(6, "chat", 1, { text: "Again" })], hidden: true });
  expect(bubble.textContent?.trim(), "the log is in sight").toBe("");
  vi.useRealTimers();
});
