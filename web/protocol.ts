// What is said between a device and the server. Made by tools/typescript.py from
// src/greenbaize/server/protocol.py: change that file, not this one.

export const REACTIONS = ["clap", "laugh", "gasp", "groan", "think", "hurry"] as const;

export const CLOSE_REASONS = {
  4401: "seat_not_held",
  4404: "table_not_found",
  4408: "reader_too_slow",
  4429: "too_many_messages",
  4430: "too_many_sockets",
  4500: "table_unreadable",
  1013: "store_unavailable",
} as const;

/**
 * A new table. Seconds that are null never run out; the maker takes the first seat.
 *
 * `odds` is whether chances may be shown; null means to who plays with bots alone. Sent again
 * with the same `key`, it leads to the same seat.
 */
export interface TableRequest {
  game: string;
  name: string;
  key?: string | null;
  seats?: number | null;
  preset?: string | null;
  options?: Record<string, boolean | number | string>;
  bots?: string[];
  clock?: number | null;
  gone?: number | null;
  pace?: number;
  pause?: number;
  throw_after?: number | null;
  watch?: "anyone" | "nobody";
  hints?: boolean;
  chat?: boolean;
  odds?: boolean | null;
}

/** A set-up to be checked; no table is made. */
export interface SetupRequest {
  game: string;
  seats?: number | null;
  preset?: string | null;
  options?: Record<string, boolean | number | string>;
}

/**
 * Somebody comes to the table: to this seat, or to the first that is free.
 *
 * Sent again with the same `key`, it leads to the same seat.
 */
export interface JoinRequest {
  name: string;
  seat?: number | null;
  key?: string | null;
}

/**
 * What stood in a private link, in exchange for the seat.
 *
 * A link works once; sent again with the same `key`, it leads to the same seat.
 */
export interface ClaimRequest {
  link: string;
  key?: string | null;
}

/**
 * A new table that goes on from a move of a finished one, with fresh dice.
 *
 * Sent again with the same `key`, it leads to the same seat.
 */
export interface ForkRequest {
  ply: number;
  name: string;
  seat?: number;
  key?: string | null;
}

/** Which seat this device now holds; the token itself is in a cookie. */
export interface Seated {
  code: string;
  seat: number;
}

/** The seats at a table that this device holds now. */
export interface HeldSeats {
  code: string;
  seats: number[];
}

/** The path of a page that brings this seat to another device, once. */
export interface PrivateLink {
  path: string;
}

/** An option of a game, with its rule; it says nothing while one that it `needs` is as usual. */
export interface OptionInfo {
  name: string;
  rule: string;
  text: string;
  choices: (boolean | number | string)[];
  default: boolean | number | string;
  needs: string[];
}

/** Options that go well together. */
export interface PresetInfo {
  name: string;
  text: string;
}

/** The server itself: `url` is where other devices reach it, if that is known. */
export interface ServerInfo {
  url: string | null;
}

/** A game that can be played here, with its seats' colours and the bots that can sit down. */
export interface GameInfo {
  name: string;
  title: string;
  about: string;
  seats: number[];
  usual_seats: number;
  colours: string[];
  options: OptionInfo[];
  presets: PresetInfo[];
  bots: string[];
}

/**
 * What is wrong, as data: `code` names it, `params` are its facts and `rule` its rule, if any.
 *
 * `message` is the English sentence. A fact is a number, a text, or an object whose one key says
 * what it is: `term`, `dollars`, `all_of`, `any_of`, `range` or `cause`.
 */
export interface Problem {
  code: string;
  params: Record<string, unknown>;
  rule: string;
  message: string;
}

/**
 * A set-up, and what could be chosen in it.
 *
 * `changed` are the options that differ from the usual, in words. `refused` says of each option
 * which choices do not go with the rest, and why; `problem` why this set-up cannot be played.
 */
export interface Setup {
  seats: number;
  options: Record<string, boolean | number | string>;
  changed: Record<string, string>;
  refused: Record<string, Record<string, Problem>>;
  problem: Problem | null;
}

