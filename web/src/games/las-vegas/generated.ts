// What a seat may know of a table of Las Vegas, and what happens there.
// Made by tools/typescript.py from src/greenbaize/games/las_vegas: change those files, not this one.

export type ActionCard =
  | "tie_win"
  | "reroll"
  | "two_casinos"
  | "pass"
  | "rotate"
  | "take_back"
  | "double"
  | "score_casino"
  | "place_bill"
  | "swap_bill";

export type Module =
  "big_dice" | "kickers" | "rainbow_cards" | "slot_machine" | "bonus_cards" | "action_cards";

export type Decision = "place" | "kick" | "window" | "lay" | "claim" | "take" | "swap";

export type Rotation = "value" | "one" | "opposite";

export type Reroll = "per_turn" | "once";

export type EarlyDice = "by_bills" | "stay" | "return";

export type BonusCount = "events" | "net";

/** Dice of one face in a throw. */
export interface Rolled {
  face: number;
  own: number;
  neutral: number;
  big?: number;
  kickers?: number;
}

/** One casino: its bills in thousands, highest first, and everybody's dice on it. */
export interface Casino {
  number: number;
  bills: number[];
  dice: number[];
  neutral: number;
  big?: number[];
  rainbows?: number;
}

/**
 * One seat: dice left to throw, bills won, and their worth where it may be seen.
 *
 * Only the viewer's own seat has `bonus` and `cards`, which are in hand, `ready`, the cards that
 * can be played right now, and `gained`, the bills of this round.
 */
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
  cards?: ActionCard[];
  ready?: ActionCard[];
}

/** Which seat decides now, and about what. */
export interface Asked {
  seat: number;
  what: Decision;
}

/** Dice of one face on the slot machine, all put there by one seat. */
export interface Face {
  face: number;
  seat: number;
  own: number;
  big: number;
  neutral: number;
}

/** The slot machine: its bills, highest first, and the dice of each face that lies there. */
export interface Slot {
  bills: number[];
  rainbows?: number;
  faces: Face[];
}

/** How the table plays the cards about which there is doubt. */
export interface Rulings {
  rotate: Rotation;
  reroll: Reroll;
  early_score_dice: EarlyDice;
  bonus_counts?: BonusCount;
}

/** An early payout to come; the slot machine is casino 7. */
export interface Announcement {
  seat: number;
  casino: number;
}

/** Bills drawn to place the middle one; only who drew them sees them before. */
export interface Drawn {
  seat: number;
  count: number;
  middle?: number;
  bills?: number[];
}

/**
 * What the modules add: cards at work by the seat that played them, and what is due.
 *
 * `joined` is a face to which dice were turned that other dice showed: it makes up two sets.
 * With kickers, `immune` says whether neutral dice cannot be kicked.
 */
export interface Boulevard {
  modules: Module[];
  asked?: Asked;
  slot?: Slot;
  rulings?: Rulings;
  played?: ActionCard[];
  reroll?: number;
  may_reroll?: boolean;
  two_casinos?: number;
  tie_win?: number;
  swap_bill?: number;
  payout?: Announcement;
  sets?: number[];
  due?: number;
  kicks?: number;
  immune?: boolean;
  joined?: number;
  drawn?: Drawn;
}

/**
 * The table. `start` is absent until it is drawn who begins.
 *
 * `turn` is absent before the first throw of a round and after the game.
 * Under the deck 0 stands for a bill that was put there face down.
 */
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

/** The leftover neutral dice went to the casinos they showed. */
export interface Scattered {
  event: "scattered";
  faces: number[];
}

/** A seat threw all its dice. */
export interface Threw {
  event: "threw";
  seat: number;
  roll: string;
}

/** All dice of one face went to one place, showing a face there. */
export interface Placed {
  event: "placed";
  seat: number;
  casino: number;
  own: number;
  neutral: number;
  big: number;
  kickers: number;
  face: number;
}

/** Seats with equally many dice were struck out. */
export interface Tied {
  event: "tied";
  casino: number;
  dice: number;
  owners: number[];
}

/** A bill went to the one with the most dice left. */
export interface Paid {
  event: "paid";
  casino: number;
  owner: number;
  dice: number;
  bill: number;
}

/** A bill that nobody won went under the deck. */
export interface Unclaimed {
  event: "unclaimed";
  casino: number;
  bill: number;
}

/** All places had paid: what each seat was seen to take in the round. */
export interface RoundEnded {
  event: "round_ended";
  round: number;
  gained: number[];
}

/** The game was over and the money was counted. */
export interface Ended {
  event: "ended";
  money: number[];
  bills: number[];
  places: number[];
}

