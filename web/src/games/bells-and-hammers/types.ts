// The table of Bells & Hammers as the server sends it, as far as the page reads it, and what happens on it.

export type Event =
  | { event: "drew"; seat: number; dice: string; total: number }
  | { event: "drewlevel"; seats: number[]; total: number }
  | { event: "refilled"; points: number }
  | GameBegan
  | { event: "bid"; card: number; seat: number; points: number }
  | { event: "bidderpassed"; card: number; seat: number }
  | { event: "sold"; card: number; seat: number; price: number; bank: number }
  | { event: "turnedup"; card: number; face: string; seat: number }
  | { event: "leftout"; seats: number[] }
  | { event: "threw"; seat: number; dice: string; total: number }
  | Paid
  | { event: "bankpaid"; seat: number; points: number; bank: number }
  | { event: "innopened"; bank: number }
  | { event: "cleared"; seat: number; points: number }
  | { event: "divided"; seat: number; bank: number }
  | { event: "gameended"; game: number; winners: number[]; points: number[] }
  | { event: "confiscated"; seat: number; points: number }
  | Ended;

export type GameBegan = {
  event: "gamebegan";
  game: number;
  games: number;
  banker: number;
  players: number[];
  ante: number;
  bank: number;
};
export type Paid = { event: "paid"; debtor: number; creditor: number; points: number; owed: number };
export type Ended = { event: "ended"; games: number; scores: number[]; places: number[] };

export interface View {
  seats: { points: number; match: number }[];
  phase: string;
  bank: number;
  inn: boolean;
  turn?: number;
  for_sale: number;
  standing: number;
  bidder?: number;
  tied: number[];
}
