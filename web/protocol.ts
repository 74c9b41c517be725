// What is said between a device and the server. Made by tools/typescript.py from
// src/greenbaize/server/protocol.py: change that file, not this one.

export const REACTIONS = ["clap", "laugh", "gasp", "groan", "think", "hurry"] as const;

/** A new table. Seconds that are null never run out; the maker takes the first seat. */
export interface TableRequest {
  game: string;
  name: string;
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
}

/** A set-up that somebody thinks of; nothing is laid. */
export interface SetupRequest {
  game: string;
  seats?: number | null;
  preset?: string | null;
  options?: Record<string, boolean | number | string>;
}

/** Somebody comes to the table: to this seat, or to the first that is free. */
export interface JoinRequest {
  name: string;
  seat?: number | null;
}

/** What stood in a private link, in exchange for the seat. */
export interface BackRequest {
  link: string;
}

/** A new table that goes on from a move of a finished one, with fresh dice. */
export interface ForkRequest {
  ply: number;
  name: string;
  seat?: number;
}

/** Which seat this device now holds; the token itself is in a cookie. */
export interface Seated {
  code: string;
  seat: number;
}

/** The seats at a table that this device holds now. */
export interface Mine {
  code: string;
  seats: number[];
}

/** The path of a page that brings this seat to another device, once. */
export interface PrivateLink {
  path: string;
}

/** An option of a game, with its rule. */
export interface OptionInfo {
  name: string;
  rule: string;
  says: string;
  choices: (boolean | number | string)[];
  default: boolean | number | string;
}

/** Options that go well together. */
export interface PresetInfo {
  name: string;
  says: string;
}

