import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { LogLine } from "../../protocol.ts";
import Log from "../../src/frame/Log.svelte";
import { logTeller, logText, sinceMyTurn } from "../../src/frame/logText.ts";
import { words } from "../../src/games/las-vegas/text/words.ts";
import { parseRoute } from "../../src/lib/router.svelte.ts";

const NAMES = ["Ann", "Ben"];
const line = (
  kind: LogLine["kind"],
  event: Record<string, unknown>,
  seat: number | null = null,
): LogLine => ({
  version: 1,
  kind,
  seat,
  text: "as the server says it",
  event,
  redacted: null,
  hold: 0,
});

describe("lines of a table", () => {
  it.each([
    [{ event: "joined", seat: 1, name: "Ben" }, "Ben sat down."],
    [{ event: "joined", seat: 1, name: "Cleo", plays_for: "Ben" }, "Cleo took over from Ben."],
    [{ event: "promises_closed" }, "All promises are in."],
    [
      { event: "started", contributed: [], late: [] },
      "The game begins. The dice come from the House’s formula alone.",
    ],
    [
      { event: "started", contributed: [0], late: [1] },
      "The game begins. Ann contributed to the dice; for the others, the House’s formula is used. " +
        "What Ben promised did not arrive in time; the House’s formula is used instead.",
    ],
    [{ event: "started", contributed: [0, 1] }, "The game begins. Everybody contributed to the dice."],
    [{ event: "stood_in", name: "Ben", reason: "timeout" }, "Ben’s time ran out: a bot plays."],
    [{ event: "agreed_to_end", name: "Ben", agrees: false }, "Ben would rather play on."],
    [{ event: "muted", muted: true }, "The host muted the table."],
    [{ event: "something new" }, "as the server says it"],
  ])("%o", (event, said) => {
    expect(logText(line("table", event), words, NAMES)).toBe(said);
  });

  it("tells reactions and chat", () => {
    expect(logText(line("reaction", { event: "reacted", reaction: "clap" }), words, NAMES)).toBe("applauds");
    expect(logText(line("chat", { event: "chatted", text: "<b>Hi</b>" }), words, NAMES)).toBe("<b>Hi</b>");
  });
});

describe("lines that are one thing to tell", () => {
  const threw = line("game", { event: "threw", seat: 1, roll: "2 2 5n 6k" }, null);
  const placed = line(
    "game",
    { event: "placed", seat: 1, casino: 2, own: 2, neutral: 0, big: 0, kickers: 0, face: 2 },
    1,
  );

  it("tells a throw and its placement at once, with the dice", () => {
    const [entry, ...rest] = logTeller(words, NAMES)([threw, placed]);
    expect(rest).toEqual([]);
    expect(entry?.line).toBe(placed);
    expect(entry?.parts).toEqual([
      "Ben threw ",
      {
        says: "2 2, neutral 5, kicker 6",
        dice: [
          { value: 2, seat: 1, kind: "own", dim: false },
          { value: 2, seat: 1, kind: "own", dim: false },
          { value: 5, seat: 1, kind: "neutral", dim: true },
          { value: 6, seat: 1, kind: "kicker", dim: true },
        ],
      },
      " and placed 2 dice on casino 2.",
    ]);
  });

  it("leaves apart what does not belong together", () => {
    const chat = line("chat", { event: "chatted", text: "Well!" }, 0);
    expect(logTeller(words, NAMES)([threw, chat, placed]).map(({ line: one }) => one)).toEqual([
      threw,
      chat,
      placed,
    ]);
    const other = line("game", { ...placed.event, seat: 0 }, 0);
    expect(logTeller(words, NAMES)([threw, other])).toHaveLength(2);
  });
});

describe("what was told before", () => {
  const threw = (seat: number): LogLine => line("game", { event: "threw", seat, roll: "2 2" }, null);
  const placed = (seat: number): LogLine =>
    line("game", { event: "placed", seat, casino: 2, own: 2, neutral: 0, big: 0, kickers: 0, face: 2 }, seat);
  const chat = line("chat", { event: "chatted", text: "Well!" }, 0);

  it("is the same entry again, unless what follows belongs to it", () => {
    const tell = logTeller(words, NAMES);
    const [first, second, third] = [threw(0), threw(1), placed(1)];
    const [one, two] = tell([chat, first, second]).slice(1);
    const [, again, merged] = tell([chat, first, second, third, chat]);
    expect(again).toEqual(one);
    expect([merged?.line, merged === two]).toEqual([third, false]);
    const last = tell([chat, first, second, third, chat]);
    expect(last[2]).toBe(merged);
    expect(tell([first, second, third, chat, threw(0)])[1]).toBe(merged);
  });
});

describe("what happened since my last turn", () => {
  const lines = (...movers: (number | null)[]): LogLine[] =>
    movers.map((mover) => line("game", { event: "threw", seat: mover, roll: "1" }, mover));

  it.each<[string, (number | null)[], number]>([
    ["all, before my first turn", [1, 2], 0],
    ["what the others did after it", [0, 0, 1, 2], 2],
    ["and the House", [0, null, 1], 1],
    ["still what came before this turn, while I play", [0, 1, 2, 0, 0], 1],
    ["nothing else while I alone have moved", [0, 0], 0],
  ])("%s", (_, movers, from) => {
    expect(sinceMyTurn(lines(...movers), 0)).toBe(from);
  });

  it("is all for whoever watches", () => {
    expect(sinceMyTurn(lines(0, 1), null)).toBe(0);
  });

  it("stands under its own heading", () => {
    const all = lines(0, 1);
    render(Log, { lines: all, words, names: NAMES, seat: 0, missed: null, show: vi.fn() });
    const heading = screen.getByRole("heading", { name: "Since your last turn" });
    const [earlier, recent] = screen.getAllByRole("listitem");
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(earlier && earlier.compareDocumentPosition(heading) & follows).toBeTruthy();
    expect(recent && heading.compareDocumentPosition(recent) & follows).toBeTruthy();
  });
});

describe("the log", () => {
  it("shows whom a line is about, and leads to the table", () => {
    const show = vi.fn();
    const paid = line("game", { event: "paid", casino: 3, owner: 1, dice: 2, bill: 60 }, 0);
    render(Log, { lines: [paid], words, names: NAMES, seat: 0, missed: null, show });
    const button = screen.getByRole("button");
    button.click();
    expect(button.textContent).toContain("Ben");
    expect(show).toHaveBeenCalledWith(paid.event);
  });
});

describe("addresses", () => {
  it.each([
    ["/", { page: "home" }],
    ["/t/K7QX2M", { page: "table", code: "K7QX2M" }],
    ["/t/K7QX2M/screen", { page: "tv", code: "K7QX2M" }],
    ["/t/K7QX2M/story", { page: "replay", code: "K7QX2M" }],
    ["/t/K7QX2M/plain", { page: "not-found" }],
    ["/new/reibach", { page: "setup", game: "reibach" }],
    ["/claim/abc", { page: "claim-seat", link: "abc" }],
    ["/somewhere", { page: "not-found" }],
  ])("%s", (path, route) => {
    expect(parseRoute(path)).toEqual(route);
  });
});
