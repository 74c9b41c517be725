"""Workers have leases and tables have owners; whoever writes notifies the others by itself."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

FUNCTION = """
CREATE FUNCTION greenbaize_wake() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('greenbaize', NEW.table_id || ' ' || NEW.position + 1);
    RETURN NULL;
END
$$
"""
TRIGGER = """
CREATE TRIGGER wake AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION greenbaize_wake()
"""


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(255), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sqlite_autoincrement=True,
    )
    op.add_column("tables", sa.Column("owner", sa.Integer))
    if is_postgresql():
        op.execute("DROP FUNCTION greenbaize_wake CASCADE")


def downgrade() -> None:
    if is_postgresql():
        op.execute(FUNCTION)
        op.execute(TRIGGER)
    op.drop_column("tables", "owner")
    op.drop_table("workers")


def is_postgresql() -> bool:
    return op.get_bind().dialect.name == "postgresql"
