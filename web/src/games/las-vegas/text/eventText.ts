// What happens in Las Vegas and on the Boulevard, as lines of the log.

import type { Felt } from "../../../lib/bots.ts";
import { capital, listed, m, money } from "../../../lib/i18n.ts";
import { cardTitle } from "../cards/actionCards.ts";
import { counted, thrown } from "./diceText.ts";
import { at, heading, named, onto, place, sharedEventText } from "../../las-vegas-box/words.ts";
import { NEUTRAL, SLOT_MACHINE } from "../../las-vegas-box/places.ts";
import type { Event, Kicked, Placed, SecretShown, WentHome } from "../generated.ts";

export function eventText(
  event: Event,
  names: readonly string[],
  reader?: number | null,
): string | undefined {
  switch (event.event) {
    case "scattered":
      return scattered(event.faces);
    case "threw":
      return m.lv_threw({ name: named(names, event.seat), roll: thrown(event.roll) });
    case "threw_again":
      return m.lv_threw_again({ name: named(names, event.seat), roll: thrown(event.roll) });
    case "placed":
      return placed(event, named(names, event.seat));
    case "bonus_dealt":
      return m.lv_bonus_dealt({
        name: named(names, event.seat),
        cards: bonusBills(event.cards),
        count: event.cards.length,
      });
    case "cards_dealt":
      return m.lv_cards_dealt({
        name: named(names, event.seat),
        cards: listed(event.cards.map(cardTitle)),
        count: event.cards.length,
      });
    case "played":
      return m.lv_played({ name: named(names, event.seat), card: cardTitle(event.card) });
    case "rotated":
      return m.lv_rotated({
        name: named(names, event.seat),
        count: event.dice,
        face: event.face,
        other: event.other,
      });
    case "fizzled":
      return m.lv_fizzled({ name: named(names, event.seat), where: at(event.casino), count: event.kickers });
    case "kicked":
      return kicked(event, names);
    case "took_back":
      return m.lv_took_back({ name: named(names, event.seat), count: event.dice });
    case "announced":
      return m.lv_announced({ name: named(names, event.seat), place: place(event.casino) });
    case "paid_early":
      return m.lv_paid_early({ name: named(names, event.seat), place: capital(place(event.casino)) });
    case "went_home":
      return wentHome(event, names);
    case "tie_claimed":
      return m.lv_tie_claimed({ name: named(names, event.seat), where: at(event.casino) });
    case "rainbow_turned":
      return event.bill
        ? m.lv_rainbow_turned({ place: heading(event.casino), bill: money(event.bill) })
        : m.lv_rainbow_again({ place: heading(event.casino) });
    case "rainbow_gone":
      return m.lv_rainbow_gone({ place: heading(event.casino) });
    case "rainbow_drawn":
      return m.lv_rainbow_drawn({ name: named(names, event.seat) });
    case "kept":
      return m.lv_kept({ name: named(names, event.seat) });
    case "drew":
      return m.lv_drew({ name: named(names, event.seat), bill: money(event.bill) });
    case "middle_found":
      return m.lv_middle_found({ name: named(names, event.seat), bill: money(event.bill) });
    case "swapped":
      return m.lv_swapped({ name: named(names, event.seat) });
    case "new_bill":
      return m.lv_new_bill({ name: named(names, event.seat), bill: money(event.bill) });
    case "bill_laid":
      return m.lv_bill_laid({
        name: named(names, event.seat),
        bill: money(event.bill),
        where: onto(event.casino),
      });
    case "put_under":
      return putUnder(event.bills, named(names, event.seat));
    case "bonus_revealed":
      return m.lv_bonus_revealed({
        name: named(names, event.seat),
        cards: bonusBills(event.cards),
        die: event.die,
        count: event.cards.length,
      });
    case "secret_shown":
      return secretShown(event, named(names, event.seat));
    case "bonus_paid":
      return m.lv_bonus_paid({ name: named(names, event.seat), money: money(event.money), die: event.die });
    default:
      return sharedEventText(event, names, reader);
  }
}

const bonusBills = (cards: readonly number[]): string => listed(cards.map(money));

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

function secretShown({ bill, cards, given }: SecretShown, name: string): string {
  const said = { name, bill: money(bill), given: money(given) };
  return cards ? m.lv_secret_shown_cards({ ...said, count: cards }) : m.lv_secret_shown(said);
}

/** Money pleases, a tie or a kick does not. */
export function moods(event: Event): Felt[] {
  switch (event.event) {
    case "paid":
      return event.owner === NEUTRAL ? [] : [{ seat: event.owner, mood: "glad" }];
    case "tied":
      return event.owners.filter((owner) => owner !== NEUTRAL).map((seat) => ({ seat, mood: "sore" }));
    case "kicked":
      return event.owner === NEUTRAL || event.owner === event.seat
        ? []
        : [{ seat: event.owner, mood: "sore" }];
    default:
      return [];
  }
}
