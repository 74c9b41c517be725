import { describe, expect, it } from "vitest";
import { parseTableCode } from "../../src/home/tableCode.ts";

describe("a code as people enter it", () => {
  it.each([
    ["K7QX2M", "K7QX2M"],
    [" k7q x2m ", "K7QX2M"],
    ["k7q-x2m", "K7QX2M"],
    ["k7q-x2m-4dw", "K7QX2M4DW"],
    ["https://play.example/t/K7QX2M", "K7QX2M"],
    ["play.example/t/k7qx2m/screen?x=1", "K7QX2M"],
  ])("%s is read", (entered, code) => expect(parseTableCode(entered)).toBe(code));

  it.each(["", "K7QX2", "K7QX2MM", "K0QX2M", "https://play.example/rules/las-vegas"])(
    "%s is none",
    (entered) => expect(parseTableCode(entered)).toBeNull(),
  );
});
