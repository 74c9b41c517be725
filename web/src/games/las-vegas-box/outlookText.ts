// What would come of a placement for who makes it, in one short sentence.

import { listed, m, money } from "../../lib/i18n.ts";
import type { Heap } from "./heaps.ts";
import { heading, named } from "./words.ts";

/** A place as it would stand: who leads, who ties with the seat, and the bills that the seat would be paid. */
interface Standing {
  casino: number;
  heaps: readonly Heap[];
  leads: number | null;
  tiedWith: readonly number[];
  gets: readonly number[];
}

const bill = (value: number): string => (value ? money(value) : m.lv_rainbow());

function alone({ casino, leads, gets }: Standing, seat: number, names: readonly string[]): string {
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

/** How the seat itself would stand at the place. */
export function standText(out: Standing, seat: number, names: readonly string[]): string {
  const place = heading(out.casino);
  if (!out.heaps.some(({ owner }) => owner === seat)) return m.lv_out_none({ place });
  if (out.tiedWith.length) {
    return m.lv_out_tie({ place, names: listed(out.tiedWith.map((owner) => named(names, owner))) });
  }
  return alone(out, seat, names);
}
