import { describe, expect, it } from "vitest";
import type { Ceremony, RecordedMove } from "../../protocol.ts";
import { groupByChapter, stepAt, type ChapterMoves } from "../../src/replay/chapters.ts";
import { chapterTitle } from "../../src/replay/chapterText.ts";
import { loadGame } from "../../src/games/index.ts";
import { readRecord } from "../../src/verify/record.ts";
import told from "../games/bells-and-hammers/ceremonies.jsonl?raw";
import { golden } from "../verify/golden.ts";

/** What everybody looked at together in recorded games. */
const TOLD = told
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as { record: string; ceremonies: Ceremony[] });

async function chaptersOf(path: string): Promise<{ all: ChapterMoves[]; moves: RecordedMove[] }> {
  const record = readRecord(golden(path));
  const moves = record.moves.map(({ seat, words }) => ({ seat, words }));
  const { chapters } = await loadGame(record.game);
  const ceremonies = TOLD.find((one) => one.record === path)?.ceremonies ?? [];
  return { all: groupByChapter(chapters(moves, ceremonies), moves), moves };
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
    const chapters = all.flatMap(({ chapter }) => chapter ?? []);
    expect(chapters.map((chapter) => chapter.number)).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
    expect(new Set(chapters.map((chapter) => chapter.kind))).toEqual(new Set([kind]));
  });

  it("tell of a game of Bells & Hammers as draw, sale of each card, faces, throws by twenty, Inn, and last throw", async () => {
    const { all, moves } = await chaptersOf("bells_and_hammers/fair-4.txt");
    const chapters = all.flatMap(({ chapter }) => chapter ?? []);
    expect(chapters.map(chapterTitle)).toEqual([
      "Who is Banker?",
      ...[1, 2, 3, 4, 5].map((card) => `The sale: card ${card}`),
      "The cards are turned up",
      "Throws 1 to 20",
      "Throws 21 to 40",
      "Throws 41 to 60",
      "Throws 61 to 80",
      "Throws 81 to 100",
      "Throws 101 to 120",
      "Throw 121: the Inn opens",
      "Throws 122 to 123",
      "The last throw",
    ]);
    expect(chapters.at(-1)?.ply).toBe(moves.length);
    expect(moves[chapters[7]?.start ?? 0]?.words).toBe("roll blank");
    const before = chapters.slice(2, 7).map(({ start }) => moves[start - 1]?.words);
    expect(before, "a card is sold when somebody passes").toEqual(Array(5).fill("pass"));
    const thrown = all[9]?.steps.map(({ first, ply }) => ply - first + 1);
    expect(thrown, "what the House did is told within its chapter").toEqual([10, 10]);
  });

  it("tell the games of a match of Bells & Hammers apart, none in more pieces than can be overlooked", async () => {
    const { all } = await chaptersOf("bells_and_hammers/seeded-4-unusual.txt");
    const chapters = all.flatMap(({ chapter }) => chapter ?? []);
    const games = chapters.filter(({ kind }) => kind === "game");
    expect(games.map(chapterTitle)).toEqual(games.map((_, index) => `Game ${index + 1}, the sale: card 1`));
    expect(games.length).toBeGreaterThan(1);
    const starts = chapters.map(({ start }) => start);
    expect(starts).toEqual([...new Set(starts)].sort((one, other) => one - other));
    expect(chapters.length / games.length).toBeLessThan(18);
    expect(chapters.filter((chapter) => chapterTitle(chapter) === "The sale: card 5")).toHaveLength(13);
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

  it("tell of a game that nobody knows, in even pieces of at most ten where the House goes on for long", () => {
    const house: RecordedMove[] = Array.from({ length: 11 }, () => ({ seat: null, words: "roll 1" }));
    const all = groupByChapter([], [...house, { seat: 0, words: "go" }, { seat: null, words: "roll 2" }]);
    expect(all).toHaveLength(1);
    expect(all[0]?.steps.map(({ first, ply }) => [first, ply])).toEqual([
      [1, 6],
      [7, 11],
      [12, 12],
    ]);
    expect(stepAt(all, 13)?.words).toBe("go");
    expect(stepAt(all, 3)).toBeUndefined();
  });
});
