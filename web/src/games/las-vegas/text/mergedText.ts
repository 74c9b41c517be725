// A throw and what came of it as one line of the log, with its dice.

import { m } from "../../../lib/i18n.ts";
import type { DieKind } from "../../../parts/Die.svelte";
import { named, onto } from "../../las-vegas-box/words.ts";
import type { LogDie, MergedLine } from "../../words.ts";
import type { Event, Placed } from "../generated.ts";
import { counted, thrown } from "./diceText.ts";

const KINDS: Record<string, DieKind> = {
  "": "own",
  n: "neutral",
  b: "big",
  k: "kicker",
};
/** Where the dice stand in the sentence. */
const HERE = "\uFFFC";

/** A throw, perhaps thrown again, and the placement that follows it at once. */
export function merge(events: Event[], names: readonly string[]): MergedLine | undefined {
  const placed = events.find(({ event }) => event !== "threw" && event !== "threw_again");
  const count = placed ? events.indexOf(placed) + 1 : 0;
  const throws = events.slice(0, count - 1);
  const last = throws.at(-1);
  if (events[0]?.event !== "threw" || placed?.event !== "placed" || !last || !("roll" in last)) return;
  if (throws.some((one) => !("seat" in one) || one.seat !== placed.seat)) return;
  const [before = "", after = ""] = sentence(placed, names).split(HERE);
  return { count, parts: [before, { dice: dice(last.roll, placed), says: thrown(last.roll) }, after] };
}

function sentence({ seat, casino, own, neutral, big, kickers }: Placed, names: readonly string[]): string {
  return m.lv_threw_placed({
    name: named(names, seat),
    roll: HERE,
    dice: counted(own, neutral, big, kickers),
    where: onto(casino),
  });
}

/** The dice of a throw; those that were not placed are dim. */
function dice(roll: string, { seat, face }: Placed): LogDie[] {
  return roll
    .split(" ")
    .filter(Boolean)
    .map((die) => {
      const value = Number(die.charAt(0));
      return { value, seat, kind: KINDS[die.slice(1)] ?? "own", dim: value !== face };
    });
}
