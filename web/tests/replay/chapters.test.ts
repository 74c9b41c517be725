import { describe, expect, it } from "vitest";
import type { RecordedMove } from "../../protocol.ts";
import { chapters, stepAt, type Chapter } from "../../src/replay/chapters.ts";
import { loadGame } from "../../src/games/index.ts";
import { readRecord } from "../../src/verify/record.ts";
import { golden } from "../verify/golden.ts";

async function chaptersOf(path: string): Promise<{ all: Chapter[]; moves: RecordedMove[] }> {
  const record = readRecord(golden(path));
  const moves = record.moves.map(({ seat, words }) => ({ seat, words }));
  const { parts } = await loadGame(record.game);
  return { all: chapters(parts(moves), moves), moves };
}

describe("the chapters of a game", () => {
  it.each([
    ["las_vegas/fair-4.txt", "round", 4],
    ["las_vegas/seeded-6-unusual.txt", "round", 4],
    ["las_vegas_second_way/fair-3.txt", "round", 2],
    ["cincinnati/fair-4.txt", "round", 12],
    ["reibach/fair-4.txt", "scoring", 3],
  ])("%s", async (path, kind, count) => {
    const { all } = await chaptersOf(path);
    const parts = all.flatMap(({ part }) => part ?? []);
    expect(parts.map((part) => part.number)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    expect(new Set(parts.map((part) => part.kind))).toEqual(new Set([kind]));
  });

  it("hold every seat's move once and in order", async () => {
    const { all, moves } = await chaptersOf("las_vegas/fair-4.txt");
    const steps = all.flatMap(({ steps }) => steps);
    const seats = steps.filter(({ seat }) => seat !== null);
    expect(seats.map(({ words }) => words)).toEqual(
      moves.filter(({ seat }) => seat !== null).map(({ words }) => words),
    );
    expect(steps.map(({ ply }) => ply)).toEqual(
      steps.map(({ ply }) => ply).sort((one, other) => one - other),
    );
    for (const { seat, ply } of seats) expect(moves[ply - 1]?.seat).toBe(seat);
  });

  it("tell of a game that nobody knows, in pieces of ten where the House goes on for long", () => {
    const house: RecordedMove[] = Array.from({ length: 12 }, () => ({ seat: null, words: "roll 1" }));
    const all = chapters([], [...house, { seat: 0, words: "go" }, { seat: null, words: "roll 2" }]);
    expect(all).toHaveLength(1);
    expect(all[0]?.steps.map(({ first, ply }) => [first, ply])).toEqual([
      [1, 10],
      [11, 12],
      [13, 13],
    ]);
    expect(stepAt(all, 14)?.words).toBe("go");
    expect(stepAt(all, 3)).toBeUndefined();
  });
});
