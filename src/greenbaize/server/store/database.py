"""The database itself: how it is opened, and how its tables come to be."""

from __future__ import annotations

import os
import socket
from contextlib import closing, suppress
from math import ceil
from pathlib import Path
from typing import Any
from weakref import WeakSet

import psycopg
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from greenbaize.engine.errors import SaveError, SetupError
from greenbaize.engine.text import shown

MIGRATIONS = Path(__file__).parent / "migrations"
READING = "reading"
CHECKPOINT_PAGES = 20_000
"""Pages after which a commit copies the journal itself."""

CHECKPOINT_ATTEMPTS = 3
"""What is written meanwhile is copied, too; the journal begins anew once all of it is."""

PRIVATE, OTHERS = 0o600, 0o077
MIGRATION_LOCK = 6_725_283
"""Two servers that start at once migrate one after the other."""


def database_url(database: str) -> URL:
    """The database's address with the driver that we use."""
    try:
        url = make_url(database)
    except ArgumentError:
        url = URL.create("none")
    kind = url.get_backend_name() if url.drivername else ""
    if kind == "sqlite":
        return url.set(drivername="sqlite+pysqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise SetupError("database_unknown", database=shown(redact_password(database)))


def redact_password(database: str) -> str:
    """Only what comes after the last @: before it there may be a password."""
    return database.rpartition("@")[2] or database


def is_sqlite(database: str) -> bool:
    """Whether it is a file that one process uses."""
    return database_url(database).get_backend_name() == "sqlite"


def sqlite_file(database: str) -> Path | None:
    """The file that SQLite keeps everything in, if there is one."""
    name = database_url(database).database if is_sqlite(database) else None
    return Path(name) if name and not name.startswith((":", "file:")) else None


def open_engine(database: str, timeout: float | None = None) -> Engine:
    """Connections that write durably, and wait for a PostgreSQL no longer than `timeout`."""
    url = database_url(database)
    if url.get_backend_name() != "sqlite":
        bounds = {} if timeout is None else timeouts(url, timeout)
        return create_engine(
            url, pool_pre_ping=False, pool_size=4, max_overflow=4, connect_args=bounds
        )
    if url.database in (None, "", ":memory:"):
        raise SetupError("database_not_durable")
    engine = create_engine(url, connect_args={"timeout": 30})
    event.listen(engine, "connect", make_durable)
    event.listen(engine, "begin", begin)
    return engine


def open_side_engine(database: str, timeout: float) -> Engine:
    """Connections to PostgreSQL for what need not outlive a power cut; each statement is whole."""
    url = database_url(database)
    bounds = timeouts(url, timeout)
    bounds["options"] = f"{bounds.get('options', '')} -c synchronous_commit=off".strip()
    return create_engine(url, pool_size=2, connect_args=bounds, isolation_level="AUTOCOMMIT")


def timeouts(url: URL, seconds: float) -> dict[str, Any]:
    """Nobody waits longer for a PostgreSQL that is slow, frozen or out of reach.

    A transaction that others wait for is given up sooner. What the address says goes before.
    """
    all_of_it, half = int(seconds * 1000), int(seconds * 500)
    session = {
        "statement_timeout": all_of_it,
        "lock_timeout": half,
        "idle_in_transaction_session_timeout": half,
    }
    bounds = {
        "connect_timeout": max(2, ceil(seconds)),
        "tcp_user_timeout": all_of_it,
        "keepalives_idle": ceil(seconds),
        "keepalives_interval": 1,
        "keepalives_count": 3,
        "options": " ".join(f"-c {name}={value}" for name, value in session.items()),
    }
    return {name: value for name, value in bounds.items() if name not in url.query}


class OpenConnections:
    """The connections of engines to PostgreSQL, so that whoever waits for an answer can end."""

    def __init__(self, *engines: Engine) -> None:
        self.connections: WeakSet[Any] = WeakSet()
        for engine in engines:
            if engine.dialect.name == "postgresql":
                event.listen(engine, "connect", lambda made, _: self.connections.add(made))

    def break_off(self) -> None:
        """Threads that wait for the database get an error at once."""
        for connection in list(self.connections):
            with suppress(psycopg.Error, OSError), closing(socket_of(connection)) as line:
                line.shutdown(socket.SHUT_RDWR)


def socket_of(connection: Any) -> socket.socket:
    """One more handle for the socket of a connection."""
    return socket.socket(fileno=os.dup(connection.fileno()))


def begin(connection: Connection) -> None:
    """Whoever will write waits for the lock at once; readers need none."""
    reads = connection.get_execution_options().get(READING)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def make_durable(connection: Any, _: Any) -> None:
    """A commit is on the disk before it returns; readers do not wait for writers.

    Nor do writers wait until a long journal is copied: that is done beside them, unless it is late.
    """
    connection.isolation_level = None
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"wal_autocheckpoint={CHECKPOINT_PAGES}",
    ):
        connection.execute(f"PRAGMA {pragma}")


def copy_journal(connection: Connection) -> None:
    """Copy SQLite's journal into its file, as far as nobody has to wait for it."""
    for _ in range(CHECKPOINT_ATTEMPTS):
        copying = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
        _, written, copied = copying.one()
        if written == copied:
            break


def migrate(database: str) -> None:
    """Bring the database up to date; a new one is made."""
    engine = open_engine(database)
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        raise SaveError("database_unusable", reason=first_line(error)) from None
    finally:
        engine.dispose()


def make_private(database: str) -> None:
    """SQLite's file and those beside it are for their owner alone, also one that was restored."""
    file = sqlite_file(database)
    for name in (file and f"{file}{ending}" for ending in ("", "-wal", "-shm")):
        if name and os.path.exists(name) and os.stat(name).st_mode & OTHERS:
            os.chmod(name, PRIVATE)


def first_line(error: SQLAlchemyError) -> str:
    """Only the first line: those after it quote SQL and its values."""
    message = str(getattr(error, "orig", None) or error).strip()
    return message.splitlines()[0].rstrip(".") if message else type(error).__name__
