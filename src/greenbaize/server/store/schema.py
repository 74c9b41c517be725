"""The database schema, every CREATE TABLE of it: tables, their logs, tokens and links."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("header", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("phase", String(12), nullable=False),
    Column("touched", Float, nullable=False),
    Column("owner", Integer),
    Index(None, "phase", "touched"),
    sqlite_autoincrement=True,
)
"""A table's header, and the House's secret, which nobody else may read; ids are never reused.

With several workers the `owner` is the one that lets the House, bots and clocks act here.
"""

WORKERS = Table(
    "workers",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", String(255), nullable=False),
    Column("until", Float, nullable=False),
    sqlite_autoincrement=True,
)
"""The leases of workers that share a PostgreSQL, by its own clock; numbers are never reused."""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("key", String(60)),
    UniqueConstraint("table_id", "key"),
)
"""The log: nothing in it is ever changed."""

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("held_since", Integer, nullable=False),
)
"""What a device shows for its seat: good as long as the seat is held since that entry."""

LINKS = Table(
    "links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("held_since", Integer, nullable=False),
    Column("until", Float, nullable=False),
)
"""Private links; one that was used is gone."""
