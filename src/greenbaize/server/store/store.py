"""Tables and their logs, written durably and read again.

The store knows headers and log entries only as pydantic models that become JSON; what they mean
is for the tables to know.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from pydantic import BaseModel
from sqlalchemy import Connection, delete, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from greenbaize.server.store.database import READING, copy_journal, open_engine
from greenbaize.server.store.models import ENTRIES, LINKS, TABLES, TOKENS
from greenbaize.server.store.writer import Writer

READERS = 4

T = TypeVar("T")


class HeaderModel(BaseModel):
    """What is stored of a table from its first moment on; it is found by its code."""

    code: str


Header = TypeVar("Header", bound=HeaderModel)


class AnyRecord(Protocol):
    """A log entry in its place: when it was written, and under which idempotency key."""

    @property
    def ply(self) -> int: ...
    @property
    def entry(self) -> BaseModel: ...
    @property
    def at(self) -> float: ...
    @property
    def key(self) -> str | None: ...


Record = TypeVar("Record", bound=AnyRecord)
ReadRecord = Callable[[int, str, float, str | None], Record]
Work = Callable[[Connection], T]


class Conflict(Exception):
    """Somebody else has written at this place of the log."""


class TableNotFound(Exception):
    """There is no such table, or no longer."""


class StoreUnavailable(Exception):
    """The database does not answer; what was asked may or may not have happened."""


@dataclass(frozen=True, slots=True)
class StoredTable(Generic[Header]):
    """A table's row, but for its log."""

    id: int
    header: Header
    secret: bytes


@dataclass(frozen=True, slots=True)
class SeatClaim:
    """What a token or a private link claims: a seat, held since the log record `ply`."""

    table_id: int
    seat: int
    ply: int


@dataclass(frozen=True, slots=True)
class IdleTable:
    """A table that nobody has touched for long."""

    id: int
    code: str
    phase: str


