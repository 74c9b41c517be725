/** A record as text and as what it says; the format is in docs/record.md. */

export const FIRST_LINE = "greenbaize record 1";
export const HOUSE = "House";
const NOBODYS = new Set([HOUSE, "everybody"]);
const HEADERS = [
  "game",
  "options",
  "seats",
  "players",
  "dice",
  "commitment",
  "promises",
  "contributions",
  "fork",
  "seen-by",
  "secret",
  "result",
] as const;
const NEEDED = ["game", "seats", "dice"] as const;
const NAME = /^[^\s,:#()[\]]([^,:#()[\]]*[^\s,:#()[\]])?$/u;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;
/** Within one picture, such as a family, a joiner hides nothing. */
const JOINED = /(?<=[\p{So}\uFE0F\u{1F3FB}-\u{1F3FF}])\u200D(?=[\p{So}\uFE0F\u{1F3FB}-\u{1F3FF}])/gu;
const LONGEST_NAME = 20;
const MOST_CODE_POINTS = 60;
const MOVE = /^([^:]+): ([^[\]]+?)(?: \[([0-9: ]*)\])?$/u;
const DRAW = /^(\d{1,10}):(\d{1,10})$/;
const SCORE = /^(.+) (-?\d{1,9}) \((\d{1,2})\)$/u;

/** One draw of the House: a number below a bound. */
export interface Draw {
  bound: number;
  number: number;
}

/** One move: who made it (null is the House), its words, what was drawn for it, and its line in the text. */
export interface RecordMove {
  seat: number | null;
  words: string;
  draws: Draw[] | null;
  line: number;
}

export interface Score {
  score: number;
  place: number;
}

export interface GameRecord {
  check: string | null;
  body: string;
  game: string;
  options: [name: string, value: string][];
  seats: string[];
  players: string[];
  dice: string;
  commitment: string | null;
  promises: string[];
  contributions: string[];
  fork: number | null;
  seenBy: string | null;
  secret: string | null;
  result: Score[] | "abandoned" | null;
  moves: RecordMove[];
  remarks: Map<number, string[]>;
}

export type RecordError =
  "first" | "cut" | "header" | "missing" | "name" | "fork" | "result" | "line" | "end";

/** The text is no record; `at` is the line or the header that shows it. */
export class NoRecord extends Error {
  constructor(
    readonly why: RecordError,
    readonly at: string = "",
  ) {
    super(`${why} ${at}`.trim());
  }
}

type Known = Partial<Record<string, string>>;

/** A record, if the text is one to the last letter; whether its check fits is left to `verify`. */
export function readRecord(text: string): GameRecord {
  const { check, body, above } = opened(text);
  const blank = body.indexOf("\n\n");
  if (blank < 0) throw new NoRecord("cut");
  const header = body.slice(0, blank).split("\n");
  const tail = body.slice(blank + 2);
  if (tail && !tail.endsWith("\n")) throw new NoRecord("cut");
  const record: GameRecord = { ...said(known(header, above)), check, body, moves: [], remarks: new Map() };
  const lines = tail.split("\n").slice(0, -1);
  lines.forEach((line, index) => readLine(record, line, above + header.length + 2 + index));
  compare(text, spelt(record));
  return record;
}

function opened(text: string): { check: string | null; body: string; above: number } {
  const first = `${FIRST_LINE}\n`;
  if (!text.startsWith(first)) throw new NoRecord("first");
  const body = text.slice(first.length);
  if (!body.startsWith("check: ")) return { check: null, body, above: 1 };
  const end = body.indexOf("\n");
  if (end < 0) throw new NoRecord("cut");
  return { check: body.slice("check: ".length, end), body: body.slice(end + 1), above: 2 };
}

function known(lines: string[], above: number): Known {
  const found: Known = {};
  lines.forEach((line, index) => {
    const colon = line.indexOf(": ");
    const name = line.slice(0, colon);
    const isHeader = colon > 0 && (HEADERS as readonly string[]).includes(name) && !(name in found);
    if (!isHeader) throw new NoRecord("header", String(above + index + 1));
    found[name] = line.slice(colon + 2);
  });
  for (const needed of NEEDED) if (found[needed] === undefined) throw new NoRecord("missing", needed);
  return found;
}

function said(found: Known): Omit<GameRecord, "check" | "body" | "moves" | "remarks"> {
  const seats = listing(found.seats);
  checkNames(seats);
  if (found.fork !== undefined && !/^\d{1,6}$/.test(found.fork)) throw new NoRecord("fork");
  return {
    game: found.game ?? "",
    options: listing(found.options).map(option),
    seats,
    players: listing(found.players),
    dice: found.dice ?? "",
    commitment: found.commitment ?? null,
    promises: listing(found.promises),
    contributions: listing(found.contributions),
    fork: found.fork === undefined ? null : Number(found.fork),
    seenBy: found["seen-by"] ?? null,
    secret: found.secret ?? null,
    result: readResult(found.result, seats),
  };
}

function listing(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(", ");
}

function option(pair: string): [string, string] {
  const equals = pair.indexOf("=");
  return equals < 0 ? [pair, "on"] : [pair.slice(0, equals), pair.slice(equals + 1)];
}

/** A name's characters as the server counts them: accents, joined pictures and the two halves of a flag are one. */
const charactersOf = (name: string): number =>
  [
    ...name
      .replace(/\p{RI}\p{RI}/gu, "x")
      .replace(/\u200D./gu, "")
      .replace(/[\p{M}\u{1F3FB}-\u{1F3FF}]/gu, ""),
  ].length;

function checkNames(names: string[]): void {
  for (const name of names) {
    const isShown = !UNPRINTABLE.test(name.replace(JOINED, ""));
    const isShort = [...name].length <= MOST_CODE_POINTS && charactersOf(name) <= LONGEST_NAME;
    if (!NAME.test(name) || !isShown || !isShort || NOBODYS.has(name)) throw new NoRecord("name", name);
  }
  if (new Set(names).size < names.length) throw new NoRecord("name", names.join(", "));
}

function readResult(text: string | undefined, seats: string[]): GameRecord["result"] {
  if (text === undefined) return null;
  if (text === "abandoned") return text;
  const scores = text.split(", ").map((part) => SCORE.exec(part));
  if (scores.length !== seats.length) throw new NoRecord("result");
  return scores.map((match, seat) => {
    if (!match || match[1] !== seats[seat]) throw new NoRecord("result");
    return { score: Number(match[2]), place: Number(match[3]) };
  });
}

function readLine(record: GameRecord, text: string, line: number): void {
  const ply = record.moves.length;
  if (text.startsWith("# ")) {
    record.remarks.set(ply, [...(record.remarks.get(ply) ?? []), text.slice(2)]);
    return;
  }
  const match = MOVE.exec(text);
  const seat = match?.[1] === HOUSE ? null : record.seats.indexOf(match?.[1] ?? "");
  if (!match || seat === -1) throw new NoRecord("line", String(line));
  record.moves.push({ seat, words: match[2] ?? "", draws: readDraws(match[3], line), line });
}

function readDraws(text: string | undefined, line: number): Draw[] | null {
  if (text === undefined) return null;
  return text
    .split(" ")
    .filter((pair) => pair !== "")
    .map((pair) => {
      const match = DRAW.exec(pair);
      if (!match) throw new NoRecord("line", String(line));
      return { bound: Number(match[1]), number: Number(match[2]) };
    });
}

/** Written again, a record is the same; so a line that isn't was not written by us. */
function compare(text: string, right: string): void {
  if (text === right) return;
  const lines = right.split("\n");
  const differs = text.split("\n").findIndex((line, index) => line !== lines[index]);
  throw differs < 0 ? new NoRecord("end") : new NoRecord("line", String(differs + 1));
}

function spelt(record: GameRecord): string {
  const check = record.check === null ? [] : [`check: ${record.check}`];
  const lines = [FIRST_LINE, ...check, ...header(record), "", ...spelling(record)];
  return lines.map((line) => `${line}\n`).join("");
}

function header(record: GameRecord): string[] {
  const values: Record<(typeof HEADERS)[number], string | null> = {
    game: record.game,
    options: record.options.map(([name, value]) => (value === "on" ? name : `${name}=${value}`)).join(", "),
    seats: record.seats.join(", "),
    players: record.players.join(", "),
    dice: record.dice,
    commitment: record.commitment,
    promises: record.promises.join(", "),
    contributions: record.contributions.join(", "),
    fork: record.fork === null ? null : String(record.fork),
    "seen-by": record.seenBy,
    secret: record.secret,
    result: speltResult(record),
  };
  return HEADERS.filter((name) => values[name]).map((name) => `${name}: ${values[name]}`);
}

function speltResult({ result, seats }: GameRecord): string | null {
  if (result === null || result === "abandoned") return result;
  return result.map(({ score, place }, seat) => `${seats[seat]} ${score} (${place})`).join(", ");
}

function spelling(record: GameRecord): string[] {
  const remarks = (ply: number) => (record.remarks.get(ply) ?? []).map((remark) => `# ${remark}`);
  const moves = record.moves.flatMap((move, ply) => [...remarks(ply), spell(record, move)]);
  return [...moves, ...remarks(record.moves.length)];
}

/** One move as it stands in the record. */
export function spell(record: GameRecord, move: RecordMove): string {
  const draws = move.draws && ` [${move.draws.map(({ bound, number }) => `${bound}:${number}`).join(" ")}]`;
  return `${called(record, move.seat)}: ${move.words}${draws ?? ""}`;
}

export function called(record: GameRecord, seat: number | null): string {
  return seat === null ? HOUSE : (record.seats[seat] ?? "");
}
