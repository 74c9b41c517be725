// The place that is chosen stays in sight, above the hand, which grows and shrinks.

import { settings } from "../../lib/settings.svelte.ts";

const GAP = 8;

/** Scrolls to the place that is chosen, if it is hidden. */
export function reveal(): void {
  requestAnimationFrame(() => {
    const behavior = settings.calm ? "auto" : "smooth";
    document.querySelector(".place.chosen")?.scrollIntoView?.({ block: "nearest", behavior });
  });
}

/** What is scrolled into sight stops above this hand. */
export function aboveHand(hand: HTMLElement): () => void {
  const page = document.documentElement.style;
  const watcher = new ResizeObserver(() => {
    page.scrollPaddingBottom = `${hand.offsetHeight + GAP}px`;
    reveal();
  });
  watcher.observe(hand);
  return () => {
    watcher.disconnect();
    page.scrollPaddingBottom = "";
  };
}
