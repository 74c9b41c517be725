"""Makes the events of what happens on the table; called only while somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greenbaize.engine.event import Event
from greenbaize.engine.seats import EVERYBODY, just
from greenbaize.games.reibach.box import (
    BLIND_PRICE,
    BUSINESS_NAMES,
    BUSINESSES,
    CARD_NAMES,
    JOKER,
    SCORINGS,
    UNKNOWN,
)
from greenbaize.games.reibach.cards import count
from greenbaize.games.reibach.events import (
    BaseLaid,
    BusinessPaid,
    Closed,
    Dealt,
    DealtUnseen,
    DollarShown,
    Drew,
    DrewUnseen,
    Ended,
    Extended,
    FirstChosen,
    Opened,
    Penalised,
    PointsLost,
    Reached,
    Scored,
    Took,
    TurnedUp,
)

if TYPE_CHECKING:
    from greenbaize.games.reibach.game import Reibach


def chose_first(seat: int) -> list[Event]:
    """Who begins."""
    return [FirstChosen(seat)]


def dealt(seat: int, kind: int) -> list[Event]:
    """A card of an opening hand: its owner sees it, the others see that there is one."""
    unseen = DealtUnseen(seat, others(seat))
    return [unseen] if kind == UNKNOWN else [Dealt(seat, CARD_NAMES[kind], just(seat)), unseen]


def drew(table: Reibach, kind: int) -> list[Event]:
    """A card drawn blind, in the same way."""
    seat = table.turn
    unseen = DrewUnseen(seat, others(seat))
    return [unseen] if kind == UNKNOWN else [Drew(seat, CARD_NAMES[kind], just(seat)), unseen]


def others(seat: int) -> int:
    """Everybody but this seat."""
    return EVERYBODY & ~just(seat)


def turned_up(table: Reibach, kind: int) -> list[Event]:
    """A card of the display."""
    return [TurnedUp(table.place + 1, CARD_NAMES[kind])]


def took(table: Reibach, place: int) -> list[Event]:
    """A card is taken before all eyes."""
    return [Took(table.turn, place + 1, CARD_NAMES[table.display[place]], table.price(place))]


def reached(table: Reibach) -> list[Event]:
    """A blind card is paid for."""
    return [Reached(table.turn, BLIND_PRICE)]


def laid_base(table: Reibach, kind: int) -> list[Event]:
    """A base is shown once; what it was stays known only to a perfect memory."""
    shown = None if kind == UNKNOWN else CARD_NAMES[kind]
    return [BaseLaid(table.turn, shown, bool(table.memory))]


def opened(table: Reibach, business: int) -> list[Event]:
    """A new row."""
    return [Opened(table.turn, BUSINESS_NAMES[business])]


def extended(table: Reibach, business: int, kind: int) -> list[Event]:
    """A row that is one longer than it was."""
    length = count(table.rows[table.turn], business) + 1
    return [Extended(table.turn, BUSINESS_NAMES[business], length, kind == JOKER)]


def closed_row(table: Reibach, business: int) -> list[Event]:
    """A row under a risk card."""
    return [Closed(table.turn, BUSINESS_NAMES[business], count(table.rows[table.turn], business))]


def lost_points(table: Reibach) -> list[Event]:
    """Points that nothing could be done with."""
    return [PointsLost(table.turn, table.points)]


def set_aside(table: Reibach) -> list[Event]:
    """A $ on the pile."""
    return [DollarShown(table.dollars)]


def scored(table: Reibach) -> list[Event]:
    """What every business pays, what the last scoring takes, and the sums."""
    paid = [business_paid(table, business) for business in range(BUSINESSES)]
    last = table.dollars == SCORINGS[-1]
    fines = [fine for seat in range(table.seats) if (fine := penalised(table, seat)).lost and last]
    gained = [sum(business.paid[seat] for business in paid) for seat in range(table.seats)]
    for fine in fines:
        gained[fine.seat] -= fine.lost
    totals = [had + gain for had, gain in zip(table.scores(), gained, strict=True)]
    number = SCORINGS.index(table.dollars) + 1
    return [*(one for one in paid if any(one.lengths)), *fines, Scored(number, gained, totals)]


def business_paid(table: Reibach, business: int) -> BusinessPaid:
    """What one business pays."""
    seats = range(table.seats)
    return BusinessPaid(
        business=BUSINESS_NAMES[business],
        lengths=[count(table.rows[seat], business) for seat in seats],
        paid=[table.income(seat, business) for seat in seats],
        doubled=[bool(table.closed[seat] >> business & 1) for seat in seats],
    )


def penalised(table: Reibach, seat: int) -> Penalised:
    """What a seat would have to pay at the end."""
    return Penalised(seat, table.uncovered[seat], table.held(seat), table.penalty(seat))


def ended(table: Reibach) -> list[Event]:
    """The totals are compared."""
    return [Ended(table.scores(), table.places())]
