"""Tables and their logs, written durably and read again.

The store knows headers and log entries only as pydantic models that become JSON; what they mean
is for the tables to know.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from time import monotonic
from typing import Any, Generic, TypeVar

from psycopg import errors
from sqlalchemy import Connection, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError

from greenbaize.server.store.database import (
    READING,
    OpenConnections,
    copy_journal,
    open_engine,
    open_side_engine,
    sqlite_file,
)
from greenbaize.server.store.health import FileWatch, Health, StoreTimeout, StoreUnavailable
from greenbaize.server.store.models import (
    Header,
    IdleTable,
    Logged,
    NewTable,
    NewToken,
    SeatClaim,
    StoredTable,
)
from greenbaize.server.store.pg_append import append
from greenbaize.server.store.pg_notify import entry_notice, notify
from greenbaize.server.store.schema import ENTRIES, LINKS, TABLES, TOKENS
from greenbaize.server.store.statements import (
    claim_row,
    delete_table,
    entry_rows,
    find_claim,
    insert_table,
    lock_link,
    place_of,
    write_probe,
)
from greenbaize.server.store.writer import Conflict, Row, Writer

READERS = 4
UNREADABLE = "unreadable"
"""The phase of tables that housekeeping has set aside."""
CLOSE_SECONDS = 2.0
"""How long the end waits for what is being written."""

DEFAULT_TIMEOUT = 5.0
INSERT: dict[str, Callable[[Any], Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""Each database's own way to insert what is not there yet."""

GIVEN_UP = (
    errors.ConnectionTimeout,
    errors.IdleInTransactionSessionTimeout,
    errors.LockNotAvailable,
    errors.QueryCanceled,
)
"""What PostgreSQL says of what took too long."""

T = TypeVar("T")
ReadEntry = Callable[[int, str, float, str | None], Logged]
Work = Callable[[Connection], T]


