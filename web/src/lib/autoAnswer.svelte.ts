/** A question without a choice answers itself, after a time that is seen and can be stopped. */
import { preferences } from "./preferences.svelte.ts";

/** Milliseconds until the only answer there is is given. */
export const ONLY_ANSWER_MS = 1000;
/** Where rules want a question asked for secrecy: as long for everybody, whether or not there was a choice. */
export const PASSING_MS = 2000;

export class AutoAnswer {
  /** What is about to be answered, and the milliseconds from the question to the answer. */
  words = $state<string | null>(null);
  ms = $state(ONLY_ANSWER_MS);
  private timer = 0;
  /** The question that was stopped; it does not begin again. */
  private stopped = "";
  private question = "";

  constructor(private readonly answer: (words: string) => void) {}

  /** Answer this question with these words, unless somebody stops it; the same question is not begun twice. */
  offer(question: string, words: string, ms = ONLY_ANSWER_MS): void {
    if (!preferences.autoAnswer || question === this.stopped) return this.clear();
    if (question === this.question && this.words === words) return;
    this.clear();
    [this.question, this.words, this.ms] = [question, words, ms];
    this.timer = window.setTimeout(() => {
      this.clear();
      this.answer(words);
    }, ms);
  }

  /** Somebody would rather look first: this question waits for them. */
  stop(): void {
    if (this.words === null) return;
    this.stopped = this.question;
    this.clear();
  }

  /** Something else is asked, or nothing: what is asked after that is new, though it may read like what was stopped. */
  renew(): void {
    this.stopped = "";
  }

  /** Nothing is asked any more. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.words = null;
    this.question = "";
  }
}
