"""What one seat may know of the table."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from greenbaize.engine.dice import count, counts, heap_of
from greenbaize.games.las_vegas.box import CASINOS, ROUNDS, TOP_BILL
from greenbaize.games.las_vegas.game import LasVegas
from greenbaize.games.las_vegas.phases import OVER, PLACING, ROLLING
from greenbaize.games.las_vegas.strip import lying


class Casino(TypedDict):
    """One casino: its bills in thousands, highest first, and everybody's dice on it."""

    number: int
    bills: list[int]
    dice: list[int]
    neutral: int


class Seat(TypedDict):
    """One seat: dice left to throw, bills won, and their worth where it may be seen."""

    dice: int
    neutral: int
    bills: int
    money: NotRequired[int]


class Heap(TypedDict):
    """Dice of one face in a throw."""

    face: int
    own: int
    neutral: int


class View(TypedDict):
    """The table. `turn` is absent before the first throw of a round and after the game."""

    round: int
    rounds: int
    start: int
    turn: NotRequired[int]
    rolled: list[Heap]
    casinos: list[Casino]
    seats: list[Seat]
    neutral_dice: bool
    deck: int
    under: list[int]
    over: bool
    places: NotRequired[list[int]]


def view(state: LasVegas, seat: int) -> View:
    """The table as this seat sees it; nothing but money that lies face down is ever left out."""
    seen = View(
        round=state.round + 1,
        rounds=ROUNDS,
        start=state.start,
        rolled=throw(state),
        casinos=[casino(state, number) for number in range(CASINOS)],
        seats=[chair(state, other, seat) for other in range(state.seats)],
        neutral_dice=state.owners > state.seats,
        deck=state.in_the_deck(),
        under=[10 * bill for bill in state.known_under()],
        over=state.phase == OVER,
    )
    if state.phase in (ROLLING, PLACING):
        seen["turn"] = state.turn
    if state.phase == OVER:
        seen["places"] = state.places()
    return seen


def throw(state: LasVegas) -> list[Heap]:
    """The dice that lie thrown, by face."""
    faces = sorted({face for face, _, _ in counts(state.rolled)})
    return [
        Heap(
            face=face,
            own=count(heap_of(state.rolled, face - 1), ""),
            neutral=count(heap_of(state.rolled, face - 1), "n"),
        )
        for face in faces
    ]


def casino(state: LasVegas, number: int) -> Casino:
    """One casino with all that lies on it."""
    bets, bills = state.bets[number], state.bills[number]
    return Casino(
        number=number + 1,
        bills=[10 * bill for bill in range(TOP_BILL, 0, -1) for _ in range(lying(bills, bill))],
        dice=list(bets[: state.seats]),
        neutral=bets[state.seats],
    )


def chair(state: LasVegas, seat: int, viewer: int) -> Seat:
    """A seat; its money lies face down for the others until the end, unless it is shown (A6)."""
    hand = state.hand[seat]
    seen = Seat(dice=count(hand, ""), neutral=count(hand, "n"), bills=state.won[seat])
    if state.open_money or seat == viewer or state.phase == OVER:
        seen["money"] = state.money[seat]
    return seen
