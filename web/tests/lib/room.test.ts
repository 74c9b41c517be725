import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Play, TableFrame } from "../../protocol.ts";
import type { Game } from "../../src/games/game.ts";
import { Room } from "../../src/lib/room.svelte.ts";
import { FakeSocket } from "./fakeSocket.ts";
import { chair } from "../chair.ts";

const game = {} as Game;

function frame(version: number, asks: Partial<Play>, log: TableFrame["log"] = []): TableFrame {
  const play = {
    view: {},
    owing: [0],
    thrower: null,
    moves: [],
    may_take_back: false,
    result: null,
    ...asks,
  };
  const dice = { commitment: "", promises: [], contributions: [] };
  const seats = [chair("Ann"), chair("Ben")];
  const table = { code: "ABC", game: "reibach", phase: "playing", seats, ...dice };
  return { type: "table", version, reset: false, seat: 0, missed: null, table, play, log } as never;
}

const MOVES = { moves: ["take 1", "take 2"] };

describe("a room", () => {
  let room: Room;
  const last = (): FakeSocket => FakeSocket.last();
  const answer = (more: object): void => last().receive({ key: last().sent.at(-1)?.key, ...more });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    room = new Room("ABC", 0, game);
    last().open();
    last().receive(frame(1, MOVES));
  });
  afterEach(() => {
    room.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("knows whether the table can be saved, and takes it for granted on a new connection", () => {
    last().receive({ type: "store", writable: false });
    expect(room.writable).toBe(false);
    last().receive({ type: "store", writable: true });
    expect(room.writable).toBe(true);
    last().receive({ type: "store", writable: false });
    last().drop();
    vi.runOnlyPendingTimers();
    expect(room.writable).toBe(true);
  });

  it("draws the latest view in a task of its own after a press, and always before what comes next", () => {
    const skip = vi.spyOn(room.director, "skip");
    const jump = vi.spyOn(room.director, "jump");
    room.act("take 1");
    expect([last().sent.at(-1)?.words, skip.mock.calls.length]).toEqual(["take 1", 0]);
    vi.advanceTimersByTime(0);
    expect(skip).toHaveBeenCalledTimes(1);
    last().receive(frame(2, MOVES));
    room.act("take 2");
    last().receive({ ...frame(3, MOVES), reset: true });
    expect(skip).toHaveBeenCalledTimes(2);
    expect(skip.mock.invocationCallOrder[1]).toBeLessThan(jump.mock.invocationCallOrder[0] ?? 0);
    vi.advanceTimersByTime(0);
    expect(skip).toHaveBeenCalledTimes(2);
  });

  async function hint(): Promise<void> {
    const said = room.send({ type: "hint" });
    answer({ type: "hint", words: "take 2" });
    await said;
  }

  it("forgets that there was no connection as soon as there is one", async () => {
    last().drop();
    await room.send({ type: "throw" });
    expect(room.refusal?.code).toBe("not_sent");
    vi.advanceTimersByTime(1000);
    last().open();
    last().receive(frame(1, MOVES));
    expect(room.state).toBe("open");
    expect(room.refusal).toBeNull();
  });

  it("does not complain of the connection when it is back, of what was too old to be said again", async () => {
    const said = room.send({ type: "throw" });
    last().drop();
    vi.advanceTimersByTime(30_000);
    last().open();
    last().receive(frame(1, MOVES));
    expect(await said).toMatchObject({ type: "refused" });
    expect(room.refusal).toBeNull();
  });

  it("keeps a refusal of the game when the connection comes back", async () => {
    const said = room.send({ type: "move", words: "take 9" });
    answer({ type: "refused", code: "reibach_no_cards", rule: "3.1" });
    await said;
    last().drop();
    vi.advanceTimersByTime(1000);
    last().open();
    last().receive(frame(1, MOVES));
    expect(room.refusal?.rule).toBe("3.1");
  });

  it("keeps a hint while people talk, and while something is refused", async () => {
    await hint();
    const words = { kind: "chat" as const, seat: 1, text: "Hm", event: { text: "Hm" } };
    const chat = { version: 2, redacted: null, hold: 0, ...words };
    last().receive(frame(2, MOVES, [chat]));
    expect(room.hint).toBe("take 2");
    const said = room.send({ type: "move", words: "take 9" });
    answer({ type: "refused", code: "no_move_owed", rule: "" });
    await said;
    expect([room.hint, room.refusal?.code]).toEqual(["take 2", "no_move_owed"]);
  });

  it("forgets a hint when the question changes, or is answered", async () => {
    await hint();
    last().receive(frame(2, { moves: ["take 1"] }));
    expect(room.hint).toBeNull();
    last().receive(frame(3, MOVES));
    await hint();
    const said = room.send({ type: "move", words: "take 2" });
    answer({ type: "ack", version: 4 });
    await said;
    expect(room.hint).toBeNull();
  });

  it("does not show a hint that comes too late", async () => {
    const said = room.send({ type: "hint" });
    const { key } = last().sent.at(-1) ?? {};
    last().receive(frame(2, { moves: ["take 1"] }));
    last().receive({ type: "hint", key, words: "take 2" });
    await said;
    expect(room.hint).toBeNull();
  });
});
