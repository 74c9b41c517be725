"""The first database schema (CREATE TABLE): tables, their logs, tokens and private links."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

WAKE = """
CREATE FUNCTION greenbaize_wake() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('greenbaize', NEW.table_id || ' ' || NEW.ply + 1);
    RETURN NULL;
END
$$
"""
TRIGGER = """
CREATE TRIGGER wake AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION greenbaize_wake()
"""


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("phase", sa.String(12), nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.UniqueConstraint("code", name="uq_tables_code"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tables_phase", "tables", ["phase", "touched"])
    op.create_table(
        "entries",
        table_id(key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("key", sa.String(60)),
        sa.UniqueConstraint("table_id", "key", name="uq_entries_table_id_key"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        table_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
    )
    op.create_index("ix_tokens_table_id", "tokens", ["table_id"])
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        table_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_links_table_id", "links", ["table_id"])
    if op.get_bind().dialect.name == "postgresql":
        op.execute(WAKE)
        op.execute(TRIGGER)


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION greenbaize_wake CASCADE")
    for table in ("links", "tokens", "entries", "tables"):
        op.drop_table(table)


def table_id(key: bool = False) -> sa.Column[int]:
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.Integer, table, primary_key=key, nullable=False)
