"""What happens at a table by itself, and when: bots, the House, clocks, and absences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from greenbaize.engine.seats import HOUSE
from greenbaize.server.tables.table import Place, Table

Kind = Literal["house", "throw", "think", "clock", "gone", "open"]


@dataclass(frozen=True, slots=True, order=True)
class Due:
    """Something that is to happen at a time, unless something else happens before."""

    at: float
    kind: Kind
    seat: int


def dues(table: Table) -> list[Due]:
    """All that waits for its time, the earliest first."""
    return sorted([*of_the_house(table), *of_the_seats(table)])


def of_the_house(table: Table) -> Iterator[Due]:
    """The House's own moves wait a moment after a person's, so that it can be taken back."""
    if table.is_opening and table.closed_at is not None:
        yield Due(table.closed_at + table.header.opening, "open", HOUSE)
    thrower, since = table.thrower(), table.house_since
    if thrower is None or since is None:
        return
    if thrower == HOUSE:
        yield Due(since + (table.header.pause if table.by_a_person else 0), "house", HOUSE)
    elif table.places[thrower].bot:
        yield Due(since + table.header.pace, "throw", thrower)
    else:
        if table.header.throw_after is not None:
            yield Due(since + table.header.throw_after, "throw", thrower)
        yield from patience(table, thrower, table.places[thrower], since)


def of_the_seats(table: Table) -> Iterator[Due]:
    """Whoever owes a move makes it in time."""
    for seat, place in enumerate(table.places):
        if place.owes_since is None:
            continue
        if place.bot:
            yield Due(place.owes_since + table.header.pace, "think", seat)
        else:
            yield from patience(table, seat, place, place.owes_since)


def patience(table: Table, seat: int, place: Place, since: float) -> Iterator[Due]:
    """How long everybody waits for a person."""
    if table.header.clock is not None:
        yield Due(since + table.header.clock, "clock", seat)
    if table.header.gone is not None and not place.here and place.went_at is not None:
        yield Due(max(since, place.went_at) + table.header.gone, "gone", seat)
