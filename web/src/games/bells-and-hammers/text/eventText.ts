// What happened, one sentence for each event.

import { capital, m, number } from "../../../lib/i18n.ts";
import { nameOf, namesOf } from "../../phrases.ts";
import type { Ended, Event, GameBegan, Paid } from "../generated.ts";
import { card, face, marks, points } from "./things.ts";

function gameBegan(event: GameBegan, names: string[]): string {
  const opening = {
    name: nameOf(names, event.banker),
    ante: number(event.ante),
    bank: number(event.bank),
  };
  if (event.games === 1) return m.bells_game_began(opening);
  return m.bells_game_of_began({ ...opening, game: event.game, games: event.games });
}

function paid(event: Paid, names: string[]): string {
  const between = { debtor: nameOf(names, event.debtor), creditor: nameOf(names, event.creditor) };
  if (event.points === event.owed) return m.bells_paid({ ...between, points: points(event.points) });
  const owed = number(event.owed);
  if (!event.points) return m.bells_paid_nothing({ ...between, owed });
  return m.bells_paid_less({ ...between, points: points(event.points), owed });
}

function ended({ games, scores, places }: Ended, names: string[]): string {
  const seats = [...places.keys()];
  const winners = seats.filter((seat) => places[seat] === 1);
  const best = scores[winners[0] ?? 0] ?? 0;
  const won = {
    count: winners.length,
    names: namesOf(names, winners),
    points: points(best),
  };
  if (games > 1) return m.bells_ended_match(won);
  const level = seats.some((seat) => places[seat] === 2 && scores[seat] === best);
  if (level && winners.length === 1) {
    return m.bells_ended_game_last({ name: won.names, points: won.points });
  }
  return m.bells_ended_game(won);
}

export function eventText(event: Event, names: string[]): string | undefined {
  switch (event.event) {
    case "drew":
      return m.bells_drew({
        name: nameOf(names, event.seat),
        dice: marks(event.dice),
        total: event.total,
      });
    case "drew_level":
      return m.bells_drew_level({ total: event.total, names: namesOf(names, event.seats) });
    case "refilled":
      return m.bells_refilled({ points: points(event.points) });
    case "game_began":
      return gameBegan(event, names);
    case "bid":
      return m.bells_bid({
        name: nameOf(names, event.seat),
        points: number(event.points),
        card: card(event.card),
      });
    case "bidder_passed":
      return m.bells_passed({ name: nameOf(names, event.seat) });
    case "sold": {
      const deal = { name: nameOf(names, event.seat), card: card(event.card) };
      if (!event.price) return m.bells_given(deal);
      return m.bells_sold({ ...deal, price: number(event.price), bank: number(event.bank) });
    }
    case "turned_up":
      return m.bells_turned_up({
        card: capital(card(event.card)),
        face: face(event.face),
        name: nameOf(names, event.seat),
      });
    case "left_out":
      return m.bells_left_out({ count: event.seats.length, names: namesOf(names, event.seats) });
    case "threw": {
      const name = nameOf(names, event.seat);
      if (event.dice === "blank") return m.bells_threw_blanks({ name });
      return m.bells_threw({ name, dice: marks(event.dice) });
    }
    case "paid":
      return paid(event, names);
    case "bank_paid":
      return m.bells_bank_paid({
        name: nameOf(names, event.seat),
        points: points(event.points),
        bank: number(event.bank),
      });
    case "inn_opened":
      return m.bells_inn_opened({ points: points(event.bank) });
    case "cleared":
      return m.bells_cleared({ name: nameOf(names, event.seat), points: points(event.points) });
    case "divided":
      return m.bells_divided({ name: nameOf(names, event.seat), bank: number(event.bank) });
    case "game_ended":
      return m.bells_game_ended({
        count: event.winners.length,
        names: namesOf(names, event.winners),
        game: event.game,
        points: points(event.points[event.winners[0] ?? 0] ?? 0),
      });
    case "confiscated":
      return m.bells_confiscated({ name: nameOf(names, event.seat), points: points(event.points) });
    case "ended":
      return ended(event, names);
    default:
      return undefined;
  }
}
