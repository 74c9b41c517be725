// What would come of a placement, in one short sentence or two.

import { listed, m } from "../../../lib/i18n.ts";
import type { Outlook } from "../model/outlook.ts";
import { standText } from "../../las-vegas-box/outlookText.ts";
import { named } from "../../las-vegas-box/words.ts";

export function outlookText(out: Outlook, seat: number, names: readonly string[]): string {
  const others = out.struckOut.filter((owner) => !out.tiedWith.includes(owner));
  const name = listed(others.map((owner) => named(names, owner)));
  return [
    standText(out, seat, names),
    ...(others.length ? [m.lv_out_struck({ names: name, count: others.length })] : []),
    ...(out.kicks ? [m.lv_out_kicks({ count: out.kicks })] : []),
  ].join(" ");
}
