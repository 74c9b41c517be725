"""Several workers, one PostgreSQL: whoever writes notifies the others, who then read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import psycopg

from greenbaize.server.ops import logging
from greenbaize.server.store.database import address

RETRY_AFTER = 1.0
CHANNEL = "greenbaize"
"""Where the database notifies of every log record: its table's id, and the version after it."""

OnChange = Callable[[int, int], None]


async def listen(database: str, on_change: OnChange, on_connect: Callable[[], None]) -> None:
    """Pass on every notification, for ever; `on_connect` makes up for those that a gap lost."""
    url = address(database).set(drivername="postgresql")
    dsn = url.render_as_string(hide_password=False)
    while True:
        try:
            await listen_once(dsn, on_change, on_connect)
        except (psycopg.Error, OSError) as error:
            logging.warning("notifications lost, reconnecting", error=type(error).__name__)
            await asyncio.sleep(RETRY_AFTER)


async def listen_once(dsn: str, on_change: OnChange, on_connect: Callable[[], None]) -> None:
    """Until the connection breaks."""
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        on_connect()
        async for notice in connection.notifies():
            table_id, version = map(int, notice.payload.split())
            on_change(table_id, version)
