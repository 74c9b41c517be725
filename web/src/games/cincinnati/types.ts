// The table of Cincinnati as the server sends it, as far as the page reads it, and what happens on it.

export type Event =
  | { event: "roundbegan"; round: number; dealer: number }
  | { event: "turned"; card: string; table: string }
  | { event: "shownback"; table: string }
  | { event: "put"; seat: number; card: string; table: string }
  | { event: "shook"; seat: number }
  | { event: "looked"; seat: number; dice: string }
  | { event: "sat"; seat: number }
  | { event: "lifted"; tables: string[]; dice: string[] }
  | Kept
  | { event: "committed"; seat: number }
  | { event: "revealed"; seats: number[]; kept: string[] }
  | { event: "threw"; seat: number; roll: string; dice: string; kind: string }
  | { event: "bought"; seat: number; tokens: number }
  | { event: "declined"; seat: number }
  | Took
  | Stayed
  | { event: "tied"; table: string; seats: number[] }
  | { event: "droppedout"; seat: number }
  | { event: "challenged"; seat: number; opponent: number }
  | Duelled
  | Ended;

export type Kept = { event: "kept"; seat: number; kept: string; thrown: string };
export type Took = { event: "took"; seat: number; table: string; cards: string[]; tokens: number };
export type Stayed = { event: "stayed"; table: string; cards: string[]; players: number };
export type Duelled = {
  event: "duelled";
  holder: number;
  opponent: number;
  dice: string[];
  won: boolean;
  card: string;
};
export type Ended = { event: "ended"; scores: number[]; tokens: number[]; places: number[] };

export interface Chair {
  money: number;
  tokens: number;
  duel_cards: number;
  table?: string;
  dice?: number[];
  kept?: number[];
}

export interface Duel {
  prize: string;
  duellists: number[];
  dice: number[][];
  kept?: number[];
}

export interface View {
  phase: string;
  throw: number;
  dealer: number;
  turn?: number;
  card?: string;
  seats: Chair[];
  duel?: Duel;
  hidden: boolean;
}
