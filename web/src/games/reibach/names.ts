// Cards and money in the reader's language. Money is in millions; cards go by the names of their kinds.

import { m, money, number } from "../../lib/i18n.ts";
import type { Say } from "../info.ts";
import { own } from "../reducer.ts";
import type { Card, Kind } from "./generated.ts";
import { reasonOf, type Reason } from "./model/scoring.ts";

const KINDS: Record<Kind, Say> = {
  casino: m.rei_kind_casino,
  estate: m.rei_kind_estate,
  yacht: m.rei_kind_yacht,
  stocks: m.rei_kind_stocks,
  gold: m.rei_kind_gold,
  cash: m.rei_kind_cash,
  antiques: m.rei_kind_antiques,
  oil: m.rei_kind_oil,
  art: m.rei_kind_art,
  jewelry: m.rei_kind_jewelry,
  joker: m.rei_kind_joker,
  risk: m.rei_kind_risk,
  dollar: () => "$",
};

const CARDS: Record<Card, Say> = {
  casino: m.rei_card_casino,
  estate: m.rei_card_estate,
  yacht: m.rei_card_yacht,
  stocks: m.rei_card_stocks,
  gold: m.rei_card_gold,
  cash: m.rei_card_cash,
  antiques: m.rei_card_antiques,
  oil: m.rei_card_oil,
  art: m.rei_card_art,
  jewelry: m.rei_card_jewelry,
  joker: m.rei_card_joker,
  risk: m.rei_card_risk,
};

/** The name of a kind; a card of it as we speak of one. */
export function kind(name: string): string {
  return own(KINDS, name)?.() ?? name;
}

export function card(name: string): string {
  return own(CARDS, name)?.() ?? kind(name);
}

const REASONS: Record<Reason, (told: { length: number }) => string> = {
  monopoly: () => m.rei_why_monopoly(),
  longest: m.rei_why_longest,
  second: m.rei_why_second,
  tied: m.rei_why_tied,
  nothing: () => "",
};

/** What a row among these lengths is paid for; nothing is said where it is not paid. */
export const whyPaid = (lengths: readonly number[], seat: number): string =>
  REASONS[reasonOf(lengths, seat)]({ length: lengths[seat] ?? 0 });

/** Money in full, and where it is tight. */
export function millions(count: number): string {
  return signed(count, (amount) => m.rei_money({ count: amount }));
}

export function short(count: number): string {
  return signed(count, (amount) => m.rei_money_short({ count: amount }));
}

function signed(count: number, spell: (amount: number) => string): string {
  if (!count) return money(0);
  return `${count < 0 ? "−" : ""}${spell(Math.abs(count))}`;
}

/** A gain with its sign. */
export function gain(count: number): string {
  return count < 0 ? `−${number(-count)}` : `+${number(count)}`;
}

export function total(count: number): string {
  return count < 0 ? gain(count) : number(count);
}

const LABELS: Partial<Record<Card, Say>> = {
  estate: m.rei_label_card_estate,
  antiques: m.rei_label_card_antiques,
  risk: m.rei_label_card_risk,
};

/** The name on a card: short, with soft hyphens where it may be broken. */
export function label(name: Card): string {
  return LABELS[name]?.() ?? kind(name);
}

/** Money where there is hardly any room: `4M`. */
export function tight(count: number): string {
  return `${count < 0 ? "−" : ""}${m.rei_money_tight({ count: Math.abs(count) })}`;
}