/** A move of a finished game in its words; without a seat it is the House's. */
export interface RecordedMove {
  seat: number | null;
  words: string;
}

/**
 * A finished game after so many moves: what everybody saw, and what had just happened.
 *
 * `move` was the last of them, `texts` is what came of it in sentences, and `events` tells the
 * same to programs.
 */
export interface ReplayMoment {
  ply: number;
  plies: number;
  view: Record<string, unknown>;
  move: RecordedMove | null;
  texts: string[];
  events: Record<string, unknown>[];
}

/** Everybody's score after so many moves. */
export interface ScorePoint {
  ply: number;
  scores: number[];
}

/** What everybody looked at together after so many moves, by the name of its event. */
export interface Ceremony {
  ply: number;
  event: string;
}

/**
 * All moves of a finished game; `result` is empty if it was ended before its end.
 *
 * `score_history` tells how everybody stood at the beginning, and after each move that changed it.
 */
export interface Replay {
  game: string;
  seats: string[];
  plies: number;
  moves: RecordedMove[];
  score_history: ScorePoint[];
  ceremonies: Ceremony[];
  result: [number, number][];
}

/** The first message on a socket: the version that this device has, if it has one. */
export interface Hello {
  type: "hello";
  version?: number | null;
}

/** What this device will bring to the dice, as its SHA-256; sent once it has seen the seal. */
export interface Promise {
  key: string;
  type: "promise";
  promise: string;
}

/** This device opens what it promised: 16 to 64 random bytes in hexadecimal digits. */
export interface Contribute {
  key: string;
  type: "contribute";
  part: string;
}

/** The host puts a bot in an empty chair. */
export interface AddBot {
  key: string;
  type: "add_bot";
  seat: number;
  bot: string;
}

/** The host takes a bot away; during play it stays until somebody else takes the chair. */
export interface RemoveBot {
  key: string;
  type: "remove_bot";
  seat: number;
}

/** The host removes a guest. */
export interface Remove {
  key: string;
  type: "remove";
  seat: number;
}

/** The host begins the game. */
export interface Start {
  key: string;
  type: "start";
}

/** A move in the words of the game. */
export interface Move {
  key: string;
  type: "move";
  words: string;
}

/** This seat throws its dice. */
export interface Throw {
  key: string;
  type: "throw";
}

/** This seat takes its last move back. */
export interface TakeBack {
  key: string;
  type: "take_back";
}

/** A bot plays for this seat until its person returns. */
export interface StandIn {
  key: string;
  type: "stand_in";
  bot?: string;
}

/** The person plays again. */
export interface Return {
  key: string;
  type: "return";
}

/** The person gives up the seat for good. */
export interface Leave {
  key: string;
  type: "leave";
}

/** A line to everybody at the table. */
export interface Chat {
  key: string;
  type: "chat";
  text: string;
}

/** A quick reaction. */
export interface React {
  key: string;
  type: "react";
  reaction: "clap" | "laugh" | "gasp" | "groan" | "think" | "hurry";
}

/** The host silences the table, or lets it speak again. */
export interface Mute {
  key: string;
  type: "mute";
  muted: boolean;
}

/** The host changes how long a bot's move waits; at 0 nothing waits for anything. */
export interface SetPace {
  key: string;
  type: "set_pace";
  pace: number;
}

/** This person would end the game here, or would not after all; all must agree. */
export interface AgreeToEnd {
  key: string;
  type: "agree_to_end";
  agrees: boolean;
}

/** The host lays a new table for the same people. */
export interface Rematch {
  key: string;
  type: "rematch";
}

/** What a bot would do in this seat's place; only this seat gets to know it. */
export interface Hint {
  key: string;
  type: "hint";
}

/**
 * A chair as everybody sees it.
 *
 * `bot` plays here: by itself, or for a `person` who is away. `connected` is whether a device of
 * the person is, `open` whether anybody may sit down, `deadline` when the clock runs out. A
 * device has first `promised` its part of the dice, and then `contributed` it.
 */
export interface SeatInfo {
  name: string;
  person: boolean;
  bot: string | null;
  connected: boolean;
  open: boolean;
  promised: boolean;
  contributed: boolean;
  agrees_to_end: boolean;
  deadline: number | null;
}

