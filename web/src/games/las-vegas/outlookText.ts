// What would come of a placement, in one short sentence or two.

import { listed, m, money } from "../../lib/i18n.ts";
import type { Outlook } from "./outlook.ts";
import { heading, named } from "./shared.ts";

const bill = (value: number): string => (value ? money(value) : m.lv_rainbow());

function alone({ casino, leads, gets }: Outlook, seat: number, names: readonly string[]): string {
  const place = heading(casino);
  const [won] = gets;
  if (leads === seat) {
    return won === undefined ? m.lv_out_lead_nothing({ place }) : m.lv_out_lead({ place, bill: bill(won) });
  }
  const name = named(names, leads ?? seat);
  return won === undefined
    ? m.lv_out_nothing({ place, name })
    : m.lv_out_behind({ place, name, bill: bill(won) });
}

/** How the seat itself would stand. */
function stand(out: Outlook, seat: number, names: readonly string[]): string {
  const place = heading(out.casino);
  if (!out.heaps.some(({ owner }) => owner === seat)) return m.lv_out_none({ place });
  if (out.tiedWith.length) {
    return m.lv_out_tie({ place, names: listed(out.tiedWith.map((owner) => named(names, owner))) });
  }
  return alone(out, seat, names);
}

export function outlookText(out: Outlook, seat: number, names: readonly string[]): string {
  const others = out.struckOut.filter((owner) => !out.tiedWith.includes(owner));
  const name = listed(others.map((owner) => named(names, owner)));
  return [
    stand(out, seat, names),
    ...(others.length ? [m.lv_out_struck({ names: name, count: others.length })] : []),
    ...(out.kicks ? [m.lv_out_kicks({ count: out.kicks })] : []),
  ].join(" ");
}