/** A seat was dealt bonus cards, and nobody else saw them. */
export interface BonusDealt {
  event: "bonus_dealt";
  seat: number;
  cards: number[];
}

/** A seat was dealt action cards, and nobody else saw them. */
export interface CardsDealt {
  event: "cards_dealt";
  seat: number;
  cards: ActionCard[];
}

/** A seat showed an action card, and it took effect. */
export interface Played {
  event: "played";
  seat: number;
  card: ActionCard;
}

/** A seat threw some of its dice once more. */
export interface ThrewAgain {
  event: "threw_again";
  seat: number;
  roll: string;
}

/** A seat played Rotate: dice that showed one face were turned to another. */
export interface Rotated {
  event: "rotated";
  seat: number;
  dice: number;
  face: number;
  other: number;
}

/** Kickers found no die to kick. */
export interface Fizzled {
  event: "fizzled";
  seat: number;
  casino: number;
  kickers: number;
}

/** A kicker sent a die home. */
export interface Kicked {
  event: "kicked";
  seat: number;
  casino: number;
  owner: number;
  big: boolean;
}

/** A seat took back dice that it had just placed. */
export interface TookBack {
  event: "took_back";
  seat: number;
  dice: number;
}

/** A place will pay when its announcer has the next turn. */
export interface Announced {
  event: "announced";
  seat: number;
  casino: number;
}

/** The announced payout began. */
export interface PaidEarly {
  event: "paid_early";
  seat: number;
  casino: number;
}

/**
 * After an early payout dice left a place for their owners' hands; neutral ones are out.
 *
 * For each owner so many normal and big dice.
 */
export interface WentHome {
  event: "went_home";
  casino: number;
  owners: number[];
  dice: number[];
  big: number[];
}

/** A Rainbow card was replaced by the next card of the deck. */
export interface RainbowTurned {
  event: "rainbow_turned";
  casino: number;
  bill: number;
}

/** A Rainbow card was discarded when no card was left to replace it. */
export interface RainbowGone {
  event: "rainbow_gone";
  casino: number;
}

/** Somebody drew a Rainbow card, which was discarded. */
export interface RainbowDrawn {
  event: "rainbow_drawn";
  seat: number;
}

/** A seat drew a bill that nobody else saw. */
export interface Drew {
  event: "drew";
  seat: number;
  bill: number;
}

/** The middle one of the bills drawn was shown. */
export interface MiddleFound {
  event: "middle_found";
  seat: number;
  bill: number;
}

/** The middle bill went to a place. */
export interface BillLaid {
  event: "bill_laid";
  seat: number;
  casino: number;
  bill: number;
}

/** Bills went under the deck face down, and nobody else saw them. */
export interface PutUnder {
  event: "put_under";
  seat: number;
  bills: number[];
}

/** At one place a tie does not count against its player. */
export interface TieClaimed {
  event: "tie_claimed";
  seat: number;
  casino: number;
}

/** A bill won in this round went face down under the deck for the top card. */
export interface Swapped {
  event: "swapped";
  seat: number;
}

/** No bill was swapped after all. */
export interface Kept {
  event: "kept";
  seat: number;
}

/** What a bill was swapped for; nobody else saw it. */
export interface NewBill {
  event: "new_bill";
  seat: number;
  bill: number;
}

/** Bonus cards were satisfied, and an announcement die went up. */
export interface BonusRevealed {
  event: "bonus_revealed";
  seat: number;
  cards: number[];
  die: number;
}

/** At the end it was shown which bill had been swapped for which, and what that satisfied. */
export interface SecretShown {
  event: "secret_shown";
  seat: number;
  bill: number;
  cards: number;
  given: number;
}

/** An announcement die was paid out when the game was over. */
export interface BonusPaid {
  event: "bonus_paid";
  seat: number;
  die: number;
  money: number;
}

export type Event =
  | FirstChosen
  | RoundBegan
  | Stocked
  | Scattered
  | Threw
  | Placed
  | Tied
  | Paid
  | Unclaimed
  | RoundEnded
  | Ended
  | BonusDealt
  | CardsDealt
  | Played
  | ThrewAgain
  | Rotated
  | Fizzled
  | Kicked
  | TookBack
  | Announced
  | PaidEarly
  | WentHome
  | RainbowTurned
  | RainbowGone
  | RainbowDrawn
  | Drew
  | MiddleFound
  | BillLaid
  | PutUnder
  | TieClaimed
  | Swapped
  | Kept
  | NewBill
  | BonusRevealed
  | SecretShown
  | BonusPaid;
