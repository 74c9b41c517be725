// What is asked in Las Vegas and on the Boulevard, or what everybody waits for.

import { m, money } from "../../../lib/i18n.ts";
import type { PromptContext } from "../../words.ts";
import { cardTitle } from "../cards/actionCards.ts";
import { named, onto, gameOver } from "../../las-vegas-box/words.ts";
import { inHand, sizeOf } from "../reducer/dice.ts";
import type { Boulevard, Rolled, Seat, View } from "../generated.ts";

const handSize = (hand: Seat | undefined): number => (hand ? inHand(hand) : 0);

const lying = (rolled: readonly Rolled[]): number => rolled.reduce((dice, heap) => dice + sizeOf(heap), 0);

export function prompt(context: PromptContext<View>): string | undefined {
  const { play, view, seat, names } = context;
  if (view.over) return gameOver(context);
  if (play.result) return undefined;
  if (play.thrower !== null)
    return toThrow(view, play.thrower, play.thrower === seat, named(names, play.thrower));
  const decides = play.owing[0];
  if (decides === undefined) return housePrompt(view, names);
  return decides === seat
    ? myPrompt(context, view, seat)
    : othersPrompt(view, decides, named(names, decides));
}

function toThrow(view: View, thrower: number, me: boolean, name: string): string {
  if (view.turn === undefined) return me ? m.lv_ask_scatter() : m.lv_wait_scatter({ name });
  const boulevard: Partial<Boulevard> = view.boulevard ?? {};
  const count = handSize(view.seats[thrower]) - lying(view.rolled);
  if (view.rolled.length || (boulevard.reroll === thrower && !boulevard.may_reroll)) {
    return me ? m.lv_ask_rethrow({ count }) : m.lv_wait_rethrow({ name, count });
  }
  return me ? m.lv_ask_throw({ count }) : m.lv_wait_throw({ name, count });
}

function myPrompt(context: PromptContext<View>, view: View, seat: number): string | undefined {
  const boulevard: Partial<Boulevard> = view.boulevard ?? {};
  switch (boulevard.asked?.what ?? "place") {
    case "place":
      return toPlace(context.play.moves, view, seat);
    case "kick":
      return m.lv_ask_kick({ count: boulevard.kicks ?? 1, casino: boulevard.sets?.at(-1) ?? 0 });
    case "window":
      return afterPlacing(view.seats[seat]?.ready ?? []);
    case "lay":
      return toLay(boulevard);
    case "claim":
      return m.lv_ask_claim();
    case "take":
      return m.lv_ask_take();
    case "swap":
      return m.lv_ask_swap();
    default:
      return undefined;
  }
}

/** Whether the card Two casinos asks this seat for two sets. */
const isBound = (view: View, seat: number): boolean =>
  view.boulevard?.two_casinos !== undefined && view.boulevard.two_casinos !== seat && view.rolled.length > 1;

function toPlace(moves: readonly string[], view: View, seat: number): string {
  const more = besides(moves);
  const first = view.boulevard?.sets?.[0];
  if (first !== undefined) return m.lv_ask_second({ where: onto(first), more });
  if (isBound(view, seat)) {
    const face = view.boulevard?.joined;
    return face === undefined ? m.lv_ask_two({ more }) : m.lv_ask_two_joined({ face, more });
  }
  return moves.some((words) => words.startsWith("slot "))
    ? m.lv_ask_place_slot({ more })
    : m.lv_ask_place({ more });
}

/** What else can be done than to place. */
function besides(moves: readonly string[]): string {
  const verbs = new Set(moves.map((words) => words.split(" ")[0] ?? ""));
  const again = verbs.delete("again");
  verbs.delete("place");
  verbs.delete("slot");
  if (again) return verbs.size ? m.lv_more_both() : m.lv_more_again();
  return verbs.size ? m.lv_more_card() : "";
}

function afterPlacing(ready: readonly string[]): string {
  const [card, other] = ready.map(cardTitle);
  if (card === undefined) return m.lv_ask_window();
  return other === undefined ? m.lv_ask_window_card({ card }) : m.lv_ask_window_cards({ card, other });
}

function toLay({ drawn }: Partial<Boulevard>): string {
  const bill = money(drawn?.middle ?? 0);
  const [first, second] = drawn?.bills ?? [];
  if (first === undefined || second === undefined || first === second) return m.lv_ask_lay({ bill });
  return m.lv_ask_lay_order({ bill, first: money(first), second: money(second) });
}

function othersPrompt(view: View, seat: number, name: string): string | undefined {
  const boulevard: Partial<Boulevard> = view.boulevard ?? {};
  switch (boulevard.asked?.what ?? "place") {
    case "place":
      if (boulevard.sets?.length) return m.lv_wait_second({ name });
      return isBound(view, seat) && boulevard.joined === undefined
        ? m.lv_wait_two({ name })
        : m.lv_wait_place({ name });
    case "kick":
      return m.lv_wait_kick({ name, casino: boulevard.sets?.at(-1) ?? 0 });
    case "window":
      return m.lv_wait_window({ name });
    case "lay":
      return m.lv_wait_lay({ name, bill: money(boulevard.drawn?.middle ?? 0) });
    case "claim":
      return m.lv_wait_claim({ name });
    case "take":
      return m.lv_wait_take({ name });
    case "swap":
      return m.lv_wait_swap({ name });
    default:
      return undefined;
  }
}

/** What happens by itself. */
function housePrompt(view: View, names: readonly string[]): string {
  if (view.start === undefined) return m.lv_house_first();
  const drawn = view.boulevard?.drawn;
  if (drawn) return m.lv_house_drawing({ name: named(names, drawn.seat) });
  if (view.turn !== undefined) return m.lv_house_rainbow();
  return view.seats.some((seat) => inHand(seat) > 0)
    ? m.lv_house_round({ round: view.round })
    : m.lv_house_payday();
}
