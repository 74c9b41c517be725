// The place that is chosen stays in sight, above the hand, which grows and shrinks.

import { preferences } from "../../lib/preferences.svelte.ts";

const GAP = 8;

/** Scrolls to the place that is chosen, if it is hidden. */
export function scrollToChosen(): void {
  requestAnimationFrame(() => {
    const behavior = preferences.reducedMotion ? "auto" : "smooth";
    document.querySelector(".place.chosen")?.scrollIntoView?.({ block: "nearest", behavior });
  });
}

/** What is scrolled into sight stops above this hand. */
export function keepAboveHand(hand: HTMLElement): () => void {
  const page = document.documentElement.style;
  const observer = new ResizeObserver(() => {
    page.scrollPaddingBottom = `${hand.offsetHeight + GAP}px`;
    scrollToChosen();
  });
  observer.observe(hand);
  return () => {
    observer.disconnect();
    page.scrollPaddingBottom = "";
  };
}
