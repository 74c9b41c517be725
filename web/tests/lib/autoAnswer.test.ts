import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AutoAnswer, ONLY_ANSWER_MS, PASSING_MS } from "../../src/lib/autoAnswer.svelte.ts";
import { preferences } from "../../src/lib/preferences.svelte.ts";

describe("a question without a choice", () => {
  const answer = vi.fn<(words: string) => void>();
  let auto: AutoAnswer;

  beforeEach(() => {
    vi.useFakeTimers();
    answer.mockClear();
    preferences.autoAnswer = true;
    auto = new AutoAnswer(answer);
  });
  afterEach(() => {
    preferences.autoAnswer = true;
    vi.useRealTimers();
  });

  it("answers itself after a second, once", () => {
    auto.offer("place 4", "place 4");
    auto.offer("place 4", "place 4");
    expect(auto.words).toBe("place 4");
    vi.advanceTimersByTime(ONLY_ANSWER_MS - 1);
    expect(answer).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(answer).toHaveBeenCalledExactlyOnceWith("place 4");
    expect(auto.words).toBeNull();
  });

  it("waits for who stops it, until something else is asked", () => {
    auto.offer("no buy", "no", PASSING_MS);
    auto.stop();
    auto.offer("no buy", "no", PASSING_MS);
    vi.advanceTimersByTime(PASSING_MS);
    expect(answer).not.toHaveBeenCalled();
    auto.offer("place 2", "place 2");
    vi.advanceTimersByTime(ONLY_ANSWER_MS);
    expect(answer).toHaveBeenCalledExactlyOnceWith("place 2");
  });

  it("that is asked another time answers itself, though it was stopped once", () => {
    auto.offer("place 4", "place 4");
    auto.stop();
    auto.renew();
    auto.offer("place 4", "place 4");
    vi.advanceTimersByTime(ONLY_ANSWER_MS);
    expect(answer).toHaveBeenCalledExactlyOnceWith("place 4");
  });

  it("is left alone when nothing is asked any more, and by who wants to answer everything", () => {
    auto.offer("place 4", "place 4");
    auto.clear();
    preferences.autoAnswer = false;
    auto.offer("place 5", "place 5");
    vi.advanceTimersByTime(PASSING_MS);
    expect(answer).not.toHaveBeenCalled();
    expect(auto.words).toBeNull();
  });
});
