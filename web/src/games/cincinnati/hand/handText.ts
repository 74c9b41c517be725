// What the hand says: what a choice would bring, and what the button does.

import { m } from "../../../lib/i18n.ts";
import { nameOf } from "../../phrases.ts";
import type { Letter, MoneyCard, View } from "../generated.ts";
import type { Offers } from "../model/offers.ts";
import { contestOf } from "../model/standing.ts";
import { called, TITLES } from "../text/cardText.ts";
import { buyText, keepText, leadText, pileText, sittingText } from "../text/tableText.ts";
import type { Hand } from "./hand.svelte.ts";

const SECRET = ["shaking", "sitting", "lifting"];

/** Whether dice lie under cups. */
export const isSecret = ({ phase }: View): boolean => SECRET.includes(phase);

interface Moment {
  /** The truth, and what is shown on the way to it. */
  view: View;
  shown: View;
  seat: number;
  names: readonly string[];
  hand: Hand;
  offered: Offers;
  odds: boolean;
}

/** What a choice would bring; without a choice, how things stand. */
export function previewText(moment: Moment): string {
  const { view, shown, seat, names, hand, offered, odds } = moment;
  if (hand.looked) return pileText(view, hand.looked);
  if (hand.isWanting) return m.cin_throw_first();
  if (offered.tables) return tablesText(moment, offered.tables.verb);
  if (offered.keeps) return keepText(view, seat, hand.kept, names, odds);
  if (offered.answers) return answerText(moment);
  if (offered.rivals.length) return rivalText(view, hand.rival, names);
  const contest = isSecret(shown) ? undefined : contestOf(shown, seat);
  return contest?.mine.dice.length ? leadText(contest, names) : "";
}

function tablesText({ view, hand, odds }: Moment, verb: "sit" | "put"): string {
  if (!hand.table) return verb === "sit" ? m.cin_hint_sit() : m.cin_hint_put();
  return verb === "sit" ? sittingText(view, hand.table, hand.dice, odds) : "";
}

function answerText({ view, seat, names, hand, odds }: Moment): string {
  const rest = buyText(view, seat, names, odds);
  return hand.isAskedAgain ? m.cin_buy_again({ rest }) : rest;
}

function rivalText(view: View, rival: number | null, names: readonly string[]): string {
  if (rival === null) return m.cin_hint_challenge();
  const [top] = view.seats[rival]?.cards ?? [];
  const name = nameOf(names, rival);
  return top === undefined
    ? m.cin_challenge_nothing({ name })
    : m.cin_challenge_prize({ name, card: called(String(top) as MoneyCard) });
}

/** What the button does that lets go of what is chosen. */
export function releaseText(hand: Hand, { keeps, rivals, tables }: Offers, names: readonly string[]): string {
  if (keeps) return hand.cup.length ? m.cin_do_throw({ count: hand.cup.length }) : m.cin_do_throw_none();
  if (rivals.length) {
    if (hand.rival === null) return m.cin_do_challenge();
    return m.cin_move_challenge({ name: nameOf(names, hand.rival) });
  }
  return tables?.verb === "put" ? putText(hand.table) : sitText(hand.table);
}

const putText = (table: Letter | null): string => (table ? m.cin_move_put({ table }) : m.cin_do_put());

const sitText = (table: Letter | null): string =>
  table ? m.cin_move_sit({ table, title: TITLES[table] }) : m.cin_do_sit();
