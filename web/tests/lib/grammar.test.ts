import { afterEach, describe, expect, it } from "vitest";
import { counted, diceNamed } from "../../src/games/las-vegas/text/diceText.ts";
import { getLocale, m, overwriteGetLocale } from "../../src/lib/i18n.ts";

const usual = getLocale;
afterEach(() => overwriteGetLocale(usual));

describe("grammar", () => {
  it("places German dice in the accusative, and names them in the nominative", () => {
    overwriteGetLocale(() => "de");
    expect(counted(0, 1, 1, 0)).toBe("1 neutralen Würfel und 1 großen Würfel");
    expect(diceNamed(0, 1, 1, 0)).toBe("1 neutraler Würfel und 1 großer Würfel");
  });

  it("counts French places as the French do", () => {
    overwriteGetLocale(() => "fr");
    expect([1, 2, 11].map((place) => m.frame_place({ place }))).toEqual(["1er", "2e", "11e"]);
    expect(m.replay_place({ place: 1 })).toBe("1er");
  });
});
