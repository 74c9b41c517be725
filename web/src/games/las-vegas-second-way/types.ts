// The table of the Second Way as the server sends it, and what happens on it.
// Colours go by their names, and where there is one number each by the order of the box. Casinos count from 1.

import type { Ended, FirstChosen, Stocked } from "../las-vegas-box/events.ts";

/** One casino: its bills, lowest first, and the dice of every colour on it. */
export interface Casino {
  number: number;
  bills: number[];
  dice: number[];
}

/** One colour: its dice in the stock, and the bills that lie with it. */
export interface Colour {
  name: string;
  stock: number;
  bills: number[];
}

/** One seat: money and bills of the rounds revealed, and its colours where they may be seen. */
export interface Seat {
  money: number;
  bills: number;
  colours?: string[];
}

export interface Rolled {
  face: number;
  colours: string[];
}

/** The table. `start` is absent until it is drawn who begins, `turn` before the first throw of a round and after the last. */
export interface View {
  round: number;
  rounds: number;
  start?: number;
  turn?: number;
  rolled: Rolled[];
  casinos: Casino[];
  colours: Colour[];
  seats: Seat[];
  deck: number;
  over: boolean;
  places?: number[];
}

export interface Won {
  casino: number;
  colour: string;
  dice: number;
  bill: number;
}

/** What happens in this game alone. */
export type OwnEvent =
  | { event: "scattered"; casinos: string[][] }
  | { event: "dealt"; seat: number; colours: string[] }
  | { event: "dealtunseen"; seat: number }
  | { event: "threw"; seat: number; faces: string[][] }
  | { event: "placed"; seat: number; casino: number; colours: string[] }
  | ({ event: "won" } & Won)
  | { event: "revealed"; colours: string[][]; gained: number[]; money: number[] }
  | { event: "discarded"; ownerless: number[]; unclaimed: number[] };

export type Event =
  | OwnEvent
  | FirstChosen
  | Stocked
  | { event: "roundbegan"; round: number; start: number }
  | ({ event: "ended" } & Ended);
