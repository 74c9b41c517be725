import { describe, expect, it } from "vitest";
import { NoRecord, readRecord, spell } from "../../src/verify/record.ts";
import { FOLDERS, golden, goldens } from "./golden.ts";

const FAIR = golden("las_vegas/fair-4.txt");

function refusal(text: string): [string, string] {
  try {
    readRecord(text);
  } catch (error) {
    if (error instanceof NoRecord) return [error.why, error.at];
  }
  throw new Error("it was read");
}

describe("a record", () => {
  it.each(FOLDERS.flatMap(goldens))("%s is read, and its moves are spelt as they stand", (path) => {
    const text = golden(path);
    const record = readRecord(text);
    const lines = text.split("\n");
    expect(record.moves.length).toBeGreaterThan(0);
    for (const move of record.moves) expect(spell(record, move)).toBe(lines[move.line - 1]);
  });

  it("tells its header", () => {
    const record = readRecord(FAIR);
    expect(record).toMatchObject({ game: "las-vegas", dice: "fair", fork: null, seenBy: null });
    expect(record.seats).toHaveLength(4);
    expect(record.contributions).toHaveLength(4);
    expect(record.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(record.result).toHaveLength(4);
    expect(record.moves[0]).toMatchObject({ seat: null, draws: [{ bound: 54 }] });
  });

  it("keeps remarks with the move they speak of", () => {
    const text = "greenbaize record 1\ngame: x\nseats: Ann, Ben\ndice: given\n\n# well\nAnn: go\n# done\n";
    const { remarks, check, moves } = readRecord(text);
    expect(Object.fromEntries(remarks)).toEqual({ 0: ["well"], 1: ["done"] });
    expect([check, moves.length]).toEqual([null, 1]);
  });
});

describe("names", () => {
  const named = (name: string): string =>
    `greenbaize record 1\ngame: x\nseats: ${name}, Ben\ndice: given\n\n${name}: go\n`;

  it.each(["x".repeat(20), "👩‍👩‍👧".repeat(12), "🇨🇭".repeat(20), "q\u0323".repeat(20), "👋🏽❤️"])(
    "%s is one",
    (name) => {
      expect(readRecord(named(name)).seats[0]).toBe(name);
    },
  );

  it.each(["x".repeat(21), "👩‍👩‍👧".repeat(13), "🇨🇭".repeat(21), "An\u200Dna", "A\u202Ena"])(
    "%s is none",
    (name) => {
      expect(refusal(named(name))).toEqual(["name", name]);
    },
  );
});

describe("what is no record is refused", () => {
  const head = "greenbaize record 1\ngame: x\nseats: Ann, Ben\ndice: given\n";
  it.each([
    ["", "first", ""],
    ["<html>", "first", ""],
    ["greenbaize record 2\n", "first", ""],
    ["greenbaize record 1\ncheck: 00", "cut", ""],
    [head, "cut", ""],
    [`${head}\nAnn: go`, "cut", ""],
    [`${head}colour: red\n\n`, "header", "5"],
    [`${head}dice: given\n\n`, "header", "5"],
    [`${head}result: Ann 3\n\n`, "result", ""],
    [`${head}result: Ben 3 (1), Ann 2 (2)\n\n`, "result", ""],
    [`${head}fork: two\n\n`, "fork", ""],
    [`${head}\nAnn: go\nEve: go\n`, "line", "7"],
    [`${head}\nHouse: roll 1 [6:x]\n`, "line", "6"],
    [`${head}\nHouse: roll 1 [6:01]\n`, "line", "6"],
    [`${head}options: fast=on\n\n`, "line", "3"],
    ["greenbaize record 1\ngame: x\ndice: given\n\n", "missing", "seats"],
    ["greenbaize record 1\ngame: x\nseats: Ann, Ann\ndice: given\n\n", "name", "Ann, Ann"],
    ["greenbaize record 1\ngame: x\nseats: Ann, House\ndice: given\n\n", "name", "House"],
  ])("%j", (text, why, at) => {
    expect(refusal(text)).toEqual([why, at]);
  });
});
