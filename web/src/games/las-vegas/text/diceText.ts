// Dice in the words of the game: "1 1 3n 5k 6b" is two of one's own, a neutral die, a kicker and a big die.

import { listed, m } from "../../../lib/i18n.ts";
import { KINDS, type Kind } from "../model/parseMoves.ts";

const faces = (dice: readonly string[], kind: Kind): string[] =>
  dice.filter((die) => die.slice(1) === kind).map((die) => die.charAt(0));

function ofKind(kind: Kind, shown: readonly string[]): string {
  const said = { faces: shown.join(" "), count: shown.length };
  switch (kind) {
    case "n":
      return m.lv_faces_neutral(said);
    case "k":
      return m.lv_faces_kickers(said);
    case "b":
      return m.lv_faces_big(said);
    default:
      return said.faces;
  }
}

/** What dice show, kind by kind: "1 1, neutral 3, kicker 5, big 6". */
export function thrown(roll: string): string {
  const dice = roll.split(" ").filter(Boolean);
  return KINDS.flatMap((kind) => {
    const shown = faces(dice, kind);
    return shown.length ? [ofKind(kind, shown)] : [];
  }).join(", ");
}

/** How many dice of each kind: "2 dice and 1 kicker". */
export function counted(own: number, neutral: number, big: number, kickers: number): string {
  return listed([
    ...(own ? [m.lv_dice({ count: own })] : []),
    ...(neutral ? [m.lv_dice_neutral({ count: neutral })] : []),
    ...(big ? [m.lv_dice_big({ count: big })] : []),
    ...(kickers ? [m.lv_dice_kickers({ count: kickers })] : []),
  ]);
}
