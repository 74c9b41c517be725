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

type Counted = (told: { count: number }) => string;

function kinds(neutralDice: Counted, bigDice: Counted) {
  return (own: number, neutral: number, big: number, kickers: number): string =>
    listed([
      ...(own ? [m.lv_dice({ count: own })] : []),
      ...(neutral ? [neutralDice({ count: neutral })] : []),
      ...(big ? [bigDice({ count: big })] : []),
      ...(kickers ? [m.lv_dice_kickers({ count: kickers })] : []),
    ]);
}

/** How many dice of each kind somebody places: "2 dice and 1 kicker", in German in the accusative. */
export const counted = kinds(m.lv_dice_neutral, m.lv_dice_big);

/** How many dice of each kind there are, by themselves: in German in the nominative. */
export const diceNamed = kinds(m.lv_named_neutral, m.lv_named_big);
