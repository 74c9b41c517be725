import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReplayMoment, RecordedMove } from "../../protocol.ts";
import { MomentCache } from "../../src/replay/momentCache.ts";
import { momentPace } from "../../src/replay/pace.ts";
import { Playback } from "../../src/replay/playback.svelte.ts";

const MOVES: RecordedMove[] = Array.from({ length: 30 }, (_, ply) => ({
  seat: ply % 2 ? 0 : null,
  words: `go ${ply}`,
}));

function fetchMoment(ply: number): ReplayMoment {
  return { ply, plies: MOVES.length, view: { ply }, move: MOVES[ply - 1] ?? null, texts: [], events: [] };
}

function watched(fetched = vi.fn((ply: number) => Promise.resolve(fetchMoment(ply)))) {
  const shown: [number, number | null][] = [];
  const playback = new Playback(
    MOVES,
    new MomentCache(fetched),
    () => 100,
    (now, before) => shown.push([now.ply, before?.ply ?? null]),
  );
  return { playback, fetched, shown };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a replay", () => {
  it("shows a moment, and has its neighbours at hand", async () => {
    const { playback, fetched, shown } = watched();
    await playback.seek(5);
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.shown?.ply).toBe(5);
    expect(fetched.mock.calls.flat()).toEqual([5, 6, 7, 4]);
    await playback.seek(6);
    expect(fetched.mock.calls.filter(([ply]) => ply === 6)).toHaveLength(1);
    expect(shown).toEqual([
      [5, null],
      [6, 5],
    ]);
  });

  it("does not leave the game", async () => {
    const { playback } = watched();
    await playback.seek(99);
    expect([playback.at, playback.shown?.ply]).toEqual([30, 30]);
    await playback.seek(-3);
    expect(playback.at).toBe(0);
  });

  it("goes to the last place wanted while it is dragged, not to all on the way", async () => {
    const { playback, fetched } = watched();
    for (let ply = 1; ply <= 20; ply += 1) playback.go(ply);
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.shown?.ply).toBe(20);
    expect(fetched.mock.calls.length).toBeLessThan(6);
  });

  it("runs by itself to the end, and stops when asked", async () => {
    const { playback } = watched();
    await playback.seek(27);
    playback.play();
    await vi.advanceTimersByTimeAsync(150);
    expect([playback.at, playback.playing]).toEqual([28, true]);
    playback.stop();
    await vi.advanceTimersByTimeAsync(500);
    expect(playback.at).toBe(28);
    playback.play();
    await vi.advanceTimersByTimeAsync(1000);
    expect([playback.at, playback.playing]).toEqual([30, false]);
    playback.play();
    await vi.advanceTimersByTimeAsync(150);
    expect(playback.at).toBe(1);
    playback.stop();
  });

  it("says when a moment could not be fetched, and tries again", async () => {
    let broken = true;
    const fetched = vi.fn((ply: number) =>
      broken ? Promise.reject(new Error("away")) : Promise.resolve(fetchMoment(ply)),
    );
    const { playback } = watched(fetched);
    await playback.seek(3);
    expect([playback.error instanceof Error, playback.shown]).toEqual([true, null]);
    broken = false;
    await playback.seek(3);
    expect([playback.error, playback.shown?.ply]).toEqual([null, 3]);
  });
});

describe("the pace", () => {
  it("is faster where the House lays one thing after the other", () => {
    const dealt = momentPace(undefined, fetchMoment(1), { seat: null, words: "bill 10" });
    expect(dealt).toBeLessThan(momentPace(undefined, fetchMoment(1), { seat: 0, words: "place 1" }));
  });

  it("waits for what moves on the table, but not for ever", () => {
    const reducer = { reduce: () => undefined, pace: () => 900 };
    const paid = (count: number) => ({
      ...fetchMoment(2),
      events: Array.from({ length: count }, () => ({ event: "paid" })),
    });
    expect(momentPace(reducer, paid(2), MOVES[2])).toBe(2300);
    expect(momentPace(reducer, paid(40), MOVES[2])).toBe(5000);
  });
});
