import { describe, expect, it } from "vitest";
import { promiseOf } from "../../src/lib/fairDice.ts";
import { readRecord } from "../../src/verify/record.ts";
import { below } from "../../src/verify/stream.ts";
import { verify, type Check } from "../../src/verify/verify.ts";
import { changed, FOLDERS, fairOnes, golden, goldens, resealed } from "./golden.ts";

const PATH = "las_vegas/fair-4.txt";
const FAIR = golden(PATH);

const summary = (checks: Check[]): string[] => checks.map(({ name, ok, why }) => `${name} ${ok} ${why}`);
const found = (text: string, name: Check["name"]): Check | undefined =>
  verify(text).checks.find((check) => check.name === name);

/** A hexadecimal digit that is another. */
const other = (line: string): string => line.replace(/.$/, (digit) => (digit === "0" ? "1" : "0"));

describe("a fair record", () => {
  it.each(FOLDERS.flatMap(fairOnes))("%s fits", (path) => {
    const { checks, ok } = verify(golden(path));
    expect(ok).toBe(true);
    expect(summary(checks).slice(0, 6)).toEqual([
      "whole true fits",
      "seal true fits",
      "kept null unknown",
      "parts true all",
      "promises null old",
      "draws true fit",
    ]);
  });

  it("has all its draws counted", () => {
    const draws = readRecord(FAIR).moves.flatMap((move) => move.draws ?? []);
    expect(found(FAIR, "draws")?.count).toBe(draws.length);
  });

  it("shows what this device contributed", () => {
    const part = readRecord(FAIR).contributions[1] ?? "";
    const mine = (seat: number) => verify(FAIR, [{ seat, part }]).checks.find(({ name }) => name === "mine");
    expect(mine(1)).toMatchObject({ ok: true, names: ["Blue"] });
    expect(mine(2)).toMatchObject({ ok: false, why: "absent", names: ["Green"] });
    expect(verify(FAIR, [{ seat: 0, part }]).ok).toBe(false);
  });
});

describe("a record with promises", () => {
  const PROMISED = golden("cincinnati/promised-4.txt");
  const record = readRecord(PROMISED);
  const shown = {
    seal: record.commitment ?? "",
    promises: record.promises,
    parts: record.contributions,
    opened: [] as number[],
  };
  const last = (line: string): string => line.replace(/[^ ]*$/, "99".repeat(16));

  it("says who contributed their own and for whom the formula stood in", () => {
    expect(found(PROMISED, "promises")).toMatchObject({
      ok: true,
      why: "some",
      names: ["Blue", "Green"],
      others: ["Red", "Black"],
    });
    expect(found(golden("cincinnati/alone-3.txt"), "promises")).toMatchObject({ ok: null, why: "formula" });
    expect(verify(PROMISED).ok).toBe(true);
  });

  it("has no part that somebody chose", () => {
    const chosen = changed(PROMISED, /^contributions: .*$/m, last);
    expect(found(chosen, "promises")).toMatchObject({ ok: false, why: "chosen", names: ["Black"] });
    const broken = changed(PROMISED, /^promises: .*$/m, (line) => line.replace(/, [^,]*, /, ", house, "));
    expect(found(broken, "promises")).toMatchObject({ ok: false, why: "chosen" });
    const few = changed(PROMISED, /^promises: .*$/m, (line) => line.replace(/, [^,]*$/, ""));
    expect(found(few, "promises")).toMatchObject({ ok: false, why: "malformed" });
  });

  it("is what this device was shown", () => {
    const seen = (more: object) => summary(verify(PROMISED, [], { ...shown, ...more }).checks);
    expect(seen({})).toContain("kept true same");
    expect(seen({ seal: "0".repeat(64) })).toContain("kept false exchanged");
    expect(seen({ promises: ["house", ...record.promises.slice(1)] })).toContain("promises false exchanged");
    expect(seen({ parts: ["00", ...record.contributions.slice(1)] })).toContain("parts false changed");
    const without = changed(PROMISED, /^promises: .*\n/m, () => "");
    expect(summary(verify(without, [], shown).checks)).toContain("promises false exchanged");
  });

  it("tells a part that came too late from one that was dropped", () => {
    // What the seat promised is not known here, so its promise is made from a part that is.
    const part = "ab".repeat(16);
    const text = changed(PROMISED, /^promises: [^,]*/m, () => `promises: ${promiseOf(part)}`);
    const mine = (opened: number[]) =>
      verify(text, [{ seat: 0, part }], { ...shown, promises: null, opened }).checks.find(
        ({ name }) => name === "mine",
      );
    expect(mine([])).toMatchObject({ ok: null, why: "late", names: ["Red"] });
    expect(mine([0])).toMatchObject({ ok: false, why: "absent", names: ["Red"] });
  });
});

