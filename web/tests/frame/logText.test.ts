import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { LogLine } from "../../protocol.ts";
import Log from "../../src/frame/Log.svelte";
import { logText } from "../../src/frame/logText.ts";
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
});

describe("lines of a table", () => {
  it.each([
    [{ event: "joined", seat: 1, name: "Ben" }, "Ben sat down."],
    [{ event: "joined", seat: 1, name: "Cleo", plays_for: "Ben" }, "Cleo plays on for Ben."],
    [{ event: "promises_closed" }, "The promises for the dice are closed."],
    [
      { event: "started", contributed: [], late: [] },
      "The game begins. All parts of its dice come from the House’s formula.",
    ],
    [
      { event: "started", contributed: [0], late: [1] },
      "The game begins. Ann contributed to the dice; the House’s formula stands in for the others. " +
        "What Ben promised was not opened in time; there the House’s formula stands in.",
    ],
    [{ event: "started", contributed: [0, 1] }, "The game begins. Everybody contributed to its dice."],
    [{ event: "stood_in", name: "Ben", reason: "timeout" }, "Ben’s time ran out: a bot plays."],
    [{ event: "agreed_to_end", name: "Ben", agrees: false }, "Ben would rather go on."],
    [{ event: "muted", muted: true }, "The host silenced the table."],
    [{ event: "something new" }, "as the server says it"],
  ])("%o", (event, said) => {
    expect(logText(line("table", event), words, NAMES)).toBe(said);
  });

  it("tells reactions and chat", () => {
    expect(logText(line("reaction", { event: "reacted", reaction: "clap" }), words, NAMES)).toBe("applauds");
    expect(logText(line("chat", { event: "chatted", text: "<b>Hi</b>" }), words, NAMES)).toBe("<b>Hi</b>");
  });
});

describe("the log", () => {
  it("shows whom a line is about, and leads to the table", () => {
    const show = vi.fn();
    const paid = line("game", { event: "paid", casino: 3, owner: 1, dice: 2, bill: 60 }, 0);
    render(Log, { lines: [paid], words, names: NAMES, missed: null, show });
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
