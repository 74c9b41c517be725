"""A place in the log is a position; "ply" is left to the moves of a game."""

from alembic import op

revision = "0003"
down_revision = "0002"

COLUMNS = {"entries": "position", "tokens": "held_since", "links": "held_since"}
NOTIFY = """
CREATE OR REPLACE FUNCTION greenbaize_wake() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('greenbaize', NEW.table_id || ' ' || NEW.{column} + 1);
    RETURN NULL;
END
$$
"""


def upgrade() -> None:
    for table, column in COLUMNS.items():
        op.execute(f"ALTER TABLE {table} RENAME COLUMN ply TO {column}")
    notify_of("position")


def downgrade() -> None:
    for table, column in COLUMNS.items():
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {column} TO ply")
    notify_of("ply")


def notify_of(column: str) -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute(NOTIFY.format(column=column))
