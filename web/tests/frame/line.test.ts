import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line, type State } from "../../src/lib/line.ts";
import { Wire } from "./wire.ts";

const last = (): Wire => Wire.last();
const table = (version: number) => ({ type: "table", version });

describe("a line", () => {
  let states: State[] = [];
  let line: Line;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Wire);
    Wire.all = [];
    states = [];
    line = new Line("/t/ABC/socket?seat=0", { state: (state) => states.push(state), table: () => undefined });
    line.open();
    last().open();
    last().hear(table(3));
  });
  afterEach(() => {
    line.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("says hello with what it has, also when it comes back", () => {
    expect(last().sent).toEqual([{ do: "hello", have: null }]);
    last().lose();
    expect(states.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent).toEqual([{ do: "hello", have: 3 }]);
    last().hear(table(3));
    expect(states.at(-1)).toBe("open");
  });

  it("says again under the same key what had no answer when it broke", async () => {
    const answer = line.say({ do: "throw" });
    const said = last().sent.at(-1);
    last().lose();
    vi.advanceTimersByTime(1000);
    last().open();
    last().hear(table(3));
    expect(last().sent.at(-1)).toEqual(said);
    last().hear({ type: "ack", key: said?.key, version: 4 });
    expect(await answer).toMatchObject({ type: "ack", version: 4 });
  });

  it("does not say again what could surprise", async () => {
    const answer = line.say({ do: "throw" });
    last().lose();
    vi.advanceTimersByTime(1000);
    vi.advanceTimersByTime(30_000);
    last().open();
    last().hear(table(3));
    expect(last().sent).toHaveLength(1);
    expect(await answer).toMatchObject({ type: "refused" });
  });

  it("keeps nothing for later while it is broken", async () => {
    last().lose();
    expect(await line.say({ do: "throw" })).toMatchObject({ type: "refused" });
  });

  it("does not come back to a seat that is elsewhere", () => {
    last().lose(4401);
    expect(states.at(-1)).toBe("gone");
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
  });
});
