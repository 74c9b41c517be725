// What the table itself says: who has what, what would come of a move, and what rivals did.

import { capital, getLocale, listed, m } from "../../lib/i18n.ts";
import { nameOf } from "../phrases.ts";
import type { Business, Card, Seat, View } from "./generated.ts";
import { isBusiness } from "./model/businesses.ts";
import type { Deed } from "./model/deeds.ts";
import { dollarChance, scoringChance } from "./model/odds.ts";
import type { Change, Outlook } from "./model/outlook.ts";
import { BASE_PENALTY, earnings, lengthsOf, reasonOf } from "./model/scoring.ts";
import { card, kind, short, tight, whyPaid } from "./names.ts";

/** A name in the middle of a sentence; the viewer is "you". */
const who = (names: readonly string[], seat: number, viewer: number | null): string =>
  seat === viewer ? m.rei_you() : nameOf(names, seat);

export const percent = (chance: number): string =>
  new Intl.NumberFormat(getLocale(), { style: "percent" }).format(chance);

/** So many letters fit below the line on a small phone. */
const TWO_LINES = 92;

/** Everybody's row of a business, the longest first. */
export function whoHas(
  view: View,
  business: Business,
  names: readonly string[],
  viewer: number | null,
): string {
  const lengths = lengthsOf(view.seats, business);
  const rows = lengths
    .map((length, seat) => ({ length, seat, row: view.seats[seat]?.rows[business] }))
    .filter(({ length }) => length)
    .sort((one, other) => other.length - one.length || one.seat - other.seat)
    .map(({ length, seat, row }) => {
      const money = short(row?.income ?? 0);
      const alone = reasonOf(lengths, seat) === "monopoly";
      const told = {
        name: who(names, seat, viewer),
        length,
        money: alone ? m.rei_money_why({ money, why: whyPaid(lengths, seat) }) : money,
      };
      return row?.closed ? m.rei_has_closed(told) : m.rei_has(told);
    });
  const told = capital(kind(business));
  return rows.length
    ? m.rei_who_has({ business: told, rows: listed(rows) })
    : m.rei_nobody_has({ business: told });
}

/** What would come of laying a card: before and after for the viewer and whoever gains or loses by it. */
export function outlookText(outlook: Outlook, viewer: number, names: readonly string[]): string {
  const { business, from, to, changes } = outlook;
  const why = whyPaid(lengthsOf(outlook.view.seats, business), viewer);
  const one = ({ seat, before, after }: Change, money: (count: number) => string): string => {
    const told = { name: who(names, seat, viewer), before: money(before), after: money(after) };
    return before === after ? m.rei_stays(told) : m.rei_changes(told);
  };
  const all = (all: readonly string[]): string => {
    const told = { business: capital(kind(business)), changes: all.join(", "), from, to };
    return from === to ? m.rei_outlook_doubled(told) : m.rei_outlook(told);
  };
  const [mine = "", ...others] = changes.map((change) => one(change, short));
  const full = all([why ? m.rei_because({ told: mine, why }) : mine, ...others]);
  if (full.length <= TWO_LINES) return full;
  return all(changes.map((change) => one(change, tight)));
}

/** What is known of a card before it is taken. */
export function marketText(lying: Card, view: View, names: readonly string[], viewer: number | null): string {
  const closed = viewer !== null && isBusiness(lying) && view.seats[viewer]?.rows[lying]?.closed;
  if (closed) return m.rei_closed_says({ business: kind(lying) });
  if (isBusiness(lying)) return whoHas(view, lying, names, viewer);
  return lying === "joker" ? m.rei_joker_says() : m.rei_risk_says();
}

export function deckText(view: View, odds: boolean): string {
  if (!odds) return m.rei_deck_says();
  return m.rei_deck_odds({ dollar: percent(dollarChance(view)), chance: percent(scoringChance(view)) });
}

export const baseText = (view: View): string =>
  view.scorings > 1 ? m.rei_base_costs({ money: short(BASE_PENALTY) }) : m.rei_base_says();

export const basesText = (seat: Seat | undefined): string =>
  m.rei_bases_lying({ count: seat?.uncovered ?? 0, money: short(BASE_PENALTY) });

/** What somebody has, for those who listen. */
export const seatText = (seat: Seat): string =>
  listed([
    m.rei_seat_total({ money: short(seat.total) }),
    m.rei_seat_earns({ money: short(earnings(seat)) }),
    m.rei_cards_in_hand({ count: seat.cards }),
    ...(seat.uncovered ? [m.rei_bare_bases({ count: seat.uncovered })] : []),
  ]);

/** What somebody did, one deed after the other. */
export function deedText(deed: Deed): string {
  switch (deed.did) {
    case "took":
      return deed.card ? m.rei_did_take({ card: card(deed.card) }) : m.rei_did_take_any();
    case "drew":
      return m.rei_did_draw();
    case "based":
      return m.rei_did_base();
    case "opened":
      return m.rei_did_open({ business: kind(deed.business) });
    case "extended":
      return m.rei_did_extend({ business: kind(deed.business) });
    case "closed":
      return m.rei_did_close({ business: kind(deed.business) });
  }
}

export const deedsText = (deeds: readonly Deed[], name: string): string =>
  m.rei_did({ name, deeds: listed(deeds.map(deedText)) });

/** What the $ that have come mean. */
export const clockText = ({ dollars }: View): string => m.rei_clock_says({ dollars });

/** Somebody's name and what they have. */
export const aboutSeat = (name: string, seat: Seat): string =>
  m.rei_about_seat({ name, goods: seatText(seat) });
