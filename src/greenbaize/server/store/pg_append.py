"""How moves get into PostgreSQL: one statement appends to many logs, and tells other workers.

A move is by far the most frequent thing to be written, so it makes one journey to the database and
back, and other workers hear of it as soon as it is durable.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import Engine, text

from greenbaize.server.store.pg_notify import CHANNEL, entry_notice
from greenbaize.server.store.writer import Row

TYPES = {
    "table_id": "integer",
    "position": "integer",
    "entry": "text",
    "at": "double precision",
    "key": "text",
    "is_next": "boolean",
    "notice": "text",
}
STORED = "table_id, position, entry, at, key"
GIVEN = ", ".join(f"CAST(:{name} AS {type}[])" for name, type in TYPES.items())

APPEND = text(
    f"WITH given AS (SELECT * FROM unnest({GIVEN}) AS rows({', '.join(TYPES)})), "
    f"next AS (INSERT INTO entries ({STORED}) SELECT {STORED} FROM given WHERE is_next "
    "ORDER BY table_id ON CONFLICT DO NOTHING RETURNING table_id), "
    f"rest AS (INSERT INTO entries ({STORED}) SELECT {STORED} FROM given "
    "WHERE NOT is_next AND table_id IN (SELECT table_id FROM next)) "
    f"SELECT table_id, pg_notify('{CHANNEL}', notice) FROM "
    "(SELECT table_id, notice FROM given WHERE table_id IN (SELECT table_id FROM next) "
    "ORDER BY table_id, position) AS written"
)
"""A log has no gaps, so whoever writes its next place has those after it.

All workers write in the order of tables, so that no two ever wait for each other. Transactions
that notify are committed one after the other; whoever commits waits for nobody else.
"""


def append(engine: Engine, logs: Sequence[Sequence[Row]]) -> Collection[int]:
    """Append to several logs, each all or nothing; returns the tables without a conflict."""
    rows = [
        {**row, "is_next": place == 0, "notice": entry_notice(row)}
        for log in logs
        for place, row in enumerate(log)
    ]
    columns = {name: [row[name] for row in rows] for name in TYPES}
    with engine.connect() as connection:
        return set(connection.execute(APPEND, columns).scalars())
