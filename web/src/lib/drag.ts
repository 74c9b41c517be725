/** What can be dragged follows the pointer: let go over its target it is dropped, anywhere else it goes back. */
import { preferences } from "./preferences.svelte.ts";

export interface Drag {
  /** A selector of the places where it can be let go. */
  to: string;
  /** It leaves its place. */
  lift(): void;
  /** It lies over another of its targets, or over none. */
  hover?(target: Element | null): void;
  /** It is let go over a target; returns whether it stays there. */
  drop(target: Element): boolean;
  /** It is let go elsewhere. */
  back(): void;
}

/** A finger that taps moves less than this. */
const TAP_PX = 8;
const BACK_MS = 200;
/** What was dropped is out of sight until the table shows where it is now. */
const GONE_MS = 400;
/** The places where it can be let go have this mark; its value says whether the pointer is over them. */
const TARGET = "data-drop";
const DRAGGED = "data-dragged";

interface Start {
  pointer: number;
  x: number;
  y: number;
}

/** An attachment; what it is attached to keeps its taps and its keys, and needs `touch-action: none`. */
export function draggable({ to, lift, hover, drop, back }: Drag): (node: HTMLElement) => () => void {
  return (node) => {
    let start: Start | null = null;
    let lifted = false;
    let moved = false;
    let above: Element | null = null;
    let timer = 0;

    const targets = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(to)];

    function targetAt({ clientX, clientY }: PointerEvent): Element | null {
      const under = document.elementsFromPoint(clientX, clientY);
      return under.map((one) => one.closest(to)).find((one) => one !== null) ?? null;
    }

    function down(event: PointerEvent): void {
      moved = false;
      if (!event.isPrimary || event.button !== 0) return;
      start = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
      node.setPointerCapture?.(event.pointerId);
    }

    function move(event: PointerEvent): void {
      if (event.pointerId !== start?.pointer) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!lifted && Math.hypot(x, y) < TAP_PX) return;
      if (!lifted) begin();
      node.style.translate = `${x}px ${y}px`;
      const target = targetAt(event);
      for (const one of targets()) one.setAttribute(TARGET, one === target ? "over" : "");
      if (target !== above) hover?.((above = target));
    }

    function begin(): void {
      lifted = moved = true;
      node.setAttribute(DRAGGED, "");
      lift();
    }

    function up(event: PointerEvent): void {
      if (event.pointerId !== start?.pointer) return;
      const target = lifted ? targetAt(event) : null;
      end(() => (target && drop(target) ? vanish() : goBack(target !== null)));
    }

    function cancel(): void {
      end(() => goBack(false));
    }

    function end(then: () => void): void {
      start = null;
      if (!lifted) return;
      lifted = false;
      above = null;
      for (const one of targets()) one.removeAttribute(TARGET);
      then();
    }

    function vanish(): void {
      node.style.visibility = "hidden";
      timer = window.setTimeout(restore, GONE_MS);
    }

    function goBack(dropped: boolean): void {
      const from = node.style.translate;
      restore();
      const duration = preferences.reducedMotion ? 0 : BACK_MS;
      node.animate?.([{ translate: from }, { translate: "0px 0px" }], { duration, easing: "ease-out" });
      if (!dropped) back();
    }

    function restore(): void {
      clearTimeout(timer);
      node.removeAttribute(DRAGGED);
      node.style.translate = node.style.visibility = "";
    }

    /** The click that ends a drag is none; keys are always meant. */
    function click(event: MouseEvent): void {
      if (!moved || !event.detail) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    function key(event: KeyboardEvent): void {
      if (event.key === "Escape") cancel();
    }

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", cancel);
    node.addEventListener("click", click, true);
    addEventListener("keydown", key);
    return () => {
      end(restore);
      restore();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", cancel);
      node.removeEventListener("click", click, true);
      removeEventListener("keydown", key);
    };
  };
}
