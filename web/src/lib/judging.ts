/** The record of a finished game, checked by this device without being asked. */
import { recordText } from "../story/served.ts";
import { NoRecord } from "../verify/record.ts";
import { verify } from "../verify/verify.ts";
import { keptOf, raise, type Alarm, type Kept } from "./dice.ts";
import { brought } from "./mine.ts";

/** What this device knows of the dice now that the House has opened its secret. */
export async function judge(code: string, seat: number): Promise<Kept | null> {
  const kept = keptOf(code);
  if (!kept) return null;
  const found = wrong(await recordText(code, seat), code, seat, kept);
  return found ? raise(code, found) : kept;
}

function wrong(text: string, code: string, seat: number, kept: Kept): Alarm | null {
  try {
    const part = brought(code, seat);
    const mine = part !== null && kept.promised.includes(seat) ? [{ seat, part }] : [];
    const { checks, ok, record } = verify(text, mine, kept);
    if (ok !== false) return null;
    const chosen = checks.find(({ name, why }) => name === "promises" && why === "chosen");
    if (!chosen) return { kind: "record", seat: null, was: "", is: "" };
    const at = record.seats.indexOf(chosen.names?.[0] ?? "");
    return { kind: "chosen", seat: at, was: record.promises[at] ?? "", is: record.contributions[at] ?? "" };
  } catch (trouble) {
    if (!(trouble instanceof NoRecord)) throw trouble;
    return { kind: "record", seat: null, was: "", is: "" };
  }
}
