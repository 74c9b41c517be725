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
    preferences.pace = "normal";
  });
  afterEach(() => {
    preferences.reducedMotion = false;
    preferences.pace = "normal";
    vi.useRealTimers();
  });

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

  it("moves at the pace that somebody wants", () => {
    preferences.pace = "fast";
    const director = new Director({ reducer });
    director.jump(at(0));
    director.follow(at(100), [event(1)]);
    vi.advanceTimersByTime(501);
    expect(director.busy).toBe(false);
    preferences.pace = "instant";
    director.follow(at(200), [event(1)]);
    expect(director.view).toEqual({ count: 200 });
  });
});

describe("a ceremony", () => {
  const quick: typeof reducer = { ...reducer, pace: () => 300 };
  const started = (): Director => {
    const director = new Director({ reducer: quick });
    director.jump(at(0));
    return director;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    preferences.reducedMotion = false;
    preferences.pace = "normal";
  });
  afterEach(() => {
    preferences.reducedMotion = false;
    preferences.pace = "normal";
    vi.useRealTimers();
  });

  it("has its time in full, and is on while the server waits, however much goes before it", () => {
    const director = started();
    const many = Array.from({ length: 60 }, () => event(1));
    director.follow(at(100), [...many, event(2)], [...many.map(() => 0), 3]);
    vi.advanceTimersByTime(800);
    expect(director.cue).toEqual(event(2));
    vi.advanceTimersByTime(2700);
    expect(director.busy).toBe(true);
    vi.advanceTimersByTime(400);
    expect(director.view).toEqual({ count: 100 });
  });

  it("shows its summary in time on a device that is late", () => {
    const director = started();
    const paid = Array.from({ length: 10 }, () => event(1));
    director.follow(at(90), [event(1), event(1), event(1)]);
    director.follow(at(100), [...paid, event(2)], [...paid.map(() => 0.4), 3]);
    vi.advanceTimersByTime(500);
    const busy = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 4300);
    vi.advanceTimersByTime(500);
    expect(director.cue).toEqual(event(2));
    busy.mockRestore();
  });

  it("is told before anything is said of what comes after it", () => {
    const director = started();
    director.follow(at(100), [event(1), event(2), event(3)], [0, 2, 0]);
    expect(director.telling).toBe(true);
    vi.advanceTimersByTime(300);
    expect([director.cue, director.telling]).toEqual([event(2), true]);
    vi.advanceTimersByTime(2000);
    expect([director.cue, director.telling]).toEqual([event(3), false]);
  });

  it("gives way to the next one at a tap, and then to the truth", () => {
    const director = started();
    director.follow(at(100), [event(1), event(2), event(3), event(4), event(5)], [0.3, 2, 0, 2, 0]);
    director.advance();
    expect([director.cue, director.view]).toEqual([event(2), { count: 3 }]);
    director.advance();
    expect([director.cue, director.view]).toEqual([event(4), { count: 10 }]);
    director.advance();
    expect([director.busy, director.view]).toEqual([false, { count: 100 }]);
  });

  it("leaves its summary for a moment to who skips it unseen", () => {
    const director = started();
    director.follow(at(100), [event(1), event(2), event(3)], [0.3, 2, 0]);
    director.skip();
    expect([director.cue, director.view]).toEqual([event(2), { count: 3 }]);
    director.skip();
    expect([director.busy, director.view]).toEqual([false, { count: 100 }]);
    director.follow(at(200), [event(1), event(2)], [0.3, 2]);
    director.skip();
    vi.advanceTimersByTime(1200);
    expect([director.busy, director.view]).toEqual([false, { count: 200 }]);
  });

  it.each([
    ["where nothing should move", () => (preferences.reducedMotion = true), 2300],
    ["at an instant pace", () => (preferences.pace = "instant"), 1200],
  ])("is a still %s", (_, want, time) => {
    want();
    const director = started();
    director.follow(at(100), [event(1), event(2), event(3)], [0.3, 2, 0]);
    expect([director.cue, director.view]).toEqual([event(2), { count: 3 }]);
    vi.advanceTimersByTime(time - 1);
    expect(director.busy).toBe(true);
    vi.advanceTimersByTime(1);
    expect([director.busy, director.view]).toEqual([false, { count: 100 }]);
  });

  it("is seen in a game without a reducer too", () => {
    const director = new Director({});
    director.jump(at(0));
    director.follow(at(7), [event(1), event(2)], [0, 2]);
    expect([director.cue, director.telling]).toEqual([event(2), true]);
    vi.advanceTimersByTime(2000);
    expect([director.busy, director.view]).toEqual([false, { count: 7 }]);
  });

  it("waits for who looks elsewhere", () => {
    const director = started();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    director.follow(at(100), [event(1), event(2)], [0, 2]);
    vi.advanceTimersByTime(60_000);
    expect(director.cue).toEqual(event(2));
    hidden.mockRestore();
    director.resume();
    vi.advanceTimersByTime(1200);
    expect(director.busy).toBe(false);
  });
});
