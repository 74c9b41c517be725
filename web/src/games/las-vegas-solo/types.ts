// The table of Las Vegas Solo as the server sends it, and what happens on it.
// Colours count from 0, which is the player's own; casinos and groups from 1. Money is in thousands.

import type { Paid, Stocked, Tied } from "../las-vegas-box/events.ts";

/** One casino: its bills, highest first, and the dice on it by colour. */
export interface Casino {
  number: number;
  bills: number[];
  dice: number[];
}

/** What a colour has won. */
export interface Colour {
  bills: number;
  money: number;
}

/** The colours whose die shows one face. */
export interface Rolled {
  face: number;
  colours: number[];
}

/** `opponent` is there while its dice are to be thrown out, `group` while one is played. */
export interface View {
  round: number;
  rounds: number;
  own_dice: number;
  thrown_out: number[];
  opponent?: number;
  group?: number;
  groups: number[][];
  rolled: Rolled[];
  casinos: Casino[];
  colours: Colour[];
  mine: number;
  others: number;
  deck: number;
  under: number[];
  over: boolean;
  won?: boolean;
}

export interface Ended {
  mine: number;
  others: number;
  own_dice: number;
  won: boolean;
}

/** What happens in this game alone. */
export type OwnEvent =
  | { event: "roundbegan"; round: number; rounds: number }
  | { event: "drawn"; colour: number }
  | { event: "scattered"; colour: number; faces: number[] }
  | { event: "grouptaken"; group: number; dice: number; own: number }
  | { event: "threw"; faces: number[] }
  | { event: "placed"; casino: number; colours: number[] }
  | ({ event: "ended" } & Ended);

export type Event = OwnEvent | Stocked | Tied | Paid;
