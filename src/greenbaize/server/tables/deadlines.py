"""What happens at a table by itself, and when: bots, the House, clocks, and absences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, get_args

from greenbaize.engine.seats import HOUSE
from greenbaize.server.tables.table import SeatState, Table

Kind = Literal["timeout", "absence", "house", "opening", "bot", "throw"]
ORDER = {kind: place for place, kind in enumerate(get_args(Kind))}
"""What is due at the same moment is fired in this order."""

UNDO_SECONDS = 2.0
"""So long a person's move can be taken back before a bot goes on."""


@dataclass(frozen=True, slots=True)
class Deadline:
    """Something that is to happen at a time, unless something else happens before."""

    at: float
    kind: Kind
    seat: int


def deadlines(table: Table) -> list[Deadline]:
    """All that waits for its time, the earliest first."""
    waiting = [*house_deadlines(table), *seat_deadlines(table)]
    return sorted(waiting, key=lambda one: (one.at, ORDER[one.kind], one.seat))


def house_deadlines(table: Table) -> Iterator[Deadline]:
    """The House's own moves wait a moment after a person's, so that it can be taken back."""
    if table.is_opening and table.closed_at is not None:
        yield Deadline(table.closed_at + table.header.opening, "opening", HOUSE)
    thrower, waiting_since = table.thrower(), table.house_since
    if thrower is None or waiting_since is None:
        return
    since = table.free_from(waiting_since)
    if thrower == HOUSE:
        yield Deadline(since + (table.header.pause if table.moved_by_person else 0), "house", HOUSE)
    elif table.seats[thrower].bot:
        yield Deadline(since + bot_delay(table), "throw", thrower)
    else:
        if table.header.throw_after is not None:
            yield Deadline(since + table.header.throw_after, "throw", thrower)
        yield from person_deadlines(table, thrower, table.seats[thrower], since)


def seat_deadlines(table: Table) -> Iterator[Deadline]:
    """Whoever owes a move makes it in time."""
    for number, seat in enumerate(table.seats):
        if seat.owes_since is None:
            continue
        since = table.free_from(seat.owes_since)
        if seat.bot:
            yield Deadline(since + bot_delay(table), "bot", number)
        else:
            yield from person_deadlines(table, number, seat, since)


def bot_delay(table: Table) -> float:
    """A bot waits as the table's pace says, and after a person's move so that undo is real."""
    if table.pace and table.is_undoable():
        return max(table.pace, UNDO_SECONDS)
    return max(table.pace, table.header.least_pace)


def person_deadlines(
    table: Table, number: int, seat: SeatState, since: float
) -> Iterator[Deadline]:
    """How long everybody waits for a person."""
    if table.header.clock is not None:
        yield Deadline(since + table.header.clock, "timeout", number)
    if table.header.gone is not None and not seat.connected and seat.disconnected_at is not None:
        yield Deadline(max(since, seat.disconnected_at) + table.header.gone, "absence", number)
