// Cards, faces, throws and points as words. Cards are counted from 1 in the order of the sale; a throw is the
// marks that it shows.

import { m, number } from "../../../lib/i18n.ts";
import type { Say } from "../../info.ts";
import { own } from "../../reducer.ts";
import type { Face } from "../generated.ts";

const FACES: Record<Face, Say> = {
  horse: m.bells_face_horse,
  inn: m.bells_face_inn,
  bell: m.bells_face_bell,
  hammer: m.bells_face_hammer,
  double: m.bells_face_double,
};

const CARDS: Record<number, Say> = {
  1: m.bells_card_1,
  2: m.bells_card_2,
  3: m.bells_card_3,
  4: m.bells_card_4,
  5: m.bells_card_5,
};

export function points(count: number): string {
  return m.bells_points({ count, shown: number(count) });
}

/** A card that lies face down, by the order of the sale. */
export function card(place: number): string {
  return CARDS[place]?.() ?? "";
}

export function face(name: string): string {
  return own(FACES, name)?.() ?? name;
}

/** A throw in words. */
export function marks(dice: string): string {
  if (dice === "blank") return m.bells_blanks();
  return dice.split(" ").map(mark).join(", ");
}

function mark(shown: string): string {
  if (shown === "bell") return m.bells_die_bell();
  return shown === "hammer" ? m.bells_die_hammer() : shown;
}
