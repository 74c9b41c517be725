import { afterEach, beforeEach, expect, it, vi, type Mock } from "vitest";
import { DEAD, guarded } from "../../src/lib/fresh.ts";

let free: () => void;
let button: HTMLButtonElement;
let clicked: Mock<() => void>;

const isFresh = (control: Element = button): boolean => control.hasAttribute("data-fresh");
/** What has changed is noticed after the change, and looked at in the next task. */
const noticed = () => Promise.resolve();
const seen = () => noticed().then(() => later(0));
const later = (time: number): void => void vi.advanceTimersByTime(time);

function press(control: Element): void {
  document.elementFromPoint = () => control;
  (isFresh(control) ? document.body : control).dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main><button>Throw</button></main>`;
  button = document.querySelector("button") as HTMLButtonElement;
  clicked = vi.fn<() => void>();
  document.querySelector("main")?.addEventListener("click", clicked);
  free = guarded(document.body);
  later(DEAD);
});
afterEach(() => {
  free();
  document.body.innerHTML = "";
  vi.useRealTimers();
});

it("lets what stays as it is be pressed, and what has appeared after a moment", async () => {
  expect(isFresh()).toBe(false);
  const other = document.createElement("button");
  button.after(other);
  await seen();
  expect([isFresh(other), isFresh()]).toEqual([true, false]);
  later(DEAD - 1);
  expect(isFresh(other)).toBe(true);
  later(1);
  expect(isFresh(other)).toBe(false);
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
])("is dead for a moment when it %s", async (_, change) => {
  change();
  await seen();
  expect(isFresh()).toBe(true);
  later(DEAD);
  expect(isFresh()).toBe(false);
});

it("is dead for a moment when it is enabled, or comes out from behind a sheet", async () => {
  button.disabled = true;
  await seen();
  later(DEAD);
  button.disabled = false;
  await seen();
  expect(isFresh()).toBe(true);
  later(DEAD);
  const sheet = document.createElement("dialog");
  sheet.open = true;
  button.after(sheet);
  await seen();
  later(DEAD);
  sheet.open = false;
  await seen();
  expect(isFresh()).toBe(true);
});

it("lets a sheet be closed by a tap beside it only when it has been there for a moment", async () => {
  const sheet = document.createElement("dialog");
  button.after(sheet);
  await seen();
  later(DEAD);
  sheet.open = true;
  await seen();
  press(sheet);
  expect(clicked).not.toHaveBeenCalled();
  later(DEAD);
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
  expect(isFresh()).toBe(false);
});

it("swallows a press on what is fresh, so that nothing beneath is pressed", async () => {
  press(button);
  expect(clicked).toHaveBeenCalledTimes(1);
  button.textContent = "Take back";
  await seen();
  press(button);
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(isFresh()).toBe(true);
  button.click();
  expect(clicked, "keys and programs mean it").toHaveBeenCalledTimes(2);
});

it("swallows a press that comes before what has changed was looked at", async () => {
  button.textContent = "Take back";
  await noticed();
  expect(isFresh()).toBe(false);
  press(button);
  expect(clicked).not.toHaveBeenCalled();
  expect(isFresh()).toBe(true);
});

it("looks at what has changed before a scroll hides that it has", async () => {
  button.textContent = "Take back";
  await noticed();
  dispatchEvent(new Event("scroll"));
  expect(isFresh()).toBe(true);
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
