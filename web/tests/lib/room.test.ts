import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Play, TableFrame } from "../../protocol.ts";
import type { Game } from "../../src/games/game.ts";
import { Room } from "../../src/lib/room.svelte.ts";
import { FakeSocket } from "./fakeSocket.ts";
import { chair } from "../chair.ts";

const game = {} as Game;

function frame(version: number, asks: Partial<Play>, happened: TableFrame["happened"] = []): TableFrame {
  const play = { view: {}, owing: [0], throws: null, moves: [], may_take_back: false, result: null, ...asks };
  const dice = { commitment: "", promises: [], contributions: [] };
  const seats = [chair("Ann"), chair("Ben")];
  const table = { code: "ABC", game: "reibach", phase: "playing", seats, ...dice };
  return { type: "table", version, fresh: false, seat: 0, missed: null, table, play, happened } as never;
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

  async function hint(): Promise<void> {
    const said = room.send({ do: "hint" });
    answer({ type: "hint", words: "take 2" });
    await said;
  }

  it("forgets that there was no connection as soon as there is one", async () => {
    last().drop();
    await room.send({ do: "throw" });
    expect(room.refusal?.says).toMatch(/^No connection/);
    vi.advanceTimersByTime(1000);
    last().open();
    last().receive(frame(1, MOVES));
    expect(room.state).toBe("open");
    expect(room.refusal).toBeNull();
  });

  it("does not complain of the connection when it is back, of what was too old to be said again", async () => {
    const said = room.send({ do: "throw" });
    last().drop();
    vi.advanceTimersByTime(30_000);
    last().open();
    last().receive(frame(1, MOVES));
    expect(await said).toMatchObject({ type: "refused" });
    expect(room.refusal).toBeNull();
  });

  it("keeps a refusal of the game when the connection comes back", async () => {
    const said = room.send({ do: "move", words: "take 9" });
    answer({ type: "refused", says: "There is no such card.", rule: "3.1" });
    await said;
    last().drop();
    vi.advanceTimersByTime(1000);
    last().open();
    last().receive(frame(1, MOVES));
    expect(room.refusal?.rule).toBe("3.1");
  });

  it("keeps a hint while people talk, and while something is refused", async () => {
    await hint();
    const words = { kind: "chat" as const, seat: 1, says: "Hm", event: { text: "Hm" } };
    const chat = { version: 2, again: null, ...words };
    last().receive(frame(2, MOVES, [chat]));
    expect(room.hint).toBe("take 2");
    const said = room.send({ do: "move", words: "take 9" });
    answer({ type: "refused", says: "No.", rule: "" });
    await said;
    expect([room.hint, room.refusal?.says]).toEqual(["take 2", "No."]);
  });

  it("forgets a hint when the question changes, or is answered", async () => {
    await hint();
    last().receive(frame(2, { moves: ["take 1"] }));
    expect(room.hint).toBeNull();
    last().receive(frame(3, MOVES));
    await hint();
    const said = room.send({ do: "move", words: "take 2" });
    answer({ type: "ack", version: 4 });
    await said;
    expect(room.hint).toBeNull();
  });

  it("does not show a hint that comes too late", async () => {
    const said = room.send({ do: "hint" });
    const { key } = last().sent.at(-1) ?? {};
    last().receive(frame(2, { moves: ["take 1"] }));
    last().receive({ type: "hint", key, words: "take 2" });
    await said;
    expect(room.hint).toBeNull();
  });
});
