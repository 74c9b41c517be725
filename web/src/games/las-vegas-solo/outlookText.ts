// What would come of a placement in Las Vegas Solo, in a short sentence or two.

import { capital, m, money } from "../../lib/i18n.ts";
import { standText } from "../las-vegas-box/outlookText.ts";
import { BOX, colour } from "../las-vegas-box/words.ts";
import { OWN, type Outlook } from "./outlook.ts";

/** A change of money: "+$60,000". */
export function change(by: number, spell: (thousands: number) => string = money): string {
  if (!by) return "±0";
  return by > 0 ? `+${spell(by)}` : `−${spell(-by)}`;
}

const owners = (): string[] => BOX.map((name) => capital(colour(name)));

/** How the player would stand, and what it changes for both sides. */
export function outlookText(out: Outlook): string {
  const mine = out.paid.mine - out.paidBefore.mine;
  const others = out.paid.others - out.paidBefore.others;
  const sums = m.solo_out_sums({ mine: change(mine), others: change(others) });
  return `${standText(out, OWN, owners())} ${sums}`;
}
