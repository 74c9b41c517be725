// What comes of a card that is dragged: from the market or the deck to the hand, or from the hand to its place.

import { draggable } from "../../../lib/drag.ts";
import type { Card } from "../generated.ts";
import { BASES, NEW_BASE } from "../model/flights.ts";
import type { Picked } from "./choice.svelte.ts";

export interface Drags {
  lift(picked: Picked): void;
  hover(card: Card, at: string | null): void;
  /** Returns whether it stays at that place. */
  drop(picked: Picked, at: string): boolean;
  back(): void;
}

const HAND_AREA = "[data-hand]";
const PLACES = `[data-at^="business-"], [data-at="${BASES}"], [data-at="${NEW_BASE}"]`;

const placeAt = (target: Element | null): string | null => target?.getAttribute("data-at") ?? null;

/** An attachment for what can be picked. */
export function dragged(picked: Picked, { lift, hover, drop, back }: Drags) {
  return draggable({
    to: picked.at === "hand" ? PLACES : HAND_AREA,
    lift: () => lift(picked),
    hover: (target) => picked.at === "hand" && hover(picked.card, placeAt(target)),
    drop: (target) => drop(picked, placeAt(target) ?? ""),
    back,
  });
}
