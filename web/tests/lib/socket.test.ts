import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableSocket, type ConnectionState } from "../../src/lib/socket.ts";
import { FakeSocket } from "./fakeSocket.ts";

const last = (): FakeSocket => FakeSocket.last();
const table = (version: number) => ({ type: "table", version });

describe("a socket", () => {
  let states: ConnectionState[] = [];
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    states = [];
    socket = new TableSocket("/t/ABC/socket?seat=0", {
      state: (state) => states.push(state),
      table: () => undefined,
    });
    socket.open();
    last().open();
    last().receive(table(3));
  });
  afterEach(() => {
    socket.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("says hello with what it has, also when it comes back", () => {
    expect(last().sent).toEqual([{ type: "hello", version: null }]);
    last().drop();
    expect(states.at(-1)).toBe("reconnecting");
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent).toEqual([{ type: "hello", version: 3 }]);
    last().receive(table(3));
    expect(states.at(-1)).toBe("open");
  });

  it("says again under the same key what had no answer when it broke", async () => {
    const answer = socket.send({ type: "throw" });
    const said = last().sent.at(-1);
    last().drop();
    vi.advanceTimersByTime(1000);
    last().open();
    last().receive(table(3));
    expect(last().sent.at(-1)).toEqual(said);
    last().receive({ type: "ack", key: said?.key, version: 4 });
    expect(await answer).toMatchObject({ type: "ack", version: 4 });
  });

  it("does not say again what could surprise", async () => {
    const answer = socket.send({ type: "throw" });
    last().drop();
    vi.advanceTimersByTime(1000);
    vi.advanceTimersByTime(30_000);
    last().open();
    last().receive(table(3));
    expect(last().sent).toHaveLength(1);
    expect(await answer).toMatchObject({ type: "refused" });
  });

  it("keeps nothing for later while it is broken", async () => {
    last().drop();
    expect(await socket.send({ type: "throw" })).toMatchObject({ type: "refused" });
  });

  it("does not come back to a seat that is elsewhere", () => {
    last().drop(4401);
    expect(states.at(-1)).toBe("gone");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
