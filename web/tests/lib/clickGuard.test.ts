import { afterEach, beforeEach, expect, it, vi, type Mock } from "vitest";
import { GUARD_MS, guardClicks } from "../../src/lib/clickGuard.ts";

let free: () => void;
let button: HTMLButtonElement;
let clicked: Mock<() => void>;

const isGuarded = (control: Element = button): boolean => control.hasAttribute("data-guarded");
/** What has changed is noticed after the change, and scanned in the next task. */
const noticed = () => Promise.resolve();
const seen = () => noticed().then(() => later(0));
const later = (time: number): void => void vi.advanceTimersByTime(time);

function press(control: Element): void {
  document.elementFromPoint = () => control;
  (isGuarded(control) ? document.body : control).dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main><button>Throw</button></main>`;
  button = document.querySelector("button") as HTMLButtonElement;
  clicked = vi.fn<() => void>();
  document.querySelector("main")?.addEventListener("click", clicked);
  free = guardClicks(document.body);
  later(GUARD_MS);
});
afterEach(() => {
  free();
  document.body.innerHTML = "";
  vi.useRealTimers();
});

it("lets what stays as it is be pressed, and what has appeared after a moment", async () => {
  expect(isGuarded()).toBe(false);
  const other = document.createElement("button");
  button.after(other);
  await seen();
  expect([isGuarded(other), isGuarded()]).toEqual([true, false]);
  later(GUARD_MS - 1);
  expect(isGuarded(other)).toBe(true);
  later(1);
  expect(isGuarded(other)).toBe(false);
});

it("may be pressed at once where a number changes that one steps up oneself, and not where its meaning does", async () => {
  button.dataset.meaning = "the first card";
  await seen();
  later(GUARD_MS);
  button.textContent = "Bid 26";
  await seen();
  expect(isGuarded()).toBe(false);
  button.dataset.meaning = "the second card";
  button.textContent = "Bid 1";
  await seen();
  expect(isGuarded()).toBe(true);
});

it.each<[string, () => void]>([
  ["says something else", () => (button.textContent = "Take back")],
  ["does something else", () => (button.dataset.move = "place 3")],
  ["is called something else", () => button.setAttribute("aria-label", "Take back")],
  [
    "has moved",
    () => {
      button.getBoundingClientRect = () => new DOMRect(0, 40, 10, 10);
      button.className = "moved";
    },
  ],
])("is guarded for a moment when it %s", async (_, change) => {
  change();
  await seen();
  expect(isGuarded()).toBe(true);
  later(GUARD_MS);
  expect(isGuarded()).toBe(false);
});

it("is guarded for a moment when it is enabled, or comes out from behind a sheet", async () => {
  button.disabled = true;
  await seen();
  later(GUARD_MS);
  button.disabled = false;
  await seen();
  expect(isGuarded()).toBe(true);
  later(GUARD_MS);
  const sheet = document.createElement("dialog");
  sheet.open = true;
  button.after(sheet);
  await seen();
  later(GUARD_MS);
  sheet.open = false;
  await seen();
  expect(isGuarded()).toBe(true);
});

it("lets a sheet be closed by a tap beside it only when it has been there for a moment", async () => {
  const sheet = document.createElement("dialog");
  button.after(sheet);
  await seen();
  later(GUARD_MS);
  sheet.open = true;
  await seen();
  press(sheet);
  expect(clicked).not.toHaveBeenCalled();
  later(GUARD_MS);
  sheet.append("What others say");
  await seen();
  press(sheet);
  expect(clicked).toHaveBeenCalledOnce();
});

it("is not dead for being chosen, or for having been scrolled", async () => {
  button.setAttribute("aria-pressed", "true");
  button.getBoundingClientRect = () => new DOMRect(0, 40, 10, 10);
  dispatchEvent(new Event("scroll"));
  button.classList.add("chosen");
  await seen();
  expect(isGuarded()).toBe(false);
});

it("suppresses a press on what is guarded, so that nothing beneath is pressed", async () => {
  press(button);
  expect(clicked).toHaveBeenCalledTimes(1);
  button.textContent = "Take back";
  await seen();
  press(button);
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(isGuarded()).toBe(true);
  button.click();
  expect(clicked, "keys and programs mean it").toHaveBeenCalledTimes(2);
});

it("suppresses a press that comes before what has changed was scanned", async () => {
  button.textContent = "Take back";
  await noticed();
  expect(isGuarded()).toBe(false);
  press(button);
  expect(clicked).not.toHaveBeenCalled();
  expect(isGuarded()).toBe(true);
});

it("scans what has changed before a scroll hides that it has", async () => {
  button.textContent = "Take back";
  await noticed();
  dispatchEvent(new Event("scroll"));
  expect(isGuarded()).toBe(true);
});

it("hears a key once, however long it is held", () => {
  const heard = vi.fn();
  document.querySelector("main")?.addEventListener("keydown", heard);
  const key = (name: string, repeat: boolean): void =>
    void button.dispatchEvent(new KeyboardEvent("keydown", { key: name, repeat, bubbles: true }));
  for (const name of ["Enter", " ", "t", "3"]) {
    key(name, false);
    key(name, true);
  }
  expect(heard).toHaveBeenCalledTimes(4);
  key("ArrowDown", true);
  key("Tab", true);
  expect(heard).toHaveBeenCalledTimes(6);
});
