// What a seat may know of a table of Las Vegas Solo, and what happens there.
// Made by tools/typescript.py from src/greenbaize/games/las_vegas_solo: change those files, not this one.

/** The colours whose die shows one face. */
export interface Rolled {
  face: number;
  colours: number[];
}

/** One casino: its bills in thousands, highest first, and the dice on it by colour. */
export interface Casino {
  number: number;
  bills: number[];
  dice: number[];
}

/** What a colour has won: bills, and their worth in thousands. */
export interface Colour {
  bills: number;
  money: number;
}

/**
 * The table; colours are counted from 0, which is the player's own.
 *
 * `opponent` is there while its dice are to be thrown out, `group` while one is played, and
 * `won` when the game is over.
 */
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

/** A bill was turned up onto a casino. */
export interface Stocked {
  event: "stocked";
  casino: number;
  bill: number;
}

/** A bill that nobody won went under the deck. */
export interface Unclaimed {
  event: "unclaimed";
  casino: number;
  bill: number;
}

/** All dice lay ready again. */
export interface RoundBegan {
  event: "round_began";
  round: number;
  rounds: number;
}

/** Chance said whose dice are thrown out beforehand. */
export interface Drawn {
  event: "drawn";
  colour: number;
}

/** All dice of an opponent went to the casinos they showed. */
export interface Scattered {
  event: "scattered";
  colour: number;
  faces: number[];
}

/** A group of dice was begun. */
export interface GroupTaken {
  event: "group_taken";
  group: number;
  dice: number;
  own: number;
}

/** One die of every colour left in the group was thrown; 0 stands for none. */
export interface Threw {
  event: "threw";
  faces: number[];
}

/** All dice of one face went to its casino. */
export interface Placed {
  event: "placed";
  casino: number;
  colours: number[];
}

/** Colours with equally many dice were struck out. */
export interface Tied {
  event: "tied";
  casino: number;
  dice: number;
  owners: number[];
}

/** A bill went to the colour with the most dice left. */
export interface Paid {
  event: "paid";
  casino: number;
  owner: number;
  dice: number;
  bill: number;
}

/** All casinos had paid: what the round brought to the one who plays, and to all others. */
export interface RoundEnded {
  event: "round_ended";
  round: number;
  mine: number;
  others: number;
}

/** The game was over and the money was compared. */
export interface Ended {
  event: "ended";
  mine: number;
  others: number;
  own_dice: number;
  won: boolean;
}

export type Event =
  | Stocked
  | Unclaimed
  | RoundBegan
  | Drawn
  | Scattered
  | GroupTaken
  | Threw
  | Placed
  | Tied
  | Paid
  | RoundEnded
  | Ended;
