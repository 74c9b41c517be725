"""What one seat may know of the table."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from greenbaize.engine.glossary import EACH_SEAT, SEAT, Meaning
from greenbaize.games.reibach.box import (
    ANY_BASES,
    BUSINESS_NAMES,
    BUSINESSES,
    CARD_NAMES,
    EMPTY,
    KIND_NAMES,
    NOBODY,
    SCORINGS,
    UNKNOWN,
    Business,
    Card,
    Kind,
)
from greenbaize.games.reibach.cards import count
from greenbaize.games.reibach.events import millions
from greenbaize.games.reibach.game import Reibach
from greenbaize.games.reibach.phases import ACTING, DRAWING, OVER, REFILLING

MONEY = Meaning(words=millions)
GLOSSARY = {
    "first": SEAT,
    "turn": SEAT,
    "places": EACH_SEAT,
    "seats.total": MONEY,
    "seats.rows.*.income": MONEY,
}
"""What the numbers stand for."""


class Row(TypedDict):
    """A row: its length, the jokers in it, whether it is closed, and what it would earn now."""

    length: int
    jokers: int
    closed: bool
    income: int


class Seat(TypedDict):
    """One seat: the own hand in full; of others what all have seen, if the table remembers.

    `shown` is the base that was laid with the last move: all have just seen it.
    """

    cards: int
    rows: dict[Business, Row]
    uncovered: int
    total: int
    hand: NotRequired[list[Card]]
    shown: NotRequired[Card]
    known: NotRequired[list[Card]]
    bases: NotRequired[list[Card]]


class View(TypedDict):
    """The table. `first` is absent until it is drawn, `turn` before play begins and after it.

    `unseen` counts the cards that the viewer has not seen, if the table remembers the others.
    """

    first: NotRequired[int]
    turn: NotRequired[int]
    points: int
    display: list[Card | None]
    prices: list[int]
    dollars: int
    scorings: int
    deck: int
    seats: list[Seat]
    unseen: NotRequired[dict[Kind, int]]
    max_bases: int | None
    over: bool
    places: NotRequired[list[int]]


def view(state: Reibach, seat: int) -> View:
    """The table as this seat sees it: of hidden cards nothing, of past ones if remembered."""
    seen = View(
        points=state.points,
        display=[None if kind == EMPTY else CARD_NAMES[kind] for kind in state.display],
        prices=[state.price(place) for place in range(len(state.display))],
        dollars=state.dollars,
        scorings=sum(state.dollars >= due for due in SCORINGS),
        deck=state.left,
        seats=[chair(state, other, seat) for other in range(state.seats)],
        max_bases=None if state.most_bases == ANY_BASES else state.most_bases,
        over=state.phase == OVER,
    )
    if remembers(state):
        seen["unseen"] = unseen(state, seat)
    if state.first != NOBODY:
        seen["first"] = state.first
    if state.phase in (ACTING, REFILLING, DRAWING):
        seen["turn"] = state.turn
    if state.phase == OVER:
        seen["places"] = state.places()
    return seen


def remembers(state: Reibach) -> bool:
    """While the game runs, only a perfect memory knows what is past (12.6, 13.1)."""
    return bool(state.memory) or state.phase == OVER


def chair(state: Reibach, seat: int, viewer: int) -> Seat:
    """A seat as the viewer sees it."""
    seen = Seat(
        cards=state.held(seat),
        rows=rows(state, seat),
        uncovered=state.uncovered[seat],
        total=state.totals[seat],
    )
    if seat == viewer:
        seen["hand"] = named(state.hand[seat])
    if seat == state.shown_by:
        seen["shown"] = CARD_NAMES[state.shown]
    if remembers(state):
        seen["known"] = named(state.known[seat])
        seen["bases"] = named(state.bases[seat])
    return seen


def unseen(state: Reibach, viewer: int) -> dict[Kind, int]:
    """How many cards of each kind the viewer has not seen, wherever they are."""
    heap = state.deck
    for seat in range(state.seats):
        if seat != viewer:
            heap += state.hand[seat] - state.known[seat]
    return {KIND_NAMES[kind]: count(heap, kind) for kind in range(UNKNOWN)}


def rows(state: Reibach, seat: int) -> dict[Business, Row]:
    """A seat's rows by business."""
    return {
        BUSINESS_NAMES[business]: Row(
            length=length,
            jokers=count(state.jokers[seat], business),
            closed=bool(state.closed[seat] >> business & 1),
            income=state.income(seat, business),
        )
        for business in range(BUSINESSES)
        if (length := count(state.rows[seat], business))
    }


def named(heap: int) -> list[Card]:
    """The cards of a heap by name."""
    return [card for kind, card in enumerate(CARD_NAMES) for _ in range(count(heap, kind))]
