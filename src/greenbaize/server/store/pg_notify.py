"""Several workers, one PostgreSQL: whoever writes tells the others what was written.

A notification is a word and what it is about: `entry` a log entry (without its text if that is too
long for a notification), `beat` a worker's sign of life, `free` a table that has no owner any more,
and `gone` a worker that ends.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from time import monotonic
from typing import Any, Protocol

import psycopg
from sqlalchemy import Engine, text
from sqlalchemy.exc import SQLAlchemyError

from greenbaize.server.ops import logging
from greenbaize.server.store.database import database_url, timeouts

RETRY_AFTER = 0.2
SILENCE_SECONDS = 3.0
"""A worker hears at least its own signs of life; if it hears nothing, its connection is dead."""

CHANNEL = "greenbaize"
NO_KEY = "-"
MOST_BYTES = 7900
"""PostgreSQL takes no longer notification."""

ATTEMPTS = 2
"""A connection that was cut is noticed when it is used; the next one is new."""

NOTIFY = text(
    f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(CAST(:payloads AS text[])) AS payload"
)


class Listener(Protocol):
    """Who is told."""

    def on_connect(self) -> None:
        """Whatever was said before now is lost."""

    def on_disconnect(self) -> None:
        """Nothing is heard any more."""

    def on_entry(self, table_id: int, position: int, text: list[str]) -> None:
        """A log entry: its time, key and JSON, or nothing if it was too long."""

    def on_beat(self, number: int) -> None:
        """A worker lives."""

    def on_free(self, table_id: int) -> None:
        """A table has no owner any more."""

    def on_gone(self, number: int) -> None:
        """A worker ends."""


async def listen(database: str, timeout: float, listener: Listener) -> None:
    """Pass on every notification, for ever, whatever goes wrong with one connection."""
    url = database_url(database).set(drivername="postgresql")
    dsn, bounds = url.render_as_string(hide_password=False), timeouts(url, timeout)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(
                dsn, autocommit=True, **bounds
            ) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await Ear(connection.pgconn, listener).listen()
        except Exception as error:
            logging.warning("notifications lost, reconnecting", error=type(error).__name__)
        finally:
            listener.on_disconnect()
        await asyncio.sleep(RETRY_AFTER)


class Ear:
    """A connection that listens; it is read whenever there is something, without a task."""

    def __init__(self, connection: psycopg.pq.abc.PGconn, listener: Listener) -> None:
        self.connection, self.listener = connection, listener
        self.line, self.heard_at = connection.socket, monotonic()
        self.broken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.reading = False

    async def listen(self) -> None:
        """Until the connection breaks, or nothing is heard."""
        asyncio.get_running_loop().add_reader(self.line, self.read)
        self.reading = True
        try:
            self.listener.on_connect()
            while monotonic() - self.heard_at < SILENCE_SECONDS:
                await asyncio.wait({self.broken}, timeout=SILENCE_SECONDS / 4)
                if self.broken.done():
                    self.broken.result()
            raise TimeoutError
        finally:
            self.stop_reading()

    def stop_reading(self) -> None:
        """Once: the socket of a broken connection may be somebody else's a moment later."""
        if self.reading:
            self.reading = False
            asyncio.get_running_loop().remove_reader(self.line)

    def read(self) -> None:
        """Whatever has arrived. A connection that is broken no longer knows its own socket."""
        try:
            self.connection.consume_input()
            while (notice := self.connection.notifies()) is not None:
                self.heard_at = monotonic()
                pass_on(notice.extra.decode(), self.listener)
        except Exception as error:
            self.stop_reading()
            if not self.broken.done():
                self.broken.set_exception(error)


def pass_on(payload: str, listener: Listener) -> None:
    """One notification."""
    word, _, rest = payload.partition(" ")
    match word:
        case "entry":
            table_id, position, *text = rest.split(" ", 4)
            listener.on_entry(int(table_id), int(position), text)
        case "beat":
            listener.on_beat(int(rest))
        case "free":
            listener.on_free(int(rest))
        case "gone":
            listener.on_gone(int(rest))


# Telling others


def entry_notice(row: Mapping[str, Any]) -> str:
    """A log entry, as others are told; one that is too long they read themselves."""
    place = f"entry {row['table_id']} {row['position']}"
    whole = f"{place} {row['at']!r} {row['key'] or NO_KEY} {row['entry']}"
    return whole if len(whole.encode()) < MOST_BYTES else place


def notify(engine: Engine, payloads: list[str]) -> None:
    """Tell all workers; whoever cannot be told now finds a gap the next time, and reads."""
    for _ in range(ATTEMPTS):
        try:
            with engine.connect() as connection:
                connection.execute(NOTIFY, {"payloads": payloads})
            return
        except SQLAlchemyError as error:
            trouble = error
    logging.warning("other workers could not be notified", error=type(trouble).__name__)
