// What the games of the Las Vegas box say alike.

import { capital, listed, m, money, number } from "../../lib/i18n.ts";
import { whoWon, yesOrNo } from "../phrases.ts";
import type { PromptContext } from "../words.ts";
import { NEUTRAL, SLOT_MACHINE } from "./places.ts";
import type { Ended, RoundEnded, SharedEvent } from "./events.ts";

const COLOURS: Record<string, () => string> = {
  red: m.lv_red,
  blue: m.lv_blue,
  green: m.lv_green,
  black: m.lv_black,
  yellow: m.lv_yellow,
  grey: m.lv_grey,
  violet: m.lv_violet,
  orange: m.lv_orange,
};

/** The colours in the order of the box. */
export const BOX: readonly string[] = Object.keys(COLOURS);

/** A colour by its name in events, or by its number from 0. */
export function colour(which: string | number): string {
  const name = typeof which === "number" ? (BOX[which] ?? String(which)) : which;
  return COLOURS[name]?.() ?? name;
}

/** Dice by their colours: "red ×2 and blue". */
export function grouped(colours: readonly string[]): string {
  const kinds = [...new Set(colours)];
  return listed(
    kinds.map((kind) => {
      const count = colours.filter((other) => other === kind).length;
      return count > 1 ? `${colour(kind)} ×${count}` : colour(kind);
    }),
  );
}

/** Dice of many colours by what they show: "1 (red and blue), 3 (green)". */
export function byFace(faces: readonly (readonly string[])[]): string {
  return faces
    .flatMap((colours, face) => (colours.length ? [`${face + 1} (${grouped(colours)})`] : []))
    .join(", ");
}

export const named = (names: readonly string[], seat: number): string =>
  seat === NEUTRAL ? m.lv_neutral_player() : (names[seat] ?? String(seat + 1));

/** A casino by its number, or the slot machine. */
export const place = (casino: number): string =>
  casino === SLOT_MACHINE ? m.lv_slot() : m.lv_casino({ casino });

/** A place in front of a colon. */
export const heading = (casino: number): string =>
  casino === SLOT_MACHINE ? m.lv_option_slot_machine() : m.lv_casino_heading({ casino });

/** A place that something goes to. */
export const onto = (casino: number): string =>
  casino === SLOT_MACHINE ? m.lv_on_slot() : m.lv_on_casino({ casino });

/** A place where something is. */
export const at = (casino: number): string =>
  casino === SLOT_MACHINE ? m.lv_at_slot() : m.lv_at_casino({ casino });

/** A placement as a button says it, where there is nothing else to do. */
export const placing = (words: string): string =>
  words.startsWith("place ") ? m.lv_move_place({ casino: words.slice("place ".length) }) : words;

/** An option that is there or not; a table tells it as a word. */
export const onOrOff = (value: boolean | number | string): string =>
  value === true || value === "on" ? m.lv_on() : m.lv_off();

/** The option of who begins, where a game has it. */
export const firstPlayer = () => ({ name: m.lv_option_first_player(), says: m.lv_says_first_player() });

/** Who begins: a seat by its number, or whoever the lot falls on. */
export const firstSeat = (value: boolean | number | string): string =>
  value === "random" ? m.lv_choice_random() : m.lv_choice_seat({ number: String(value) });

/** The lines that several of the games have. */
export function sharedEventText(
  event: SharedEvent,
  names: readonly string[],
  reader?: number | null,
): string | undefined {
  switch (event.event) {
    case "first_chosen":
      return m.lv_first_chosen({ name: named(names, event.seat) });
    case "round_began":
      return m.lv_round_began({ round: event.round, name: named(names, event.start) });
    case "stocked":
      return m.lv_stocked({
        place: capital(place(event.casino)),
        bill: event.bill ? money(event.bill) : m.lv_rainbow(),
      });
    case "tied":
      return m.lv_tied({
        place: heading(event.casino),
        who: listed(event.owners.map((owner) => named(names, owner))),
        dice: number(event.dice),
      });
    case "paid":
      return paid(
        event.casino,
        event.owner === NEUTRAL ? null : named(names, event.owner),
        event.dice,
        event.bill,
      );
    case "unclaimed":
      return m.lv_unclaimed({ place: heading(event.casino), bill: money(event.bill) });
    case "round_ended":
      return roundEnded(event, names, reader);
    case "ended":
      return ended(event, names);
    default:
      return undefined;
  }
}

