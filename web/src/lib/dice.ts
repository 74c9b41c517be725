/**
 * Fair dice as this device watches over them: what it was shown first, what it brought, and what was
 * changed since. The plain page keeps the same under the same names (`static/dice.js`).
 */
import type { Contribute, Promise as Promising, TableInfo } from "../../protocol.ts";
import { BY_FORMULA, digest, unhexed } from "../verify/stream.ts";
import { bring, brought, unbring } from "./mine.ts";

/**
 * What is not as it should be. `seal`: it was exchanged. `promises`: the list is another than before, or there
 * is none. `promise`: this device's is not in the list. `bot`: somebody promised for a bot. `dropped`: this
 * device opened its part, and another is used. `late`: what it sent did not arrive in time. `misfit`: a part was
 * not promised. `parts`: they were changed during the game. `chosen` and `record` come out at the end: a part is
 * not the formula's, or something else in the record does not fit.
 */
export type Kind =
  "seal" | "promises" | "promise" | "bot" | "dropped" | "late" | "misfit" | "parts" | "chosen" | "record";

export interface Alarm {
  kind: Kind;
  seat: number | null;
  was: string;
  is: string;
}

/** What this device knows of a table's dice; `promised` and `opened` are the seats for which it did so. */
export interface Kept {
  seal: string;
  promises: string[] | null;
  parts: string[] | null;
  promised: number[];
  opened: number[];
  alarms: Alarm[];
}

type Bringing = Omit<Promising, "key"> | Omit<Contribute, "key">;

const KEY = "greenbaize-dice-";
/** For devices that keep nothing. */
const forNow = new Map<string, Kept>();

/** What this device was shown of a table first, if it was there. */
export function keptOf(code: string): Kept | null {
  try {
    const text = localStorage.getItem(KEY + code);
    if (text) return JSON.parse(text) as Kept;
  } catch {
    // Then what this page itself has seen must do.
  }
  return forNow.get(code) ?? null;
}

function keep(code: string, kept: Kept): Kept {
  forNow.set(code, kept);
  const text = JSON.stringify(kept);
  try {
    if (localStorage.getItem(KEY + code) !== text) localStorage.setItem(KEY + code, text);
  } catch {
    // See above.
  }
  return kept;
}

/** Compare what is shown with what was shown before; what is new is kept, and an alarm stays for good. */
export function watch(table: TableInfo, seat: number | null): Kept {
  const before = keptOf(table.code) ?? anew(table);
  const kept = { ...before, promised: mineNow(before, table, seat) };
  const part = seat === null ? null : brought(table.code, seat);
  const alarms = noticed(kept, table, seat, part).reduce(withAlarm, kept.alarms);
  return keep(table.code, {
    ...kept,
    promises: kept.promises ?? listed(table.promises),
    parts: kept.parts ?? listed(table.contributions),
    alarms,
  });
}

function withAlarm(alarms: Alarm[], alarm: Alarm): Alarm[] {
  const known = alarms.some(({ kind, seat }) => kind === alarm.kind && seat === alarm.seat);
  // Whoever opened nothing because something was wrong did not come too late.
  const withheld = !isLoud(alarm) && alarms.some(isLoud);
  return known || withheld ? alarms : [...alarms, alarm];
}

/** Something came out at the end. */
export function raise(code: string, alarm: Alarm): Kept | null {
  const kept = keptOf(code);
  return kept && keep(code, { ...kept, alarms: withAlarm(kept.alarms, alarm) });
}

function anew({ commitment }: TableInfo): Kept {
  return { seal: commitment, promises: null, parts: null, promised: [], opened: [], alarms: [] };
}

const listed = (list: string[]): string[] | null => (list.length ? list : null);
const same = (one: string[], other: string[]): boolean => one.join() === other.join();
const withSeat = (seats: number[], seat: number): number[] => [...new Set([...seats, seat])];

function mineNow({ promised }: Kept, { code, seats }: TableInfo, seat: number | null): number[] {
  if (seat === null || !seats[seat]?.promised || brought(code, seat) === null) return promised;
  return withSeat(promised, seat);
}

/** Every frame compares the same few parts: each is hashed once. */
const hashed = new Map<string, string>();

/** SHA-256 of a part, as it is promised. */
export function promiseOf(part: string): string {
  const promise = hashed.get(part) ?? digest(unhexed(part) ?? new Uint8Array());
  hashed.set(part, promise);
  return promise;
}

