"""The record of a table as far as a viewer may have it."""

from __future__ import annotations

from greenbaize.engine.record import Record
from greenbaize.server.store import SeatClaim
from greenbaize.server.tables.claims import is_public
from greenbaize.server.tables.refusals import CommandRefusedError, WatchingForbiddenError
from greenbaize.server.tables.room import Room
from greenbaize.server.tables.table import Table


async def visible_record(room: Room, viewer: SeatClaim) -> Record:
    """The game so far, as far as this viewer may know it."""
    async with room.lock:
        await room.newest()
        table = await room.admit(viewer)
        require_watching(table, viewer)
        record = table.record(viewer.seat)
        if record is None:
            raise CommandRefusedError("game_not_begun")
        return record


async def finished_record(room: Room, viewer: SeatClaim) -> Record:
    """The record of a game that is over."""
    async with room.lock:
        await room.newest()
        table = await room.admit(viewer)
        require_watching(table, viewer)
        if table.match is None or table.phase != "over":
            raise CommandRefusedError("replay_before_end")
        return table.match.record


def require_watching(table: Table, viewer: SeatClaim) -> None:
    """Behind closed doors only those see the game who have a seat."""
    if is_public(viewer) and table.header.watch == "nobody":
        raise WatchingForbiddenError
