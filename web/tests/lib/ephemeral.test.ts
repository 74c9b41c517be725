import { expect, test } from "vitest";
import type { LogLine } from "../../protocol.ts";
import { words } from "../../src/games/reibach/words.ts";
import { logText } from "../../src/frame/logText.ts";
import { withoutExpired, ephemeral } from "../../src/lib/ephemeral.ts";

const NAMES = ["Ann", "Ben"];
const redacted = {
  text: "Ann laid a base.",
  event: { event: "baselaid", seat: 0, card: null, remembered: false },
};

function line(version: number, event: Record<string, unknown>, more: Partial<LogLine> = {}): LogLine {
  return { version, kind: "game", seat: 0, text: "", event, redacted: null, hold: 0, ...more };
}

const base = (version: number): LogLine =>
  line(version, { ...redacted.event, card: "gold" }, { text: "Ann laid gold as a base.", redacted });
const took = (version: number): LogLine =>
  line(version, { event: "took", seat: 0, place: 1, card: "oil", points: 1 });
const said = (lines: LogLine[]): string[] => lines.map((one) => logText(one, words, NAMES));

test("a base keeps its name as long as nobody moves", () => {
  const chat = line(4, { event: "chatted", text: "Aha." }, { kind: "chat" });
  const lines = withoutExpired([took(2), base(3), chat]);
  expect(said(lines)[1]).toMatch(/gold/i);
});

test("after the next move the line says only that a base was laid", () => {
  const lines = withoutExpired([base(3), took(4)]);
  expect(said(lines)[0]).toBe("Ann laid a base.");
  expect(JSON.stringify(lines)).not.toContain("gold");
  expect(said(lines)[1]).toMatch(/oil/);
});

test("a move that is taken back is forgotten too", () => {
  const back = line(4, { event: "took_back", seat: 0, name: "Ann" }, { kind: "table" });
  expect(JSON.stringify(withoutExpired([base(3), back]))).not.toContain("gold");
});

test("two bases in a row: only the newest has a name, and both are shown for a moment", () => {
  const lines = [base(3), base(4)];
  expect(withoutExpired(lines).map(({ redacted }) => redacted === null)).toEqual([true, false]);
  expect(ephemeral(lines)).toEqual(lines);
});

test("lines of which nothing is to be forgotten stay as they are", () => {
  const lines = [took(2), took(3)];
  expect(withoutExpired(lines)).toEqual(lines);
  expect(ephemeral(lines)).toEqual([]);
  expect(withoutExpired([])).toEqual([]);
});
