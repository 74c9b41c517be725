"""Which worker owns which table of a shared PostgreSQL.

A worker has a lease, which it renews several times in its life; the number of the lease is its
fencing number. A table belongs to the number that is written beside it as long as that lease is
good, and after that to whoever asks first. A worker whose lease has run out gets a new number, and
owns nothing. All times are the database's own.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, text

from greenbaize.server.store.pg_notify import CHANNEL, NOTIFY

LEASE_SECONDS = 1.8
"""How long the tables of a worker that has died stand still, and a little more."""

FORGET_SECONDS = 3600.0
NOW = "extract(epoch FROM clock_timestamp())"
LIVE = f"SELECT id FROM workers WHERE until > {NOW}"
UNOWNED = f"(owner IS NULL OR owner NOT IN ({LIVE}))"

FORGET = text(f"DELETE FROM workers WHERE until < {NOW} - {FORGET_SECONDS}")
REGISTER = text(
    f"INSERT INTO workers (name, until) VALUES (:name, {NOW} + {LEASE_SECONDS}) RETURNING id"
)
RENEW = text(
    f"WITH kept AS (UPDATE workers SET until = {NOW} + {LEASE_SECONDS} "
    f"WHERE id = :number AND until > {NOW} RETURNING id) "
    f"SELECT ARRAY({LIVE}), pg_notify('{CHANNEL}', 'beat ' || id) FROM kept"
)
"""Renews a lease that has not run out, says so, and tells which workers live."""

CLAIM = text(
    "UPDATE tables SET owner = :number WHERE id IN ("
    f"SELECT id FROM tables WHERE id = ANY(:tables) AND (owner = :number OR {UNOWNED}) "
    "ORDER BY id FOR NO KEY UPDATE SKIP LOCKED) RETURNING id"
)
"""Nobody waits for a lock here: what somebody else is writing to is claimed the next time."""

OURS = text("SELECT id FROM tables WHERE id = ANY(:tables) AND owner = :number")
"""Also those that were ours before, and that somebody is just writing to."""

STILL_FREE = text(f"SELECT id FROM tables WHERE id = ANY(:tables) AND {UNOWNED}")
RELEASE = text(
    "UPDATE tables SET owner = NULL WHERE id IN ("
    "SELECT id FROM tables WHERE id = ANY(:tables) AND owner = :number "
    "ORDER BY id FOR NO KEY UPDATE SKIP LOCKED) RETURNING id"
)
RESIGN = text("DELETE FROM workers WHERE id = :number")


@dataclass(frozen=True, slots=True)
class Lease:
    """A lease just renewed: which workers live, what this one owns of what it asked for.

    `free` are tables that it asked for and that nobody owns yet.
    """

    number: int
    workers: frozenset[int]
    gained: frozenset[int] = frozenset()
    free: frozenset[int] = frozenset()


def keep_lease(
    connection: Connection,
    number: int | None,
    name: str,
    wanted: Collection[int],
    released: Collection[int],
) -> Lease:
    """Renew the lease or get a new one, give tables back and claim others."""
    workers = renew(connection, number)
    if number is None or workers is None:
        number = register(connection, name)
        workers = renew(connection, number) or [number]
    if released:
        give_back(connection, number, released)
    gained, free = claim(connection, number, wanted) if wanted else (set(), set())
    return Lease(number, frozenset(workers), frozenset(gained), frozenset(free))


def renew(connection: Connection, number: int | None) -> list[int] | None:
    """All workers that live, if this one's lease has not run out."""
    row = connection.execute(RENEW, {"number": number}).first()
    return None if row is None else row[0]


def register(connection: Connection, name: str) -> int:
    """A new lease; those of workers that went long ago are forgotten."""
    connection.execute(FORGET)
    number: int = connection.execute(REGISTER, {"name": name}).scalar_one()
    return number


def claim(
    connection: Connection, number: int, wanted: Collection[int]
) -> tuple[set[int], set[int]]:
    """The tables that are ours now, and those that are still nobody's."""
    connection.execute(CLAIM, {"number": number, "tables": sorted(wanted)})
    gained = numbers(connection, OURS, number=number, tables=sorted(wanted))
    others = sorted(set(wanted) - gained)
    return gained, numbers(connection, STILL_FREE, tables=others) if others else set()


def give_back(connection: Connection, number: int, tables: Collection[int]) -> None:
    """Others may have these tables; they are told."""
    freed = numbers(connection, RELEASE, number=number, tables=sorted(tables))
    connection.execute(NOTIFY, {"payloads": [f"free {table}" for table in sorted(freed)]})


def resign(connection: Connection, number: int) -> None:
    """A worker that ends in good order says so."""
    connection.execute(RESIGN, {"number": number})
    connection.execute(NOTIFY, {"payloads": [f"gone {number}"]})


def numbers(connection: Connection, asked: Any, **params: Any) -> set[int]:
    return set(connection.execute(asked, params).scalars())
