"""What one seat may know of the Boulevard."""

from __future__ import annotations

from greenbaize.engine.dice import count, heap_of
from greenbaize.games.las_vegas import phases
from greenbaize.games.las_vegas import view as base
from greenbaize.games.las_vegas.boulevard.box import (
    ACTION_CARDS,
    BY_BILLS,
    DOUBLE,
    ONE,
    OPPOSITE,
    RETURN,
    ROTATE,
    SCORE_CASINO,
    SLOT,
    STAY,
    TAKE_BACK,
    VALUE,
    ActionCard,
)
from greenbaize.games.las_vegas.boulevard.game import Boulevard
from greenbaize.games.las_vegas.boulevard.layout import is_in
from greenbaize.games.las_vegas.boulevard.window import (
    cards_after_roll,
    pairing,
    places_to_score,
    rotation,
    ways_to_take_back,
)
from greenbaize.games.las_vegas.box import RING
from greenbaize.games.las_vegas.strip import bills_of
from greenbaize.games.las_vegas.view import (
    Announcement,
    Asked,
    Casino,
    Decision,
    Drawn,
    EarlyDice,
    Face,
    Module,
    Rolled,
    Rotation,
    Rulings,
    Seat,
    Slot,
    View,
)

ASKED: dict[int, Decision] = {
    phases.PLACING: "place",
    phases.KICKING: "kick",
    phases.WINDOW: "window",
    phases.LAYING: "lay",
    phases.CLAIMING: "claim",
    phases.CHOOSING: "take",
    phases.SWAPPING: "swap",
}
FACES = 6
COUNT = -1
"""Asks for no way of many, but how many there are."""

ROTATES: dict[int, Rotation] = {VALUE: "value", ONE: "one", OPPOSITE: "opposite"}
EARLY: dict[int, EarlyDice] = {BY_BILLS: "by_bills", STAY: "stay", RETURN: "return"}


def view(state: Boulevard, seat: int) -> View:
    """The table as this seat sees it: without others' cards and the bills they hide."""
    seen = base.view(state, seat)
    seen["under"] = under(state, seat)
    seen["boulevard"] = boulevard(state, seat)
    for heap in seen["rolled"]:
        add_kinds(state, heap)
    for casino in seen["casinos"]:
        add_to_casino(state, casino)
    for number, chair in enumerate(seen["seats"]):
        add_to_chair(state, chair, number, seat)
    if in_a_turn(state):
        seen["turn"] = state.turn
    return seen


def in_a_turn(state: Boulevard) -> bool:
    """Whether somebody's turn has begun and payday has not."""
    turn = (
        phases.ROLLING,
        phases.REROLLING,
        phases.PLACING,
        phases.KICKING,
        phases.WINDOW,
        phases.DRAWING,
        phases.FINDING,
        phases.LAYING,
    )
    return state.phase in turn or (
        state.errand not in (0, phases.LATE, phases.PAYDAY) and state.phase != phases.OVER
    )


def under(state: Boulevard, viewer: int) -> list[int]:
    """The bills under the deck, the next one first; 0 for one that this seat has not seen."""
    places = [state.under_top + index & RING for index in range(state.under_count)]
    return [10 * state.under[at] if knows(state, at, viewer) else 0 for at in places]


def knows(state: Boulevard, at: int, viewer: int) -> bool:
    """Whether a seat knows a bill under the deck."""
    return state.veil[at] == 0 or is_in(viewer, state.veil[at])


def add_kinds(state: Boulevard, heap: Rolled) -> None:
    """Big dice and kickers of one face in a throw."""
    thrown = heap_of(state.rolled, heap["face"] - 1)
    if state.big_dice:
        heap["big"] = count(thrown, "b")
    if state.kickers_each:
        heap["kickers"] = count(thrown, "k")


def add_to_casino(state: Boulevard, casino: Casino) -> None:
    """Big dice and Rainbow cards at a casino."""
    number = casino["number"] - 1
    if state.big_dice:
        casino["dice"] = [state.small_lying(number, seat) for seat in range(state.seats)]
        casino["big"] = [state.big_lying(number, seat) for seat in range(state.seats)]
    if state.rainbow_cards:
        casino["rainbows"] = state.rainbows_at(number)


def add_to_chair(state: Boulevard, chair: Seat, seat: int, viewer: int) -> None:
    """A seat's dice of all kinds and its cards, as far as the viewer may see them."""
    if state.big_dice:
        chair["big"] = count(state.hand[seat], "b")
    if state.kickers_each:
        chair["kickers"] = count(state.hand[seat], "k")
        chair["spent"] = state.kickers_each - chair["kickers"]
    if state.bonus_each:
        chair["die"] = state.announced[seat]
    if state.cards_each:
        chair["held"] = state.cards_held(seat)
    if seat == viewer:
        add_hand(state, chair, seat)
    if has_secret(state, seat, viewer):
        chair.pop("money", None)


def add_hand(state: Boulevard, chair: Seat, seat: int) -> None:
    """What only its owner sees: cards, which of them can be played now, and the round's bills."""
    chair["gained"] = bills_of(state.gained[seat])[::-1]
    if state.bonus_each:
        chair["bonus"] = bills_of(state.bonus_hand[seat])
    if state.cards_each:
        chair["cards"] = names_of(state.action_hand[seat])
        chair["ready"] = names_of(state.action_hand[seat] & ready(state, seat))


