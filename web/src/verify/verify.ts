/** What of a record can be checked without knowing its game's rules, in the reader's own browser. */
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { facesDiffer, throwVerbs } from "./faces.ts";
import { readRecord, spell, type Draw, type GameRecord, type RecordMove } from "./record.ts";
import { below, BY_FORMULA, canBound, derived, digest, unhexed, words } from "./stream.ts";

const SECRET_BYTES = 32;
const PART_BYTES = 16;
const PROMISE = /^([0-9a-f]{64}|house)$/;

/** A move that does not fit; `number` counts from 1, as `greenbaize verify` does. */
export interface At {
  number: number;
  line: number;
  words: string;
}

/**
 * One thing that was looked at: right, wrong, or (`ok` is null) not to be told from this record.
 *
 * `why` says which of its sentences is meant; all else is for that sentence.
 */
export type Check = {
  at?: At;
  count?: number;
  names?: string[];
  others?: string[];
  was?: string;
  is?: string;
} & (
  | { name: "whole"; ok: true; why: "fits" }
  | { name: "whole"; ok: false; why: "changed" }
  | { name: "whole"; ok: null; why: "by_hand" }
  | { name: "seal"; ok: true; why: "fits" }
  | { name: "seal"; ok: false; why: "differs" | "none" | "short" | "withheld" }
  | { name: "seal"; ok: null; why: "goes_on" }
  | { name: "kept"; ok: true; why: "same" }
  | { name: "kept"; ok: false; why: "exchanged" }
  | { name: "kept"; ok: null; why: "unknown" }
  | { name: "parts"; ok: true; why: "all" }
  | { name: "parts"; ok: false; why: "missing" | "short" | "changed" }
  | { name: "promises"; ok: true; why: "all" | "some" }
  | { name: "promises"; ok: false; why: "chosen" | "malformed" | "exchanged" }
  | { name: "promises"; ok: null; why: "old" | "formula" | "late" | "goes_on" }
  | { name: "mine"; ok: true; why: "found" }
  | { name: "mine"; ok: false; why: "absent" }
  | { name: "mine"; ok: null; why: "late" }
  | { name: "draws"; ok: true; why: "fit" | "none" }
  | { name: "draws"; ok: false; why: "differs" | "unlisted" | "extra" | "bound" | "fork" }
  | { name: "draws"; ok: null; why: Unknown | "unsealed" }
  | { name: "faces"; ok: true; why: "fit" }
  | { name: "faces"; ok: false; why: "differs" }
);

/** Why dice cannot be checked: one seat's sight, a game that goes on, a seed, or dice given by hand. */
export type Unknown = "half" | "goes_on" | "seeded" | "given" | "strange";

export interface Verdict {
  record: GameRecord;
  checks: Check[];
  /** False if any check is wrong, null if none is but the dice could not be checked. */
  ok: boolean | null;
}

/** What this device remembers to have brought to the dice for a seat, in hexadecimal digits. */
export interface Mine {
  seat: number;
  part: string;
}

/** What this device was shown at the table: the first seal, and then what was promised and brought. */
export interface Shown {
  seal: string;
  promises: string[] | null;
  parts: string[] | null;
  opened: number[];
}

/** Check a record, whether all that was `mine` is in it, and whether it is what this device was `shown`. */
export function verify(text: string, mine: Mine[] = [], shown: Shown | null = null): Verdict {
  const record = readRecord(text);
  const checks = [wholeness(record), ...dice(record, mine, shown)];
  return { record, checks, ok: judged(checks) };
}

function judged(checks: Check[]): boolean | null {
  if (checks.some(({ ok }) => ok === false)) return false;
  return checks.some(({ name, ok }) => name === "draws" && ok) ? true : null;
}

function wholeness(record: GameRecord): Check {
  if (record.check === null) return { name: "whole", ok: null, why: "by_hand" };
  return record.check === digest(utf8ToBytes(record.body))
    ? { name: "whole", ok: true, why: "fits" }
    : { name: "whole", ok: false, why: "changed" };
}

