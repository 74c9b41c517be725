// The words of Las Vegas Solo. Colours are counted from 0, and the first is the player's own.

import { capital, listed, m, money } from "../../lib/i18n.ts";
import {
  BOX,
  byFace,
  colour,
  named,
  onOrOff,
  onto,
  placing,
  sharedEventText,
  sharedLabelText,
  spelt,
  sum,
  truth,
} from "../las-vegas-box/words.ts";
import { unnamedPreset } from "../phrases.ts";
import type { PromptContext, Words } from "../words.ts";
import type { Event, View } from "./generated.ts";

const MASTERS_DICE = 1;

function eventText(event: Event, names: string[], reader?: number | null): string | undefined {
  const name = named(names, 0);
  switch (event.event) {
    case "round_began":
      return event.rounds > 1 ? m.solo_round_began(event) : m.solo_only_round_began();
    case "drawn":
      return m.solo_drawn({ colour: colour(event.colour) });
    case "scattered":
      return m.solo_scattered({ colour: colour(event.colour), faces: event.faces.join(" ") });
    case "group_taken":
      return event.group === 1
        ? m.solo_group_first({ dice: event.dice, count: event.own })
        : m.solo_group_second({ dice: event.dice, count: event.own });
    case "threw":
      return m.lv_threw({ name, roll: byFace(shown(event.faces)) });
    case "placed":
      return m.lv_placed({ name, dice: listed(event.colours.map(colour)), where: onto(event.casino) });
    case "round_ended":
      return m.solo_round_ended({
        round: event.round,
        name: reader === 0 ? m.ui_you() : name,
        mine: money(event.mine),
        others: money(event.others),
      });
    case "ended":
      return ended(event, name);
    default:
      return sharedEventText(event, owners(names));
  }
}

/** Who is paid: the one who plays goes by name, the others by their colour. */
const owners = (names: readonly string[]): string[] =>
  BOX.map((own, index) => (index === 0 ? named(names, 0) : capital(colour(own))));

/** The colours that show each number. */
const shown = (faces: readonly number[]): string[][] =>
  [1, 2, 3, 4, 5, 6].map((face) => BOX.filter((_, index) => faces[index] === face));

/** How a game stands or ended; not won yet counts as lost. */
type Outcome = Pick<View, "mine" | "others" | "own_dice" | "won">;

const against = ({ mine, others }: Outcome) => ({ mine: money(mine), others: money(others) });

function ended(outcome: Outcome, name: string): string {
  const said = { name, ...against(outcome) };
  if (!outcome.won) return m.solo_ended_lost(said);
  return outcome.own_dice === MASTERS_DICE
    ? m.solo_ended_master(said)
    : m.solo_ended_won({ ...said, count: outcome.own_dice });
}

function prompt({ play, view, seat, names }: PromptContext<View>): string | undefined {
  const me = seat === 0;
  const name = named(names, 0);
  if (view.over) return me ? over(view) : ended(view, name);
  if (play.result) return undefined;
  if (play.thrower !== null) return toThrow(view, me, name);
  if (play.owing.length) return me ? m.solo_ask_place() : m.lv_wait_place({ name });
  return m.lv_house_round({ round: view.round });
}

function over(view: View): string {
  if (!view.won) return m.solo_over_lost(against(view));
  return view.own_dice === MASTERS_DICE ? m.solo_over_master(against(view)) : m.solo_over_won(against(view));
}

function toThrow(view: View, me: boolean, name: string): string {
  if (view.opponent !== undefined) {
    const of = colour(view.opponent);
    return me ? m.solo_ask_scatter({ colour: of }) : m.solo_wait_scatter({ name, colour: of });
  }
  const group = view.group ?? 1;
  const count = (view.groups[group - 1] ?? []).filter(Boolean).length;
  return me ? m.solo_ask_throw({ count, group }) : m.solo_wait_throw({ name, count, group });
}

/** What is not here is said elsewhere: whether the game is over. */
function label(path: string): string | undefined {
  switch (path) {
    case "own_dice":
      return m.lv_label_own();
    case "thrown_out":
      return m.solo_label_thrown_out();
    case "opponent":
      return m.solo_label_opponent();
    case "group":
      return m.solo_label_group();
    case "groups":
      return m.solo_label_groups();
    case "colours":
    case "rolled.colours":
      return m.solo_label_colours();
    case "colours.bills":
      return m.lv_label_bills();
    case "colours.money":
      return m.lv_label_money();
    case "mine":
      return m.solo_label_mine();
    case "others":
      return m.solo_label_others();
    case "won":
      return m.solo_label_won();
    default:
      return sharedLabelText(path);
  }
}

function value(path: string, value: unknown): string | undefined {
  switch (path) {
    case "casinos.bills":
    case "colours.money":
    case "mine":
    case "others":
    case "under":
      return spelt(value, sum);
    case "thrown_out":
    case "opponent":
    case "rolled.colours":
      return spelt(value, (inner) => (typeof inner === "number" ? colour(inner) : undefined));
    case "groups":
    case "casinos.dice":
      return spelt(value, () => undefined, colour);
    default:
      return truth(value);
  }
}

export const words: Words<View, Event> = {
  event: eventText,
  move: placing,
  prompt,
  label,
  value,
  title: () => m.solo_title(),
  about: () => m.solo_about(),
  score: money,
  option(name) {
    switch (name) {
      case "own_dice":
        return { name: m.solo_option_own_dice(), says: m.solo_says_own_dice() };
      case "two_scattered":
        return { name: m.solo_option_two_scattered(), says: m.solo_says_two_scattered() };
      case "solo_rounds":
        return { name: m.solo_option_solo_rounds(), says: m.solo_says_solo_rounds() };
      default:
        return { name, says: "" };
    }
  },
  choice(option, value) {
    if (option === "own_dice") return m.lv_dice({ count: Number(value) });
    return option === "solo_rounds" ? m.solo_rounds({ count: Number(value) }) : onOrOff(value);
  },
  preset: unnamedPreset,
};
