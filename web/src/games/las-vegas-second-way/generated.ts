// What a seat may know of a table of Las Vegas, the Second Way, and what happens there.
// Made by tools/typescript.py from src/greenbaize/games/las_vegas_second_way: change those files, not this one.

export type ColourName = "red" | "blue" | "green" | "black" | "yellow" | "grey" | "violet" | "orange";

/** The dice of one face in a throw, by their colours. */
export interface Rolled {
  face: number;
  colours: ColourName[];
}

/** One casino: its bills in thousands, lowest first, and the dice of every colour on it. */
export interface Casino {
  number: number;
  bills: number[];
  dice: number[];
}

/** One colour: its dice in the stock, and the bills that lie with it, in thousands. */
export interface Colour {
  name: ColourName;
  stock: number;
  bills: number[];
}

/** One seat: money and bills of the rounds revealed, and its colours where they may be seen. */
export interface Seat {
  money: number;
  bills: number;
  colours?: ColourName[];
}

/**
 * The table. `start` is absent until it is drawn who begins.
 *
 * `turn` is absent before the first throw of a round and after the last.
 */
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

/** The game was over and the money was counted. */
export interface Ended {
  event: "ended";
  money: number[];
  bills: number[];
  places: number[];
}

/** It was drawn who begins. */
export interface FirstChosen {
  event: "first_chosen";
  seat: number;
}

/** The start player has the marker; everybody has all dice again. */
export interface RoundBegan {
  event: "round_began";
  round: number;
  start: number;
}

/** A bill was turned up onto a casino. */
export interface Stocked {
  event: "stocked";
  casino: number;
  bill: number;
}

/** Two dice of every colour went to the casinos they showed: the colours, casino by casino. */
export interface Scattered {
  event: "scattered";
  casinos: ColourName[][];
}

/** A seat looked at its two colours. */
export interface Dealt {
  event: "dealt";
  seat: number;
  colours: ColourName[];
}

/** A seat was dealt two colours that the others did not see. */
export interface DealtUnseen {
  event: "dealt_unseen";
  seat: number;
}

/** A seat threw a die of every colour in the stock: the colours, face by face. */
export interface Threw {
  event: "threw";
  seat: number;
  faces: ColourName[][];
}

/** All dice of one face went to its casino. */
export interface Placed {
  event: "placed";
  seat: number;
  casino: number;
  colours: ColourName[];
}

/** A colour won a bill, and all its dice there went aside with it. */
export interface Won {
  event: "won";
  casino: number;
  colour: ColourName;
  dice: number;
  bill: number;
}

/** Everybody showed two colours and took what had been won with them. */
export interface Revealed {
  event: "revealed";
  colours: ColourName[][];
  gained: number[];
  money: number[];
}

/** Bills left the game: those of colours that nobody played, and those that nobody won. */
export interface Discarded {
  event: "discarded";
  ownerless: number[];
  unclaimed: number[];
}

export type Event =
  | Ended
  | FirstChosen
  | RoundBegan
  | Stocked
  | Scattered
  | Dealt
  | DealtUnseen
  | Threw
  | Placed
  | Won
  | Revealed
  | Discarded;
