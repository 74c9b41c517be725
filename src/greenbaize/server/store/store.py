"""Tables and their logs, written durably and read again."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, delete, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from greenbaize.server.entries import ENTRIES as ANY_ENTRY
from greenbaize.server.entries import Header, Written
from greenbaize.server.store.engine import READING, copy_journal, open_engine
from greenbaize.server.store.models import ENTRIES, LINKS, TABLES, TOKENS
from greenbaize.server.store.writer import Writer

READERS = 4

T = TypeVar("T")
Work = Callable[[Connection], T]


class Conflict(Exception):
    """Somebody else has written at this place of the log."""


class NoSuchTable(Exception):
    """There is no such table, or no longer."""


class Unreachable(Exception):
    """The database does not answer; what was asked may or may not have happened."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it is kept."""

    id: int
    header: Header
    secret: bytes


@dataclass(frozen=True, slots=True)
class Hold:
    """A token or a private link: the seat, and since which entry it must be held."""

    table_id: int
    seat: int
    ply: int


@dataclass(frozen=True, slots=True)
class Idle:
    """A table that nobody has touched for long."""

    id: int
    code: str
    phase: str


class Store:
    """All tables; one writer, a few readers."""

    def __init__(self, database: str) -> None:
        self.engine = open_engine(database)
        self.notifies = self.engine.dialect.name == "postgresql"
        self.writer = Writer(self.engine)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.closed = threading.Event()

    def close(self) -> None:
        """Finish what is being written."""
        self.closed.set()
        self.writer.close()
        self.readers.shutdown()
        self.engine.dispose()

    async def write(self, work: Work[T]) -> T:
        """Returns when it is durable."""
        return await understood(self.writer.submit(work))

    async def read(self, work: Work[T]) -> T:
        """Returns what was read."""
        return await understood(self.readers.submit(self.reading, work))

    def reading(self, work: Work[T]) -> T:
        with self.engine.connect().execution_options(**{READING: True}) as connection:
            return work(connection)

    async def create(self, header: Header, secret: bytes, log: Sequence[Written]) -> Kept:
        """A new table with the beginning of its log."""

        def work(connection: Connection) -> int:
            row = {
                "code": header.code,
                "header": header.model_dump_json(),
                "secret": secret,
                "phase": "gathering",
                "touched": log[-1].at,
            }
            made = connection.execute(insert(TABLES).values(row).returning(TABLES.c.id))
            number: int = made.scalar_one()
            connection.execute(insert(ENTRIES), rows(number, log))
            return number

        return Kept(await self.write(work), header, secret)

    async def append(
        self,
        table_id: int,
        log: Sequence[Written],
        phase: str | None = None,
        *,
        tokens: Sequence[tuple[str, Hold]] = (),
        link: str | None = None,
    ) -> None:
        """The next entries of a table, with the tokens they give out and the link they use up.

        A phase is noted with the time of the last entry; it need not be said with every move.
        """

        def work(connection: Connection) -> None:
            if link is not None:
                used = connection.execute(delete(LINKS).where(LINKS.c.hash == link))
                if used.rowcount != 1:
                    raise Conflict
            connection.execute(insert(ENTRIES), rows(table_id, log))
            for token, hold in tokens:
                connection.execute(insert(TOKENS).values(hash=token, **row_of(hold)))
            if phase is not None:
                touched = update(TABLES).where(TABLES.c.id == table_id)
                connection.execute(touched.values(touched=log[-1].at, phase=phase))

        await self.write(work)

    async def find(self, code: str) -> Kept | None:
        """The table of this code."""

        def work(connection: Connection) -> Kept | None:
            chosen = select(TABLES.c.id, TABLES.c.header, TABLES.c.secret)
            row = connection.execute(chosen.where(TABLES.c.code == code)).first()
            if row is None:
                return None
            return Kept(row.id, Header.model_validate_json(row.header), bytes(row.secret))

        return await self.read(work)

    async def log(self, table_id: int, since: int = 0) -> list[Written]:
        """The entries of a table from a place on."""

        def work(connection: Connection) -> list[Written]:
            chosen = select(ENTRIES.c.ply, ENTRIES.c.entry, ENTRIES.c.at, ENTRIES.c.key)
            mine = chosen.where(ENTRIES.c.table_id == table_id, ENTRIES.c.ply >= since)
            found = connection.execute(mine.order_by(ENTRIES.c.ply))
            return [
                Written(ply, ANY_ENTRY.validate_json(entry), at, key)
                for ply, entry, at, key in found
            ]

        return await self.read(work)

    async def token(self, token: str) -> Hold | None:
        """What a token was given for."""
        return await self.read(lambda connection: found_hold(connection, TOKENS, token))

    async def give(self, token: str, hold: Hold) -> None:
        """One more token for a seat that is held already."""
        row = {"hash": token, **row_of(hold)}
        await self.write(lambda connection: connection.execute(insert(TOKENS).values(row)) and None)

    async def link(self, link: str, hold: Hold, until: float) -> None:
        """A private link; earlier ones of this seat are void."""

        def work(connection: Connection) -> None:
            mine = (LINKS.c.table_id == hold.table_id) & (LINKS.c.seat == hold.seat)
            connection.execute(delete(LINKS).where(mine))
            connection.execute(insert(LINKS).values(hash=link, until=until, **row_of(hold)))

        await self.write(work)

    async def linked(self, link: str, now: float) -> tuple[str, Hold] | None:
        """The table and seat of a private link that can still be used."""

        def work(connection: Connection) -> tuple[str, Hold] | None:
            hold = found_hold(connection, LINKS, link, LINKS.c.until >= now)
            if hold is None:
                return None
            code = select(TABLES.c.code).where(TABLES.c.id == hold.table_id)
            return connection.execute(code).scalar_one(), hold

        return await self.read(work)

    async def idle(self, phase: str, before: float, most: int) -> list[Idle]:
        """Tables in this phase that nobody has touched since."""

        def work(connection: Connection) -> list[Idle]:
            chosen = select(TABLES.c.id, TABLES.c.code, TABLES.c.phase)
            old = chosen.where(TABLES.c.phase == phase, TABLES.c.touched < before).limit(most)
            return [Idle(*row) for row in connection.execute(old)]

        return await self.read(work)

    async def forget(self, table_id: int) -> None:
        """A table and all that belongs to it."""

        def work(connection: Connection) -> None:
            for table in (LINKS, TOKENS, ENTRIES):
                connection.execute(delete(table).where(table.c.table_id == table_id))
            connection.execute(delete(TABLES).where(TABLES.c.id == table_id))

        await self.write(work)

    async def tidy(self) -> None:
        """What can be done beside everything else, from time to time."""
        if self.engine.dialect.name == "sqlite":
            await self.read(copy_journal)

    async def answers(self) -> None:
        """Raises Unreachable if the database does not answer."""
        await self.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())


async def understood(future: Future[T]) -> T:
    """What came of a job; what the database complains of, in our words."""
    try:
        return await asyncio.wrap_future(future)
    except IntegrityError:
        raise Conflict from None
    except DBAPIError as trouble:
        raise Unreachable(type(trouble.orig).__name__) from None


def rows(table_id: int, log: Sequence[Written]) -> list[dict[str, Any]]:
    """Entries as they are kept."""
    return [
        {
            "table_id": table_id,
            "ply": written.ply,
            "entry": written.entry.model_dump_json(),
            "at": written.at,
            "key": written.key,
        }
        for written in log
    ]


def row_of(hold: Hold) -> dict[str, int]:
    """A hold as it is kept."""
    return {"table_id": hold.table_id, "seat": hold.seat, "ply": hold.ply}


def found_hold(connection: Connection, table: Any, value: str, *more: Any) -> Hold | None:
    """The hold that belongs to a hash."""
    chosen = select(table.c.table_id, table.c.seat, table.c.ply).where(table.c.hash == value, *more)
    row = connection.execute(chosen).first()
    return None if row is None else Hold(*row)
