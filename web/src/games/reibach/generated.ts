// What a seat may know of a table of Reibach & Co, and what happens there.
// Made by tools/typescript.py from src/greenbaize/games/reibach: change those files, not this one.

export type Business =
  "casino" | "estate" | "yacht" | "stocks" | "gold" | "cash" | "antiques" | "oil" | "art" | "jewelry";

export type Card = Business | "joker" | "risk";

export type Kind = Card | "dollar";

/** A row: its length, the jokers in it, whether it is closed, and what it would earn now. */
export interface Row {
  length: number;
  jokers: number;
  closed: boolean;
  income: number;
}

/**
 * One seat: the own hand in full; of others what all have seen, if the table remembers.
 *
 * `shown` is the base that was laid with the last move: all have just seen it.
 */
export interface Seat {
  cards: number;
  rows: Partial<Record<Business, Row>>;
  uncovered: number;
  total: number;
  hand?: Card[];
  shown?: Card;
  known?: Card[];
  bases?: Card[];
}

/**
 * The table. `first` is absent until it is drawn, `turn` before play begins and after it.
 *
 * `unseen` counts the cards that the viewer has not seen, if the table remembers the others.
 */
export interface View {
  first?: number;
  turn?: number;
  points: number;
  display: (Card | null)[];
  prices: number[];
  dollars: number;
  scorings: number;
  deck: number;
  seats: Seat[];
  unseen?: Partial<Record<Kind, number>>;
  max_bases: number | null;
  over: boolean;
  places?: number[];
}

/** It was drawn who begins. */
export interface FirstChosen {
  event: "first_chosen";
  seat: number;
}

/** A seat looked at a card of its opening hand. */
export interface Dealt {
  event: "dealt";
  seat: number;
  card: Card;
}

/** A seat was dealt a card that the others did not see. */
export interface DealtUnseen {
  event: "dealt_unseen";
  seat: number;
}

/** A card was laid face up in a place of the display. */
export interface TurnedUp {
  event: "turned_up";
  place: number;
  card: Card;
}

/** A seat took a card from the display, for so many action points. */
export interface Took {
  event: "took";
  seat: number;
  place: number;
  card: Card;
  points: number;
}

/** A seat spent its points on a blind card. */
export interface Reached {
  event: "reached";
  seat: number;
  points: number;
}

/** A seat looked at the card it had drawn blind. */
export interface Drew {
  event: "drew";
  seat: number;
  card: Card;
}

/** A seat drew a card that the others did not see. */
export interface DrewUnseen {
  event: "drew_unseen";
  seat: number;
}

/** A seat showed a card and laid it face down; which it was may be forgotten afterwards. */
export interface BaseLaid {
  event: "base_laid";
  seat: number;
  card: Card | null;
  remembered: boolean;
}

/** A seat began a row on an uncovered base. */
export interface Opened {
  event: "opened";
  seat: number;
  business: Business;
}

/** A seat made a row longer, with a card of its business or with a joker. */
export interface Extended {
  event: "extended";
  seat: number;
  business: Business;
  length: number;
  joker: boolean;
}

/** A seat laid a risk card on a row: it earns double and grows no more. */
export interface Closed {
  event: "closed";
  seat: number;
  business: Business;
  length: number;
}

/** A seat could do nothing with the points it had left. */
export interface PointsLost {
  event: "points_lost";
  seat: number;
  points: number;
}

/** A $ turned up and was set aside. */
export interface DollarShown {
  event: "dollar_shown";
  number: number;
}

/** A business paid in a scoring: by seat the rows, what they earned, and which were doubled. */
export interface BusinessPaid {
  event: "business_paid";
  business: Business;
  lengths: number[];
  paid: number[];
  doubled: boolean[];
}

/** A seat paid for uncovered bases and cards in hand when the game ended. */
export interface Penalised {
  event: "penalised";
  seat: number;
  bases: number;
  cards: number;
  lost: number;
}

/** A scoring was made: what everybody gained in it, penalties taken off, and all in all. */
export interface Scored {
  event: "scored";
  scoring: number;
  gained: number[];
  totals: number[];
}

/** The game was over. */
export interface Ended {
  event: "ended";
  totals: number[];
  places: number[];
}

export type Event =
  | FirstChosen
  | Dealt
  | DealtUnseen
  | TurnedUp
  | Took
  | Reached
  | Drew
  | DrewUnseen
  | BaseLaid
  | Opened
  | Extended
  | Closed
  | PointsLost
  | DollarShown
  | BusinessPaid
  | Penalised
  | Scored
  | Ended;
