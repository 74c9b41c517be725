import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Moment, MoveMade } from "../../protocol.ts";
import { Moments } from "../../src/story/moments.ts";
import { paceOf } from "../../src/story/pace.ts";
import { Player } from "../../src/story/player.svelte.ts";

const MOVES: MoveMade[] = Array.from({ length: 30 }, (_, ply) => ({
  seat: ply % 2 ? 0 : null,
  words: `go ${ply}`,
}));

function momentAt(ply: number): Moment {
  return { ply, plies: MOVES.length, view: { ply }, move: MOVES[ply - 1] ?? null, says: [], events: [] };
}

function watched(fetched = vi.fn((ply: number) => Promise.resolve(momentAt(ply)))) {
  const shown: [number, number | null][] = [];
  const player = new Player(
    MOVES,
    new Moments(fetched),
    () => 100,
    (now, before) => shown.push([now.ply, before?.ply ?? null]),
  );
  return { player, fetched, shown };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a story", () => {
  it("shows a moment, and has its neighbours at hand", async () => {
    const { player, fetched, shown } = watched();
    await player.seek(5);
    await vi.advanceTimersByTimeAsync(0);
    expect(player.shown?.ply).toBe(5);
    expect(fetched.mock.calls.flat()).toEqual([5, 6, 7, 4]);
    await player.seek(6);
    expect(fetched.mock.calls.filter(([ply]) => ply === 6)).toHaveLength(1);
    expect(shown).toEqual([
      [5, null],
      [6, 5],
    ]);
  });

  it("does not leave the game", async () => {
    const { player } = watched();
    await player.seek(99);
    expect([player.at, player.shown?.ply]).toEqual([30, 30]);
    await player.seek(-3);
    expect(player.at).toBe(0);
  });

  it("goes to the last place wanted while it is dragged, not to all on the way", async () => {
    const { player, fetched } = watched();
    for (let ply = 1; ply <= 20; ply += 1) player.go(ply);
    await vi.advanceTimersByTimeAsync(0);
    expect(player.shown?.ply).toBe(20);
    expect(fetched.mock.calls.length).toBeLessThan(6);
  });

  it("runs by itself to the end, and stops when asked", async () => {
    const { player } = watched();
    await player.seek(27);
    player.play();
    await vi.advanceTimersByTimeAsync(150);
    expect([player.at, player.playing]).toEqual([28, true]);
    player.stop();
    await vi.advanceTimersByTimeAsync(500);
    expect(player.at).toBe(28);
    player.play();
    await vi.advanceTimersByTimeAsync(1000);
    expect([player.at, player.playing]).toEqual([30, false]);
    player.play();
    await vi.advanceTimersByTimeAsync(150);
    expect(player.at).toBe(1);
    player.stop();
  });

  it("says when a moment could not be fetched, and tries again", async () => {
    let broken = true;
    const fetched = vi.fn((ply: number) =>
      broken ? Promise.reject(new Error("away")) : Promise.resolve(momentAt(ply)),
    );
    const { player } = watched(fetched);
    await player.seek(3);
    expect([player.trouble instanceof Error, player.shown]).toEqual([true, null]);
    broken = false;
    await player.seek(3);
    expect([player.trouble, player.shown?.ply]).toEqual([null, 3]);
  });
});

describe("the pace", () => {
  it("is faster where the House lays one thing after the other", () => {
    const dealt = paceOf(undefined, momentAt(1), { seat: null, words: "bill 10" });
    expect(dealt).toBeLessThan(paceOf(undefined, momentAt(1), { seat: 0, words: "place 1" }));
  });

  it("waits for what moves on the table, but not for ever", () => {
    const stage = { stage: () => undefined, pace: () => 900 };
    const paid = (count: number) => ({
      ...momentAt(2),
      events: Array.from({ length: count }, () => ({ event: "paid" })),
    });
    expect(paceOf(stage, paid(2), MOVES[2])).toBe(2300);
    expect(paceOf(stage, paid(40), MOVES[2])).toBe(5000);
  });
});