function dice(record: GameRecord, mine: Mine[], shown: Shown | null): Check[] {
  const why = unknown(record);
  if (why) return [{ name: "draws", ok: null, why }];
  const own = mine.length ? [remembered(record, mine, shown)] : [];
  const parts = [contributed(record, shown), promised(record, shown)];
  return [sealed(record), compared(record, shown), ...parts, ...own, ...drawn(record)];
}

/** Whether the seal is the one that this device was shown first: no record can prove that by itself. */
function compared({ commitment }: GameRecord, shown: Shown | null): Check {
  if (!shown) return { name: "kept", ok: null, why: "unknown" };
  if (shown.seal === commitment) return { name: "kept", ok: true, why: "same" };
  return { name: "kept", ok: false, why: "exchanged", was: shown.seal, is: commitment ?? "" };
}

/** Why nothing can be said of a record's dice, if so. */
function unknown(record: GameRecord): Unknown | null {
  if (record.seenBy !== null) return "half";
  if (record.dice === "fair") return null;
  if (record.dice === "given") return "given";
  return record.dice.startsWith("seeded ") ? "seeded" : "strange";
}

function sealed(record: GameRecord): Check {
  if (record.commitment === null) return { name: "seal", ok: false, why: "none" };
  if (record.secret === null && record.result === null) return { name: "seal", ok: null, why: "goes_on" };
  if (record.secret === null) return { name: "seal", ok: false, why: "withheld" };
  const secret = unhexed(record.secret);
  if (!secret || digest(secret) !== record.commitment) return { name: "seal", ok: false, why: "differs" };
  if (secret.length < SECRET_BYTES) return { name: "seal", ok: false, why: "short" };
  return { name: "seal", ok: true, why: "fits" };
}

function contributed({ contributions, seats }: GameRecord, shown: Shown | null): Check {
  if (contributions.length !== seats.length) return { name: "parts", ok: false, why: "missing" };
  const short = seats.filter((_, seat) => (unhexed(contributions[seat] ?? "")?.length ?? 0) < PART_BYTES);
  if (short.length) return { name: "parts", ok: false, why: "short", names: short };
  const changed = seats.filter((_, seat) => shown?.parts && shown.parts[seat] !== contributions[seat]);
  if (changed.length) return { name: "parts", ok: false, why: "changed", names: changed };
  return { name: "parts", ok: true, why: "all", count: seats.length };
}

/** Every part was promised before any was opened, or is what the sealed secret gives. */
function promised(record: GameRecord, shown: Shown | null): Check {
  const { promises, contributions, seats } = record;
  if (shown?.promises && shown.promises.join() !== promises.join()) {
    const names = seats.filter((_, seat) => shown.promises?.[seat] !== promises[seat]);
    return { name: "promises", ok: false, why: "exchanged", names };
  }
  if (!promises.length) return { name: "promises", ok: null, why: "old" };
  if (promises.length !== seats.length || !promises.every((said) => PROMISE.test(said))) {
    return { name: "promises", ok: false, why: "malformed" };
  }
  const brings = (_: string, seat: number): boolean => fits(contributions[seat] ?? "", promises[seat] ?? "");
  const own = seats.filter(brings);
  const others = seats.filter((name, seat) => !brings(name, seat));
  const secret = unhexed(record.secret ?? "");
  const chosen = others.filter((name) => {
    const seat = seats.indexOf(name);
    return secret && derived(secret, seat) !== contributions[seat];
  });
  if (chosen.length) return { name: "promises", ok: false, why: "chosen", names: chosen };
  if (others.length && !secret) return { name: "promises", ok: null, why: "goes_on", names: own, others };
  if (promises.every((said) => said === BY_FORMULA)) return { name: "promises", ok: null, why: "formula" };
  if (!own.length) return { name: "promises", ok: null, why: "late", others };
  return { name: "promises", ok: true, why: others.length ? "some" : "all", names: own, others };
}

