// The table of Las Vegas and of the Boulevard as the server sends it, and what happens on it.
// Seats count from 0, casinos from 1; the slot machine is casino 7. Money is in thousands.

import type { SharedEvent } from "../las-vegas-box/events.ts";

/** One casino: its bills, highest first, and everybody's dice on it; `big` are not among `dice`. */
export interface Casino {
  number: number;
  bills: number[];
  dice: number[];
  neutral: number;
  big?: number[];
  rainbows?: number;
}

/** One seat: dice left to throw, bills won, and what the viewer may know of its money and cards. */
export interface Seat {
  dice: number;
  neutral: number;
  bills: number;
  money?: number;
  big?: number;
  kickers?: number;
  spent?: number;
  die?: number;
  bonus?: number[];
  gained?: number[];
  held?: number;
  cards?: string[];
  ready?: string[];
}

/** Dice of one face in a throw. */
export interface Rolled {
  face: number;
  own: number;
  neutral: number;
  big?: number;
  kickers?: number;
}

/** Dice of one face on the slot machine, all put there by one seat. */
export interface Face {
  face: number;
  seat: number;
  own: number;
  big: number;
  neutral: number;
}

export interface Slot {
  bills: number[];
  rainbows?: number;
  faces: Face[];
}

export type Asks = "place" | "kick" | "window" | "lay" | "claim" | "take" | "swap";

/** Bills drawn to place the middle one; only who drew them sees them before. */
export interface Drawn {
  seat: number;
  count: number;
  middle?: number;
  bills?: number[];
}

/** How the table plays the cards about which there is doubt. */
export interface Rulings {
  rotate: "value" | "one" | "opposite";
  reroll: "per_turn" | "once";
  early_score_dice: "by_bills" | "stay" | "return";
  bonus_counts?: "events" | "net";
}

/** What the modules add: cards at work by the seat that played them, and what is due. */
export interface Boulevard {
  modules: string[];
  asked?: { seat: number; what: Asks };
  slot?: Slot;
  rulings?: Rulings;
  played?: string[];
  reroll?: number;
  may_reroll?: boolean;
  two_casinos?: number;
  tie_win?: number;
  swap_bill?: number;
  payout?: { seat: number; casino: number };
  sets?: number[];
  due?: number;
  kicks?: number;
  immune?: boolean;
  joined?: number;
  drawn?: Drawn;
}

/** The table. `start` is absent until it is drawn who begins, `turn` before the first throw of a round and from payday on. */
export interface View {
  round: number;
  rounds: number;
  start?: number;
  turn?: number;
  rolled: Rolled[];
  casinos: Casino[];
  seats: Seat[];
  neutral_dice: boolean;
  deck: number;
  under: number[];
  over: boolean;
  minimum: number;
  places?: number[];
  boulevard?: Boulevard;
}

export interface Placed {
  seat: number;
  casino: number;
  own: number;
  neutral: number;
  big: number;
  kickers: number;
  face: number;
}

export interface Kicked {
  seat: number;
  casino: number;
  owner: number;
  big: boolean;
}

/** Dice that left a place after an early payout: for each owner so many normal and big ones. */
export interface WentHome {
  casino: number;
  owners: number[];
  dice: number[];
  big: number[];
}

/** What happens at this table alone. */
export type OwnEvent =
  | { event: "scattered"; faces: number[] }
  | { event: "threw" | "threwagain"; seat: number; roll: string }
  | ({ event: "placed" } & Placed)
  | { event: "bonusdealt"; seat: number; cards: number[] }
  | { event: "cardsdealt"; seat: number; cards: string[] }
  | { event: "played"; seat: number; card: string }
  | { event: "rotated"; seat: number; dice: number; face: number; other: number }
  | { event: "fizzled"; seat: number; casino: number; kickers: number }
  | ({ event: "kicked" } & Kicked)
  | { event: "tookback"; seat: number; dice: number }
  | { event: "announced" | "paidearly" | "tieclaimed"; seat: number; casino: number }
  | { event: "rainbowturned"; casino: number; bill: number }
  | { event: "rainbowgone"; casino: number }
  | ({ event: "wenthome" } & WentHome)
  | { event: "rainbowdrawn" | "kept" | "swapped"; seat: number }
  | { event: "drew" | "middlefound" | "newbill"; seat: number; bill: number }
  | { event: "billlaid"; seat: number; casino: number; bill: number }
  | { event: "putunder"; seat: number; bills: number[] }
  | { event: "bonusrevealed"; seat: number; cards: number[]; die: number }
  | { event: "secretshown"; seat: number; bill: number; cards: number; given: number }
  | { event: "bonuspaid"; seat: number; die: number; money: number };

export type Event = SharedEvent | OwnEvent;