class Store(Generic[Header, Record]):
    """All tables; one writer, a few readers."""

    def __init__(
        self, database: str, read_header: Callable[[str], Header], read_record: ReadRecord[Record]
    ) -> None:
        self.read_header, self.read_record = read_header, read_record
        self.engine = open_engine(database)
        self.notifies = self.engine.dialect.name == "postgresql"
        self.writer = Writer(self.engine)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.closed = threading.Event()

    def close(self) -> None:
        """Returns when all that was submitted is written."""
        self.closed.set()
        self.writer.close()
        self.readers.shutdown()
        self.engine.dispose()

    async def write(self, work: Work[T]) -> T:
        """Returns when it is durable."""
        return await outcome(self.writer.submit(work))

    async def read(self, work: Work[T]) -> T:
        return await outcome(self.readers.submit(self.read_now, work))

    def read_now(self, work: Work[T]) -> T:
        with self.engine.connect().execution_options(**{READING: True}) as connection:
            return work(connection)

    async def create(
        self, header: Header, secret: bytes, log: Sequence[Record]
    ) -> StoredTable[Header]:
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
            connection.execute(insert(ENTRIES), entry_rows(number, log))
            return number

        return StoredTable(await self.write(work), header, secret)

    async def append(
        self,
        table_id: int,
        log: Sequence[Record],
        phase: str | None = None,
        *,
        tokens: Sequence[tuple[str, SeatClaim]] = (),
        link: str | None = None,
    ) -> None:
        """The next log records of a table, the tokens that they give out and the link they use up.

        A phase is stored with the time of the last record; not every move needs to store it.
        """

        def work(connection: Connection) -> None:
            if link is not None:
                used = connection.execute(delete(LINKS).where(LINKS.c.hash == link))
                if used.rowcount != 1:
                    raise Conflict
            connection.execute(insert(ENTRIES), entry_rows(table_id, log))
            for token, claim in tokens:
                connection.execute(insert(TOKENS).values(hash=token, **claim_row(claim)))
            if phase is not None:
                touched = update(TABLES).where(TABLES.c.id == table_id)
                connection.execute(touched.values(touched=log[-1].at, phase=phase))

        await self.write(work)

    async def find(self, code: str) -> StoredTable[Header] | None:
        """The table of this code."""

        def work(connection: Connection) -> StoredTable[Header] | None:
            chosen = select(TABLES.c.id, TABLES.c.header, TABLES.c.secret)
            row = connection.execute(chosen.where(TABLES.c.code == code)).first()
            if row is None:
                return None
            return StoredTable(row.id, self.read_header(row.header), bytes(row.secret))

        return await self.read(work)

    async def read_log(self, table_id: int, since: int = 0) -> list[Record]:
        """The log of a table from a place on."""

        def work(connection: Connection) -> list[Record]:
            chosen = select(ENTRIES.c.ply, ENTRIES.c.entry, ENTRIES.c.at, ENTRIES.c.key)
            mine = chosen.where(ENTRIES.c.table_id == table_id, ENTRIES.c.ply >= since)
            found = connection.execute(mine.order_by(ENTRIES.c.ply))
            return [self.read_record(*row) for row in found]

        return await self.read(work)

    async def find_token(self, token: str) -> SeatClaim | None:
        """What a token was given for."""
        return await self.read(lambda connection: find_claim(connection, TOKENS, token))

    async def add_token(self, token: str, claim: SeatClaim) -> None:
        """One more token for a seat that is held already."""
        row = {"hash": token, **claim_row(claim)}
        await self.write(lambda connection: connection.execute(insert(TOKENS).values(row)) and None)

    async def add_link(self, link: str, claim: SeatClaim, until: float) -> None:
        """A private link; earlier ones of this seat are void."""

        def work(connection: Connection) -> None:
            mine = (LINKS.c.table_id == claim.table_id) & (LINKS.c.seat == claim.seat)
            connection.execute(delete(LINKS).where(mine))
            connection.execute(insert(LINKS).values(hash=link, until=until, **claim_row(claim)))

        await self.write(work)

    async def find_link(self, link: str, now: float) -> tuple[str, SeatClaim] | None:
        """The table's code and the seat of a private link that can still be used."""

        def work(connection: Connection) -> tuple[str, SeatClaim] | None:
            claim = find_claim(connection, LINKS, link, LINKS.c.until >= now)
            if claim is None:
                return None
            code = select(TABLES.c.code).where(TABLES.c.id == claim.table_id)
            return connection.execute(code).scalar_one(), claim

        return await self.read(work)

    async def idle_tables(self, phase: str, before: float, most: int) -> list[IdleTable]:
        """Tables in this phase that nobody has touched since."""

        def work(connection: Connection) -> list[IdleTable]:
            chosen = select(TABLES.c.id, TABLES.c.code, TABLES.c.phase)
            old = chosen.where(TABLES.c.phase == phase, TABLES.c.touched < before).limit(most)
            return [IdleTable(*row) for row in connection.execute(old)]

        return await self.read(work)

    async def delete(self, table_id: int) -> None:
        """A table and all that belongs to it."""

        def work(connection: Connection) -> None:
            for table in (LINKS, TOKENS, ENTRIES):
                connection.execute(delete(table).where(table.c.table_id == table_id))
            connection.execute(delete(TABLES).where(TABLES.c.id == table_id))

        await self.write(work)

    async def checkpoint(self) -> None:
        """Copy SQLite's journal into its file, so that writers need not do it themselves."""
        if self.engine.dialect.name == "sqlite":
            await self.read(copy_journal)

    async def ping(self) -> None:
        """Raises StoreUnavailable if the database does not answer."""
        await self.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())


async def outcome(future: Future[T]) -> T:
    """What came of a job; errors of the database as ours."""
    try:
        return await asyncio.wrap_future(future)
    except IntegrityError:
        raise Conflict from None
    except DBAPIError as error:
        raise StoreUnavailable(type(error.orig).__name__) from None


def entry_rows(table_id: int, log: Sequence[AnyRecord]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table_id,
            "ply": record.ply,
            "entry": record.entry.model_dump_json(),
            "at": record.at,
            "key": record.key,
        }
        for record in log
    ]


def claim_row(claim: SeatClaim) -> dict[str, int]:
    return {"table_id": claim.table_id, "seat": claim.seat, "ply": claim.ply}


def find_claim(connection: Connection, table: Any, value: str, *more: Any) -> SeatClaim | None:
    """The claim that belongs to a hash."""
    chosen = select(table.c.table_id, table.c.seat, table.c.ply).where(table.c.hash == value, *more)
    row = connection.execute(chosen).first()
    return None if row is None else SeatClaim(*row)