const fits = (part: string, promise: string): boolean =>
  digest(unhexed(part) ?? new Uint8Array()) === promise;

function remembered(record: GameRecord, mine: Mine[], shown: Shown | null): Check {
  const { contributions, promises, seats } = record;
  const named = (parts: Mine[]): string[] => parts.map(({ seat }) => seats[seat] ?? "");
  const missing = mine.filter(({ seat, part }) => contributions[seat] !== part.toLowerCase());
  const isLate = ({ seat, part }: Mine): boolean =>
    fits(part, promises[seat] ?? "") && !shown?.opened.includes(seat);
  const absent = missing.filter((one) => !isLate(one));
  if (absent.length) return { name: "mine", ok: false, why: "absent", names: named(absent) };
  if (missing.length) return { name: "mine", ok: null, why: "late", names: named(missing) };
  return { name: "mine", ok: true, why: "found", names: named(mine) };
}

function drawn(record: GameRecord): Check[] {
  const fork = record.fork ?? 0;
  if (fork > record.moves.length) return [{ name: "draws", ok: false, why: "fork", count: fork }];
  const wrong = listed(record);
  if (wrong) return [wrong];
  if (record.secret === null && record.result === null) return [{ name: "draws", ok: null, why: "goes_on" }];
  const secret = unhexed(record.secret ?? "");
  const parts = record.contributions.map(unhexed).filter((part) => part !== null);
  if (!secret || parts.length < record.contributions.length)
    return [{ name: "draws", ok: null, why: "unsealed" }];
  return [streamed(record, words(secret, parts)), ...faces(record)];
}

/** The House's moves list their draws, and no others do. */
function listed(record: GameRecord): Check | null {
  for (const [ply, move] of record.moves.entries()) {
    const draws = isDrawn(record, move, ply);
    if (draws && move.draws === null) return wrong(record, ply, "unlisted");
    if (!draws && move.draws !== null) return wrong(record, ply, "extra");
    if (move.draws?.some(({ bound, number }) => !canBound(bound) || number >= bound)) {
      return wrong(record, ply, "bound");
    }
  }
  return null;
}

/** Every draw is the sealed stream's next; the first that is not is named. */
function streamed(record: GameRecord, stream: Generator<number, never>): Check {
  const follows = ({ bound, number }: Draw): boolean => below(stream, bound) === number;
  let count = 0;
  for (const [ply, { draws }] of record.moves.entries()) {
    if (draws && !draws.every(follows)) return wrong(record, ply, "differs");
    count += draws?.length ?? 0;
  }
  return { name: "draws", ok: true, why: count ? "fit" : "none", count };
}

/** Dice with pips show what was drawn for them. */
function faces(record: GameRecord): Check[] {
  const verbs = throwVerbs(record.game);
  if (!verbs.length) return [];
  const throws = [...record.moves.entries()].filter(
    ([ply, move]) => isDrawn(record, move, ply) && verbs.includes(move.words.split(" ")[0] ?? ""),
  );
  const differs = throws.find(([, move]) => facesDiffer(move));
  if (differs) return [{ name: "faces", ok: false, why: "differs", at: at(record, differs[0]) }];
  const count = throws.reduce((dice, [, { draws }]) => dice + (draws?.length ?? 0), 0);
  return count ? [{ name: "faces", ok: true, why: "fit", count }] : [];
}

/** The House's own moves; those before a fork are given. */
function isDrawn(record: GameRecord, move: RecordMove, ply: number): boolean {
  return move.seat === null && ply >= (record.fork ?? 0);
}

function wrong(record: GameRecord, ply: number, why: "differs" | "unlisted" | "extra" | "bound"): Check {
  return { name: "draws", ok: false, why, at: at(record, ply) };
}

function at(record: GameRecord, ply: number): At {
  const move = record.moves[ply];
  return { number: ply + 1, line: move?.line ?? 0, words: move ? spell(record, move) : "" };
}
