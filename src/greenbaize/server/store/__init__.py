"""Where tables are kept: SQLite in a file, or PostgreSQL by its address."""

from greenbaize.server.store.engine import is_sqlite, migrate
from greenbaize.server.store.store import Conflict, Hold, Kept, NoSuchTable, Store, Unreachable

__all__ = [
    "Conflict",
    "Hold",
    "Kept",
    "NoSuchTable",
    "Store",
    "Unreachable",
    "is_sqlite",
    "migrate",
]
