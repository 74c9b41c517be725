/** The record of a finished game, checked by this device without being asked. */
import { fetchRecord } from "./api.ts";
import { NoRecord } from "../verify/record.ts";
import { verify } from "../verify/verify.ts";
import { loadLedger, raiseAlarm, type Alarm, type DiceLedger } from "./fairDice.ts";
import { storedContribution } from "./contributions.ts";

/** What this device knows of the dice now that the House has opened its secret. */
export async function verifyFinished(code: string, seat: number): Promise<DiceLedger | null> {
  const ledger = loadLedger(code);
  if (!ledger) return null;
  const found = alarmIn(await fetchRecord(code, seat), code, seat, ledger);
  return found ? raiseAlarm(code, found) : ledger;
}

function alarmIn(text: string, code: string, seat: number, ledger: DiceLedger): Alarm | null {
  try {
    const part = storedContribution(code, seat);
    const mine = part !== null && ledger.promised.includes(seat) ? [{ seat, part }] : [];
    const { checks, ok, record } = verify(text, mine, ledger);
    if (ok !== false) return null;
    const chosen = checks.find(({ name, why }) => name === "promises" && why === "chosen");
    if (!chosen) return { kind: "record", seat: null, was: "", is: "" };
    const at = record.seats.indexOf(chosen.names?.[0] ?? "");
    return { kind: "chosen", seat: at, was: record.promises[at] ?? "", is: record.contributions[at] ?? "" };
  } catch (error) {
    if (!(error instanceof NoRecord)) throw error;
    return { kind: "record", seat: null, was: "", is: "" };
  }
}
