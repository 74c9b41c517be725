"""Log entries get a `type`, and names that say what they are."""

import json
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

BATCH = 1000
TYPES = {
    "handed_over": "transferred",
    "bot_sat": "bot_added",
    "bot_rose": "bot_removed",
    "opened": "seat_opened",
    "closed": "promises_closed",
    "house": "house_moved",
    "came": "connected",
    "went": "disconnected",
    "agreed": "agreed_to_end",
}
FIELDS = {
    "stood_in": {"why": "reason"},
    "ended": {"why": "reason"},
    "reacted": {"sign": "reaction"},
    "muted": {"on": "muted"},
    "agreed": {"yes": "agrees"},
}
REASONS = {"asked": "requested", "clock": "timeout", "gone": "absence"}
ENTRIES = sa.table(
    "entries",
    sa.column("table_id", sa.Integer),
    sa.column("ply", sa.Integer),
    sa.column("entry", sa.Text),
)

Entry = dict[str, Any]


def upgrade() -> None:
    rewrite(renamed)


def downgrade() -> None:
    rewrite(named_as_before)


def renamed(old: Entry) -> Entry:
    """
    >>> renamed({"what": "stood_in", "seat": 1, "bot": "greedy", "why": "gone"})
    {'type': 'stood_in', 'seat': 1, 'bot': 'greedy', 'reason': 'absence'}
    """
    kind = old["what"]
    fields = {"what": "type", **FIELDS.get(kind, {})}
    new = {fields.get(name, name): value for name, value in old.items()}
    new["type"] = TYPES.get(kind, kind)
    if kind == "stood_in":
        new["reason"] = REASONS[new["reason"]]
    return new


def named_as_before(new: Entry) -> Entry:
    """
    >>> named_as_before({"type": "agreed_to_end", "seat": 1, "agrees": True})
    {'what': 'agreed', 'seat': 1, 'yes': True}
    """
    name = str(new["type"])
    kind = inverted(TYPES).get(name, name)
    fields = {"type": "what", **inverted(FIELDS.get(kind, {}))}
    old = {fields.get(name, name): value for name, value in new.items()}
    old["what"] = kind
    if kind == "stood_in":
        old["why"] = inverted(REASONS)[old["why"]]
    return old


def inverted(names: dict[str, str]) -> dict[str, str]:
    return {after: before for before, after in names.items()}


def rewrite(change: Callable[[Entry], Entry]) -> None:
    """All entries, a batch at a time."""
    connection = op.get_bind()
    place = sa.tuple_(ENTRIES.c.table_id, ENTRIES.c.ply)
    chosen = sa.select(ENTRIES).order_by(ENTRIES.c.table_id, ENTRIES.c.ply).limit(BATCH)
    rows = connection.execute(chosen).all()
    while rows:
        update_all(connection, rows, change)
        last = (rows[-1].table_id, rows[-1].ply)
        rows = connection.execute(chosen.where(place > sa.tuple_(*last))).all()


def update_all(connection: sa.Connection, rows: Any, change: Callable[[Entry], Entry]) -> None:
    mine = (ENTRIES.c.table_id == sa.bindparam("of")) & (ENTRIES.c.ply == sa.bindparam("at"))
    update = sa.update(ENTRIES).where(mine).values(entry=sa.bindparam("new"))
    spelt = [
        {"of": row.table_id, "at": row.ply, "new": json.dumps(change(json.loads(row.entry)))}
        for row in rows
    ]
    connection.execute(update, spelt)