/** What a round brought to each who was paid. */
function roundEnded({ round, gained }: RoundEnded, names: readonly string[], reader?: number | null): string {
  const gains = gained.flatMap((sum, seat) =>
    sum ? [m.lv_gain({ name: seat === reader ? m.ui_you() : named(names, seat), money: money(sum) })] : [],
  );
  return gains.length ? m.lv_round_ended({ round, gains: gains.join(", ") }) : m.lv_round_nobody({ round });
}

/** A bill goes to somebody, or to the neutral dice. */
export function paid(casino: number, name: string | null, count: number, bill: number): string {
  const said = { place: heading(casino), count, bill: money(bill) };
  return name === null ? m.lv_paid_neutral(said) : m.lv_paid({ ...said, name });
}

function ended({ money: sums, bills, places }: Ended, names: readonly string[]): string {
  const winners = places.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const first = winners[0] ?? 0;
  const best = sums[first] ?? 0;
  const said = { name: named(names, first), money: money(best) };
  if (winners.length > 1) {
    return m.lv_ended_shared({ names: listed(winners.map((seat) => named(names, seat))), money: said.money });
  }
  const rivals = sums.filter((sum) => sum === best).length;
  return rivals > 1 ? m.lv_ended_bills({ ...said, count: bills[first] ?? 0 }) : m.lv_ended_won(said);
}

/** Who won, when the game is over and was played to its end. */
export const gameOver = (context: PromptContext): string | undefined =>
  whoWon(
    context,
    (score) => m.lv_over_you({ money: money(score) }),
    ({ count, names, score }) =>
      count > 1
        ? m.lv_ended_shared({ names, money: money(score) })
        : m.lv_ended_won({ name: names, money: money(score) }),
  );

/** A value, or a row of values, in words: by `word`, and as counts where each stands for one of these `owners`. */
export function spelt(
  value: unknown,
  word: (value: unknown) => string | undefined,
  owners?: (index: number) => string,
): string | undefined {
  if (!Array.isArray(value)) return word(value);
  const values: unknown[] = value;
  if (!values.length || values.some((inner) => typeof inner === "object")) return undefined;
  if (!owners) return listed(values.map((inner) => word(inner) ?? String(inner)));
  return (
    values.flatMap((count, index) => (count ? [`${owners(index)} ${String(count)}`] : [])).join(", ") ||
    undefined
  );
}

/** Money, where a number stands there. */
export const sum = (value: unknown): string | undefined =>
  typeof value === "number" ? money(value) : undefined;

export const truth = (value: unknown): string | undefined =>
  typeof value === "boolean" ? yesOrNo(value) : undefined;

/** The labels that several of the games have. */
export function sharedLabelText(path: string): string | undefined {
  switch (path) {
    case "round":
      return m.lv_label_round();
    case "rounds":
      return m.lv_label_rounds();
    case "start":
      return m.lv_label_start();
    case "turn":
      return m.lv_label_turn();
    case "rolled":
      return m.lv_label_rolled();
    case "rolled.face":
      return m.lv_label_face();
    case "casinos":
      return m.lv_label_casinos();
    case "casinos.number":
      return m.lv_label_casino();
    case "casinos.bills":
    case "seats.bills":
      return m.lv_label_bills();
    case "casinos.dice":
    case "seats.dice":
      return m.lv_label_dice();
    case "seats":
      return m.lv_label_seats();
    case "seats.money":
      return m.lv_label_money();
    case "deck":
      return m.lv_label_deck();
    case "under":
      return m.lv_label_under();
    case "places":
      return m.lv_label_places();
    default:
      return undefined;
  }
}
