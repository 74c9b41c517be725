/** The animation queue: shows events in order; the truth is always at hand, and anybody may hurry there. */
import type { Play } from "../../protocol.ts";
import type { Game } from "../games/game.ts";
import type { AnyEvent } from "../games/words.ts";
import { paceFactor, preferences } from "./preferences.svelte.ts";
import { sounds } from "./sounds.ts";

/** More than this is not looked at in full: it goes faster. */
const MAX_MS = 4500;
const MIN_SPEED = 0.08;
/** Ceremonies have a time of their own: as long as the server waits for them, and no longer. */
const MAX_CEREMONY_MS = 8000;
/** What is held for so long tells something by itself; what is held for less is a step on the way there. */
const SUMMARY_HOLD_MS = 1000;
/** So long everybody sees the summary of a ceremony that was skipped. */
const GLANCE_MS = 1200;
/** However far behind it is, the page shows a summary for this part of its time while the server still waits. */
const SEEN_IN_TIME = 0.75;
const MS = 1000;

interface Staged {
  event: AnyEvent;
  /** Milliseconds for which everybody looks at it. */
  hold: number;
  /** When it must be on at the latest, so that nothing goes on before it is seen. */
  by: number;
}

export class Director {
  view = $state.raw<object>({});
  cue = $state.raw<AnyEvent | null>(null);
  /** Whether a ceremony is on, or about to be: until it is told, nothing is said of what comes after it. */
  telling = $state(false);
  private truth: object = {};
  private queue: Staged[] = [];
  private last: AnyEvent | null = null;
  private timer = 0;
  private speed = 1;
  private ceremonySpeed = 1;
  /** Until when the server waits for what it told us to look at. */
  private heldUntil = 0;

  constructor(private readonly game: Pick<Game, "reducer" | "sound">) {}

  /** The truth at once: the first frame, or one after a gap. */
  jump(play: Play): void {
    this.truth = play.view;
    this.end();
  }

  /** Show what happened, each event for its time; `holds` are the seconds of those that are ceremonies. */
  follow(play: Play, events: AnyEvent[], holds: number[] = []): void {
    this.truth = play.view;
    if (!Object.keys(this.view).length) return this.end();
    if (!this.game.reducer) this.view = this.truth;
    this.queue.push(...events.map((event, at) => this.stage(event, (holds[at] ?? 0) * MS)));
    if (document.hidden) return this.skip();
    this.speedUp();
    if (!this.timer) this.next();
  }

  /** Go to the latest view; of ceremonies that nobody has seen the last one's summary stays for a moment. */
  skip(): void {
    const summary = this.queue.findLastIndex(isSummary);
    if (summary < 0) return this.end();
    const passed = this.queue.slice(0, summary);
    const { event } = this.queue[summary] as Staged;
    this.queue = [];
    clearTimeout(this.timer);
    this.timer = 0;
    for (const staged of passed) this.reduce(staged.event);
    this.reduce(event);
    this.show(event, GLANCE_MS, true);
  }

  /** Go on to the next thing: the next ceremony's summary, or the latest view. */
  advance(): void {
    const next = this.queue.findIndex(isSummary);
    if (next < 0) return this.end();
    for (const staged of this.queue.splice(0, next)) this.reduce(staged.event);
    clearTimeout(this.timer);
    this.next();
  }

  /** Somebody looks again: what was told meanwhile is there for a moment. */
  resume(): void {
    if (this.cue && !this.timer) this.timer = window.setTimeout(() => this.next(), GLANCE_MS);
  }

  get busy(): boolean {
    return this.cue !== null;
  }

  private end(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
    this.speed = this.ceremonySpeed = 1;
    this.cue = null;
    this.telling = false;
    this.view = this.truth;
  }

  private next(): void {
    const staged = this.queue.shift();
    if (!staged) return this.end();
    const time = this.time(staged, this.last, this.speed, this.ceremonySpeed) * this.haste(staged);
    this.reduce(staged.event);
    if (time < 1) return this.next();
    this.show(staged.event, time, staged.hold > 0 || this.queue.some(isSummary));
  }

  private show(event: AnyEvent, time: number, telling: boolean): void {
    this.cue = event;
    this.telling = telling;
    sounds.play(this.game.sound?.(event));
    if (!document.hidden) this.timer = window.setTimeout(() => this.next(), time);
  }

  private reduce(event: AnyEvent): void {
    this.last = event;
    this.view = this.game.reducer?.reduce(this.view, event) ?? this.view;
  }

  private stage(event: AnyEvent, hold: number): Staged {
    const now = performance.now();
    const begins = Math.max(now, this.heldUntil);
    this.heldUntil = Math.min(begins + hold, now + MAX_CEREMONY_MS);
    return { event, hold, by: this.heldUntil - hold * SEEN_IN_TIME };
  }

  /** What goes before a summary gives way, as far as it must for the summary to be on in time. */
  private haste(staged: Staged): number {
    const next = this.queue.findIndex(isSummary);
    const summary = this.queue[next];
    if (!summary || isSummary(staged)) return 1;
    const before = [staged, ...this.queue.slice(0, next)];
    const left = summary.by - performance.now();
    return Math.max(0, Math.min(1, left / Math.max(1, this.total(before))));
  }

  private total(staged: readonly Staged[]): number {
    let before = this.last;
    return staged.reduce((sum, one) => {
      const time = this.time(one, before, this.speed, this.ceremonySpeed);
      before = one.event;
      return sum + time;
    }, 0);
  }

  /** How long an event is shown: where nothing should move, only what sums up a ceremony, as a still. */
  private time(
    { event, hold, by }: Staged,
    before: AnyEvent | null,
    speed: number,
    ceremony: number,
  ): number {
    const factor = preferences.reducedMotion ? 0 : paceFactor(preferences.pace);
    if (!factor)
      return hold < SUMMARY_HOLD_MS ? 0 : preferences.reducedMotion ? this.still(by, hold) : GLANCE_MS;
    if (hold) return hold * ceremony * Math.min(1, factor);
    return (this.game.reducer?.pace(event, before ?? undefined) ?? 0) * speed * factor;
  }

  /** What others see moving is a still for as long. */
  private still(by: number, hold: number): number {
    return Math.max(hold, by + hold * SEEN_IN_TIME - performance.now());
  }

  /** All that waits is shown within a few seconds, at one pace; ceremonies within theirs. */
  private speedUp(): void {
    let before = this.last;
    let [steps, ceremonies] = [0, 0];
    for (const staged of this.queue) {
      const time = this.time(staged, before, 1, 1);
      if (staged.hold) ceremonies += time;
      else steps += time;
      before = staged.event;
    }
    this.speed = Math.max(MIN_SPEED, Math.min(this.speed, MAX_MS / Math.max(steps, 1)));
    this.ceremonySpeed = Math.min(1, MAX_CEREMONY_MS / Math.max(ceremonies, 1));
  }
}

const isSummary = ({ hold }: Staged): boolean => hold >= SUMMARY_HOLD_MS;
