// What everybody threw last in this round stays marked until the next throw.

import type { View } from "../generated.ts";
import { without } from "./marks.ts";
import type { Faces } from "./results.ts";

export type Fresh = ReadonlyMap<number, Faces>;

/** What was thrown last, once a view has followed another. */
export function thrownSince(old: View, now: View, fresh: Fresh): Fresh {
  if (old.round !== now.round || now.throw < 2) return new Map();
  const changed = now.seats.flatMap(({ dice }, who): [number, Faces][] => {
    const { dice: lay, kept } = old.seats[who] ?? {};
    return dice && lay && dice.join() !== lay.join() ? [[who, without(dice, kept ?? [])]] : [];
  });
  return changed.length ? new Map([...fresh, ...changed]) : fresh;
}