class Store(Generic[Header, Logged]):
    """All tables; one writer, a few readers."""

    def __init__(
        self,
        database: str,
        read_header: Callable[[str], Header],
        read_entry: ReadEntry[Logged],
        timeout: float = DEFAULT_TIMEOUT,
    ) -> None:
        self.read_header, self.read_entry, self.timeout = read_header, read_entry, timeout
        self.engine = open_engine(database, timeout)
        self.notifies = self.engine.dialect.name == "postgresql"
        self.side = open_side_engine(database, timeout) if self.notifies else self.engine
        self.connections = OpenConnections(self.engine, self.side)
        self.insert_new = INSERT[self.engine.dialect.name](ENTRIES).on_conflict_do_nothing()
        self.writer = self.open_writer()
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.closed = threading.Event()
        self.file = FileWatch(sqlite_file(database))
        self.health = Health()

    def open_writer(self) -> Writer:
        """On PostgreSQL, moves take a shorter way, and others are told."""
        if not self.notifies:
            return Writer(self.engine)
        at_once = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        return Writer(self.engine, partial(notify, self.side), partial(append, at_once))

    def close(self) -> None:
        """Returns when all that was submitted is written, or the database has not answered."""
        self.closed.set()
        ends = (self.writer.close, partial(self.readers.shutdown, cancel_futures=True))
        ending = [threading.Thread(target=end, daemon=True) for end in ends]
        for thread in ending:
            thread.start()
        if not all_end(ending, CLOSE_SECONDS):
            self.connections.break_off()
            all_end(ending, CLOSE_SECONDS)
        self.engine.dispose()
        self.side.dispose()

    async def write(
        self,
        work: Work[T],
        table: int = 0,
        notices: Sequence[str] = (),
        rows: Sequence[Row] = (),
    ) -> T:
        """Returns when it is durable; then others are told."""
        checked = self.file.checked(work)
        try:
            done = await self.outcome(self.writer.submit(checked, table, notices, rows))
        except StoreUnavailable as error:
            self.health.note_failure(str(error))
            raise
        self.health.note_success()
        return done

    async def probe(self) -> None:
        """Write as tables do, and take it back; what came of it is in `health`.

        Nothing else writes these rows, so whatever goes wrong is a fault of the database, unless
        it was only slow.
        """
        try:
            await self.outcome(self.writer.submit(self.file.checked(write_probe)))
        except StoreTimeout:
            self.health.note_slow_probe("timeout")
        except Exception as error:
            self.health.note_probe(str(error) or type(error).__name__)
        else:
            self.health.note_probe(None)

    async def read(self, work: Work[T]) -> T:
        return await self.outcome(self.readers.submit(self.read_now, work))

    async def write_beside(self, work: Work[T]) -> T:
        """Write something to PostgreSQL that need not be durable, each statement by itself."""
        return await self.outcome(self.readers.submit(self.write_now, work))

    def write_now(self, work: Work[T]) -> T:
        with self.side.connect() as connection:
            return work(connection)

    async def outcome(self, future: Future[T]) -> T:
        """What came of a job; errors of the database as ours.

        Whoever has waited too long is told so. What was begun may still be done; what was not
        begun never will be.
        """
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), self.timeout)
        except TimeoutError:
            raise StoreTimeout from None
        except IntegrityError:
            raise Conflict from None
        except DBAPIError as error:
            late = isinstance(error.orig, GIVEN_UP)
            raise (StoreTimeout if late else StoreUnavailable)(type(error.orig).__name__) from None

    def read_now(self, work: Work[T]) -> T:
        with self.engine.connect().execution_options(**{READING: True}) as connection:
            return work(connection)

    async def create(
        self, header: Header, secret: bytes, log: Sequence[Logged], token: NewToken | None = None
    ) -> StoredTable[Header]:
        """A new table with the beginning of its log, and the token of its maker."""

        def work(connection: Connection) -> int:
            number = insert_table(connection, NewTable(header, secret, log))
            if token is not None:
                claim = SeatClaim(number, token.seat, token.held_since)
                connection.execute(insert(TOKENS).values(hash=token.hash, **claim_row(claim)))
            return number

        return StoredTable(await self.write(work, place_of(token)), header, secret)

    async def append(
        self,
        table_id: int,
        log: Sequence[Logged],
        phase: str | None = None,
        *,
        tokens: Sequence[tuple[str, SeatClaim]] = (),
        link: str | None = None,
        rematch: NewTable[Header, Logged] | None = None,
    ) -> None:
        """The next log entries of a table, and what belongs to them: all of it or nothing.

        That is the tokens that they give out, the link that they use up, and a rematch's new table.

        A phase is stored with the time of the last entry; not every move needs to store it.
        """

        rows = entry_rows(table_id, log)

        def work(connection: Connection) -> None:
            if link is not None:
                lock_link(connection, link)
            self.insert_log(connection, rows)
            if link is not None:
                connection.execute(delete(LINKS).where(LINKS.c.hash == link))
            if rematch is not None:
                insert_table(connection, rematch)
            for token, claim in tokens:
                connection.execute(insert(TOKENS).values(hash=token, **claim_row(claim)))
            if phase is not None:
                touched = update(TABLES).where(TABLES.c.id == table_id)
                connection.execute(touched.values(touched=log[-1].at, phase=phase))

        notices = [entry_notice(row) for row in rows] if self.notifies else []
        alone = link is None and rematch is None and phase is None and not tokens
        await self.write(work, table_id, notices, rows if alone else ())

    def insert_log(self, connection: Connection, rows: list[dict[str, Any]]) -> None:
        """A log has no gaps, so whoever writes its next place has those after it."""
        counted = connection.execution_options(preserve_rowcount=True)
        if counted.execute(self.insert_new, rows[0]).rowcount != 1:
            raise Conflict
        if rows[1:]:
            connection.execute(insert(ENTRIES), rows[1:])

    async def find(self, code: str) -> StoredTable[Header] | None:
        """The table of this code."""

        def work(connection: Connection) -> StoredTable[Header] | None:
            chosen = select(TABLES.c.id, TABLES.c.header, TABLES.c.secret)
            row = connection.execute(chosen.where(TABLES.c.code == code)).first()
            if row is None:
                return None
            return StoredTable(row.id, self.read_header(row.header), bytes(row.secret))

        return await self.read(work)

    async def read_log(self, table_id: int, since: int = 0) -> list[Logged]:
        """The log of a table from a place on.

        All rows are fetched before any is parsed: an error amid them would leave SQLite reading.
        """

        def work(connection: Connection) -> list[Logged]:
            chosen = select(ENTRIES.c.position, ENTRIES.c.entry, ENTRIES.c.at, ENTRIES.c.key)
            mine = chosen.where(ENTRIES.c.table_id == table_id, ENTRIES.c.position >= since)
            found = connection.execute(mine.order_by(ENTRIES.c.position)).all()
            return [self.read_entry(*row) for row in found]

        return await self.read(work)

    async def find_token(self, token: str) -> SeatClaim | None:
        """What a token was given for."""
        return await self.read(lambda connection: find_claim(connection, TOKENS, token))

    async def add_token(self, token: str, claim: SeatClaim) -> None:
        """One more token for a seat that is held already."""
        row = {"hash": token, **claim_row(claim)}
        add = insert(TOKENS).values(row)
        await self.write(lambda connection: connection.execute(add) and None, claim.table_id)

    async def add_link(self, link: str, claim: SeatClaim, until: float) -> None:
        """A private link; earlier ones of this seat are void."""

        def work(connection: Connection) -> None:
            mine = (LINKS.c.table_id == claim.table_id) & (LINKS.c.seat == claim.seat)
            connection.execute(delete(LINKS).where(mine))
            connection.execute(insert(LINKS).values(hash=link, until=until, **claim_row(claim)))

        await self.write(work, claim.table_id)

    async def find_link(self, link: str, now: float) -> tuple[str, SeatClaim] | None:
        """The table's code and the seat of a private link that can still be used."""

        def work(connection: Connection) -> tuple[str, SeatClaim] | None:
            claim = find_claim(connection, LINKS, link, LINKS.c.until >= now)
            if claim is None:
                return None
            code = select(TABLES.c.code).where(TABLES.c.id == claim.table_id)
            return connection.execute(code).scalar_one(), claim

        return await self.read(work)

    async def code_of(self, table_id: int) -> str | None:
        """The code of the table with this id."""
        code = select(TABLES.c.code).where(TABLES.c.id == table_id)
        return await self.read(lambda connection: connection.execute(code).scalar())

    async def idle_tables(self, phase: str, before: float, most: int) -> list[IdleTable]:
        """Tables in this phase that nobody has touched since."""

        def work(connection: Connection) -> list[IdleTable]:
            chosen = select(TABLES.c.id, TABLES.c.code, TABLES.c.phase)
            old = chosen.where(TABLES.c.phase == phase, TABLES.c.touched < before).limit(most)
            return [IdleTable(*row) for row in connection.execute(old)]

        return await self.read(work)

    async def oldest_finished(self, entries: int, most: int) -> list[IdleTable]:
        """The finished tables beyond so many log entries of the newest, the oldest first."""

        def work(connection: Connection) -> list[IdleTable]:
            last = select(func.max(ENTRIES.c.position)).where(ENTRIES.c.table_id == TABLES.c.id)
            size = (last.scalar_subquery() + 1).label("size")
            sized = select(TABLES.c.id, TABLES.c.code, TABLES.c.phase, TABLES.c.touched, size)
            over = sized.where(TABLES.c.phase == "over").subquery()
            newest = (over.c.touched.desc(), over.c.id.desc())
            total = func.sum(over.c.size).over(order_by=newest, rows=(None, 0)).label("total")
            summed = select(over.c.id, over.c.code, over.c.phase, over.c.touched, total).subquery()
            beyond = select(summed.c.id, summed.c.code, summed.c.phase)
            beyond = beyond.where(summed.c.total > entries).order_by(summed.c.touched).limit(most)
            return [IdleTable(*row) for row in connection.execute(beyond)]

        return await self.read(work)

    async def delete(self, table_id: int) -> None:
        """A table and all that belongs to it."""
        await self.write(partial(delete_table, table_id=table_id), table_id)

    async def set_aside(self, table_id: int) -> None:
        """A table that cannot be read is left alone, until somebody writes to it again."""
        aside = update(TABLES).where(TABLES.c.id == table_id).values(phase=UNREADABLE)
        await self.write(lambda connection: connection.execute(aside) and None, table_id)

    async def checkpoint(self) -> None:
        """Copy SQLite's journal into its file, so that writers need not do it themselves."""
        if self.engine.dialect.name == "sqlite":
            await self.read(copy_journal)

    async def ping(self) -> None:
        """Raises StoreUnavailable if the database does not answer."""
        await self.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())


def all_end(threads: Sequence[threading.Thread], seconds: float) -> bool:
    """Whether all of them end within so many seconds."""
    deadline = monotonic() + seconds
    for thread in threads:
        thread.join(max(0.0, deadline - monotonic()))
    return not any(thread.is_alive() for thread in threads)
