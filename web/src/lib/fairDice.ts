/**
 * Fair dice as this device watches over them: what it was shown first, what it contributed, and what was
 * changed since. The plain page keeps the same under the same names (`static/dice.js`).
 */
import type { Contribute, Promise as Promising, TableInfo } from "../../protocol.ts";
import { BY_FORMULA, digest, unhexed } from "../verify/stream.ts";
import { createContribution, dropContribution, storedContribution } from "./contributions.ts";

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
export interface DiceLedger {
  seal: string;
  promises: string[] | null;
  parts: string[] | null;
  promised: number[];
  opened: number[];
  alarms: Alarm[];
}

type Contribution = Omit<Promising, "key"> | Omit<Contribute, "key">;

const KEY = "greenbaize-dice-";
/** For devices without storage. */
const inMemory = new Map<string, DiceLedger>();

/** What this device was shown of a table first, if it was there. */
export function loadLedger(code: string): DiceLedger | null {
  try {
    const text = localStorage.getItem(KEY + code);
    if (text) return JSON.parse(text) as DiceLedger;
  } catch {
    // Then what this page itself has seen must do.
  }
  return inMemory.get(code) ?? null;
}

function save(code: string, ledger: DiceLedger): DiceLedger {
  inMemory.set(code, ledger);
  const text = JSON.stringify(ledger);
  try {
    if (localStorage.getItem(KEY + code) !== text) localStorage.setItem(KEY + code, text);
  } catch {
    // See above.
  }
  return ledger;
}

/** Compare what is shown with what was shown before; what is new is kept, and an alarm stays for good. */
export function watchDice(table: TableInfo, seat: number | null): DiceLedger {
  const before = loadLedger(table.code) ?? emptyLedger(table);
  const ledger = { ...before, promised: promisedSeats(before, table, seat) };
  const part = seat === null ? null : storedContribution(table.code, seat);
  const alarms = findAlarms(ledger, table, seat, part).reduce(withAlarm, ledger.alarms);
  return save(table.code, {
    ...ledger,
    promises: ledger.promises ?? nonEmpty(table.promises),
    parts: ledger.parts ?? nonEmpty(table.contributions),
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
export function raiseAlarm(code: string, alarm: Alarm): DiceLedger | null {
  const ledger = loadLedger(code);
  return ledger && save(code, { ...ledger, alarms: withAlarm(ledger.alarms, alarm) });
}

function emptyLedger({ commitment }: TableInfo): DiceLedger {
  return { seal: commitment, promises: null, parts: null, promised: [], opened: [], alarms: [] };
}

const nonEmpty = (list: string[]): string[] | null => (list.length ? list : null);
const same = (one: string[], other: string[]): boolean => one.join() === other.join();
const withSeat = (seats: number[], seat: number): number[] => [...new Set([...seats, seat])];

function promisedSeats({ promised }: DiceLedger, { code, seats }: TableInfo, seat: number | null): number[] {
  if (seat === null || !seats[seat]?.promised || storedContribution(code, seat) === null) return promised;
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
export function findAlarms(
  ledger: DiceLedger,
  table: TableInfo,
  seat: number | null,
  part: string | null,
): Alarm[] {
  const own = seat !== null && part !== null && ledger.promised.includes(seat) ? { seat, part } : null;
  return [
    ...sealAlarms(ledger, table),
    ...promiseAlarms(ledger, table, own),
    ...partAlarms(ledger, table, own),
  ];
}

type Own = { seat: number; part: string } | null;

function sealAlarms({ seal }: DiceLedger, { commitment }: TableInfo): Alarm[] {
  return seal === commitment ? [] : [{ kind: "seal", seat: null, was: seal, is: commitment }];
}

function promiseAlarms(ledger: DiceLedger, table: TableInfo, own: Own): Alarm[] {
  const { promises, contributions, seats } = table;
  const changed = ledger.promises !== null && !same(ledger.promises, promises);
  const unlisted = !promises.length && contributions.length > 0 && own !== null;
  if (changed || unlisted) {
    return [{ kind: "promises", seat: null, was: (ledger.promises ?? []).join(" "), is: promises.join(" ") }];
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

function partAlarms(ledger: DiceLedger, table: TableInfo, own: Own): Alarm[] {
  const { promises, contributions, seats } = table;
  if (!contributions.length) return [];
  if (ledger.parts !== null && !same(ledger.parts, contributions)) {
    return [{ kind: "parts", seat: null, was: ledger.parts.join(" "), is: contributions.join(" ") }];
  }
  if (!promises.length) return [];
  const misfits = [...promises.keys()].filter(
    (at) => seats[at]?.contributed && promiseOf(contributions[at] ?? "") !== promises[at],
  );
  const replaced = own && contributions[own.seat] !== own.part;
  const how = own && ledger.opened.includes(own.seat) ? "dropped" : "late";
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
export function nextContribution(ledger: DiceLedger, table: TableInfo, seat: number): Contribution | null {
  if (table.phase !== "gathering") return null;
  const chair = table.seats[seat];
  if (!table.promises.length) {
    if (chair?.promised) return null;
    const part = storedContribution(table.code, seat) ?? createContribution(table.code, seat);
    return { type: "promise", promise: promiseOf(part) };
  }
  const part = storedContribution(table.code, seat);
  const fits = part !== null && table.promises[seat] === promiseOf(part);
  if (!fits || chair?.contributed || ledger.alarms.some(isLoud)) return null;
  return { type: "contribute", part };
}

/** The House has confirmed it. */
export function confirmContribution(code: string, seat: number, command: Contribution["type"]): void {
  const ledger = loadLedger(code);
  if (!ledger) return;
  const which = command === "promise" ? "promised" : "opened";
  save(code, { ...ledger, [which]: withSeat(ledger[which], seat) });
}

/** The seat was at another device meanwhile: what this one brought for it counts no more. */
export function forgetSeat(code: string, seat: number): void {
  const ledger = loadLedger(code);
  dropContribution(code, seat);
  if (!ledger) return;
  const others = (seats: number[]) => seats.filter((other) => other !== seat);
  save(code, { ...ledger, promised: others(ledger.promised), opened: others(ledger.opened) });
}

const GROUP = /.{4}/g;
const FIRST = 16;

/** The beginning of a seal as people read it to one another. */
export function sealPrefix(seal: string): string {
  return (seal.slice(0, FIRST).match(GROUP) ?? []).join(" ");
}
