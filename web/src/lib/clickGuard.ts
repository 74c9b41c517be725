/** A control that has just come under a finger is guarded for a moment: nobody can have meant to press it. */

/** For so long, in milliseconds, a control is guarded after it appeared, moved, was enabled or came to mean something else. */
export const GUARD_MS = 400;
/** What moves by itself has come to rest by then. */
const SETTLE_MS = 250;
/** A finger does not feel a shift of less than this. */
const TOLERANCE_PX = 6;
const CONTROLS = "button, a[href], summary, label";
/** A tap beside a sheet closes it, so a sheet that has just opened is guarded as a whole. */
const DIALOGS = "dialog";
const FIELDS = "input, textarea, select";
const MARK = "data-guarded";
const CHANGES = [
  "disabled",
  "hidden",
  "open",
  "class",
  "style",
  "href",
  "aria-label",
  "data-move",
  "data-meaning",
];

interface Snapshot {
  meaning: string;
  edges: number[];
}

/**
 * Whether a control can be reached at all, and what it would do. Whoever steps a number up and presses the button that
 * shows it means the new number: such a control says with `data-meaning` on what it really depends.
 */
function snapshot(control: Element, modal: Element | null): Snapshot {
  if (control.matches(DIALOGS)) return { meaning: String(control === modal), edges: [] };
  const { left, top, right, bottom } = control.getBoundingClientRect();
  const live = !control.matches(":disabled") && (!modal || modal.contains(control));
  const says = ["aria-label", "data-move", "href"].map((name) => control.getAttribute(name));
  return {
    meaning: [live, ...says, control.getAttribute("data-meaning") ?? control.textContent].join("\n"),
    edges: [left, top, right, bottom],
  };
}

const isSame = (one: Snapshot, other: Snapshot): boolean =>
  one.meaning === other.meaning &&
  one.edges.every((edge, at) => Math.abs(edge - (other.edges[at] ?? 0)) < TOLERANCE_PX);

/**
 * Watches all controls within an element; one that is guarded has `data-guarded`, and neither mouse nor finger reaches
 * it or what lies beneath. Keys are always meant, but for those that repeat because they are held.
 */
export function guardClicks(root: HTMLElement): () => void {
  const known = new WeakMap<Element, Snapshot>();
  const guardTimers = new Map<Element, number>();
  let settling = 0;
  let scheduled = 0;

  function unguard(controls: Element[], timer: number): void {
    for (const control of controls.filter((one) => guardTimers.get(one) === timer)) {
      guardTimers.delete(control);
      control.removeAttribute(MARK);
    }
  }

  /** One timer for all of them; those that are guarded anew by then wait for theirs. */
  function guard(controls: Element[]): void {
    if (!controls.length) return;
    const timer = window.setTimeout(() => unguard(controls, timer), GUARD_MS);
    for (const control of controls) {
      control.setAttribute(MARK, "");
      guardTimers.set(control, timer);
    }
  }

  /** Whether it has changed since the last scan. */
  function isNew(control: Element, modal: Element | null): boolean {
    const now = snapshot(control, modal);
    const before = known.get(control);
    known.set(control, now);
    return !(before && isSame(before, now));
  }

  /** Measure everything, and only then mark anything: a mark between two measurements costs a new layout. */
  function scan(scrolled: boolean): void {
    const modal = root.querySelector("dialog[open]");
    const controls = [...root.querySelectorAll(`${CONTROLS}, ${DIALOGS}`)];
    const changed = controls.filter((control) => isNew(control, modal));
    if (!scrolled) guard(changed);
  }

  function scanNow(): void {
    clearTimeout(scheduled);
    scheduled = 0;
    scan(false);
    clearTimeout(settling);
    settling = window.setTimeout(() => scan(true), SETTLE_MS);
  }

  /** The layout that a scan needs has a task of its own; a press or a scroll that comes before it scans first. */
  function onMutation(): void {
    scheduled ||= window.setTimeout(scanNow);
  }

  function onScroll(): void {
    if (scheduled) scanNow();
    scan(true);
  }

  /** What would be pressed if nothing were guarded; a press that was meant for that goes nowhere else. */
  function onClick(click: MouseEvent): void {
    if (!click.detail) return;
    if (scheduled) scanNow();
    const guarded = [...guardTimers.keys()];
    if (!guarded.length) return;
    for (const control of guarded) control.removeAttribute(MARK);
    const under = document.elementFromPoint?.(click.clientX, click.clientY) ?? null;
    for (const control of guarded) control.setAttribute(MARK, "");
    if (guarded.some((control) => control.contains(under))) suppress(click);
  }

  function onKeydown(key: KeyboardEvent): void {
    if (!key.repeat || (key.target as Element).closest?.(FIELDS)) return;
    const presses = key.key === "Enter" || key.key === " ";
    const onControl = Boolean((key.target as Element).closest?.(CONTROLS));
    if (presses ? onControl || key.key === "Enter" : key.key.length === 1) suppress(key);
  }

  const observer = new MutationObserver(onMutation);
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: CHANGES,
  });
  root.addEventListener("click", onClick, true);
  root.addEventListener("keydown", onKeydown, true);
  addEventListener("scroll", onScroll, { capture: true, passive: true });
  addEventListener("resize", onScroll);
  scanNow();
  return () => {
    observer.disconnect();
    root.removeEventListener("click", onClick, true);
    root.removeEventListener("keydown", onKeydown, true);
    removeEventListener("scroll", onScroll, { capture: true });
    removeEventListener("resize", onScroll);
    clearTimeout(settling);
    clearTimeout(scheduled);
    for (const [control, timer] of guardTimers) {
      clearTimeout(timer);
      control.removeAttribute(MARK);
    }
  };
}

function suppress(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
