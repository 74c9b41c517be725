// What would come of a placement in the Second Way, in a short sentence or two.

import { capital, listed, m, money } from "../../lib/i18n.ts";
import { colour, heading } from "../las-vegas-box/words.ts";
import type { Outlook } from "./outlook.ts";

/** What the casino pays at once, and how much of it is the viewer's, if that may be seen. */
export function outlookText(out: Outlook, isOpen: boolean): string {
  const place = heading(out.casino);
  const ties = isOpen && out.tied.length ? [m.second_out_tied({ colours: spoken(out.tied) })] : [];
  if (!out.wins.length) return [m.second_out_nothing({ place }), ...ties].join(" ");
  const wins = listed(out.wins.map((win) => `${colour(win.colour)} ${money(win.bill)}`));
  const yours = out.mine ? m.second_out_yours({ money: money(out.mine) }) : m.second_out_none();
  return [m.second_out_pays({ place, wins }), ...(isOpen ? [yours] : []), ...ties].join(" ");
}

const spoken = (colours: readonly number[]): string => capital(listed(colours.map(colour)));
