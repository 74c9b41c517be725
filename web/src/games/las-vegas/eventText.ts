// What happens in Las Vegas and on the Boulevard, as lines of the log.

import { capital, listed, m, money } from "../../lib/i18n.ts";
import type { Event } from "../words.ts";
import { cardTitle } from "./cards.ts";
import { counted, thrown } from "./diceText.ts";
import { at, heading, named, NEUTRAL, onto, place, sharedEvent, SLOT_MACHINE } from "./shared.ts";
import type { Kicked, OwnEvent, Placed, WentHome } from "./types.ts";

type Shown = Extract<OwnEvent, { event: "secretshown" }>;

export function event(happened: Event, names: readonly string[]): string | undefined {
  const told = happened as unknown as OwnEvent;
  switch (told.event) {
    case "scattered":
      return scattered(told.faces);
    case "threw":
      return m.lv_threw({ name: named(names, told.seat), roll: thrown(told.roll) });
    case "threwagain":
      return m.lv_threw_again({ name: named(names, told.seat), roll: thrown(told.roll) });
    case "placed":
      return placed(told, named(names, told.seat));
    case "bonusdealt":
      return m.lv_bonus_dealt({
        name: named(names, told.seat),
        cards: wishes(told.cards),
        count: told.cards.length,
      });
    case "cardsdealt":
      return m.lv_cards_dealt({
        name: named(names, told.seat),
        cards: listed(told.cards.map(cardTitle)),
        count: told.cards.length,
      });
    case "played":
      return m.lv_played({ name: named(names, told.seat), card: cardTitle(told.card) });
    case "rotated":
      return m.lv_rotated({
        name: named(names, told.seat),
        count: told.dice,
        face: told.face,
        other: told.other,
      });
    case "fizzled":
      return m.lv_fizzled({ name: named(names, told.seat), where: at(told.casino), count: told.kickers });
    case "kicked":
      return kicked(told, names);
    case "tookback":
      return m.lv_took_back({ name: named(names, told.seat), count: told.dice });
    case "announced":
      return m.lv_announced({ name: named(names, told.seat), place: place(told.casino) });
    case "paidearly":
      return m.lv_paid_early({ name: named(names, told.seat), place: capital(place(told.casino)) });
    case "wenthome":
      return wentHome(told, names);
    case "tieclaimed":
      return m.lv_tie_claimed({ name: named(names, told.seat), where: at(told.casino) });
    case "rainbowturned":
      return told.bill
        ? m.lv_rainbow_turned({ place: heading(told.casino), bill: money(told.bill) })
        : m.lv_rainbow_again({ place: heading(told.casino) });
    case "rainbowgone":
      return m.lv_rainbow_gone({ place: heading(told.casino) });
    case "rainbowdrawn":
      return m.lv_rainbow_drawn({ name: named(names, told.seat) });
    case "kept":
      return m.lv_kept({ name: named(names, told.seat) });
    case "drew":
      return m.lv_drew({ name: named(names, told.seat), bill: money(told.bill) });
    case "middlefound":
      return m.lv_middle_found({ name: named(names, told.seat), bill: money(told.bill) });
    case "swapped":
      return m.lv_swapped({ name: named(names, told.seat) });
    case "newbill":
      return m.lv_new_bill({ name: named(names, told.seat), bill: money(told.bill) });
    case "billlaid":
      return m.lv_bill_laid({
        name: named(names, told.seat),
        bill: money(told.bill),
        where: onto(told.casino),
      });
    case "putunder":
      return putUnder(told.bills, named(names, told.seat));
    case "bonusrevealed":
      return m.lv_bonus_revealed({
        name: named(names, told.seat),
        cards: wishes(told.cards),
        die: told.die,
        count: told.cards.length,
      });
    case "secretshown":
      return secretShown(told, named(names, told.seat));
    case "bonuspaid":
      return m.lv_bonus_paid({ name: named(names, told.seat), money: money(told.money), die: told.die });
    default:
      return sharedEvent(happened, names);
  }
}

const wishes = (cards: readonly number[]): string => listed(cards.map(money));

function scattered(faces: readonly number[]): string {
  const [first, second] = faces;
  if (first !== undefined && first === second) return m.lv_scattered_both({ casino: first });
  return m.lv_scattered({ casinos: listed(faces.map(String)) });
}

function placed({ casino, own, neutral, big, kickers, face }: Placed, name: string): string {
  const dice = counted(own, neutral, big, kickers);
  return casino === SLOT_MACHINE
    ? m.lv_placed_slot({ name, dice, face })
    : m.lv_placed({ name, dice, where: onto(casino) });
}

function kicked({ seat, casino, owner, big }: Kicked, names: readonly string[]): string {
  const name = named(names, seat);
  if (owner === NEUTRAL) return m.lv_kicked_neutral({ name, casino });
  if (owner === seat) return big ? m.lv_kicked_own_big({ name, casino }) : m.lv_kicked_own({ name, casino });
  const said = { name, casino, owner: named(names, owner) };
  return big ? m.lv_kicked_big(said) : m.lv_kicked(said);
}

function putUnder([first, second]: readonly number[], name: string): string {
  if (second === undefined) return m.lv_put_under({ name, bill: money(first ?? 0) });
  return m.lv_put_under_two({ name, first: money(first ?? 0), second: money(second) });
}

/** Dice of seats go home, neutral ones are out. */
function wentHome({ casino, owners }: WentHome, names: readonly string[]): string {
  const seats = owners.filter((owner) => owner !== NEUTRAL);
  const place = heading(casino);
  if (!seats.length) return m.lv_neutral_out({ place });
  const home = listed(seats.map((owner) => named(names, owner)));
  return owners.includes(NEUTRAL)
    ? m.lv_went_home_neutral({ place, names: home })
    : m.lv_went_home({ place, names: home });
}

function secretShown({ bill, cards, given }: Shown, name: string): string {
  const said = { name, bill: money(bill), given: money(given) };
  return cards ? m.lv_secret_shown_cards({ ...said, count: cards }) : m.lv_secret_shown(said);
}
