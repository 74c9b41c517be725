"""Moves of many tables go to PostgreSQL in one statement, and others hear of what was written."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import psycopg
import pytest
from sqlalchemy import Engine

from greenbaize.server.store import Conflict, migrate
from greenbaize.server.store.database import open_engine
from greenbaize.server.store.pg_append import append
from greenbaize.server.store.pg_notify import CHANNEL, entry_notice
from greenbaize.server.tables.log import HouseMoved, LoggedEntry, open_store

from .postgres import Postgres

TABLES, GONE = 3, 99
PATIENCE = 30.0
ADD_TABLE = "INSERT INTO tables (code, header, secret, phase, touched) VALUES (%s, '', '', '', 0)"


@pytest.fixture
def url(postgres: Postgres) -> str:
    """A database with a few empty tables, numbered from 1."""
    url = postgres.fresh_database()
    migrate(url)
    with psycopg.connect(url) as connection:
        for number in range(TABLES):
            connection.execute(ADD_TABLE, [f"table {number}"])
    return url


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    engine = open_engine(url)
    yield engine.execution_options(isolation_level="AUTOCOMMIT")
    engine.dispose()


def rows(table: int, first: int, count: int = 1, key: str | None = None) -> list[dict[str, Any]]:
    """Entries of one log, one after the other; only the first has a key."""
    return [
        {
            "table_id": table,
            "position": place,
            "entry": f"entry {place}",
            "at": 1.5,
            "key": None if place > first else key,
        }
        for place in range(first, first + count)
    ]


def log(url: str) -> list[tuple[int, int]]:
    """Which places of which tables are written."""
    with psycopg.connect(url) as connection:
        asked = "SELECT table_id, position FROM entries ORDER BY table_id, position"
        return connection.execute(asked).fetchall()


def test_a_conflict_takes_nothing_of_its_own_log_and_leaves_the_others(
    url: str, engine: Engine
) -> None:
    assert append(engine, [rows(1, 0), rows(2, 0, 3)]) == {1, 2}
    logs = [rows(1, 1, 2), rows(2, 2, 3), rows(3, 0, key="mine")]
    assert append(engine, logs) == {1, 3}
    assert log(url) == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0)]


def test_a_key_that_is_in_the_log_is_a_conflict(url: str, engine: Engine) -> None:
    assert append(engine, [rows(1, 0, key="once")]) == {1}
    assert append(engine, [rows(1, 1, 2, key="once"), rows(2, 0)]) == {2}
    assert log(url) == [(1, 0), (2, 0)]


def test_others_hear_of_what_was_written_in_its_order_and_of_nothing_else(
    url: str, engine: Engine
) -> None:
    append(engine, [rows(2, 0)])
    with psycopg.connect(url, autocommit=True) as listening:
        listening.execute(f"LISTEN {CHANNEL}")
        written = rows(1, 0, 12, key="first")
        append(engine, [rows(3, 0), rows(2, 0), written])
        heard = listening.notifies(timeout=PATIENCE, stop_after=len(written) + 1)
        told = [notice.payload for notice in heard]
    assert told == [entry_notice(row) for row in [*written, *rows(3, 0)]]


def test_a_table_that_is_gone_fails_alone(url: str) -> None:
    store = open_store(url, PATIENCE)

    async def write() -> list[BaseException | None]:
        entry = LoggedEntry(0, HouseMoved(words="roll 1"), 1.5)
        jobs = [store.append(table, [entry]) for table in (1, GONE, 2)]
        return await asyncio.gather(*jobs, return_exceptions=True)

    with closing(store):
        first, gone, last = asyncio.run(write())
    assert (first, last) == (None, None)
    assert isinstance(gone, Conflict)
    assert log(url) == [(1, 0), (2, 0)]
