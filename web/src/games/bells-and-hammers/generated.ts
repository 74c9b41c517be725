// What a seat may know of a table of Bells & Hammers, and what happens there.
// Made by tools/typescript.py from src/greenbaize/games/bells_and_hammers: change those files, not this one.

export type Face = "horse" | "inn" | "bell" | "hammer" | "double";

export type Carrying = "fresh" | "carry" | "refill";

export type ClosedPayer = OpenPayer | "none";

export type Neighbourly = "off" | "late" | "always";

export type OpenPayer = "thrower" | "card";

export type Passing = "until_raised" | "final";

export type PlainThrows = "bank" | "as18" | "none";

export type Phase = "draw" | "sale" | "cards" | "dice" | "banker" | "over";

/** How this table bids and pays where the rules leave a choice, as options say. */
export interface Rulings {
  pass: Passing;
  carry: Carrying;
  inn_open_plain: PlainThrows;
  inn_open_symbol_payer: OpenPayer;
  inn_closed_symbol_over: ClosedPayer;
  neighbours: Neighbourly;
  twenty_one: boolean;
}

/** A card that was sold, in the order of the sale; `face` is absent until it is turned up. */
export interface Card {
  card: number;
  seat: number;
  price: number;
  face?: Face;
}

/**
 * One seat: `match` is its score of the games before, or its points where they are carried.
 *
 * `in_match` is over for good after three games without a card; `streak` counts these. Whether
 * it leads the bidding or has yet to answer the last bid, or throws to be Banker, is `bidding`.
 * `thrown` is its last throw in this game, if it threw.
 */
export interface Seat {
  points: number;
  match: number;
  in_match: boolean;
  streak: number;
  cards: number;
  faces: Face[];
  bidding: boolean;
  thrown?: string;
}

/**
 * The table. What is not known yet or does not apply now is absent.
 *
 * `passed` are those who passed since the last bid, or where a pass is final for this card.
 * `earned` is what each card that is turned up brought in this game, less what it cost;
 * `blanks` counts the throws without any mark that came just before, `drought` the longest run.
 */
export interface View {
  phase: Phase;
  game: number;
  games: number;
  ante: number;
  limit: number;
  rulings: Rulings;
  bank: number;
  inn: boolean;
  banker?: number;
  turn?: number;
  for_sale: number;
  standing: number;
  bidder?: number;
  passed: number[];
  tied: number[];
  sold: Card[];
  owners: Partial<Record<Face, number>>;
  earned: Partial<Record<Face, number>>;
  blanks: number;
  drought: number;
  seats: Seat[];
  last?: number;
  over: boolean;
  places?: number[];
}

/** A seat threw the six number dice to become Banker. */
export interface Drew {
  event: "drew";
  seat: number;
  dice: string;
  total: number;
}

/** Some had the same highest total and threw again. */
export interface DrewLevel {
  event: "drew_level";
  seats: number[];
  total: number;
}

/** The bank was filled up from the box. */
export interface Refilled {
  event: "refilled";
  points: number;
}

/** A game of the match began, its Banker was known and the stakes were paid. */
export interface GameBegan {
  event: "game_began";
  game: number;
  games: number;
  banker: number;
  players: number[];
  ante: number;
  bank: number;
}

/** A seat bid for the card that was up. */
export interface Bid {
  event: "bid";
  card: number;
  seat: number;
  points: number;
}

/** A seat wanted the card no more. */
export interface BidderPassed {
  event: "bidder_passed";
  card: number;
  seat: number;
}

/** A card was taken face down; its price of 0 is that of a card nobody wanted. */
export interface Sold {
  event: "sold";
  card: number;
  seat: number;
  price: number;
  bank: number;
}

/** A card was turned up after the sale. */
export interface TurnedUp {
  event: "turned_up";
  card: number;
  face: Face;
  seat: number;
}

/** Whoever had no card took no part in this game. */
export interface LeftOut {
  event: "left_out";
  seats: number[];
}

/** A seat threw all eight dice. */
export interface Threw {
  event: "threw";
  seat: number;
  dice: string;
  total: number;
}

/** A seat paid another; less than it owed if it had no more. */
export interface Paid {
  event: "paid";
  debtor: number;
  creditor: number;
  points: number;
  owed: number;
}

/** The bank paid a seat. */
export interface BankPaid {
  event: "bank_paid";
  seat: number;
  points: number;
  bank: number;
}

/** The first throw beyond the bank opened the Inn. */
export interface InnOpened {
  event: "inn_opened";
  bank: number;
}

/** A seat took all that the bank had. */
export interface Cleared {
  event: "cleared";
  seat: number;
  points: number;
}

/** A seat threw all six numbers, and the bank was divided. */
export interface Divided {
  event: "divided";
  seat: number;
  bank: number;
}

/** A game of several was over: who had won it, and what everybody had in hand. */
export interface GameEnded {
  event: "game_ended";
  game: number;
  winners: number[];
  points: number[];
}

/** A seat was out for good after three games without a card. */
export interface Confiscated {
  event: "confiscated";
  seat: number;
  points: number;
}

/** The match was over. */
export interface Ended {
  event: "ended";
  games: number;
  scores: number[];
  places: number[];
}

export type Event =
  | Drew
  | DrewLevel
  | Refilled
  | GameBegan
  | Bid
  | BidderPassed
  | Sold
  | TurnedUp
  | LeftOut
  | Threw
  | Paid
  | BankPaid
  | InnOpened
  | Cleared
  | Divided
  | GameEnded
  | Confiscated
  | Ended;