/** All that is not as it should be now. */
export function noticed(kept: Kept, table: TableInfo, seat: number | null, part: string | null): Alarm[] {
  const own = seat !== null && part !== null && kept.promised.includes(seat) ? { seat, part } : null;
  return [...sealed(kept, table), ...closed(kept, table, own), ...opened(kept, table, own)];
}

type Own = { seat: number; part: string } | null;

function sealed({ seal }: Kept, { commitment }: TableInfo): Alarm[] {
  return seal === commitment ? [] : [{ kind: "seal", seat: null, was: seal, is: commitment }];
}

function closed(kept: Kept, table: TableInfo, own: Own): Alarm[] {
  const { promises, contributions, seats } = table;
  const changed = kept.promises !== null && !same(kept.promises, promises);
  const unlisted = !promises.length && contributions.length > 0 && own !== null;
  if (changed || unlisted) {
    return [{ kind: "promises", seat: null, was: (kept.promises ?? []).join(" "), is: promises.join(" ") }];
  }
  if (!promises.length) return [];
  const mine = own && promiseOf(own.part);
  const missing = own && promises[own.seat] !== mine;
  const bots = contributions.length
    ? []
    : [...promises.keys()].filter((at) => !seats[at]?.person && promises[at] !== BY_FORMULA);
  return [
    ...(missing ? [alarm("promise", own.seat, mine ?? "", promises[own.seat])] : []),
    ...bots.map((at) => alarm("bot", at, BY_FORMULA, promises[at])),
  ];
}

function opened(kept: Kept, table: TableInfo, own: Own): Alarm[] {
  const { promises, contributions, seats } = table;
  if (!contributions.length) return [];
  if (kept.parts !== null && !same(kept.parts, contributions)) {
    return [{ kind: "parts", seat: null, was: kept.parts.join(" "), is: contributions.join(" ") }];
  }
  if (!promises.length) return [];
  const misfits = [...promises.keys()].filter(
    (at) => seats[at]?.contributed && promiseOf(contributions[at] ?? "") !== promises[at],
  );
  const replaced = own && contributions[own.seat] !== own.part;
  const how = own && kept.opened.includes(own.seat) ? "dropped" : "late";
  return [
    ...(replaced ? [alarm(how, own.seat, own.part, contributions[own.seat])] : []),
    ...misfits.map((at) => alarm("misfit", at, promises[at] ?? "", contributions[at])),
  ];
}

function alarm(kind: Kind, seat: number, was: string, is = ""): Alarm {
  return { kind, seat, was, is };
}

/** What is too late has an innocent reason as well; everything else has none. */
export const isLoud = ({ kind }: Alarm): boolean => kind !== "late";

/** What this device has to say for its part: its promise, or when all have promised the part itself. */
export function toBring(kept: Kept, table: TableInfo, seat: number): Bringing | null {
  if (table.phase !== "gathering") return null;
  const chair = table.seats[seat];
  if (!table.promises.length) {
    if (chair?.promised) return null;
    const part = brought(table.code, seat) ?? bring(table.code, seat);
    return { do: "promise", promise: promiseOf(part) };
  }
  const part = brought(table.code, seat);
  const fits = part !== null && table.promises[seat] === promiseOf(part);
  if (!fits || chair?.contributed || kept.alarms.some(isLoud)) return null;
  return { do: "contribute", part };
}

/** The House has confirmed it. */
export function confirmed(code: string, seat: number, deed: Bringing["do"]): void {
  const kept = keptOf(code);
  if (!kept) return;
  const which = deed === "promise" ? "promised" : "opened";
  keep(code, { ...kept, [which]: withSeat(kept[which], seat) });
}

/** The seat was at another device meanwhile: what this one brought for it counts no more. */
export function beginAnew(code: string, seat: number): void {
  const kept = keptOf(code);
  unbring(code, seat);
  if (!kept) return;
  const others = (seats: number[]) => seats.filter((other) => other !== seat);
  keep(code, { ...kept, promised: others(kept.promised), opened: others(kept.opened) });
}

const GROUP = /.{4}/g;
const FIRST = 16;

/** The beginning of a seal as people read it to one another. */
export function firstWords(seal: string): string {
  return (seal.slice(0, FIRST).match(GROUP) ?? []).join(" ");
}
