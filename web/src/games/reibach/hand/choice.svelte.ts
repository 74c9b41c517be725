// What the viewer is about to do: a card and where it goes. Nothing is said before it is let go.

import { GUARD_MS } from "../../../lib/clickGuard.ts";
import type { Business, Card, Seat } from "../generated.ts";
import { targets, usualTarget } from "../model/targets.ts";

/** A card that can be taken. */
export type FromTable = { at: "market"; place: number } | { at: "deck" };
export type Picked = FromTable | { at: "hand"; card: Card };

export const takeWords = (from: FromTable): string => (from.at === "deck" ? "blind" : `take ${from.place}`);

/** What somebody may ask about with nothing picked: a place of the table, a seat, or what a rival did. */
export type Looked = Business | "bases" | "clock" | `seat-${number}` | `deeds-${number}`;

export class Choice {
  picked = $state.raw<Picked | null>(null);
  /** Where the card of the hand goes, as a move. */
  target = $state<string | null>(null);
  /** What is looked at while nothing is picked. */
  looked = $state<Looked | null>(null);
  /** When something was picked or aimed last. */
  private since = 0;

  constructor(
    private readonly legal: () => ReadonlySet<string>,
    private readonly seat: () => Seat | undefined,
  ) {}

  clear(): void {
    this.picked = null;
    this.target = null;
    this.looked = null;
  }

  pick(picked: Picked): void {
    this.clear();
    this.since = performance.now();
    this.picked = picked;
    if (picked.at === "hand") this.target = usualTarget(this.targets);
  }

  aim(words: string): void {
    this.since = performance.now();
    this.target = words;
  }

  /** While the card of the hand is dragged it goes where it lies, or else where it usually goes. */
  hover(words: string | undefined): void {
    this.target = this.targets.find((one) => one === words) ?? usualTarget(this.targets);
  }

  /** Whether another tap at the same place is meant: the second of a double tap is not. */
  get isSettled(): boolean {
    return performance.now() - this.since > GUARD_MS;
  }

  look(at: Looked): void {
    const again = this.looked === at;
    this.clear();
    this.looked = again ? null : at;
  }

  /** The card of the hand that is lifted. */
  get card(): Card | null {
    return this.picked?.at === "hand" ? this.picked.card : null;
  }

  get targets(): string[] {
    return this.card ? targets(this.card, this.seat(), this.legal()) : [];
  }

  /** The next target, or the one before. */
  step(by: number): void {
    const all = this.targets;
    const at = this.target === null ? (by > 0 ? -1 : 0) : all.indexOf(this.target);
    this.target = all[(at + by + all.length) % all.length] ?? null;
  }

  /** The move as it would be said now; null while something is missing. */
  get words(): string | null {
    const words = this.said();
    return words !== null && this.legal().has(words) ? words : null;
  }

  private said(): string | null {
    const { picked } = this;
    return picked && picked.at !== "hand" ? takeWords(picked) : this.target;
  }
}
