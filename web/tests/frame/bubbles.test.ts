import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LogLine, TableFrame } from "../../protocol.ts";
import SeatBubbles from "../../src/frame/SeatBubbles.svelte";
import UnreadDot from "../../src/frame/UnreadDot.svelte";
import { moodsOf, speaker } from "../../src/frame/remarks.ts";
import { loadGame } from "../../src/games/index.ts";
import type { Room } from "../../src/lib/room.svelte.ts";
import { characterAt, MANNERS } from "../../src/lib/bots.ts";
import { preferences } from "../../src/lib/preferences.svelte.ts";
import { chair } from "../chair.ts";

const line = (version: number, kind: LogLine["kind"], seat: number, event: object): LogLine => ({
  version,
  kind,
  seat,
  text: "",
  redacted: null,
  hold: 0,
  event: event as Record<string, unknown>,
});
const seats = [chair("Ann"), chair("Ben"), chair("Blue", { person: false, bot: "greedy" })];
const names = seats.map(({ name }) => name);

async function props(lines: LogLine[], hidden = false, phase = "playing") {
  const table = { code: "K7QX2M", seats, options: {}, phase };
  const director = { cue: null, busy: false };
  return {
    room: { code: "K7QX2M", seat: 0, names, lines, director } as Partial<Room> as Room,
    frame: { version: lines.at(-1)?.version, table, play: { view: { seats: [] } } } as object as TableFrame,
    game: await loadGame("las-vegas"),
    hidden,
  };
}
const said = (): string | undefined => screen.getByRole("status").textContent?.replace(/\s+/g, " ").trim();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  preferences.remarks = true;
});

it("shows what others say at their seats, not what was said before, nor one's own words", async () => {
  const old = line(1, "chat", 1, { text: "Long ago" });
  const { rerender } = render(SeatBubbles, await props([old]));
  const lines = [
    old,
    line(2, "chat", 1, { text: "Good evening" }),
    line(3, "chat", 0, { text: "My own" }),
    line(5, "table", 1, { event: "returned", name: "Ben" }),
  ];
  await rerender(await props(lines));
  expect(said()).toBe("Ben Good evening");
  const clap = line(6, "reaction", 1, { reaction: "clap" });
  await rerender(await props([...lines, clap]));
  expect(said(), "the newest words take the place of those before").toBe("Ben applauds");
  await vi.advanceTimersByTimeAsync(7000);
  expect(said()).toBe("");
  await rerender(await props([...lines, clap, line(7, "chat", 1, { text: "Again" })], true));
  expect(said(), "the log is in sight").toBe("");
});

/** A version at which the bot in seat 2 speaks about a tie of its own. */
const spoken = (code: string): number =>
  Array.from({ length: 100 }, (_, version) => version + 1).find((version) =>
    speaker([{ seat: 2, mood: "sore" }], () => true, `${code} ${version}`),
  ) ?? 0;

it("lets a bot say a word about what happens to it, unless nobody wants to hear it", async () => {
  const tie = line(spoken("K7QX2M"), "game", 0, { event: "tied", casino: 3, dice: 2, owners: [0, 2] });
  const remark = characterAt("K7QX2M", 2).remark.sore();
  const { rerender, unmount } = render(SeatBubbles, await props([]));
  await rerender(await props([tie]));
  expect(said()).toBe(`Blue ${remark}`);
  unmount();
  preferences.remarks = false;
  const quiet = render(SeatBubbles, await props([]));
  await quiet.rerender(await props([tie]));
  expect(said()).toBe("");
});

it("leaves the end to the table", async () => {
  const tie = line(spoken("K7QX2M"), "game", 0, { event: "tied", casino: 3, dice: 2, owners: [0, 2] });
  const { rerender } = render(SeatBubbles, await props([]));
  await rerender(await props([tie], false, "over"));
  expect(said()).toBe("");
});

it("lets no person be spoken for", () => {
  const felt = Array.from({ length: 3 }, (_, seat) => ({ seat, mood: "glad" as const }));
  for (let version = 0; version < 200; version += 1) {
    expect(speaker(felt, (seat) => seat === 1, `K7QX2M ${version}`)?.seat ?? 1).toBe(1);
  }
});

it("tells from the scores who is glad and who is sore", () => {
  expect(moodsOf([0, 0, 5], [0, 30, 10])).toEqual([
    { seat: 0, mood: "sore" },
    { seat: 1, mood: "glad" },
  ]);
  expect(moodsOf([9, 9], [9, 4])).toEqual([{ seat: 1, mood: "sore" }]);
  expect(moodsOf([3, 3], [3, 3])).toEqual([]);
  expect(moodsOf([3, null], [9, null]), "what is hidden pleases nobody").toEqual([]);
});

it("deals every table its own characters, the same on every device, and none twice", () => {
  const dealt = (code: string) => MANNERS.map((_, seat) => characterAt(code, seat).manner);
  expect(new Set(dealt("K7QX2M")).size).toBe(MANNERS.length);
  expect(dealt("K7QX2M")).toEqual(dealt("K7QX2M"));
  expect(dealt("K7QX2M")).not.toEqual(dealt("ABCDEF"));
});

it("marks the log until what was said there has been seen", async () => {
  const dot = (container: HTMLElement) => container.querySelector("i");
  const lines = [line(1, "chat", 1, { text: "Long ago" })];
  const { container, rerender } = render(UnreadDot, { lines, seat: 0, open: false });
  expect(dot(container)).toBeNull();
  const more = [...lines, line(2, "chat", 0, { text: "Mine" })];
  await rerender({ lines: more, seat: 0, open: false });
  expect(dot(container), "one's own words are no news").toBeNull();
  const news = [...more, line(3, "reaction", 1, { reaction: "clap" })];
  await rerender({ lines: news, seat: 0, open: false });
  expect(dot(container)).not.toBeNull();
  await rerender({ lines: news, seat: 0, open: true });
  await rerender({ lines: news, seat: 0, open: false });
  expect(dot(container)).toBeNull();
});
