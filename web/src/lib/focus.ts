/** For who plays with keys, the focus goes to what is asked next. */
import { tick } from "svelte";

const FIELDS = "input, textarea, select, dialog, [contenteditable]";
/** The main button, or else the first thing to choose. */
const NEXT = [".button.main:enabled", "button[data-needed]:enabled", "[data-hand] button:enabled"];

let byKey = false;
globalThis.addEventListener?.("keydown", () => (byKey = true), true);
globalThis.addEventListener?.("pointerdown", () => (byKey = false), true);

/** Whether the focus may be taken from where it is: never from a field or a sheet, nor from outside the table. */
function mayTake(table: HTMLElement): boolean {
  const { activeElement: now, body } = document;
  return !now || now === body || (table.contains(now) && !now.closest(FIELDS));
}

/** A question has come to this table: whoever last used a key finds its answer under the next one. */
export async function followFocus(table: HTMLElement): Promise<void> {
  await tick();
  if (!byKey || !mayTake(table) || document.querySelector("dialog[open]")) return;
  for (const kind of NEXT) {
    const next = table.querySelector<HTMLElement>(kind);
    if (next) return next.focus({ preventScroll: true });
  }
}
