/** What has just come under a finger is dead for a moment: nobody can have meant to press it. */

/** For so long, in milliseconds, a control is dead after it appeared, moved, was enabled or came to mean something else. */
export const DEAD = 400;
/** What moves by itself has come to rest by then. */
const SETTLED = 250;
/** A finger does not feel less than this. */
const FELT = 6;
const CONTROLS = "button, a[href], summary, label";
/** A tap beside a sheet closes it, so a sheet that has just opened is fresh as a whole. */
const SHEETS = "dialog";
const FIELDS = "input, textarea, select";
const MARK = "data-fresh";
const CHANGES = ["disabled", "hidden", "open", "class", "style", "href", "aria-label", "data-move"];

interface Known {
  means: string;
  edges: number[];
}

/** Whether a control can be reached at all, and what it would do. */
function read(control: Element, modal: Element | null): Known {
  if (control.matches(SHEETS)) return { means: String(control === modal), edges: [] };
  const { left, top, right, bottom } = control.getBoundingClientRect();
  const live = !control.matches(":disabled") && (!modal || modal.contains(control));
  const says = ["aria-label", "data-move", "href"].map((name) => control.getAttribute(name));
  return {
    means: [live, ...says, control.textContent].join("\n"),
    edges: [left, top, right, bottom],
  };
}

const isSame = (one: Known, other: Known): boolean =>
  one.means === other.means && one.edges.every((edge, at) => Math.abs(edge - (other.edges[at] ?? 0)) < FELT);

/**
 * Watches all controls within an element; one that is fresh has `data-fresh`, and neither mouse nor finger reaches
 * it or what lies beneath. Keys are always meant, but for those that repeat because they are held.
 */
export function guarded(root: HTMLElement): () => void {
  const known = new WeakMap<Element, Known>();
  const waking = new Map<Element, number>();
  let settling = 0;
  let looking = 0;

  function wake(controls: Element[], timer: number): void {
    for (const control of controls.filter((one) => waking.get(one) === timer)) {
      waking.delete(control);
      control.removeAttribute(MARK);
    }
  }

  /** They wake together, but for those that are fresh anew by then. */
  function quicken(controls: Element[]): void {
    if (!controls.length) return;
    const timer = window.setTimeout(() => wake(controls, timer), DEAD);
    for (const control of controls) {
      control.setAttribute(MARK, "");
      waking.set(control, timer);
    }
  }

  /** Whether it has changed since it was last looked at. */
  function isNew(control: Element, modal: Element | null): boolean {
    const now = read(control, modal);
    const before = known.get(control);
    known.set(control, now);
    return !(before && isSame(before, now));
  }

  /** Look where everything is, and only then mark anything: a mark between two looks costs a new layout. */
  function survey(scrolled: boolean): void {
    const modal = root.querySelector("dialog[open]");
    const controls = [...root.querySelectorAll(`${CONTROLS}, ${SHEETS}`)];
    const fresh = controls.filter((control) => isNew(control, modal));
    if (!scrolled) quicken(fresh);
  }

  function look(): void {
    clearTimeout(looking);
    looking = 0;
    survey(false);
    clearTimeout(settling);
    settling = window.setTimeout(() => survey(true), SETTLED);
  }

  /** The layout that looking needs has a task of its own; a press or a scroll that comes before it looks first. */
  function changed(): void {
    looking ||= window.setTimeout(look);
  }

  function moved(): void {
    if (looking) look();
    survey(true);
  }

  /** What would be pressed if nothing were fresh; a press that was meant for that goes nowhere else. */
  function pressed(click: MouseEvent): void {
    if (!click.detail) return;
    if (looking) look();
    const fresh = [...waking.keys()];
    if (!fresh.length) return;
    for (const control of fresh) control.removeAttribute(MARK);
    const under = document.elementFromPoint?.(click.clientX, click.clientY) ?? null;
    for (const control of fresh) control.setAttribute(MARK, "");
    if (fresh.some((control) => control.contains(under))) swallow(click);
  }

  function held(key: KeyboardEvent): void {
    if (!key.repeat || (key.target as Element).closest?.(FIELDS)) return;
    const presses = key.key === "Enter" || key.key === " ";
    const onControl = Boolean((key.target as Element).closest?.(CONTROLS));
    if (presses ? onControl || key.key === "Enter" : key.key.length === 1) swallow(key);
  }

  const watcher = new MutationObserver(changed);
  watcher.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: CHANGES,
  });
  root.addEventListener("click", pressed, true);
  root.addEventListener("keydown", held, true);
  addEventListener("scroll", moved, { capture: true, passive: true });
  addEventListener("resize", moved);
  look();
  return () => {
    watcher.disconnect();
    root.removeEventListener("click", pressed, true);
    root.removeEventListener("keydown", held, true);
    removeEventListener("scroll", moved, { capture: true });
    removeEventListener("resize", moved);
    clearTimeout(settling);
    clearTimeout(looking);
    for (const [control, timer] of waking) {
      clearTimeout(timer);
      control.removeAttribute(MARK);
    }
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
