// What is asked, or what everybody waits for, in a sentence.

import { m, money } from "../../../lib/i18n.ts";
import { nameOf, namesOf, whoWon } from "../../phrases.ts";
import type { PromptContext } from "../../words.ts";
import type { Duel, View } from "../generated.ts";
import { BOUGHT, DICE } from "../model/results.ts";
import { called, CONDITIONS } from "./cardText.ts";

/** A moment of the game as its viewer sees it. */
interface Moment {
  view: View;
  seat: number | null;
  owing: number[];
  names: string[];
}

function spelt(dice: number[]): string {
  return dice.join(" ");
}

export function prompt(context: PromptContext<View>): string | undefined {
  const { play, view, seat, names } = context;
  if (play.result) return over(context);
  const moment = { view, seat, owing: play.owing, names };
  switch (view.phase) {
    case "turning":
      return m.cin_wait_turning();
    case "replacing":
      return m.cin_wait_replacing();
    case "putting":
      return askToPut(moment);
    case "shaking":
      if (view.turn === seat) return m.cin_ask_shake();
      return m.cin_wait_shake({ name: nameOf(names, view.turn) });
    case "sitting":
      return askToSit(moment);
    case "lifting":
      return m.cin_wait_lift();
    case "keeping":
      return askToKeep(moment);
    case "revealing":
      return m.cin_wait_reveal();
    case "throwing":
      return askToThrow(moment);
    case "asking":
      return askToBuy(moment);
    case "challenging":
      return askToChallenge(moment);
    case "duel_throwing":
    case "duel_keeping":
    case "duel_asking":
      return view.duel && askInDuel(moment, view.duel);
    default:
      return undefined;
  }
}

const over = (context: PromptContext<View>): string | undefined =>
  whoWon(
    context,
    (score) => m.cin_over_you({ money: money(score) }),
    ({ score, ...winners }) => m.cin_over({ ...winners, money: money(score) }),
  );

function askToPut({ view, seat, names }: Moment): string {
  const card = view.card ? called(view.card) : "";
  if (view.dealer === seat) return m.cin_ask_put({ card });
  return m.cin_wait_put({ name: nameOf(names, view.dealer), card });
}

function askToSit({ view, seat, owing, names }: Moment): string {
  const dice = seat === null ? undefined : view.seats[seat]?.dice;
  if (seat !== null && owing.includes(seat) && dice) return m.cin_ask_sit({ dice: spelt(dice) });
  return m.cin_wait_sit({ count: owing.length, names: namesOf(names, owing) });
}

/** What the viewer plays for at a table, if it is the viewer who is asked. */
function goal({ view, seat, owing }: Moment) {
  const chair = seat !== null && owing.includes(seat) ? view.seats[seat] : undefined;
  if (!chair?.table || !chair.dice) return undefined;
  const { table } = chair;
  return { table, condition: CONDITIONS[table](), dice: spelt(chair.dice) };
}

function askToKeep(moment: Moment): string {
  const { view, owing, names } = moment;
  const mine = goal(moment);
  if (!mine) {
    const others = { count: owing.length, names: namesOf(names, owing) };
    return view.hidden ? m.cin_wait_keep_secret(others) : m.cin_wait_keep(others);
  }
  if (view.throw === BOUGHT) {
    return view.hidden ? m.cin_ask_keep_bought_secret(mine) : m.cin_ask_keep_bought(mine);
  }
  const asked = { ...mine, throw: view.throw };
  return view.hidden ? m.cin_ask_keep_secret(asked) : m.cin_ask_keep(asked);
}

function askToThrow({ view, seat, names }: Moment): string {
  const held = view.turn === undefined ? [] : (view.seats[view.turn]?.kept ?? []);
  const count = DICE - held.length;
  if (view.turn === seat) return m.cin_ask_throw({ count });
  return m.cin_wait_throw({ name: nameOf(names, view.turn), count });
}

function askToBuy(moment: Moment): string {
  const { view, seat, names } = moment;
  const mine = goal(moment);
  if (!mine || seat === null) return m.cin_wait_buy({ name: nameOf(names, view.turn) });
  const count = view.seats[seat]?.tokens ?? 0;
  return count ? m.cin_ask_buy({ ...mine, count }) : m.cin_ask_no_token();
}

function askToChallenge({ view, seat, names }: Moment): string {
  if (seat === null || view.turn !== seat) {
    return m.cin_wait_challenge({ name: nameOf(names, view.turn) });
  }
  return m.cin_ask_challenge({ count: view.seats[seat]?.duel_cards ?? 1 });
}

function askInDuel({ view, seat, names }: Moment, fight: Duel): string {
  const duel = fight.prize === "card" ? m.cin_duel() : m.cin_duel_for({ table: fight.prize });
  const name = nameOf(names, view.turn);
  const mine = seat !== null && view.turn === seat;
  const rivals = rivalsText(fight, seat, names);
  if (view.phase === "duel_throwing") {
    const count = DICE - (fight.kept?.length ?? 0);
    if (mine) return m.cin_ask_duel_throw({ duel, rivals, count });
    return m.cin_wait_duel_throw({ duel, name, count });
  }
  const dice = spelt(fight.dice[fight.duellists.indexOf(seat ?? -1)] ?? []);
  if (view.phase === "duel_keeping") {
    if (!mine) return m.cin_wait_duel_keep({ duel, name });
    if (view.throw === BOUGHT) return m.cin_ask_duel_keep_bought({ duel, rivals, dice });
    return m.cin_ask_duel_keep({ duel, rivals, dice, throw: view.throw });
  }
  if (!mine) return m.cin_wait_duel_buy({ duel, name });
  const count = view.seats[seat]?.tokens ?? 0;
  return count ? m.cin_ask_duel_buy({ duel, rivals, dice, count }) : m.cin_ask_no_token();
}

/** Who is fought against: one by name, for a card with the dice too; more are counted. */
function rivalsText(fight: Duel, seat: number | null, names: string[]): string {
  const others = fight.duellists.filter((fighter) => fighter !== seat);
  if (others.length > 1) return m.cin_duel_rivals({ count: others.length });
  const lie = fight.dice[fight.duellists.findIndex((fighter) => fighter === others[0])] ?? [];
  const name = namesOf(names, others);
  return fight.prize === "card" && lie.length ? `${name} (${spelt(lie)})` : name;
}
