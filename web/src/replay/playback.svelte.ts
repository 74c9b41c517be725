/** A finished game that can be looked at move by move, or that runs by itself. */
import type { ReplayMoment, RecordedMove } from "../../protocol.ts";
import type { MomentCache } from "./momentCache.ts";

const AHEAD = [1, 2, -1];

export class Playback {
  /** Where the reader wants to be. */
  at = $state(0);
  shown = $state.raw<ReplayMoment | null>(null);
  playing = $state(false);
  error = $state<unknown>(null);
  private fetching = false;
  private timer = 0;

  constructor(
    private readonly moves: RecordedMove[],
    private readonly moments: MomentCache,
    private readonly pace: (moment: ReplayMoment, next: RecordedMove | undefined) => number,
    private readonly show: (moment: ReplayMoment, before: ReplayMoment | null) => void,
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
      while (this.shown?.ply !== this.at) this.turn(await this.moments.get(this.at));
      this.error = null;
    } catch (error) {
      this.error = error;
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
    if (!this.shown || this.at >= this.last) return this.stop();
    const pause = this.pace(this.shown, this.moves[this.at]);
    this.timer = window.setTimeout(() => void this.seek(this.at + 1).then(() => this.wait()), pause);
  }

  /** The table is set before anybody looks. */
  private turn(moment: ReplayMoment): void {
    this.show(moment, this.shown);
    this.shown = moment;
  }

  /** The neighbours, one after the other, as long as nobody wants to be elsewhere. */
  private async prefetch(): Promise<void> {
    const here = this.at;
    for (const step of AHEAD) {
      const ply = here + step;
      if (this.at !== here || this.fetching || ply < 0 || ply > this.last) continue;
      await this.moments.get(ply).catch(() => null);
    }
  }
}
