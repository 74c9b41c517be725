"""Several workers, one PostgreSQL: whoever writes wakes the others, who then read."""

from __future__ import annotations

import asyncio

import psycopg

from greenbaize.server import logs
from greenbaize.server.hall import Hall
from greenbaize.server.store.engine import address

AGAIN_AFTER = 1.0
CHANNEL = "greenbaize"
"""Where the database tells of every entry: its table's number, and the version after it."""


async def listen(hall: Hall) -> None:
    """One connection a worker, for ever; after a gap all rooms look for themselves."""
    url = address(hall.settings.database).set(drivername="postgresql")
    dsn = url.render_as_string(hide_password=False)
    while True:
        try:
            await hear(hall, dsn)
        except (psycopg.Error, OSError) as trouble:
            logs.warn("the database does not answer", error=type(trouble).__name__)
            await asyncio.sleep(AGAIN_AFTER)


async def hear(hall: Hall, dsn: str) -> None:
    """Until the connection breaks."""
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        for room in list(hall.rooms.values()):
            room.pulse.start(room.reread)
        async for notice in connection.notifies():
            table_id, version = map(int, notice.payload.split())
            pass_on(hall, table_id, version)


def pass_on(hall: Hall, table_id: int, version: int) -> None:
    """The room that it is about reads on, if it does not know already."""
    room = hall.by_id.get(table_id)
    if room is not None and (room.table is None or room.table.version < version):
        room.pulse.start(lambda: room.refresh(version))
