"""Where tables are stored: SQLite in a file, or PostgreSQL by its address."""

from greenbaize.server.store.database import is_sqlite, migrate, sqlite_file
from greenbaize.server.store.store import (
    Conflict,
    HeaderModel,
    SeatClaim,
    Store,
    StoredTable,
    StoreUnavailable,
    TableNotFound,
)

__all__ = [
    "Conflict",
    "HeaderModel",
    "SeatClaim",
    "Store",
    "StoreUnavailable",
    "StoredTable",
    "TableNotFound",
    "is_sqlite",
    "migrate",
    "sqlite_file",
]