describe("dice that cannot be checked here", () => {
  it.each(FOLDERS.flatMap(goldens).filter((path) => path.includes("/seeded-")))("%s is seeded", (path) => {
    const { checks, ok } = verify(golden(path));
    expect(ok).toBe(null);
    expect(summary(checks)).toEqual(["whole true fits", "draws null seeded"]);
  });

  it("are those of a game that goes on", () => {
    const text = resealed(FAIR.replace(/^secret: .*\nresult: .*\n/m, ""));
    expect(summary(verify(text).checks).slice(1)).toEqual([
      "seal null goes_on",
      "kept null unknown",
      "parts true all",
      "promises null old",
      "draws null goes_on",
    ]);
  });

  it("are those that one seat saw, that were given, or that nobody knows", () => {
    expect(
      found(
        changed(FAIR, /^secret: .*$/m, () => "seen-by: Red"),
        "draws",
      )?.why,
    ).toBe("half");
    expect(
      found(
        changed(FAIR, /^dice: fair$/m, () => "dice: given"),
        "draws",
      )?.why,
    ).toBe("given");
    expect(
      found(
        changed(FAIR, /^dice: fair$/m, () => "dice: loaded"),
        "draws",
      )?.why,
    ).toBe("strange");
  });

  it("are written by hand, without a check", () => {
    const { checks, ok } = verify(FAIR.replace(/^check: .*\n/m, ""));
    expect([ok, checks[0]?.why]).toEqual([true, "by_hand"]);
  });
});

