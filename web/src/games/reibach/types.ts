// The table of Reibach & Co as the server sends it, as far as the page reads it, and what happens on it.

export type Event =
  | { event: "firstchosen"; seat: number }
  | { event: "dealt"; seat: number; card: string }
  | { event: "dealtunseen"; seat: number }
  | { event: "turnedup"; place: number; card: string }
  | { event: "took"; seat: number; place: number; card: string; points: number }
  | { event: "reached"; seat: number; points: number }
  | { event: "drew"; seat: number; card: string }
  | { event: "drewunseen"; seat: number }
  | { event: "baselaid"; seat: number; card: string | null; remembered: boolean }
  | { event: "opened"; seat: number; business: string }
  | { event: "extended"; seat: number; business: string; length: number; joker: boolean }
  | { event: "closed"; seat: number; business: string; length: number }
  | { event: "pointslost"; seat: number; points: number }
  | { event: "dollarshown"; number: number }
  | BusinessPaid
  | { event: "penalised"; seat: number; bases: number; cards: number; lost: number }
  | { event: "scored"; scoring: number; gained: number[]; totals: number[] }
  | { event: "ended"; totals: number[]; places: number[] };

export type BusinessPaid = {
  event: "businesspaid";
  business: string;
  lengths: number[];
  paid: number[];
  doubled: boolean[];
};

export interface View {
  seats: { total?: number }[];
  first?: number;
  turn?: number;
  points: number;
  display: (string | null)[];
  prices: number[];
}
