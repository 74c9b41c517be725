import { render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Replay from "../../src/pages/Replay.svelte";
import { readRecord } from "../../src/verify/record.ts";
import { golden } from "../verify/golden.ts";

const TEXT = golden("bells_and_hammers/fair-5.txt");
const RECORD = readRecord(TEXT);
const SEATS = RECORD.seats.map((name) => ({
  name,
  person: false,
  bot: "uniform",
  connected: false,
  open: false,
  deadline: null,
}));

const CHANGES = [10, 20].map((ply) => ({ ply, scores: SEATS.map((_, seat) => ply * seat) }));

function server(phase: string, problem = ""): string[] {
  const asked: string[] = [];
  const moves = RECORD.moves.map(({ seat, words }) => ({ seat, words }));
  const result =
    RECORD.result === "abandoned" ? [] : RECORD.result?.map(({ score, place }) => [score, place]);
  const table = {
    code: "K7QX2M",
    game: RECORD.game,
    title: "Bells & Hammers",
    phase,
    seats: SEATS,
    options: {},
  };
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (path.includes("/held-seats")) return Response.json({ code: "K7QX2M", seats: [2] });
    if (problem)
      return Response.json({ code: problem, params: {}, rule: "", message: "no." }, { status: 409 });
    if (path.includes("/table")) return Response.json({ table });
    if (path.includes("/record")) return new Response(TEXT);
    if (path.includes("/replay?")) {
      const score_history = [{ ply: 0, scores: SEATS.map(() => 0) }, ...CHANGES];
      const { game, seats } = RECORD;
      return Response.json({
        game,
        seats,
        plies: moves.length,
        moves,
        score_history,
        ceremonies: [],
        result,
      });
    }
    const ply = Number(/replay\/(\d+)/.exec(path)?.[1]);
    const events = ply ? [{ event: "passed", seat: 3 }] : [];
    const view = { phase: "dice", seats: [], sold: [], owners: {}, over: false };
    return Response.json({
      ply,
      plies: moves.length,
      view,
      move: null,
      texts: ply ? ["Somebody did this."] : [],
      events,
    });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("the page of a replay", () => {
  it("shows a finished game to whoever sat there, from its beginning", async () => {
    const asked = server("over");
    render(Replay, { code: "K7QX2M" });
    const scrubber = await screen.findByRole<HTMLInputElement>("slider");
    expect([scrubber.value, scrubber.max]).toEqual(["0", String(RECORD.moves.length)]);
    expect(
      asked.filter((path) => !path.includes("/held-seats")).every((path) => path.endsWith("?seat=2")),
    ).toBe(true);
    const download = screen.getByRole("link", { name: "Download the record" });
    expect(download.getAttribute("href")).toBe("/t/K7QX2M/record?seat=2");
  });

  it("goes ten moves with the page keys", async () => {
    server("over");
    render(Replay, { code: "K7QX2M" });
    const scrubber = await screen.findByRole<HTMLInputElement>("slider");
    scrubber.dispatchEvent(new KeyboardEvent("keydown", { key: "PageUp", bubbles: true }));
    await vi.waitFor(() => expect(scrubber.value).toBe("10"));
    scrubber.dispatchEvent(new KeyboardEvent("keydown", { key: "PageDown", bubbles: true }));
    await vi.waitFor(() => expect(scrubber.value).toBe("0"));
  });

  it("verifies the dice, and what this device contributed", async () => {
    localStorage.setItem("greenbaize-part-K7QX2M-2", RECORD.contributions[2] ?? "");
    server("over");
    render(Replay, { code: "K7QX2M" });
    (await screen.findByRole("button", { name: "Verify the dice" })).click();
    expect(await screen.findByText(/Everything fits, as far as this record can prove it/)).toBeTruthy();
    expect(screen.getByText(/of an older kind, without promises/)).toBeTruthy();
    expect(screen.getByText(/This device remembers what it contributed for Green/)).toBeTruthy();
  });

  it("tells how everybody fared", async () => {
    server("over");
    render(Replay, { code: "K7QX2M" });
    (await screen.findByRole("button", { name: "How it went" })).click();
    const row = await screen.findByRole("row", { name: /^Blue/, hidden: true });
    expect(row.textContent).toMatch(/10\D+20/);
  });

  it("leads to the table while the game goes on", async () => {
    server("playing");
    render(Replay, { code: "K7QX2M" });
    expect((await screen.findByRole("link", { name: "To the table" })).getAttribute("href")).toBe(
      "/t/K7QX2M",
    );
  });

  it.each([
    ["table_not_found", "There is no table K7QX2M."],
    ["watching_forbidden", /table is private/],
    ["seat_not_held", /table is private/],
    ["internal_error", /^This couldn’t be loaded\. Something broke here/],
  ])("says why there is nothing to see (%s)", async (problem, says) => {
    server("over", problem);
    render(Replay, { code: "K7QX2M" });
    expect(await screen.findByText(says)).toBeTruthy();
  });
});