describe("a record that was changed, with its check written anew", () => {
  it("a draw: the move is named", () => {
    const text = changed(FAIR, /^House: bill \d+ \[50:\d+\]$/m, (line) => line.replace(/\d+\]$/, "49]"));
    const draws = found(text, "draws");
    expect(draws).toMatchObject({ ok: false, why: "differs" });
    expect(draws?.at?.words).toMatch(/^House: bill \d+ \[50:49\]$/);
    expect(text.split("\n")[(draws?.at?.line ?? 0) - 1]).toBe(draws?.at?.words);
  });

  it.each(FOLDERS.flatMap(fairOnes))("the last draw of %s", (path) => {
    const text = golden(path);
    const line = text.split("\n").findLastIndex((one) => /:\d+\]$/.test(one));
    const lines = text.split("\n");
    lines[line] = (lines[line] ?? "").replace(
      /(\d+):(\d+)\]$/,
      (_, n, k) => `${n}:${(Number(k) + 1) % Number(n)}]`,
    );
    expect(found(resealed(lines.join("\n")), "draws")).toMatchObject({ ok: false, at: { line: line + 1 } });
  });

  it("the secret", () => {
    const checks = summary(verify(changed(FAIR, /^secret: .*$/m, other)).checks);
    expect(checks).toContain("seal false differs");
    expect(checks).toContain("draws false differs");
  });

  it("the commitment", () => {
    const checks = summary(verify(changed(FAIR, /^commitment: .*$/m, other)).checks);
    expect(checks).toContain("seal false differs");
    expect(checks).toContain("draws true fit");
  });

  it("a contribution", () => {
    const checks = summary(verify(changed(FAIR, /^contributions: .*$/m, other)).checks);
    expect(checks).toContain("seal true fits");
    expect(checks).toContain("draws false differs");
  });

  it("a contribution that is missing, or too short to be fair", () => {
    const missing = changed(FAIR, /^(contributions: .*), .*$/m, (line) => line.replace(/, [^,]*$/, ""));
    expect(found(missing, "parts")?.why).toBe("missing");
    const short = changed(FAIR, /^contributions: .*$/m, (line) => line.replace(/..$/, ""));
    expect(found(short, "parts")).toMatchObject({ ok: false, why: "short", names: ["Black"] });
  });

  it("no secret, no commitment, or a fork that is not there", () => {
    expect(
      found(
        changed(FAIR, /^secret: .*\n/m, () => ""),
        "seal",
      )?.why,
    ).toBe("withheld");
    expect(
      found(
        changed(FAIR, /^commitment: .*\n/m, () => ""),
        "seal",
      )?.why,
    ).toBe("none");
    const fork = changed(FAIR, /^secret: /m, (line) => `fork: 99999\n${line}`);
    expect(found(fork, "draws")?.why).toBe("fork");
  });

  it("a throw of the House that is dropped", () => {
    const text = changed(FAIR, /^House: roll .*\n/m, () => "");
    expect(found(text, "whole")?.ok).toBe(true);
    expect(found(text, "draws")).toMatchObject({ ok: false, why: "differs" });
  });

  it("draws that are left out, that are a seat's, or that are too high", () => {
    expect(
      found(
        changed(FAIR, /^House: roll (.*) \[.*\]$/m, (line) => line.replace(/ \[.*/, "")),
        "draws",
      )?.why,
    ).toBe("unlisted");
    expect(
      found(
        changed(FAIR, /^Red: place \d$/m, (line) => `${line} [6:1]`),
        "draws",
      )?.why,
    ).toBe("extra");
    expect(
      found(
        changed(FAIR, /\[6:\d/m, () => "[6:6"),
        "draws",
      )?.why,
    ).toBe("bound");
    expect(
      found(
        changed(FAIR, /\[6:\d/m, () => "[0:0"),
        "draws",
      )?.why,
    ).toBe("bound");
  });

  it("dice that show something else than was drawn", () => {
    const text = changed(FAIR, /^House: roll .*$/m, (line) => line.replace(/roll \d/, "roll 6"));
    expect(found(text, "draws")?.ok).toBe(true);
    expect(found(text, "faces")).toMatchObject({ ok: false, why: "differs" });
  });
});

describe("a record that was changed after it was saved", () => {
  it.each([
    ["a seat's move", FAIR.replace(/^Red: place \d$/m, "Red: place 9")],
    ["a dropped move", FAIR.replace(/^Red: place \d\n/m, "")],
    ["a result", FAIR.replace(/^result: Red -?\d+/m, "result: Red 9999")],
  ])("%s: its check says so, and nothing else can without the rules", (_, text) => {
    expect(text).not.toBe(FAIR);
    expect(summary(verify(text).checks).filter((check) => check.includes("false"))).toEqual([
      "whole false changed",
    ]);
    expect(verify(resealed(text)).ok).toBe(true);
  });
});

describe("a fork", () => {
  it("takes its first moves over as given, and draws from there", () => {
    const { moves } = readRecord(FAIR);
    const first = moves[0];
    if (!first) throw new Error("no moves");
    const given = FAIR.replace(/^secret: /m, "fork: 1\nsecret: ").replace(/^(House: [^[\n]*) \[.*\]$/m, "$1");
    expect(found(resealed(given), "draws")).toMatchObject({ ok: false, at: { number: 2 } });
  });
});

describe("the stream", () => {
  it("throws away words that would favour some numbers", () => {
    function* words(): Generator<number, never> {
      yield 2 ** 32 - 1;
      yield 2 ** 32 - 4;
      yield 2 ** 32 - 5;
      while (true) yield 0;
    }
    expect(below(words(), 6)).toBe((2 ** 32 - 5) % 6);
    expect(below(words(), 2 ** 32)).toBe(2 ** 32 - 1);
  });
});
