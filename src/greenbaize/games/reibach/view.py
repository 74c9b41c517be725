"""What one seat may know of the table."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from greenbaize.engine.glossary import EACH_SEAT, SEAT, Meaning
from greenbaize.games.reibach.box import (
    ANY_BASES,
    BUSINESSES,
    EMPTY,
    KINDS,
    NOBODY,
    SCORINGS,
    UNKNOWN,
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
    rows: dict[str, Row]
    uncovered: int
    total: int
    hand: NotRequired[list[str]]
    shown: NotRequired[str]
    known: NotRequired[list[str]]
    bases: NotRequired[list[str]]


class View(TypedDict):
    """The table. `first` is absent until it is drawn, `turn` before play begins and after it.

    `unseen` counts the cards that the viewer has not seen, if the table remembers the others.
    """

    first: NotRequired[int]
    turn: NotRequired[int]
    points: int
    display: list[str | None]
    prices: list[int]
    dollars: int
    scorings: int
    deck: int
    seats: list[Seat]
    unseen: NotRequired[dict[str, int]]
    max_bases: int | None
    over: bool
    places: NotRequired[list[int]]


def view(state: Reibach, seat: int) -> View:
    """The table as this seat sees it: of hidden cards nothing, of past ones if remembered."""
    seen = View(
        points=state.points,
        display=[None if kind == EMPTY else KINDS[kind] for kind in state.display],
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
        seen["shown"] = KINDS[state.shown]
    if remembers(state):
        seen["known"] = named(state.known[seat])
        seen["bases"] = named(state.bases[seat])
    return seen


def unseen(state: Reibach, viewer: int) -> dict[str, int]:
    """How many cards of each kind the viewer has not seen, wherever they are."""
    heap = state.deck
    for seat in range(state.seats):
        if seat != viewer:
            heap += state.hand[seat] - state.known[seat]
    return {KINDS[kind]: count(heap, kind) for kind in range(UNKNOWN)}


def rows(state: Reibach, seat: int) -> dict[str, Row]:
    """A seat's rows by business."""
    return {
        KINDS[business]: Row(
            length=length,
            jokers=count(state.jokers[seat], business),
            closed=bool(state.closed[seat] >> business & 1),
            income=state.income(seat, business),
        )
        for business in range(BUSINESSES)
        if (length := count(state.rows[seat], business))
    }


def named(heap: int) -> list[str]:
    """The cards of a heap by name."""
    return [KINDS[kind] for kind in range(UNKNOWN) for _ in range(count(heap, kind))]
