import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { m } from "../../src/lib/i18n.ts";
import RulesBook from "../../src/rules/RulesBook.svelte";

const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  vi.stubGlobal("CSS", { escape: (text: string) => text });
});

it("opens at a rule and marks it", async () => {
  const { container } = render(RulesBook, { game: "las-vegas-solo", at: "S4" });
  await vi.waitFor(() => expect(container.querySelector(".here")?.getAttribute("data-rule")).toBe("S4"));
  expect(scrolled).toHaveBeenCalled();
});

it("shows only what is searched for, and marks it", async () => {
  const { container } = render(RulesBook, { game: "las-vegas-solo" });
  const field = await screen.findByLabelText(m.rules_search());
  const all = container.querySelectorAll("[data-rule]").length;
  await fireEvent.input(field, { target: { value: "Seven COLOURS" } });
  const shown = container.querySelectorAll("[data-rule]").length;
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(all);
  expect(container.querySelector("mark")?.textContent?.toLowerCase()).toMatch(/seven|colours/);
  expect(screen.getByText(m.rules_found({ count: shown }))).toBeTruthy();
  await fireEvent.input(field, { target: { value: "qqqq" } });
  expect(screen.getByText(m.rules_none({ query: "qqqq" }))).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: m.rules_clear() }));
  expect(container.querySelectorAll("[data-rule]")).toHaveLength(all);
});

it("has addresses only where it is told to", async () => {
  const { container, rerender } = render(RulesBook, { game: "las-vegas-solo" });
  await screen.findByLabelText(m.rules_search());
  const first = container.querySelector<HTMLElement>("[data-rule]");
  expect(first?.id).toBe("");
  await rerender({ linked: true });
  expect(first?.id).toBe(first?.dataset.rule);
  expect(within(first as HTMLElement).getByRole("link").getAttribute("href")).toBe(`#${first?.dataset.rule}`);
});

it("says so if there is no such book", async () => {
  render(RulesBook, { game: "chess" });
  expect(await screen.findByText(m.rules_missing())).toBeTruthy();
});
