// What a throw does, as the rules have it: who pays whom, because of which card, and why.

import type { Face, View } from "../generated.ts";
import { HIGHEST, isBlank, type Throw } from "./dice.ts";

export interface Payment {
  /** Who pays; null is the bank. */
  from: number | null;
  to: number;
  owed: number;
  points: number;
  /** The cards because of which somebody pays, or is paid. */
  by?: Face;
  for?: Face;
}

export type Cause =
  | "blanks"
  | "horse_pays"
  | "symbols_alone"
  | "card_paid"
  | "thrower_paid"
  | "cleared"
  | "too_much"
  | "too_little"
  | "to_next"
  | "from_last"
  | "divided"
  | "nothing";

export interface Outcome {
  cause: Cause;
  thrown: Throw;
  thrower: number;
  payments: Payment[];
  /** What the bank has then, and whether the Inn is open. */
  bank: number;
  inn: boolean;
  /** Whether this throw opens the Inn. */
  opens: boolean;
}

/** The card that stands for the symbols: with both of them the Double alone. */
const payee = ({ bell, hammer }: Throw): Face => (bell && hammer ? "double" : bell ? "bell" : "hammer");

/** The cards that pay for symbols without a number: the Double with either. */
const shown = ({ bell, hammer }: Throw): Face[] => [
  ...(bell ? (["bell"] as const) : []),
  ...(hammer ? (["hammer"] as const) : []),
  "double",
];

/** Who has a card and takes part in this game. */
export const activeSeats = ({ seats }: View): number[] =>
  seats.flatMap(({ cards }, seat) => (cards ? [seat] : []));

/** The active seat that throws before or after this one. */
function neighbour(view: View, seat: number, way: 1 | -1): number {
  const active = activeSeats(view);
  return active[(active.indexOf(seat) + way + active.length) % active.length] ?? seat;
}

function isNeighbourly({ rulings, bank }: View): boolean {
  return rulings.neighbours === "always" || (rulings.neighbours === "late" && bank <= HIGHEST);
}

/** A throw on a table, written down payment by payment. */
class Settlement {
  readonly payments: Payment[] = [];
  private readonly hands: number[];
  private readonly bankBefore: number;
  bank: number;
  opens = false;

  constructor(
    private readonly view: View,
    private readonly thrower: number,
    private readonly thrown: Throw,
  ) {
    this.hands = view.seats.map(({ points }) => points);
    this.bank = this.bankBefore = view.bank;
  }

  /** Nobody pays themselves, and nobody more than they have. */
  pay(from: number, to: number, owed: number, cards: { by?: Face; for?: Face } = {}): void {
    if (from === to) return;
    const points = Math.min(owed, this.hands[from] ?? 0);
    this.hands[from] = (this.hands[from] ?? 0) - points;
    this.hands[to] = (this.hands[to] ?? 0) + points;
    this.payments.push({ from, to, owed, points, ...cards });
  }

  payFromBank(to: number, points: number, card?: Face): void {
    if (!points) return;
    this.bank -= points;
    this.hands[to] = (this.hands[to] ?? 0) + points;
    this.payments.push({ from: null, to, owed: points, points, ...(card ? { for: card } : {}) });
  }

  private owner(face: Face): number {
    return this.view.owners[face] ?? -1;
  }

  /** The owner of a card pays the owner of another. */
  private charge(by: Face, to: Face, owed: number): void {
    this.pay(this.owner(by), this.owner(to), owed, { by, for: to });
  }

  settle(): Cause {
    const { thrown, view } = this;
    const clears = thrown.worth === view.bank && !thrown.bell && !thrown.hammer;
    if (view.rulings.twenty_one && thrown.worth === HIGHEST && !clears) return this.divide();
    if (!thrown.worth) return this.payForBlanks();
    if (thrown.bell || thrown.hammer) return this.payForSymbols();
    return isNeighbourly(view) ? this.payNeighbours() : this.payForNumbers();
  }

