// What lies on the tables, in a few words: results, who leads, what a choice would bring.

import { m, money } from "../../../lib/i18n.ts";
import type { Say } from "../../info.ts";
import { nameOf } from "../../phrases.ts";
import type { Card, Category, Letter, View } from "../generated.ts";
import { chance, chanceKeeping } from "../model/odds.ts";
import { BOUGHT, categoryOf, rowOf, sumOf, type Faces, type Place } from "../model/results.ts";
import { contestOf, type Contest, type Row } from "../model/standing.ts";
import { CONDITIONS, gathered, TITLES } from "./cardText.ts";

export const SHORT: Record<Category, Say> = {
  nothing: m.cin_is_nothing,
  pair: m.cin_is_pair,
  two_pairs: m.cin_is_two_pairs,
  small_straight: m.cin_is_small_straight,
  triplet: m.cin_is_triplet,
  full_house: m.cin_is_full_house,
  large_straight: m.cin_is_large_straight,
  quartet: m.cin_is_quartet,
  quintuple: m.cin_is_quintuple,
};

/** Five dice in a word, as they count at a place: at Caesar's their sum, at the others what is missing. */
export function resultText(place: Place, dice: Faces, strength: number): string {
  if (place === "C") return `= ${sumOf(dice)}`;
  const row = rowOf(dice);
  if (place === "B") return row ? m.cin_is_row({ from: row.from, to: row.to }) : m.cin_no_row();
  return place === "A" && !strength ? m.cin_no_three() : SHORT[categoryOf(dice)]();
}

/** A row for those who listen. */
export function rowText(
  place: Place,
  { seat, dice, strength, leads, tied }: Row,
  names: readonly string[],
): string {
  const said = { name: nameOf(names, seat), dice: dice.join(" "), result: resultText(place, dice, strength) };
  if (tied) return m.cin_row_tied(said);
  return leads && dice.length ? m.cin_row_leads(said) : m.cin_row(said);
}

export const worthOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (Number(card) || 0), 0);

/** A chance in whole percent; what can happen is never 0, and what can fail never 100. */
export function percent(odds: number): string {
  const whole = Math.round(100 * odds);
  if (odds > 0 && whole < 1) return m.cin_under_percent();
  return m.cin_percent({ percent: odds < 1 ? Math.min(99, whole) : 100 });
}

const LIFTED_THROWS = 2;
const TOKEN_WORTH = 5;

/** From the dice under the cup: the chance to meet a table's condition. */
export const sittingOdds = (letter: Letter, dice: Faces): string =>
  percent(chance(letter, dice, LIFTED_THROWS));

/** What sitting down somewhere would bring. */
export function sittingText(view: View, letter: Letter, dice: Faces, odds: boolean): string {
  const cards = view.tables.find((table) => table.letter === letter)?.cards ?? [];
  const said = { title: TITLES[letter], condition: CONDITIONS[letter](), cards: gathered(cards) };
  return odds ? m.cin_sit_odds({ ...said, odds: sittingOdds(letter, dice) }) : m.cin_sit_for(said);
}

/** What the cards on a table are good for. */
export function pileText(view: View, letter: Letter): string {
  const cards = view.tables.find((table) => table.letter === letter)?.cards ?? [];
  const [duels, tokens] = [cards.includes("duel"), cards.includes("tokens")];
  if (duels && tokens) return m.cin_about_both();
  if (duels) return m.cin_about_duel();
  if (tokens) return m.cin_about_tokens({ cost: money(TOKEN_WORTH) });
  return cards.length
    ? m.cin_about_money({ condition: CONDITIONS[letter](), cards: gathered(cards) })
    : m.cin_pile_empty();
}

/** How many throws are left, the one that is asked for included; those that can be bought are not. */
const throwsLeft = ({ throw: next }: View): number => (next >= BOUGHT ? 1 : BOUGHT - next);

/** How strong dice must be to leave everybody else behind. */
const goalOf = ({ rival }: Contest): number => (rival?.strength ?? 0) + 1;

/** Who leads, with what. */
export function leadText(contest: Contest, names: readonly string[]): string {
  const { place, mine, rival } = contest;
  const result = resultText(place, mine.dice, mine.strength);
  if (rival && rival.strength >= mine.strength) {
    const said = {
      name: nameOf(names, rival.seat),
      theirs: resultText(place, rival.dice, rival.strength),
      result,
    };
    return mine.tied ? m.cin_now_tied(said) : m.cin_now_behind(said);
  }
  return mine.strength ? m.cin_now_ahead({ result }) : m.cin_now_nobody({ result });
}

/** What keeping these dice would bring: with odds if they may be shown, else how things stand. */
export function keepText(
  view: View,
  seat: number,
  kept: Faces,
  names: readonly string[],
  odds: boolean,
): string {
  const contest = contestOf(view, seat);
  if (!contest) return "";
  if (!odds) return leadText(contest, names);
  const { place, rival } = contest;
  const left = throwsLeft(view);
  const beats = percent(chanceKeeping(place, kept, left, goalOf(contest)));
  const name = nameOf(names, rival?.seat);
  if (place === "duel") return m.cin_odds_beats({ name, beats });
  const said = { condition: CONDITIONS[place](), meets: percent(chanceKeeping(place, kept, left)) };
  return rival ? m.cin_odds_both({ ...said, name, beats }) : m.cin_odds_meets(said);
}

/** What a token would buy. */
export function buyText(view: View, seat: number, names: readonly string[], odds: boolean): string {
  const contest = contestOf(view, seat);
  if (!contest) return "";
  const cost = money(TOKEN_WORTH);
  if (!odds) return m.cin_buy_costs({ cost, stands: leadText(contest, names) });
  const leads = percent(chance(contest.place, contest.mine.dice, 1, goalOf(contest)));
  return m.cin_buy_odds({ cost, leads });
}
