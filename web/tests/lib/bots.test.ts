import { afterEach, describe, expect, it } from "vitest";
import { botLevel, botSays, opponents, usualBot } from "../../src/lib/bots.ts";
import { LEVELS, preferences } from "../../src/lib/preferences.svelte.ts";

const ALL = ["novice", "regular", "expert", "master", "greedy", "uniform"];

afterEach(() => (preferences.level = "regular"));

describe("the bots that people choose from", () => {
  it("are the levels, the weakest first, and the house's own, but no yardsticks", () => {
    expect(opponents([...ALL, "dreamer"])).toEqual([...LEVELS, "dreamer"]);
    expect(opponents(["uniform"])).toEqual(["uniform"]);
  });

  it("play at the level that is preferred, where there is one", () => {
    expect(usualBot(ALL)).toBe("regular");
    preferences.level = "master";
    expect(usualBot(ALL)).toBe("master");
    expect(usualBot(["other"])).toBe("other");
    expect(usualBot([])).toBe("master");
  });

  it("each have a name and a sentence about their manner", () => {
    for (const level of LEVELS) expect([botLevel(level), botSays(level)]).not.toContain("");
    expect(new Set(ALL.map(botSays)).size).toBe(ALL.length);
  });
});