  private payForBlanks(): Cause {
    const { thrown, view } = this;
    const to: Face = view.inn ? "inn" : "horse";
    if (!isBlank(thrown)) {
      for (const face of shown(thrown)) this.charge(face, to, 1);
      return "symbols_alone";
    }
    if (view.inn) {
      this.charge("horse", to, 1);
      return "horse_pays";
    }
    for (const seat of activeSeats(view)) this.pay(seat, this.owner(to), 1, { for: to });
    return "blanks";
  }

  private payForSymbols(): Cause {
    const { view, thrown, thrower } = this;
    const card = payee(thrown);
    if (thrown.worth === view.bank)
      return this.clear(view.inn ? thrower : this.owner(card), view.inn ? undefined : card);
    if (thrown.worth > view.bank) return this.payExcess(card);
    if (view.inn) return this.payMissing();
    this.payFromBank(this.owner(card), thrown.worth, card);
    return "card_paid";
  }

  private payForNumbers(): Cause {
    const { view, thrown, thrower } = this;
    const plain = view.rulings.inn_open_plain;
    if (thrown.worth === view.bank) return this.clear(thrower);
    if (thrown.worth > view.bank) {
      if (view.inn && plain === "none") return "nothing";
      return this.payInn(thrower);
    }
    if (!view.inn || plain === "bank") {
      this.payFromBank(thrower, thrown.worth);
      return "thrower_paid";
    }
    return plain === "as18" ? this.payMissing() : "nothing";
  }

  /** What symbols show beyond the bank. */
  private payExcess(card: Face): Cause {
    const { inn, rulings } = this.view;
    const payer = inn ? rulings.inn_open_symbol_payer : rulings.inn_closed_symbol_over;
    if (payer === "none") return "nothing";
    return payer === "card" ? this.payInn(this.owner(card), card) : this.payInn(this.thrower);
  }

  private payInn(from: number, by?: Face): Cause {
    this.pay(from, this.owner("inn"), this.thrown.worth - this.bankBefore, {
      ...(by ? { by } : {}),
      for: "inn",
    });
    this.opens = !this.view.inn;
    return "too_much";
  }

  private payMissing(): Cause {
    this.pay(this.owner("inn"), this.thrower, this.bankBefore - this.thrown.worth, { by: "inn" });
    return "too_little";
  }

  private payNeighbours(): Cause {
    const { view, thrown, thrower } = this;
    if (thrown.worth === view.bank) return this.clear(thrower);
    const difference = thrown.worth - view.bank;
    if (difference > 0) {
      this.pay(thrower, neighbour(view, thrower, 1), difference);
      return "to_next";
    }
    this.pay(neighbour(view, thrower, -1), thrower, -difference);
    return "from_last";
  }

  private clear(seat: number, card?: Face): Cause {
    this.payFromBank(seat, this.bank, card);
    return "cleared";
  }

  private divide(): Cause {
    const share = Math.floor(Math.floor(this.bank / 2) / 3);
    for (const face of ["bell", "hammer", "double"] as const) this.payFromBank(this.owner(face), share, face);
    this.payFromBank(this.thrower, this.bank);
    return "divided";
  }
}

/** What comes of a throw of this seat at this table. */
export function outcome(view: View, thrower: number, thrown: Throw): Outcome {
  const settlement = new Settlement(view, thrower, thrown);
  const cause = settlement.settle();
  const { payments, bank, opens } = settlement;
  return { cause, thrown, thrower, payments, bank, opens, inn: view.inn || opens };
}

/** What a seat gains by payments, or loses. */
export const gainOf = (payments: readonly Payment[], seat: number): number =>
  payments.reduce(
    (sum, { from, to, points }) => sum + (to === seat ? points : 0) - (from === seat ? points : 0),
    0,
  );

/** What a card gains by payments, or loses. */
export const earnedBy = (payments: readonly Payment[], card: Face): number =>
  payments.reduce(
    (sum, { by, for: paid, points }) => sum + (paid === card ? points : 0) - (by === card ? points : 0),
    0,
  );
