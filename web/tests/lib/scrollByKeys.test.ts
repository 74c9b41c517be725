import { afterEach, expect, it } from "vitest";
import { scrollByKeys } from "../../src/lib/scrollByKeys.ts";

/** As many pixels high as it has letters, in a place of ten. */
function region(words: string): HTMLElement {
  const made = document.body.appendChild(document.createElement("p"));
  made.textContent = words;
  Object.defineProperty(made, "clientHeight", { value: 10 });
  Object.defineProperty(made, "scrollHeight", { get: () => Math.max(10, made.textContent?.length ?? 0) });
  return made;
}

afterEach(() => document.body.replaceChildren());

it("takes the focus as long as not all of it is in sight", async () => {
  const made = region("short");
  const stop = scrollByKeys(made);
  expect(made.hasAttribute("tabindex")).toBe(false);
  made.textContent = "much too long for its place";
  await Promise.resolve();
  expect(made.tabIndex).toBe(0);
  made.textContent = "short";
  await Promise.resolve();
  expect(made.hasAttribute("tabindex")).toBe(false);
  stop();
  made.textContent = "nobody looks any more";
  await Promise.resolve();
  expect(made.hasAttribute("tabindex")).toBe(false);
});
