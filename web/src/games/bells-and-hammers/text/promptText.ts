// The sentence that says what is asked, and of whom.

import { m, number } from "../../../lib/i18n.ts";
import { nameOf, namesOf, whoWon } from "../../phrases.ts";
import type { PromptContext } from "../../words.ts";
import type { View } from "../generated.ts";
import { card, points } from "./things.ts";

export function promptText(context: PromptContext<View>): string | undefined {
  const { play, seat, names } = context;
  if (play.result) return over(context);
  const view = viewed(context);
  const mine = seat !== null && view.turn === seat;
  const name = nameOf(names, view.turn);
  switch (view.phase) {
    case "draw":
      return draw(view, mine, name);
    case "sale":
      return mine ? askForBid(view, play.moves, names) : waitForBid(view, names);
    case "cards":
      return m.bells_wait_cards();
    case "dice": {
      const bank = number(view.bank);
      if (view.inn) {
        return mine ? m.bells_ask_throw_open({ bank }) : m.bells_wait_throw_open({ name, bank });
      }
      return mine ? m.bells_ask_throw_closed({ bank }) : m.bells_wait_throw_closed({ name, bank });
    }
    case "banker":
      return m.bells_wait_banker({ names: namesOf(names, view.tied) });
    default:
      return undefined;
  }
}

/** What the sentence is about: while somebody else's throw or bid is shown, nobody is asked for the next one yet. */
function viewed({ play, view, seat, shown }: PromptContext<View>): View {
  if (!shown) return view;
  const thrower = throwerOf(shown);
  if (thrower !== undefined)
    return thrower === seat ? view : { ...unthrown(shown.view, thrower), turn: thrower };
  const isEarly = shown.view.turn === seat && seat !== null && !play.owing.includes(seat);
  return isEarly ? view : shown.view;
}

/** Whose throw lies on the table, with what is paid for it. */
function throwerOf({ view, event }: NonNullable<PromptContext<View>["shown"]>): number | undefined {
  if (event.event === "drew") return Number(event.seat);
  return view.phase === "dice" ? view.last : undefined;
}

/** As it was before this seat threw. */
function unthrown(view: View, thrower: number): View {
  const seats = view.seats.map(({ thrown, ...seat }, at) =>
    at === thrower || thrown === undefined ? seat : { ...seat, thrown },
  );
  return { ...view, seats };
}

/** Whoever throws for a second time has tied. */
function draw({ seats, turn }: View, mine: boolean, name: string): string {
  const again = turn !== undefined && seats[turn]?.thrown !== undefined;
  if (mine) return again ? m.bells_ask_draw_again() : m.bells_ask_draw();
  return again ? m.bells_wait_draw_again({ name }) : m.bells_wait_draw({ name });
}

const over = (context: PromptContext<View>): string | undefined =>
  whoWon(
    context,
    (score) => m.bells_over_you({ points: points(score) }),
    ({ score, ...winners }) => m.bells_over({ ...winners, points: points(score) }),
  );

/** What may be bid: anything above the highest bid, up to all the points at hand. */
function askForBid(view: View, moves: string[], names: string[]): string {
  const sale = card(view.for_sale);
  const most = Math.max(0, ...moves.map((words) => Number(words.split(" ")[1] ?? 0)));
  const least = view.standing + 1;
  if (view.bidder === undefined) {
    if (!most) return m.bells_ask_broke({ card: sale });
    if (most === 1) return m.bells_ask_bid_one({ card: sale });
    return m.bells_ask_bid({ card: sale, most: number(most) });
  }
  const leader = {
    bidder: nameOf(names, view.bidder),
    standing: number(view.standing),
    card: sale,
  };
  if (!most) return m.bells_ask_outbid_not(leader);
  if (most === least) return m.bells_ask_outbid_all({ ...leader, most: number(most) });
  return m.bells_ask_outbid({ ...leader, least: number(least), most: number(most) });
}

function waitForBid(view: View, names: string[]): string {
  const sale = { card: card(view.for_sale), name: nameOf(names, view.turn) };
  if (view.bidder === undefined) return m.bells_wait_bid(sale);
  return m.bells_wait_outbid({
    ...sale,
    bidder: nameOf(names, view.bidder),
    standing: number(view.standing),
  });
}
