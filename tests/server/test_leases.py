"""What a worker owns by its lease, asked of a real PostgreSQL."""

from __future__ import annotations

from sqlalchemy import text

from greenbaize.server.store.database import open_engine
from greenbaize.server.store.leases import keep_lease

from .postgres import Postgres

TABLES = (
    "CREATE TABLE workers (id SERIAL PRIMARY KEY, name TEXT, until FLOAT)",
    "CREATE TABLE tables (id INTEGER PRIMARY KEY, owner INTEGER)",
    "INSERT INTO tables VALUES (7, NULL), (8, NULL)",
)
LOCK = text("SELECT id FROM tables WHERE id = :table FOR UPDATE")


def test_a_table_stays_its_owners_while_somebody_writes_to_it(postgres: Postgres) -> None:
    engine = open_engine(postgres.fresh_database())
    with engine.begin() as connection:
        for statement in TABLES:
            connection.execute(text(statement))
    with engine.begin() as connection:
        first = keep_lease(connection, None, "one", [7], [])
    assert first.gained == frozenset({7})
    with engine.begin() as writer, engine.begin() as connection:
        writer.execute(LOCK, {"table": 7})
        writer.execute(LOCK, {"table": 8})
        again = keep_lease(connection, first.number, "one", [7, 8], [])
    assert (again.number, again.gained, again.free) == (
        first.number,
        frozenset({7}),
        frozenset({8}),
    )
    engine.dispose()
