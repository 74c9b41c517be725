import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { quickStart } from "../../src/home/quickStart.ts";
import { m } from "../../src/lib/i18n.ts";
import { localTables } from "../../src/lib/localTables.ts";
import { preferences } from "../../src/lib/preferences.svelte.ts";

const GAME = {
  name: "las-vegas",
  usual_seats: 4,
  presets: [{ name: "base", text: "" }],
  bots: ["novice", "regular", "expert", "greedy"],
};
const asked: [string, unknown][] = [];

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  preferences.name = "";
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    asked.push([path, request.body ? JSON.parse(request.body as string) : null]);
    return Response.json(path === "/api/games" ? [GAME] : { code: "K7QX2M", seat: 0 });
  });
});

afterEach(() => vi.unstubAllGlobals());

it("lays a table with bots in all other chairs and starts it", async () => {
  await quickStart("las-vegas", "base");
  expect(asked[1]).toEqual([
    "/api/tables",
    {
      game: "las-vegas",
      name: m.home_guest(),
      seats: 4,
      preset: "base",
      bots: ["regular", "regular", "regular"],
      pace: 0.8,
      throw_after: null,
      key: expect.any(String) as string,
    },
  ]);
  expect(location.pathname + location.search).toBe("/t/K7QX2M?start");
  expect(localTables()).toMatchObject([{ code: "K7QX2M", game: "las-vegas", over: false }]);
});

it("uses the name that is known, and no preset that is not", async () => {
  preferences.name = " Ann ";
  await quickStart("las-vegas", "nights");
  expect(asked[1]?.[1]).toMatchObject({ name: "Ann", preset: null });
});

it("does not know every game", async () => {
  await expect(quickStart("chess")).rejects.toThrow("chess");
});

it("seats bots at the level that is preferred", async () => {
  preferences.level = "expert";
  await quickStart("las-vegas");
  expect(asked[1]?.[1]).toMatchObject({ bots: ["expert", "expert", "expert"] });
  preferences.level = "regular";
});
