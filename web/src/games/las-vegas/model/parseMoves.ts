// What the words of legal moves offer, for a table that is played by hand.

import { NEUTRAL, SLOT_MACHINE } from "../../las-vegas-box/places.ts";
import { cardOfVerb } from "../cards/actionCards.ts";
import type { ActionCard, Rolled } from "../generated.ts";

export const KINDS = ["", "n", "k", "b"] as const;
/** A die of one's own, a neutral one, a kicker, a big one. */
export type Kind = (typeof KINDS)[number];

export interface Die {
  face: number;
  kind: Kind;
}

/** Dice that were just placed: at casinos by the casino's number, in the slot machine by their face. */
export interface Taken {
  dice: Die[];
  slot: Die[];
}

export interface Rotation extends Die {
  to: number;
  words: string;
}

/** A pair that goes to a place, where it shows `shows`. */
export interface Pair {
  face: number;
  casino: number;
  shows: number;
  words: string;
}

export interface Offers {
  place: Map<number, string>;
  slot: Map<number, string>;
  /** Cards that are played by their name alone. */
  cards: { card: ActionCard; words: string }[];
  rotate: Rotation[];
  double: Pair[];
  /** The dice of which any can be thrown again: words of a choice by `againWords`. */
  again: Die[];
  /** The dice of which any can be taken back: words of a choice by `takeBackWords`. */
  takeBack: Taken;
  kick: { owner: number; big: boolean; words: string }[];
  lay: { casino: number; under: number[]; words: string }[];
  claim: Map<number, string>;
  score: Map<number, string>;
  take: Map<number, string>;
  swap: Map<number, string>;
  keep?: string;
  done?: string;
  /** All words that are legal now. */
  legal: ReadonlySet<string>;
}

/** The slot machine in the words of a move. */
export const SLOT = "slot";

/** A place as a move spells it. */
export const placeOf = (word: string): number => (word === SLOT ? SLOT_MACHINE : Number(word));

const order = (one: Die, other: Die): number =>
  one.face - other.face || KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind);

/** Dice as the server spells them: by face, one's own first. */
export const spell = (dice: readonly Die[]): string =>
  [...dice]
    .sort(order)
    .map(({ face, kind }) => `${face}${kind}`)
    .join(" ");

/** "1 1 3n 5k" as dice; words that are no dice are left out. */
export function diceOf(words: string): Die[] {
  return words.split(" ").flatMap((word) => {
    const kind = KINDS.find((letter) => letter === word.slice(1));
    const face = Number(word.charAt(0));
    return kind !== undefined && face >= 1 && face <= 6 ? [{ face, kind }] : [];
  });
}

/** The dice of a throw, one by one, in the order in which they are spelt. */
export function diceIn(rolled: readonly Rolled[]): Die[] {
  return rolled
    .flatMap(({ face, own, neutral, kickers = 0, big = 0 }) =>
      [own, neutral, kickers, big].flatMap((count, index) =>
        Array.from({ length: count }, () => ({ face, kind: KINDS[index] ?? "" })),
      ),
    )
    .sort(order);
}

/** The move that throws these dice again. */
export const againWords = (dice: readonly Die[]): string => `again ${spell(dice)}`;

/** The move that takes these dice back. */
export function takeBackWords({ dice, slot }: Taken): string {
  const inSlot = slot.length ? [SLOT, spell(slot)] : [];
  return ["take-back", ...(dice.length ? [spell(dice)] : []), ...inSlot].join(" ");
}

/** The dice that a move takes back. */
export function takenBack(words: string): Taken {
  const [, at = "", inSlot = ""] = /^take-back ?(.*?) ?(?:slot (.*))?$/.exec(words) ?? [];
  return { dice: diceOf(at), slot: diceOf(inSlot) };
}

const size = ({ dice, slot }: Taken): number => dice.length + slot.length;

function nothing(moves: readonly string[]): Offers {
  return {
    place: new Map(),
    slot: new Map(),
    cards: [],
    rotate: [],
    double: [],
    again: [],
    takeBack: { dice: [], slot: [] },
    kick: [],
    lay: [],
    claim: new Map(),
    score: new Map(),
    take: new Map(),
    swap: new Map(),
    legal: new Set(moves),
  };
}

/** Everything that can be done now. */
export function offers(moves: readonly string[]): Offers {
  const offered = nothing(moves);
  for (const words of moves) add(offered, words, words.split(" "));
  return offered;
}

function add(
  offered: Offers,
  words: string,
  [verb = "", first = "", second = "", third = ""]: string[],
): void {
  switch (verb) {
    case "place":
    case "slot":
    case "take":
    case "swap":
      offered[verb].set(Number(first), words);
      break;
    case "claim":
    case "score":
      offered[verb].set(placeOf(first), words);
      break;
    case "rotate":
      for (const die of diceOf(first)) offered.rotate.push({ ...die, to: Number(second), words });
      break;
    case "double":
      offered.double.push(pair(Number(first), second, third, words));
      break;
    case "again":
      offered.again = longer(offered.again, diceOf(words.slice("again ".length)));
      break;
    case "take-back":
      offered.takeBack = [offered.takeBack, takenBack(words)].reduce((one, other) =>
        size(other) > size(one) ? other : one,
      );
      break;
    case "kick":
      offered.kick.push({ ...kicked(first), words });
      break;
    case "lay":
      offered.lay.push({ casino: placeOf(first), under: bills(second, third), words });
      break;
    case "keep":
    case "done":
      offered[verb] = words;
      break;
    default:
      offered.cards.push(...cardsIn(words));
  }
}

/** The card that is played by its name alone, if these words are one. */
function cardsIn(words: string): Offers["cards"] {
  const card = cardOfVerb(words);
  return card ? [{ card, words }] : [];
}

const longer = (one: Die[], other: Die[]): Die[] => (other.length > one.length ? other : one);

function pair(face: number, where: string, shows: string, words: string): Pair {
  return where === SLOT
    ? { face, casino: SLOT_MACHINE, shows: Number(shows), words }
    : { face, casino: Number(where), shows: Number(where), words };
}

const kicked = (whose: string): { owner: number; big: boolean } =>
  whose === "n"
    ? { owner: NEUTRAL, big: false }
    : { owner: parseInt(whose, 10) - 1, big: whose.endsWith("b") };

const bills = (...words: string[]): number[] => words.filter((word) => word && word !== "?").map(Number);
