import { expect, it } from "vitest";
import { steadily } from "../../src/lib/steady.ts";

it("answers with the same object until something in it changes", () => {
  const steady = steadily<{ dice: number[] }>();
  const first = steady({ dice: [1, 2] });
  expect(steady({ dice: [1, 2] })).toBe(first);
  const second = steady({ dice: [2, 1] });
  expect(second).toEqual({ dice: [2, 1] });
  expect(steady({ dice: [2, 1] })).toBe(second);
  expect(steady({ dice: [1, 2] })).toEqual(first);
});
