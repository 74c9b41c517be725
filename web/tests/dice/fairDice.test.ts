import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen } from "@testing-library/svelte";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { TableInfo } from "../../protocol.ts";
import Alarms from "../../src/frame/Alarms.svelte";
import Invitation from "../../src/frame/Invitation.svelte";
import {
  forgetSeat,
  confirmContribution,
  sealPrefix,
  loadLedger,
  findAlarms,
  promiseOf,
  nextContribution,
  watchDice,
  type Alarm,
  type DiceLedger,
} from "../../src/lib/fairDice.ts";
import { storedContribution } from "../../src/lib/contributions.ts";
import * as plain from "../../../src/greenbaize/server/plain/static/dice.js";

/** The same for both pages and for the server's tests. */
interface Case {
  name: string;
  kept: DiceLedger;
  shown: {
    seal: string;
    promises: string[];
    parts: string[];
    persons: number[];
    promised: number[];
    opened: number[];
  };
  seat: number | null;
  part: string | null;
  alarms: string[];
}

const CASES = JSON.parse(readFileSync(join(import.meta.dirname, "noticed.json"), "utf8")) as Case[];
/** Every test has a table of its own: a device does not forget. */
let CODE = "K7QX2M";
const SEAL = "1".repeat(64);
const NAMES = ["Ann", "Ben", "Blue"];

function tableOf(shown: Case["shown"]): TableInfo {
  const seats = NAMES.map((name, seat) => ({
    name,
    person: shown.persons.includes(seat),
    bot: shown.persons.includes(seat) ? null : "greedy",
    connected: true,
    open: false,
    promised: shown.promised.includes(seat),
    contributed: shown.opened.includes(seat),
    agrees_to_end: false,
    deadline: null,
  }));
  return {
    code: CODE,
    phase: shown.parts.length ? "playing" : "gathering",
    seats,
    commitment: shown.seal,
    promises: shown.promises,
    contributions: shown.parts,
  } as Partial<TableInfo> as TableInfo;
}

const gathering = (more: Partial<Case["shown"]> = {}): TableInfo =>
  tableOf({ seal: SEAL, promises: [], parts: [], persons: [0, 1], promised: [], opened: [], ...more });

const short = (alarms: { kind: string; seat: number | null }[]): string[] =>
  alarms.map(({ kind, seat }) => (seat === null ? kind : `${kind} ${seat}`)).sort();

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  CODE += "X";
});

describe("what a device notices", () => {
  it.each(CASES)("$name", ({ kept, shown, seat, part, alarms }) => {
    expect(short(findAlarms(kept, tableOf(shown), seat, part))).toEqual([...alarms].sort());
  });

  it.each(CASES)("the same on the plain page: $name", ({ kept, shown, seat, part, alarms }) => {
    const seen = { ...shown, code: CODE, names: NAMES, seat };
    expect(short(plain.noticed(kept, seen, part) as Alarm[])).toEqual([...alarms].sort());
  });

  it("is hashed alike on both pages", () => {
    for (let size = 0; size < 140; size += 1) {
      const bytes = Uint8Array.from({ length: size }, (_, at) => (at * 37 + size) % 256);
      expect(plain.sha256(bytesToHex(bytes))).toBe(bytesToHex(sha256(bytes)));
    }
  });
});

describe("a device at a table", () => {
  it("keeps the first seal, and an alarm stays although the seal comes back", () => {
    expect(watchDice(gathering(), 0).alarms).toEqual([]);
    const other = "2".repeat(64);
    expect(watchDice(gathering({ seal: other }), 0).alarms).toEqual([
      { kind: "seal", seat: null, was: SEAL, is: other },
    ]);
    expect(watchDice(gathering(), 0).alarms).toHaveLength(1);
    expect(loadLedger(CODE)?.seal).toBe(SEAL);
  });

  it("promises, and opens its part only for a list with its promise that it has kept", () => {
    const said = nextContribution(watchDice(gathering(), 0), gathering(), 0);
    const part = storedContribution(CODE, 0) ?? "";
    expect(part).toHaveLength(64);
    expect(said).toEqual({ type: "promise", promise: promiseOf(part) });
    confirmContribution(CODE, 0, "promise");
    const shut = gathering({ promised: [0], promises: [promiseOf(part), "house", "house"] });
    expect(nextContribution(watchDice(shut, 0), shut, 0)).toEqual({ type: "contribute", part });
    expect(loadLedger(CODE)?.promises).toEqual(shut.promises);
  });

  it("opens nothing when its promise is missing or the list is another", () => {
    nextContribution(watchDice(gathering(), 0), gathering(), 0);
    confirmContribution(CODE, 0, "promise");
    const part = storedContribution(CODE, 0) ?? "";
    const shut = gathering({ promised: [0], promises: [promiseOf(part), "house", "house"] });
    watchDice(shut, 0);
    const again = { ...shut, promises: [promiseOf(part), promiseOf("99".repeat(16)), "house"] };
    expect(nextContribution(watchDice(again, 0), again, 0)).toBeNull();
    forgetSeat(CODE, 0);
    expect(storedContribution(CODE, 0)).toBeNull();
  });

  it("says loudly what was, what is and what that means", () => {
    const alarms: Alarm[] = [
      { kind: "seal", seat: null, was: SEAL, is: "2".repeat(64) },
      { kind: "misfit", seat: 1, was: "aa", is: "bb" },
    ];
    render(Alarms, { alarms, names: NAMES });
    const says = screen.getByRole("alert").textContent ?? "";
    for (const words of ["cannot be trusted", SEAL, "2".repeat(64), "could choose the dice", "used for Ben"])
      expect(says).toContain(words);
  });

  it("says quietly that its part was late", () => {
    render(Alarms, { alarms: [{ kind: "late", seat: 0, was: "aa", is: "bb" }], names: NAMES });
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("status").textContent).toContain("did not arrive in time");
  });
});

describe("an invitation", () => {
  it("shows how the seal begins, in four groups of four, and what for", () => {
    const seal = "0123456789abcdef".repeat(4);
    expect(sealPrefix(seal)).toBe("0123 4567 89ab cdef");
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ address: null })));
    render(Invitation, { path: "/t/K7QX2M", code: CODE, seal });
    expect(screen.getByText("0123 4567 89ab cdef")).toBeTruthy();
    expect(screen.getByText(/the dice were swapped/)).toBeTruthy();
  });
});
