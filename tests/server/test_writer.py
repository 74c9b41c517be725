"""The one who writes goes on, whoever goes away in the meantime."""

from __future__ import annotations

import threading
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, text

from greenbaize.server.store.database import READING, copy_journal, open_engine
from greenbaize.server.store.writer import Writer


def test_jobs_that_nobody_waits_for_any_more_do_not_stop_the_writer(database: str) -> None:
    engine = open_engine(database)
    writer = Writer(engine)
    begun, go_on = threading.Event(), threading.Event()

    def slowly(connection: Connection) -> int:
        begun.set()
        go_on.wait(10)
        return one(connection)

    def one(connection: Connection) -> int:
        return int(connection.execute(text("SELECT 1")).scalar_one())

    slow = writer.submit(slowly)
    assert begun.wait(10)
    assert not slow.cancel()
    waiting = writer.submit(one)
    assert waiting.cancel()
    go_on.set()
    assert slow.result(10) == writer.submit(one).result(10) == 1
    writer.close()
    engine.dispose()


def test_a_journal_is_copied_and_begins_anew(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE notes (words TEXT)"))
        connection.execute(text("INSERT INTO notes VALUES ('kept')"))
    with engine.connect().execution_options(**{READING: True}) as connection:
        copy_journal(connection)
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO notes VALUES ('a line')"))
    with closing(engine.raw_connection()) as connection:
        _, pages, copied = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    engine.dispose()
    assert 0 < pages == copied < 3
