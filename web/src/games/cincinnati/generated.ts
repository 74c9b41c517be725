// What a seat may know of a table of Cincinnati, and what happens there.
// Made by tools/typescript.py from src/greenbaize/games/cincinnati: change those files, not this one.

export type Card = MoneyCard | "tokens" | "duel";

export type Letter = "A" | "B" | "C";

export type Prize = Letter | "card";

export type Phase =
  | "turning"
  | "replacing"
  | "putting"
  | "shaking"
  | "sitting"
  | "lifting"
  | "keeping"
  | "revealing"
  | "throwing"
  | "asking"
  | "challenging"
  | "duel_throwing"
  | "duel_keeping"
  | "duel_asking"
  | "over";

export type MoneyCard = "15" | "20" | "25" | "30" | "35";

export type Category =
  | "nothing"
  | "pair"
  | "two_pairs"
  | "small_straight"
  | "triplet"
  | "full_house"
  | "large_straight"
  | "quartet"
  | "quintuple";

/** A table: its pile, and who is known to play there. */
export interface Place {
  letter: Letter;
  cards: Card[];
  players: number[];
}

/**
 * One seat: its money in thousands, and the table, dice and keep as far as they are known.
 *
 * `chosen` says whether it has chosen what all are choosing now, a table or dice to keep.
 */
export interface Seat {
  money: number;
  cards: number[];
  tokens: number;
  duel_cards: number;
  chosen: boolean;
  table?: Letter;
  dice?: number[];
  kept?: number[];
}

/** A duel: for a table's letter or for a card, in duel order; no dice yet is an empty list. */
export interface Duel {
  prize: Prize;
  duellists: number[];
  dice: number[][];
  kept?: number[];
}

/** How many token cards and duel cards have left the game. */
export interface Discards {
  tokens: number;
  duel: number;
}

/**
 * The table. `throw` is 1 to 3, or 4 for those that are bought; `turn` is absent where many
 * choose at once or nobody does, and `supply` where it is unlimited.
 */
export interface View {
  round: number;
  rounds: number;
  dealer: number;
  phase: Phase;
  throw: number;
  owing: number[];
  turn?: number;
  card?: Card;
  tables: Place[];
  seats: Seat[];
  duel?: Duel;
  supply?: number;
  deck: number;
  shown_back: number;
  discards: Discards;
  hidden: boolean;
  over: boolean;
  places?: number[];
}

/** A round began; the dealer turned the cards. */
export interface RoundBegan {
  event: "round_began";
  round: number;
  dealer: number;
}

/** A card was turned up; it lies on a table, or waits to be put on one. */
export interface Turned {
  event: "turned";
  card: Card;
  table: Letter | null;
}

/** A duel card of the first round was shuffled in again. */
export interface ShownBack {
  event: "shown_back";
  table: Letter;
}

/** The dealer chose a table for a replacement. */
export interface Put {
  event: "put";
  seat: number;
  card: Card;
  table: Letter;
}

/** A seat threw its five dice under the cup. */
export interface Shook {
  event: "shook";
  seat: number;
}

/** The first throw itself, for who threw it. */
export interface Looked {
  event: "looked";
  seat: number;
  dice: string;
}

/** A seat chose a table, face down. */
export interface Sat {
  event: "sat";
  seat: number;
}

/** Everybody's table and first throw were shown. */
export interface Lifted {
  event: "lifted";
  tables: Letter[];
  dice: string[];
}

/** A seat kept some dice, to throw the others. */
export interface Kept {
  event: "kept";
  seat: number;
  kept: string;
  thrown: string;
}

/** A seat chose in secret what to keep. */
export interface Committed {
  event: "committed";
  seat: number;
}

/** What these seats had kept was shown. */
export interface Revealed {
  event: "revealed";
  seats: number[];
  kept: string[];
}

/** A seat threw dice; now these lie before it. */
export interface Threw {
  event: "threw";
  seat: number;
  roll: string;
  dice: string;
  kind: Category;
}

/** A token was paid for another throw. */
export interface Bought {
  event: "bought";
  seat: number;
  tokens: number;
}

/** A seat bought no throw. */
export interface Declined {
  event: "declined";
  seat: number;
}

/** A pile was won. */
export interface Took {
  event: "took";
  seat: number;
  table: Letter;
  cards: Card[];
  tokens: number;
}

/** Nobody there met the condition, or nobody was there. */
export interface Stayed {
  event: "stayed";
  table: Letter;
  cards: Card[];
  players: number;
}

/** Equal dice were best at a table, and are fought out in this order. */
export interface Tied {
  event: "tied";
  table: Letter;
  seats: number[];
}

/** Who began a duel for a table and ended it with equal dice was out of it. */
export interface DroppedOut {
  event: "dropped_out";
  seat: number;
}

/** A duel card was played. */
export interface Challenged {
  event: "challenged";
  seat: number;
  opponent: number;
}

/** A duel for a card was over; the highest money card changed hands if there was one to win. */
export interface Duelled {
  event: "duelled";
  holder: number;
  opponent: number;
  dice: string[];
  won: boolean;
  card: MoneyCard | null;
}

/** The game was over and everything was counted. */
export interface Ended {
  event: "ended";
  scores: number[];
  tokens: number[];
  places: number[];
}

export type Event =
  | RoundBegan
  | Turned
  | ShownBack
  | Put
  | Shook
  | Looked
  | Sat
  | Lifted
  | Kept
  | Committed
  | Revealed
  | Threw
  | Bought
  | Declined
  | Took
  | Stayed
  | Tied
  | DroppedOut
  | Challenged
  | Duelled
  | Ended;
