import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { characters, cutName, LONGEST_NAME } from "../../src/lib/names.ts";
import NameField from "../../src/parts/NameField.svelte";

const FAMILY = "👩‍👩‍👧";
const ACCENTED = "e\u0301";

describe("names", () => {
  it("are counted as people count", () => {
    expect(characters(`${FAMILY}${ACCENTED}🇨🇭x`)).toEqual([FAMILY, ACCENTED, "🇨🇭", "x"]);
  });

  it("are cut between characters", () => {
    expect(cutName(ACCENTED.repeat(LONGEST_NAME + 1))).toBe(ACCENTED.repeat(LONGEST_NAME));
    expect(cutName("Wilhelma")).toBe("Wilhelma");
  });

  it("never have more code points than the server takes", () => {
    const name = cutName(FAMILY.repeat(LONGEST_NAME));
    expect(name).toBe(FAMILY.repeat(12));
    expect([...name].length).toBeLessThanOrEqual(60);
  });
});

it("says that a name was cut, and no more once it fits", async () => {
  render(NameField, { value: "", "aria-label": "Name" });
  const field = screen.getByLabelText<HTMLInputElement>("Name");
  await fireEvent.input(field, { target: { value: "x".repeat(25) } });
  expect(field.value).toBe("x".repeat(LONGEST_NAME));
  expect(screen.getByRole("status").textContent).toBe("Cut to 20 characters, the most a name can have.");
  await fireEvent.input(field, { target: { value: "Ann" } });
  expect(screen.getByRole("status").textContent).toBe("");
});
