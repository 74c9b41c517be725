// What the viewer is about to do: dice for the cup, a table, somebody to challenge. Nothing is said before it is let go.

import { leadsAlone, needless, type Needless } from "../model/standing.ts";
import { keepWords, type Offers } from "../model/offers.ts";
import type { Letter, View } from "../generated.ts";

/** Why no is said by itself. */
export type Passing = Needless | "done";

/** Somebody who is done this round: if they led, until they are overtaken. */
interface Done {
  round: number;
  led: boolean;
}

/** Somebody has bought no throw; what all had in tokens then. */
interface Passed {
  round: number;
  tokens: number;
}

const tokensOf = ({ seats }: View): number => seats.reduce((sum, { tokens }) => sum + tokens, 0);

export class Hand {
  /** The dice in the cup, by where they lie. */
  cup = $state<number[]>([]);
  table = $state<Letter | null>(null);
  rival = $state<number | null>(null);
  /** A throw was promised together with what is kept: it follows as soon as it is asked for. */
  promised = $state(false);
  /** It was asked for and made; until the server has heard of it, nothing else is to be pressed. */
  thrown = $state(false);
  /** The question that is to be answered by hand after all. */
  stopped = $state("");
  /** A table whose cards the viewer wants to know more about. */
  looked = $state<Letter | null>(null);
  /** A throw was asked for, but no die is in the cup. */
  isWanting = $state(false);
  private done = $state<Record<number, Done>>({});
  private passed = $state<Record<number, Passed>>({});

  constructor(
    private readonly view: () => View,
    private readonly offered: () => Offers,
    private readonly seat: () => number | null,
  ) {}

  /** Another question: what was chosen for the last one is put down. */
  clear(): void {
    this.cup = [];
    this.table = null;
    this.rival = null;
    this.stopped = "";
    this.lookAway();
    if (this.offered().legal.size || this.thrown) this.forgetThrow();
  }

  private lookAway(): void {
    this.looked = null;
    this.isWanting = false;
  }

  /** Tapped once more, a chosen table tells what its cards are good for. */
  choose(table: Letter): void {
    const again = this.table === table && !this.looked;
    this.lookAway();
    this.table = table;
    if (again) this.looked = table;
  }

  look(table: Letter): void {
    const again = this.looked === table;
    this.lookAway();
    if (!again) this.looked = table;
  }

  forgetThrow(): void {
    this.promised = false;
    this.thrown = false;
  }

  /** The viewer's dice of this moment: those of the duel while there is one. */
  get dice(): number[] {
    const [seat, { duel, seats }] = [this.seat(), this.view()];
    if (seat === null) return [];
    const at = duel?.duellists.indexOf(seat) ?? -1;
    return (at < 0 ? seats[seat]?.dice : duel?.dice[at]) ?? [];
  }

  toggle(index: number): void {
    this.lookAway();
    this.cup = this.cup.includes(index) ? this.cup.filter((other) => other !== index) : [...this.cup, index];
  }

  get kept(): number[] {
    return this.dice.filter((_, index) => !this.cup.includes(index));
  }

  /** The move as it would be said now; null while something is missing. */
  get words(): string | null {
    const { tables, keeps, rivals } = this.offered();
    if (tables) return this.table && `${tables.verb} ${this.table}`;
    if (rivals.length) return this.rival === null ? null : `challenge ${this.rival + 1}`;
    return keeps && this.cup.length ? keepWords(this.kept) : null;
  }

  /** Say no from now on until the round is over; who leads, until somebody is better. */
  finish(): void {
    const [seat, view] = [this.seat(), this.view()];
    if (seat !== null) this.done[seat] = { round: view.round, led: leadsAlone(view, seat) };
  }

  /** Remember what was answered, to tell why it is asked again. */
  said(words: string): void {
    const [seat, view] = [this.seat(), this.view()];
    if (seat === null || view.duel) return;
    if (words === "pass") this.passed[seat] = { round: view.round, tokens: tokensOf(view) };
    if (words === "buy") delete this.passed[seat];
  }

  /** Who has said no is asked again once somebody else has paid. */
  get isAskedAgain(): boolean {
    const [seat, view] = [this.seat(), this.view()];
    const passed = seat === null || view.duel ? undefined : this.passed[seat];
    return passed?.round === view.round && tokensOf(view) < passed.tokens;
  }

  goOn(): void {
    const seat = this.seat();
    if (seat !== null) delete this.done[seat];
  }

  get isDone(): boolean {
    const [seat, view] = [this.seat(), this.view()];
    const done = seat === null ? undefined : this.done[seat];
    if (seat === null || !done || done.round !== view.round) return false;
    return !done.led || leadsAlone(view, seat);
  }

  /** Whether and why the question for a token is answered by itself. */
  get passing(): Passing | undefined {
    const [seat, view] = [this.seat(), this.view()];
    if (seat === null || !this.offered().answers) return undefined;
    return needless(view, seat) ?? (this.isDone && !view.duel ? "done" : undefined);
  }
}
