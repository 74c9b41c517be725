"""Makes the events of what happens on the table; called only while somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greenbaize.engine.dice import count, faces, spell
from greenbaize.engine.event import Event
from greenbaize.engine.first import FirstChosen
from greenbaize.games.las_vegas.events import (
    NEUTRAL,
    Ended,
    Paid,
    Placed,
    RoundBegan,
    RoundEnded,
    Scattered,
    Stocked,
    Threw,
    Tied,
    Unclaimed,
)

if TYPE_CHECKING:
    from greenbaize.games.las_vegas.game import LasVegas

LARGEST_HEAP = 15


def chose_first(seat: int) -> list[Event]:
    """Who was drawn to begin."""
    return [FirstChosen(seat)]


def began(table: LasVegas) -> list[Event]:
    """Who has the first throw of the round."""
    return [RoundBegan(table.round + 1, table.start)]


def stocked(table: LasVegas, bill: int) -> list[Event]:
    """The first bill of a round opens it."""
    first = table.casino == 0 and table.stake == 0
    return [*(began(table) if first else []), Stocked(table.casino + 1, 10 * bill)]


def scattered(roll: int) -> list[Event]:
    """Where the leftover dice fell."""
    return [Scattered(faces(roll))]


def threw(table: LasVegas, roll: int) -> list[Event]:
    """A seat's throw."""
    return [Threw(table.turn, spell(roll))]


def placed(table: LasVegas, casino: int, heap: int) -> list[Event]:
    """A seat's placement."""
    own, neutral = count(heap, ""), count(heap, "n")
    return [Placed(table.turn, casino + 1, own, neutral, face=casino + 1)]


def tied(table: LasVegas, casino: int, again: int) -> list[Event]:
    """Heaps of a size that lies there more than once, the larger first."""
    bets = table.bets[casino]
    owners = [owner for owner in range(table.owners) if owner != table.spared(casino)]
    return [
        Tied(casino + 1, dice, [named(table, owner) for owner in owners if bets[owner] == dice])
        for dice in range(LARGEST_HEAP, 0, -1)
        if again >> dice & 1
    ]


def awarded(table: LasVegas, casino: int, bill: int, owner: int) -> list[Event]:
    """Who got the bill, if anybody did."""
    if owner < 0:
        return [Unclaimed(casino + 1, 10 * bill)]
    return [Paid(casino + 1, named(table, owner), table.bets[casino][owner], 10 * bill)]


def round_ended(table: LasVegas) -> list[Event]:
    """What everybody saw each seat take since the round began."""
    gained = [0] * table.seats
    for event in reversed(table.story or []):
        if isinstance(event, RoundBegan):
            break
        if isinstance(event, Paid) and event.owner != NEUTRAL:
            gained[event.owner] += event.bill
    return [RoundEnded(table.round + 1, gained)]


def ended(table: LasVegas) -> list[Event]:
    """The money is counted."""
    bills = [table.won[seat] for seat in range(table.seats)]
    return [Ended(table.scores(), bills, table.places())]


def named(table: LasVegas, owner: int) -> int:
    """An owner as events name it."""
    return NEUTRAL if owner == table.seats else owner
