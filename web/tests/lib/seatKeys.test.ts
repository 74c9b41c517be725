import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { claimSeat, createTable, joinRematch, joinTable } from "../../src/lib/api.ts";

const SEATED = { code: "K7QX2M", seat: 1 };
const GUEST = { name: "Ben", seat: null };

describe("asking for a seat", () => {
  let answers: (() => Promise<Response>)[];
  let asked: { path: string; key: string | undefined }[];

  const lost = (): Promise<Response> => Promise.reject(new TypeError("Failed to fetch"));
  const says = (status: number, body: object) => (): Promise<Response> =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));
  const seated = says(201, SEATED);

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    [answers, asked] = [[], []];
    vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
      asked.push({ path, key: (JSON.parse(body as string) as { key?: string } | null)?.key });
      return (answers.shift() ?? seated)();
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  async function outcome<T>(request: Promise<T>): Promise<T | "failed"> {
    const settled = request.catch(() => "failed" as const);
    await vi.runAllTimersAsync();
    return settled;
  }

  it("is repeated under the same key when an answer is lost or the server has trouble", async () => {
    answers = [lost, says(503, { code: "store_unavailable" }), seated];
    expect(await outcome(joinTable("K7QX2M", GUEST))).toEqual(SEATED);
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    expect(asked[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it("uses the key again when somebody tries again, also after the page was reloaded", async () => {
    answers = [lost, lost, lost, lost];
    expect(await outcome(claimSeat("a-link"))).toBe("failed");
    vi.resetModules();
    const again = await import("../../src/lib/api.ts");
    expect(await outcome(again.claimSeat("a-link"))).toEqual(SEATED);
    expect(asked).toHaveLength(5);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  });

  it("takes a fresh key once it is answered, and for anything else", async () => {
    answers = [says(409, { code: "no_seat_free" })];
    expect(await outcome(joinTable("K7QX2M", GUEST))).toBe("failed");
    for (const guest of [GUEST, GUEST, { ...GUEST, name: "Cleo" }]) await outcome(joinTable("K7QX2M", guest));
    await outcome(createTable({ game: "reibach", name: "Ben" }));
    expect(new Set(asked.map(({ key }) => key)).size).toBe(5);
  });

  it("needs no key for a rematch, and is repeated all the same", async () => {
    answers = [lost, seated];
    expect(await outcome(joinRematch("K7QX2M", 1))).toEqual(SEATED);
    expect(asked.map(({ key }) => key)).toEqual([undefined, undefined]);
  });
});
