// Which of the dice that lie there belong to a part of them.

import type { Faces } from "./results.ts";

/** Of dice that show the same, those that lie first. */
export function areAmong(dice: Faces, part: Faces): boolean[] {
  const left = [...part];
  return dice.map((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Dice without a part of them. */
export function without(dice: Faces, part: Faces): number[] {
  const gone = areAmong(dice, part);
  return dice.filter((_, index) => !gone[index]);
}
