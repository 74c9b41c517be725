import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Play } from "../../protocol.ts";
import type { Reducer } from "../../src/games/reducer.ts";
import { Director } from "../../src/lib/director.svelte.ts";
import { preferences } from "../../src/lib/preferences.svelte.ts";

const at = (count: number): Play => ({
  view: { count },
  owing: [],
  thrower: null,
  moves: [],
  may_take_back: false,
  result: null,
});
const event = (add: number) => ({ event: "placed", add });
const reducer: Reducer<{ count: number }, { event: string; add: number }> = {
  reduce: (view, event) => ({ count: view.count + event.add }),
  pace: () => 1000,
};

describe("the director", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    preferences.reducedMotion = false;
  });
  afterEach(() => vi.useRealTimers());

  it("shows one event after the other, and then the truth", () => {
    const director = new Director({ reducer });
    director.jump(at(0));
    director.follow(at(100), [event(1), event(2)]);
    expect(director.view).toEqual({ count: 1 });
    expect(director.busy).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(director.view).toEqual({ count: 3 });
    vi.advanceTimersByTime(1000);
    expect(director.view).toEqual({ count: 100 });
    expect(director.busy).toBe(false);
  });

  it("is at the truth at once when somebody hurries", () => {
    const director = new Director({ reducer });
    director.jump(at(0));
    director.follow(at(100), [event(1), event(2)]);
    director.skip();
    expect(director.view).toEqual({ count: 100 });
    vi.advanceTimersByTime(5000);
    expect(director.view).toEqual({ count: 100 });
  });

  it("goes faster when it is behind", () => {
    const director = new Director({ reducer });
    director.jump(at(0));
    director.follow(
      at(100),
      Array.from({ length: 40 }, () => event(1)),
    );
    vi.advanceTimersByTime(5000);
    expect(director.busy).toBe(false);
  });

  it("shows the truth where nothing should move, and in a game without a reducer", () => {
    const still = new Director({});
    still.jump(at(0));
    still.follow(at(7), [event(1)]);
    expect(still.view).toEqual({ count: 7 });
    preferences.reducedMotion = true;
    const calm = new Director({ reducer });
    calm.jump(at(0));
    calm.follow(at(7), [event(1)]);
    expect(calm.view).toEqual({ count: 7 });
  });
});
