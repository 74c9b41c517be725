"""The statements that transactions are made of; each is done on a connection that is given."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from greenbaize.server.store.models import AnyLogged, NewTable, NewToken, SeatClaim
from greenbaize.server.store.schema import ENTRIES, LINKS, TABLES, TOKENS
from greenbaize.server.store.writer import Conflict

HASH_DIGITS = 12


def write_probe(connection: Connection) -> None:
    """A row in every table, all of them deleted again: when this works, a move can be written."""
    row = {"code": f"-{secrets.token_hex(5)}", "header": "", "secret": b"", "phase": "probe"}
    made = insert(TABLES).values(touched=0.0, **row).returning(TABLES.c.id)
    claim = claim_row(SeatClaim(connection.execute(made).scalar_one(), 0, 0))
    number = claim["table_id"]
    entry = {"table_id": number, "position": 0, "entry": "{}", "at": 0.0}
    connection.execute(insert(ENTRIES).values(entry))
    connection.execute(insert(TOKENS).values(hash=row["code"], **claim))
    connection.execute(insert(LINKS).values(hash=row["code"], until=0.0, **claim))
    delete_table(connection, number)


def delete_table(connection: Connection, table_id: int) -> None:
    """A table and all that belongs to it."""
    for table in (LINKS, TOKENS, ENTRIES):
        connection.execute(delete(table).where(table.c.table_id == table_id))
    connection.execute(delete(TABLES).where(TABLES.c.id == table_id))


def place_of(token: NewToken | None) -> int:
    """New tables are written before all others; where a request is repeated, in one order too."""
    return 0 if token is None else -int(token.hash[:HASH_DIGITS], 16)


def insert_table(connection: Connection, new: NewTable[Any, Any]) -> int:
    """A new table; returns its id."""
    row = {
        "code": new.header.code,
        "header": new.header.model_dump_json(),
        "secret": new.secret,
        "phase": "gathering",
        "touched": new.log[-1].at,
    }
    made = connection.execute(insert(TABLES).values(row).returning(TABLES.c.id))
    number: int = made.scalar_one()
    connection.execute(insert(ENTRIES), entry_rows(number, new.log))
    return number


def entry_rows(table_id: int, log: Sequence[AnyLogged]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table_id,
            "position": logged.position,
            "entry": logged.entry.model_dump_json(),
            "at": logged.at,
            "key": logged.key,
        }
        for logged in log
    ]


def lock_link(connection: Connection, link: str) -> None:
    """A private link that is used up is nobody else's meanwhile."""
    found = select(LINKS.c.hash).where(LINKS.c.hash == link).with_for_update()
    if connection.execute(found).first() is None:
        raise Conflict


def claim_row(claim: SeatClaim) -> dict[str, int]:
    return {"table_id": claim.table_id, "seat": claim.seat, "held_since": claim.held_since}


def find_claim(connection: Connection, table: Any, value: str, *more: Any) -> SeatClaim | None:
    """The claim that belongs to a hash."""
    chosen = select(table.c.table_id, table.c.seat, table.c.held_since).where(
        table.c.hash == value, *more
    )
    row = connection.execute(chosen).first()
    return None if row is None else SeatClaim(*row)