/** The house itself: `address` is where other devices reach it, if that is known. */
export interface House {
  address: string | null;
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
 * A set-up, and what could be chosen in it.
 *
 * `changed` are the options that differ from the usual, in words. `refused` says of each option
 * which choices do not go with the rest, and why; `says` why this set-up itself cannot be played.
 */
export interface Setup {
  seats: number;
  options: Record<string, boolean | number | string>;
  changed: Record<string, string>;
  refused: Record<string, Record<string, string>>;
  says: string | null;
}

/** What was wrong, in one sentence; the rule it stands on, if there is one. */
export interface Problem {
  says: string;
  rule: string;
}

/** A move of a finished game in its words; without a seat it is the House's. */
export interface MoveMade {
  seat: number | null;
  words: string;
}

/**
 * A finished game after so many moves: what everybody saw, and what had just happened.
 *
 * `move` was the last of them, `says` is what came of it in sentences, and `events` tells the
 * same to programs.
 */
export interface Moment {
  ply: number;
  plies: number;
  view: Record<string, unknown>;
  move: MoveMade | null;
  says: string[];
  events: Record<string, unknown>[];
}

/** Everybody's score after so many moves. */
export interface Standing {
  ply: number;
  scores: number[];
}

/**
 * All moves of a finished game; `result` is empty if it was ended before its end.
 *
 * `course` tells how everybody stood at the beginning, and after each move that changed it.
 */
export interface Story {
  game: string;
  seats: string[];
  plies: number;
  moves: MoveMade[];
  course: Standing[];
  result: [number, number][];
}

/** The first thing on a socket: the version that this device has, if it has one. */
export interface Hello {
  do: "hello";
  have?: number | null;
}

/** What this device will bring to the dice, as its SHA-256; said once it has seen the seal. */
export interface Promise {
  key: string;
  do: "promise";
  promise: string;
}

/** This device opens what it promised: 16 to 64 random bytes in hexadecimal digits. */
export interface Contribute {
  key: string;
  do: "contribute";
  part: string;
}

/** The host puts a bot in an empty chair. */
export interface SitBot {
  key: string;
  do: "sit_bot";
  seat: number;
  bot: string;
}

/** The host takes a bot away; during play it stays until somebody else takes the chair. */
export interface RemoveBot {
  key: string;
  do: "remove_bot";
  seat: number;
}

/** The host removes a guest. */
export interface Remove {
  key: string;
  do: "remove";
  seat: number;
}

/** The host begins the game. */
export interface Start {
  key: string;
  do: "start";
}

/** A move in the words of the game. */
export interface Move {
  key: string;
  do: "move";
  words: string;
}

/** This seat throws its dice. */
export interface Throw {
  key: string;
  do: "throw";
}

/** This seat takes its last move back. */
export interface TakeBack {
  key: string;
  do: "take_back";
}

/** A bot plays for this seat until its person returns. */
export interface StandIn {
  key: string;
  do: "stand_in";
  bot?: string;
}

/** The person plays again. */
export interface Return {
  key: string;
  do: "return";
}

/** The person gives up the seat for good. */
export interface Leave {
  key: string;
  do: "leave";
}

/** A line to everybody at the table. */
export interface Chat {
  key: string;
  do: "chat";
  text: string;
}

/** A quick reaction. */
export interface React {
  key: string;
  do: "react";
  sign: "clap" | "laugh" | "gasp" | "groan" | "think" | "hurry";
}

/** The host silences the table, or lets it speak again. */
export interface Mute {
  key: string;
  do: "mute";
  on: boolean;
}

/** This person would end the game here, or would not after all; all must agree. */
export interface AgreeToEnd {
  key: string;
  do: "agree_to_end";
  yes: boolean;
}

/** The host lays a new table for the same people. */
export interface Rematch {
  key: string;
  do: "rematch";
}

/** What a bot would do in this seat's place; only this seat hears it. */
export interface Hint {
  key: string;
  do: "hint";
}

/**
 * A chair as everybody sees it.
 *
 * `bot` plays here: by itself, or for a `person` who is away. `here` is whether the person's
 * device is connected, `open` whether anybody may sit down, `due` when the clock runs out. A
 * device has first `promised` its part of the dice, and then `contributed` it.
 */
export interface SeatInfo {
  name: string;
  person: boolean;
  bot: string | null;
  here: boolean;
  open: boolean;
  promised: boolean;
  contributed: boolean;
  agrees_to_end: boolean;
  due: number | null;
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
  muted: boolean;
  commitment: string;
  promises: string[];
  contributions: string[];
  fork: number | null;
  rematch: string | null;
}

/**
 * The game as this viewer may know it; `moves` are the viewer's own.
 *
 * `throws` is the seat whose throw everybody waits for. Of a finished game, `result` is each
 * seat's score and place; it is empty if the game was ended before.
 */
export interface Play {
  view: Record<string, unknown>;
  owing: number[];
  throws: number | null;
  moves: string[];
  may_take_back: boolean;
  result: [number, number][] | null;
}

/** A line without what all were to forget. */
export interface ToldAgain {
  says: string;
  event: Record<string, unknown>;
}

/**
 * Something that happened, in a sentence; `event` tells it to programs.
 *
 * Some things are shown for a moment and then forgotten, by the rules of the game. Their line
 * comes in full to those who are there when they happen, with `again`, which is what may be
 * kept of it after the next move. Whoever comes later, or asks once more, hears no more than that.
 */
export interface Line {
  version: number;
  kind: "game" | "table" | "chat" | "reaction";
  seat: number | null;
  says: string;
  event: Record<string, unknown>;
  again: ToldAgain | null;
}

/**
 * All that this viewer may know now, and what has happened after version `since`.
 *
 * `since` is the version that the device has, unless the gap was too long: then the frame is
 * `fresh`, and older lines are left out. `missed` is the version at which this person went
 * away, until the next move made here.
 */
export interface TableFrame {
  type: "table";
  version: number;
  since: number;
  fresh: boolean;
  seat: number | null;
  missed: number | null;
  table: TableInfo;
  play: Play | null;
  happened: Line[];
}

/** What was said under this key has happened and is written down. */
export interface Ack {
  type: "ack";
  key: string;
  version: number;
}

/** What was said under this key changed nothing, and why; without a key it made no sense. */
export interface Refusal {
  type: "refused";
  key: string | null;
  says: string;
  rule: string;
}

/** What a bot would do. */
export interface Hinted {
  type: "hint";
  key: string;
  words: string;
}

export type Deed =
  | Promise
  | Contribute
  | SitBot
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
  | AgreeToEnd
  | Rematch
  | Hint;

export type Message =
  | Hello
  | Promise
  | Contribute
  | SitBot
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
  | AgreeToEnd
  | Rematch
  | Hint;

export type Frame =
  | TableFrame
  | Ack
  | Refusal
  | Hinted;

export type Answer =
  | Ack
  | Refusal
  | Hinted;
