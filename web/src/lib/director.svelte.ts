/** Shows what happened in order; the truth is always at hand, and anybody may hurry there. */
import type { Play } from "../../protocol.ts";
import type { Game } from "../games/game.ts";
import type { AnyEvent } from "../games/words.ts";
import { preferences } from "./preferences.svelte.ts";
import { sounds } from "./sounds.ts";

/** More than this is not looked at in full: it goes faster. */
const MAX_MS = 4500;
const MIN_SPEED = 0.08;

export class Director {
  view = $state.raw<object>({});
  cue = $state.raw<AnyEvent | null>(null);
  private truth: object = {};
  private queue: AnyEvent[] = [];
  private last: AnyEvent | null = null;
  private timer = 0;
  private speed = 1;

  constructor(private readonly game: Pick<Game, "reducer" | "sound">) {}

  /** The truth at once: the first frame, one after a gap, or in a tab that nobody looks at. */
  jump(play: Play): void {
    this.truth = play.view;
    this.skip();
  }

  follow(play: Play, events: AnyEvent[]): void {
    this.truth = play.view;
    if (!this.game.reducer || preferences.reducedMotion || document.hidden || !Object.keys(this.view).length)
      return this.skip();
    this.queue.push(...events);
    this.speedUp();
    if (!this.timer) this.next();
  }

  /** Jump to the latest view; queued animations are dropped. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
    this.speed = 1;
    this.cue = null;
    this.view = this.truth;
  }

  get busy(): boolean {
    return this.cue !== null;
  }

  private next(): void {
    const event = this.queue.shift();
    if (!event || !this.game.reducer) return this.skip();
    const pause = this.game.reducer.pace(event, this.last ?? undefined) * this.speed;
    this.last = event;
    this.view = this.game.reducer.reduce(this.view, event) ?? this.view;
    if (pause < 1) return this.next();
    this.cue = event;
    sounds.play(this.game.sound?.(event));
    this.timer = window.setTimeout(() => this.next(), pause);
  }

  /** All that waits is shown within a few seconds, at one pace. */
  private speedUp(): void {
    let before = this.last ?? undefined;
    let all = 0;
    for (const event of this.queue) {
      all += this.game.reducer?.pace(event, before) ?? 0;
      before = event;
    }
    this.speed = Math.max(MIN_SPEED, Math.min(this.speed, MAX_MS / Math.max(all, 1)));
  }
}
