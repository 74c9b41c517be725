import { afterEach, describe, expect, it, vi } from "vitest";
import type { SeatInfo } from "../../protocol.ts";
import { loadLedger, promiseOf } from "../../src/lib/fairDice.ts";
import { botFor, fork } from "../../src/replay/fork.ts";

const chair = (bot: string | null): SeatInfo => ({
  name: "Ann",
  person: bot === null,
  bot,
  connected: true,
  open: false,
  promised: false,
  contributed: false,
  agrees_to_end: false,
  deadline: null,
});

const FORK = { code: "OLD111", viewer: 1, game: "some-game", ply: 7, name: "Ann", seat: 1 };
const CHAIRS = [chair("uniform"), chair(null), chair(null)];

interface Asked {
  path: string;
  body: Record<string, unknown> | null;
}

function server(refuses = ""): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (path: string, request?: RequestInit) => {
    const body = request?.body ? (JSON.parse(request.body as string) as Record<string, unknown>) : null;
    asked.push({ path, body });
    if (refuses && body?.type === refuses)
      return Response.json({ code: "host_only", params: {}, rule: "" }, { status: 403 });
    if (path === "/api/games") return Response.json([{ name: "some-game", bots: ["greedy", "uniform"] }]);
    if (path.includes("/forks")) return Response.json({ code: "NEW222", seat: 1 });
    const table = { code: "NEW222", phase: "gathering", commitment: "ab", promises: [], contributions: [] };
    return Response.json({ table: { ...table, seats: CHAIRS } });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("going on from a moment", () => {
  it("lays a table, fills it with bots, promises dice after the seal is seen, and begins", async () => {
    const asked = server();
    expect(await fork({ ...FORK, chairs: CHAIRS })).toBe("NEW222");
    expect(asked[1]).toEqual({
      path: "/t/OLD111/forks?seat=1",
      body: { ply: 7, name: "Ann", seat: 1, key: expect.any(String) as string },
    });
    const commands = asked.filter(({ path }) => path.endsWith("/commands")).map(({ body }) => body);
    expect(commands.map((command) => command?.type)).toEqual(["add_bot", "add_bot", "promise", "start"]);
    expect(commands.slice(0, 2)).toMatchObject([
      { seat: 0, bot: "uniform" },
      { seat: 2, bot: "greedy" },
    ]);
    const look = asked.findIndex(({ path }) => path === "/t/NEW222/table?seat=1");
    expect(look).toBeLessThan(asked.findIndex(({ body }) => body?.type === "promise"));
    expect(promiseOf(localStorage.getItem("greenbaize-part-NEW222-1") ?? "")).toBe(commands[2]?.promise);
    expect(loadLedger("NEW222")).toMatchObject({ seal: "ab", promised: [1], opened: [] });
    expect(new Set(commands.map((command) => command?.key)).size).toBe(4);
  });

  it("leads to the table even if it could not begin there", async () => {
    server("add_bot");
    expect(await fork({ ...FORK, chairs: CHAIRS })).toBe("NEW222");
  });
});

describe("a bot for a chair", () => {
  it("is the one that sat there, else the one at the preferred level, else any", () => {
    expect(botFor(chair("uniform"), ["greedy", "uniform"])).toBe("uniform");
    expect(botFor(chair("gone"), ["uniform", "regular"])).toBe("regular");
    expect(botFor(chair(null), ["other"])).toBe("other");
  });
});
