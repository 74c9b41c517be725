/** Moments of a finished game, each fetched once. */
import type { ReplayMoment } from "../../protocol.ts";

export class MomentCache {
  private known = new Map<number, Promise<ReplayMoment>>();

  constructor(private readonly fetched: (ply: number) => Promise<ReplayMoment>) {}

  /** A moment that could not be fetched can be asked for again. */
  get(ply: number): Promise<ReplayMoment> {
    const known = this.known.get(ply);
    if (known) return known;
    const coming = this.fetched(ply);
    this.known.set(ply, coming);
    coming.catch(() => this.known.delete(ply));
    return coming;
  }
}
