// The words of Las Vegas, the Second Way. Colours go by their names.

import { m, money } from "../../lib/i18n.ts";
import {
  byFace,
  colour,
  firstPlayer,
  firstSeat,
  gameOver,
  grouped,
  named,
  onOrOff,
  onto,
  paid,
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

function eventText(event: Event, names: string[]): string | undefined {
  switch (event.event) {
    case "scattered":
      return m.second_scattered({ roll: byFace(event.casinos) });
    // Somebody may look over a shoulder: colours are told by the cards that can be covered.
    case "dealt":
    case "dealt_unseen":
      return m.second_dealt({ name: named(names, event.seat) });
    case "threw":
      return m.lv_threw({ name: named(names, event.seat), roll: byFace(event.faces) });
    case "placed":
      return m.lv_placed({
        name: named(names, event.seat),
        dice: grouped(event.colours),
        where: onto(event.casino),
      });
    case "won":
      return paid(event.casino, colour(event.colour), event.dice, event.bill);
    case "revealed":
      return m.second_revealed({ all: revealed(event.colours, event.gained, names) });
    case "discarded":
      return discarded([...event.ownerless, ...event.unclaimed]);
    default:
      return sharedEventText(event, names);
  }
}

/** Seat by seat: "Ann (red and blue) $60,000". */
function revealed(colours: readonly string[][], gained: readonly number[], names: readonly string[]): string {
  return colours
    .map((own, seat) => `${named(names, seat)} (${grouped(own)}) ${money(gained[seat] ?? 0)}`)
    .join(", ");
}

function discarded(bills: readonly number[]): string {
  return m.second_discarded({
    count: bills.length,
    money: money(bills.reduce((all, bill) => all + bill, 0)),
  });
}

function prompt(context: PromptContext<View>): string | undefined {
  const { play, view, seat, names } = context;
  if (view.over) return gameOver(context);
  if (play.result) return undefined;
  if (play.thrower !== null) {
    const count = view.colours.filter(({ stock }) => stock > 0).length;
    return play.thrower === seat
      ? m.second_ask_throw({ count })
      : m.lv_wait_throw({ name: named(names, play.thrower), count });
  }
  const decides = play.owing[0];
  if (decides === undefined) return housePrompt(view);
  if (decides !== seat) return m.lv_wait_place({ name: named(names, decides) });
  return m.second_ask_place();
}

/** What happens by itself: colours are revealed when the stock is empty. */
function housePrompt(view: View): string {
  if (view.start === undefined) return m.lv_house_first();
  return view.colours.some(({ stock }) => stock > 0)
    ? m.lv_house_round({ round: view.round })
    : m.second_house_reveal();
}

/** What is not here is said elsewhere: whether the game is over. */
function label(path: string): string | undefined {
  switch (path) {
    case "colours":
    case "rolled.colours":
      return m.second_label_colours();
    case "colours.name":
      return m.second_label_colour();
    case "colours.stock":
      return m.second_label_stock();
    case "colours.bills":
      return m.lv_label_bills();
    case "seats.colours":
      return m.second_label_secret();
    default:
      return sharedLabelText(path);
  }
}

function value(path: string, value: unknown, names: string[]): string | undefined {
  switch (path) {
    case "start":
    case "turn":
      return typeof value === "number" ? named(names, value) : undefined;
    case "casinos.bills":
    case "colours.bills":
    case "seats.money":
      return spelt(value, sum);
    case "rolled.colours":
    case "colours.name":
    case "seats.colours":
      return spelt(value, (inner) => (typeof inner === "string" ? colour(inner) : undefined));
    case "casinos.dice":
      return spelt(value, () => undefined, colour);
    case "places":
      return spelt(
        value,
        () => undefined,
        (index) => named(names, index),
      );
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
  title: () => m.second_title(),
  about: () => m.second_about(),
  score: money,
  option(name) {
    if (name === "first_player") return firstPlayer();
    return name === "second_way_score_setup"
      ? { name: m.second_option_score_setup(), says: m.second_says_score_setup() }
      : { name, says: "" };
  },
  choice: (option, value) => (option === "first_player" ? firstSeat(value) : onOrOff(value)),
  preset: unnamedPreset,
};
