/** Throws of ordinary dice: the words of the move tell the same numbers as its draws. */
import type { RecordMove } from "./record.ts";

/** Games whose dice have one to six pips; the others' dice and cards need their rules to be read. */
export const HAS_PIPS: ReadonlySet<string> = new Set([
  "las-vegas",
  "las-vegas-solo",
  "las-vegas-second-way",
  "cincinnati",
]);

const THROWS = new Set(["roll", "scatter", "neutral"]);

export function isThrow({ words }: RecordMove): boolean {
  return THROWS.has(words.split(" ")[0] ?? "");
}

/** Whether a throw shows other numbers than were drawn for it. */
export function facesDiffer({ words, draws }: RecordMove): boolean {
  const shown = [...words].filter((letter) => letter >= "1" && letter <= "6").sort();
  const drawn = (draws ?? []).map(({ number }) => String(number + 1)).sort();
  return shown.join("") !== drawn.join("");
}
