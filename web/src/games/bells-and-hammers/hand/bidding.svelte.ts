/** What the viewer means to bid, and what the device answers for them until the card is sold: nobody else learns of it. */
import type { View } from "../generated.ts";

export class Bidding {
  private chosen = $state<number | null>(null);
  limit = $state<number | null>(null);
  /** Whether the device passes whenever the viewer is asked. */
  passing = $state(false);
  /** The limit that somebody has gone beyond, until the next card. */
  beyond = $state<number | null>(null);

  constructor(
    private readonly table: () => View,
    private readonly seat: () => number | null,
  ) {}

  get least(): number {
    return this.table().standing + 1;
  }

  /** All the points at hand: there is no credit. */
  get most(): number {
    return this.table().seats[this.seat() ?? -1]?.points ?? 0;
  }

  get possible(): boolean {
    return this.least <= this.most;
  }

  /** What would be bid now. */
  get bid(): number {
    return Math.max(this.least, Math.min(this.chosen ?? this.least, this.most));
  }

  /** Bid so much more or less; a bid that cannot be made is returned, so that one can ask why. */
  step(by: number): number | undefined {
    const next = this.bid + by;
    if (next < this.least || next > this.most) return next;
    this.chosen = next;
    return undefined;
  }

  setLimit(): void {
    this.limit = this.bid;
    this.beyond = null;
  }

  /** Where whoever has passed is asked again after a raise. */
  get mayPassOn(): boolean {
    return this.table().rulings.pass === "until_raised";
  }

  passOn(): void {
    this.passing = this.mayPassOn;
    this.limit = this.beyond = null;
  }

  /** Whether the device answers for the viewer. */
  get isAutomatic(): boolean {
    return this.passing || this.limit !== null;
  }

  withdraw(): void {
    this.limit = null;
    this.passing = false;
  }

  /** What the device answers for the viewer; nothing while the viewer is asked. */
  answer(): string | undefined {
    return this.passing ? "pass" : this.raise();
  }

  /** The smallest raise that the limit allows; beyond it the limit is gone, and the viewer is asked. */
  private raise(): string | undefined {
    if (this.limit === null) return undefined;
    if (this.least <= this.limit) return `bid ${this.least}`;
    this.beyond = this.limit;
    this.limit = null;
    return undefined;
  }

  clear(): void {
    this.chosen = this.limit = this.beyond = null;
    this.passing = false;
  }
}