/**
 * The table as everybody sees it, but for the game itself.
 *
 * `promises` is there from the moment the host has started: for each seat the SHA-256 of its
 * part of the dice, or `house` where the House's formula gives it.
 */
export interface TableInfo {
  code: string;
  game: string;
  title: string;
  options: Record<string, string>;
  phase: "gathering" | "playing" | "over";
  host: number | null;
  seats: SeatInfo[];
  clock: number | null;
  gone: number | null;
  pace: number;
  pause: number;
  throw_after: number | null;
  watch: "anyone" | "nobody";
  hints: boolean;
  odds: boolean;
  muted: boolean;
  commitment: string;
  promises: string[];
  contributions: string[];
  forked_at: number | null;
  rematch: string | null;
}

/**
 * The game as this viewer may know it; `moves` are the viewer's own.
 *
 * `thrower` is the seat whose throw everybody waits for. Of a finished game, `result` is each
 * seat's score and place; it is empty if the game was ended before.
 */
export interface Play {
  view: Record<string, unknown>;
  owing: number[];
  thrower: number | null;
  moves: string[];
  may_take_back: boolean;
  result: [number, number][] | null;
}

/** A line without what all were to forget. */
export interface RedactedLine {
  text: string;
  event: Record<string, unknown>;
}

/**
 * Something that happened, in a sentence; `event` tells it to programs.
 *
 * Some things are shown for a moment and then forgotten, by the rules of the game. Their line
 * comes in full to devices that are connected when they happen, with `redacted`, which is what
 * may be kept of it after the next move. Whoever comes later, or asks again, gets no more than
 * that.
 *
 * `hold` is for how many seconds everybody looks at it: so long bots, the House and clocks wait.
 */
export interface LogLine {
  version: number;
  kind: "game" | "table" | "chat" | "reaction";
  seat: number | null;
  text: string;
  event: Record<string, unknown>;
  redacted: RedactedLine | null;
  hold: number;
}

/**
 * All that this viewer may know now, and what has happened after version `since`.
 *
 * `since` is the version that the device has. If it has none, or the gap was too long, `reset` is
 * true: what the device has kept is void, and `log` holds no more than the last lines. `missed`
 * is the version at which this person went away, until the next move made here.
 */
export interface TableFrame {
  type: "table";
  version: number;
  since: number;
  reset: boolean;
  seat: number | null;
  missed: number | null;
  table: TableInfo;
  play: Play | null;
  log: LogLine[];
}

/** The command of this key has been executed and is stored. */
export interface Ack {
  type: "ack";
  key: string;
  version: number;
}

/** The command of this key changed nothing, and why; without a key it was no valid message. */
export interface Refusal {
  code: string;
  params: Record<string, unknown>;
  rule: string;
  message: string;
  type: "refused";
  key: string | null;
}

/** What a bot would do. */
export interface Hinted {
  type: "hint";
  key: string;
  words: string;
}

/**
 * Whether tables can be saved just now: sent when that changes, and after the first frame.
 *
 * While they cannot, commands are refused, and nothing that was acknowledged is lost.
 */
export interface StoreStatus {
  type: "store";
  writable: boolean;
}

export type Command =
  | Promise
  | Contribute
  | AddBot
  | RemoveBot
  | Remove
  | Start
  | Move
  | Throw
  | TakeBack
  | StandIn
  | Return
  | Leave
  | Chat
  | React
  | Mute
  | SetPace
  | AgreeToEnd
  | Rematch
  | Hint;

export type ClientMessage =
  | Hello
  | Promise
  | Contribute
  | AddBot
  | RemoveBot
  | Remove
  | Start
  | Move
  | Throw
  | TakeBack
  | StandIn
  | Return
  | Leave
  | Chat
  | React
  | Mute
  | SetPace
  | AgreeToEnd
  | Rematch
  | Hint;

export type Frame =
  | TableFrame
  | Ack
  | Refusal
  | Hinted
  | StoreStatus;

export type Answer =
  | Ack
  | Refusal
  | Hinted;
