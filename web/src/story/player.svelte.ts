/** A finished game that can be looked at move by move, or that runs by itself. */
import type { Moment, MoveMade } from "../../protocol.ts";

const HOUSES_PACE = 650;
const SEATS_PACE = 1400;
const AHEAD = [1, 2, -1];

export class Player {
  /** Where the reader wants to be. */
  at = $state(0);
  shown = $state.raw<Moment | null>(null);
  playing = $state(false);
  trouble = $state<unknown>(null);
  private moments = new Map<number, Promise<Moment>>();
  private fetching = false;
  private timer = 0;

  constructor(
    private readonly moves: MoveMade[],
    private readonly fetched: (ply: number) => Promise<Moment>,
  ) {}

  get last(): number {
    return this.moves.length;
  }

  /** Go there; who drags the scrubber gets the newest place, not all on the way. */
  async seek(ply: number): Promise<void> {
    this.at = Math.min(this.last, Math.max(0, ply));
    if (this.fetching) return;
    this.fetching = true;
    try {
      while (this.shown?.ply !== this.at) this.shown = await this.moment(this.at);
      this.trouble = null;
    } catch (trouble) {
      this.trouble = trouble;
      this.stop();
    } finally {
      this.fetching = false;
    }
    void this.prefetch();
  }

  /** A step by hand, which also stops what runs by itself. */
  go(ply: number): void {
    this.stop();
    void this.seek(ply);
  }

  play(): void {
    this.playing = true;
    void (this.at >= this.last ? this.seek(0) : Promise.resolve()).then(() => this.wait());
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.at >= this.last) return this.stop();
    this.timer = window.setTimeout(() => void this.seek(this.at + 1).then(() => this.wait()), this.pace());
  }

  /** How long this moment stays: bills that are laid go faster than what people do. */
  private pace(): number {
    const [before, next] = [this.moves[this.at - 1], this.moves[this.at]];
    return before?.seat === null && next?.seat === null ? HOUSES_PACE : SEATS_PACE;
  }

  private moment(ply: number): Promise<Moment> {
    const known = this.moments.get(ply);
    if (known) return known;
    const coming = this.fetched(ply);
    this.moments.set(ply, coming);
    coming.catch(() => this.moments.delete(ply));
    return coming;
  }

  /** The neighbours, one after the other, as long as nobody wants to be elsewhere. */
  private async prefetch(): Promise<void> {
    const here = this.at;
    for (const step of AHEAD) {
      const ply = here + step;
      if (this.at !== here || this.fetching || ply < 0 || ply > this.last) continue;
      await this.moment(ply).catch(() => null);
    }
  }
}
