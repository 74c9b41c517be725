// Moves of Las Vegas and of the Boulevard, as buttons say them.

import { m, money } from "../../../lib/i18n.ts";
import { cardOfVerb, cardTitle } from "../cards/actionCards.ts";
import { thrown } from "./diceText.ts";
import { placeOf, SLOT } from "../model/parseMoves.ts";
import { at, named, onto, place } from "../../las-vegas-box/words.ts";

export function move(words: string, names: readonly string[]): string {
  const [verb = "", ...rest] = words.split(" ");
  const [first = "", second = "", third = ""] = rest;
  switch (verb) {
    case "place":
      return m.lv_move_place({ casino: first });
    case "slot":
      return m.lv_move_slot({ face: first });
    case "rotate":
      return m.lv_move_rotate({ dice: thrown(first), other: second });
    case "double":
      return second === SLOT
        ? m.lv_move_double_slot({ face: first, other: third })
        : m.lv_move_double({ face: first, casino: second });
    case "again":
      return m.lv_move_again({ dice: thrown(rest.join(" ")) });
    case "done":
      return m.lv_move_done();
    case "score":
      return m.lv_move_score({ place: place(placeOf(first)) });
    case "take-back":
      return takeBack(rest);
    case "kick":
      return kick(first, names);
    case "lay":
      return lay(onto(placeOf(first)), rest.slice(1));
    case "claim":
      return m.lv_move_claim({ where: at(placeOf(first)) });
    case "take":
      return m.lv_move_take({ bill: money(Number(first)) });
    case "swap":
      return first === "?" ? m.lv_move_swap_hidden() : m.lv_move_swap({ bill: money(Number(first)) });
    case "keep":
      return m.lv_move_keep();
    default:
      return card(words);
  }
}

/** A card that is played by its name alone. */
function card(words: string): string {
  const known = cardOfVerb(words);
  return known ? m.lv_move_card({ card: cardTitle(known) }) : words;
}

function takeBack(words: readonly string[]): string {
  const before = words.includes(SLOT) ? words.indexOf(SLOT) : words.length;
  const dice = thrown(words.slice(0, before).join(" "));
  const slot = thrown(words.slice(before + 1).join(" "));
  if (!slot) return m.lv_move_take_back({ dice });
  return dice ? m.lv_move_take_back_both({ dice, slot }) : m.lv_move_take_back_slot({ dice: slot });
}

function kick(whose: string, names: readonly string[]): string {
  if (whose === "n") return m.lv_move_kick_neutral();
  const name = named(names, parseInt(whose, 10) - 1);
  return whose.endsWith("b") ? m.lv_move_kick_big({ name }) : m.lv_move_kick({ name });
}

/** The middle bill, and what goes under the deck, as far as it is told. */
function lay(where: string, under: readonly string[]): string {
  const [first, second] = under.filter((bill) => bill !== "?").map((bill) => money(Number(bill)));
  if (first === undefined) return m.lv_move_lay({ where });
  return second === undefined
    ? m.lv_move_lay_under({ where, bill: first })
    : m.lv_move_lay_order({ where, first, second });
}
