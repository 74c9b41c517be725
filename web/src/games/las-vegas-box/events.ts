// What happens in more than one game of the box. Seats count from 0, casinos from 1; money is in thousands.

export interface Ended {
  money: number[];
  bills: number[];
  places: number[];
}

export type FirstChosen = { event: "firstchosen"; seat: number };
export type Stocked = { event: "stocked" | "unclaimed"; casino: number; bill: number };
export type Tied = { event: "tied"; casino: number; dice: number; owners: number[] };
export type Paid = { event: "paid"; casino: number; owner: number; dice: number; bill: number };

export type SharedEvent =
  | FirstChosen
  | Stocked
  | Tied
  | Paid
  | { event: "roundbegan"; round: number; start: number }
  | ({ event: "ended" } & Ended);
