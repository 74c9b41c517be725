import { expect, it } from "vitest";
import { botSeconds, paceOf } from "../../src/lib/botPace.ts";
import { PACES } from "../../src/lib/preferences.svelte.ts";

it("knows a pace by its seconds, and only no time at all as instant", () => {
  expect(PACES.map((pace) => paceOf(botSeconds(pace)))).toEqual(PACES);
  expect([0.05, 1, 3600].map(paceOf)).toEqual(["fast", "normal", "slow"]);
});
