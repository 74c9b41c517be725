// Kinds of dice as they are spelt, drawn and counted.

import type { DieKind } from "../../../parts/Die.svelte";
import { diceNamed } from "../text/diceText.ts";
import type { Die, Kind } from "../model/parseMoves.ts";

export const KIND: Record<Kind, DieKind> = { "": "own", n: "neutral", k: "kicker", b: "big" };

/** One die in words. */
export const oneDie = ({ kind }: Die): string =>
  diceNamed(Number(kind === ""), Number(kind === "n"), Number(kind === "b"), Number(kind === "k"));
