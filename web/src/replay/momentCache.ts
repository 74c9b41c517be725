/** Moments of a finished game, each fetched once. */
import type { Moment } from "../../protocol.ts";

export class MomentCache {
  private known = new Map<number, Promise<Moment>>();

  constructor(private readonly fetched: (ply: number) => Promise<Moment>) {}

  /** A moment that could not be fetched can be asked for again. */
  get(ply: number): Promise<Moment> {
    const known = this.known.get(ply);
    if (known) return known;
    const coming = this.fetched(ply);
    this.known.set(ply, coming);
    coming.catch(() => this.known.delete(ply));
    return coming;
  }
}
