"""The database itself: how it is opened, and how its tables come to be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

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

MIGRATION_LOCK = 6_725_283
"""Two servers that start at once migrate one after the other."""


def address(database: str) -> URL:
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
    raise SetupError("database_unknown", database=shown(hidden(database)))


def hidden(database: str) -> str:
    """Without what might be a password."""
    return database.partition("@")[2] or database


def is_sqlite(database: str) -> bool:
    """Whether it is a file that one process uses."""
    return address(database).get_backend_name() == "sqlite"


def sqlite_file(database: str) -> Path | None:
    """The file that SQLite keeps everything in, if there is one."""
    name = address(database).database if is_sqlite(database) else None
    return Path(name) if name and not name.startswith((":", "file:")) else None


def open_engine(database: str) -> Engine:
    """Connections that write durably."""
    url = address(database)
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=False, pool_size=4, max_overflow=4)
    if url.database in (None, "", ":memory:"):
        raise SetupError("database_not_durable")
    engine = create_engine(url, connect_args={"timeout": 30})
    event.listen(engine, "connect", make_durable)
    event.listen(engine, "begin", begin)
    return engine


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


def first_line(error: SQLAlchemyError) -> str:
    """The first line of the database's error message."""
    message = str(getattr(error, "orig", None) or error).strip()
    return message.splitlines()[0].rstrip(".") if message else type(error).__name__