def ready(state: Boulevard, seat: int) -> int:
    """The action cards whose moment is now, as a set (17.4)."""
    if state.phase == phases.PLACING and seat == state.turn:
        turns = rotation(state, COUNT) > 0
        pairs = pairing(state, COUNT) > 0
        return cards_after_roll(state) | turns << ROTATE | pairs << DOUBLE
    if state.phase == phases.WINDOW and seat == state.turn:
        dice, places = ways_to_take_back(state) > 0, places_to_score(state) > 0
        return dice << TAKE_BACK | places << SCORE_CASINO
    return 0


def has_secret(state: Boulevard, seat: int, viewer: int) -> bool:
    """Whether a seat has swapped a bill: its total is its own until the game ends (17.11, 18.2)."""
    swapped = [state.swap_seat[swap] for swap in range(state.swaps)]
    return seat in swapped and seat != viewer and state.phase != phases.OVER


def names_of(cards: int) -> list[ActionCard]:
    """Action cards by their names."""
    return [card for number, card in enumerate(ACTION_CARDS) if cards >> number & 1]


def boulevard(state: Boulevard, viewer: int) -> base.Boulevard:
    """What the modules add to the table as a whole."""
    seen = base.Boulevard(modules=modules(state))
    if state.kickers_each:
        seen["immune"] = bool(state.immune)
    add_slot(state, seen)
    add_cards(state, seen)
    add_turn(state, seen, viewer)
    if state.phase in ASKED:
        decides = state.owing().bit_length() - 1
        seen["asked"] = Asked(seat=decides, what=ASKED[state.phase])
    return seen


def modules(state: Boulevard) -> list[Module]:
    """The modules on the table that change how it is played."""
    here: dict[Module, int] = {
        "big_dice": state.big_dice,
        "kickers": state.kickers_each,
        "rainbow_cards": state.rainbow_cards,
        "slot_machine": state.has_slot(),
        "bonus_cards": state.bonus_each,
        "action_cards": state.cards_each,
    }
    return [name for name, on in here.items() if on]


def add_slot(state: Boulevard, seen: base.Boulevard) -> None:
    """The slot machine with all that lies on it."""
    if state.has_slot():
        faces = [face(state, number) for number in range(FACES) if state.slot_heap[number]]
        seen["slot"] = Slot(bills=state.bills_at(SLOT), faces=faces)
        if state.rainbow_cards:
            seen["slot"]["rainbows"] = state.rainbows_at(SLOT)


def face(state: Boulevard, number: int) -> Face:
    """The dice of one face on the slot machine."""
    own, big, neutral = (count(state.slot_heap[number], letter) for letter in ("", "b", "n"))
    seat = state.slot_seat[number]
    return Face(face=number + 1, seat=seat, own=own, big=big, neutral=neutral)


def add_cards(state: Boulevard, seen: base.Boulevard) -> None:
    """Cards that lie played, and those at work."""
    if not state.cards_each:
        return
    seen["rulings"] = rulings(state)
    seen["played"] = names_of(state.played_cards()) if cards_are_dealt(state) else []
    if state.reroller >= 0:
        seen["reroll"] = state.reroller
        seen["may_reroll"] = not state.rerolled
    if state.lapper >= 0:
        seen["two_casinos"] = state.lapper
    if state.tie_winner >= 0:
        seen["tie_win"] = state.tie_winner
    if state.swapper >= 0:
        seen["swap_bill"] = state.swapper
    if state.pending_seat >= 0:
        seen["payout"] = Announcement(seat=state.pending_seat, casino=state.pending_place + 1)


def rulings(state: Boulevard) -> Rulings:
    """How the table plays the cards about which there is doubt (A34, A37, 18.1, 18.3)."""
    ruled = Rulings(
        rotate=ROTATES[state.rotation],
        reroll="once" if state.reroll_once else "per_turn",
        early_score_dice=EARLY[state.early_dice],
    )
    if state.bonus_each:
        ruled["bonus_counts"] = "events" if state.count_events else "net"
    return ruled


def cards_are_dealt(state: Boulevard) -> bool:
    """Before all cards are dealt none lies played."""
    return in_a_turn(state) or state.errand != 0


def add_turn(state: Boulevard, seen: base.Boulevard, viewer: int) -> None:
    """Where the sets of this turn went, kicks that are due, and bills that were drawn."""
    if state.sets and in_a_turn(state):
        seen["sets"] = [state.set_place[number] + 1 for number in range(state.sets)]
        seen["due"] = state.due
    if state.joined >= 0 and state.phase == phases.PLACING:
        seen["joined"] = state.joined + 1
    if state.phase == phases.KICKING:
        seen["kicks"] = state.kicks
    if state.phase in (phases.DRAWING, phases.FINDING, phases.LAYING):
        seen["drawn"] = drawn(state, viewer)


def drawn(state: Boulevard, viewer: int) -> Drawn:
    """Bills in hand that are not placed yet."""
    seen = Drawn(seat=state.turn, count=state.drawn_count)
    if state.phase == phases.LAYING:
        seen["middle"] = 10 * state.middle
    if viewer == state.turn:
        seen["bills"] = sorted(10 * state.drawn[index] for index in range(state.drawn_count))
    return seen
