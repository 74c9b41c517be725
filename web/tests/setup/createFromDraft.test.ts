import { afterEach, expect, it, vi } from "vitest";
import type { GameInfo } from "../../protocol.ts";
import { createFromDraft } from "../../src/setup/createFromDraft.ts";
import { SetupDraft } from "../../src/setup/draft.svelte.ts";

const GAME: GameInfo = {
  name: "cincinnati",
  title: "Cincinnati",
  about: "",
  seats: [4],
  usual_seats: 4,
  colours: [],
  options: [],
  presets: [],
  bots: ["greedy"],
};

afterEach(() => vi.unstubAllGlobals());

it("lays the table, and lets bots and people of this device sit down in their chairs", async () => {
  const asked: [string, Record<string, unknown>][] = [];
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    asked.push([path, JSON.parse(request.body as string) as Record<string, unknown>]);
    return path.includes("commands")
      ? Response.json({}, { status: 409 })
      : Response.json({ code: "K7QX2M", seat: 0 });
  });
  const draft = new SetupDraft(GAME, async () => Promise.reject(new Error("not asked")));
  draft.name = "Ann";
  draft.sit(2, { kind: "here", name: "Ben" });
  draft.sit(3, { kind: "bot", bot: "greedy" });
  expect(await createFromDraft(draft, (number) => `Player ${number}`)).toBe("K7QX2M");
  expect(asked.map(([path]) => path)).toEqual([
    "/api/tables",
    "/t/K7QX2M/seats/0/commands",
    "/t/K7QX2M/seats",
  ]);
  expect(asked[1]?.[1]).toMatchObject({ type: "add_bot", seat: 3, bot: "greedy" });
  expect(asked[2]?.[1]).toMatchObject({ name: "Ben", seat: 2 });
});
