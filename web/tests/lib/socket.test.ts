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
      store: () => undefined,
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

  it("says again under the same key what could not be stored", async () => {
    const answer = socket.send({ type: "throw" });
    const said = last().sent.at(-1);
    last().receive({ type: "refused", key: said?.key, code: "store_unavailable" });
    expect(last().sent).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(last().sent.slice(1)).toEqual([said, said]);
    last().receive({ type: "ack", key: said?.key, version: 4 });
    expect(await answer).toMatchObject({ type: "ack", version: 4 });
  });

  it("tells after a while that nothing can be stored", async () => {
    const answer = socket.send({ type: "throw" });
    const key = last().sent.at(-1)?.key;
    vi.advanceTimersByTime(11_000);
    last().receive({ type: "refused", key, code: "store_unavailable" });
    expect(await answer).toMatchObject({ type: "refused", code: "store_unavailable" });
  });

  it("keeps nothing for later while it is broken", async () => {
    last().drop();
    expect(await socket.send({ type: "throw" })).toMatchObject({ type: "refused" });
  });

  it.each([4401, 4404])("does not come back to a seat or table that is gone (%s)", (code) => {
    last().drop(code);
    expect(states.at(-1)).toBe("gone");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it.each([1006, 1011, 1013, 4408, 4429])("reconnects after all other closings (%s)", (code) => {
    last().drop(code);
    expect(states.at(-1)).toBe("reconnecting");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
