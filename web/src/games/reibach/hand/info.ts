// What is told below the line: what would come of a choice, or what was asked about.

import { m } from "../../../lib/i18n.ts";
import { nameOf } from "../../phrases.ts";
import type { View } from "../generated.ts";
import { isBusiness } from "../model/businesses.ts";
import type { Deed } from "../model/deeds.ts";
import type { Outlook } from "../model/outlook.ts";
import {
  aboutSeat,
  basesText,
  baseText,
  clockText,
  deckText,
  deedsText,
  marketText,
  outlookText,
  whoHas,
} from "../texts.ts";
import type { Choice, Looked } from "./choice.svelte.ts";

export interface Situation {
  view: View;
  seat: number;
  names: readonly string[];
  choice: Choice;
  outlook: Outlook | undefined;
  deeds: ReadonlyMap<number, Deed[]>;
  odds: boolean;
}

export function infoText(now: Situation): string {
  const { view, seat, names, choice, outlook, odds } = now;
  const { picked, looked } = choice;
  if (outlook) return outlookText(outlook, seat, names);
  const lying = picked?.at === "market" ? view.display[picked.place - 1] : null;
  if (lying) return marketText(lying, view, names, seat);
  if (picked?.at === "deck") return deckText(view, odds);
  if (choice.target) return baseText(view);
  if (choice.card === "joker") return m.rei_joker_says();
  if (choice.card === "risk") return m.rei_risk_says();
  return looked ? lookedText(looked, now) : "";
}

function lookedText(looked: Looked, { view, seat, names, deeds }: Situation): string {
  if (looked === "bases") return basesText(view.seats[seat]);
  if (looked === "clock") return clockText(view);
  if (isBusiness(looked)) return whoHas(view, looked, names, seat);
  const [what, who] = looked.split("-");
  const goods = view.seats[Number(who)];
  const name = nameOf(names, Number(who));
  if (what === "deeds") return deedsText(deeds.get(Number(who)) ?? [], name);
  return goods ? aboutSeat(name, goods) : "";
}
