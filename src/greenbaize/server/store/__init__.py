"""Where tables are stored: SQLite in a file, or PostgreSQL by its address."""

from greenbaize.server.store.database import is_sqlite, make_private, migrate, sqlite_file
from greenbaize.server.store.health import StoreUnavailable
from greenbaize.server.store.models import (
    HeaderModel,
    IdleTable,
    NewTable,
    NewToken,
    SeatClaim,
    StoredTable,
    TableNotFound,
)
from greenbaize.server.store.store import Store
from greenbaize.server.store.writer import Conflict

__all__ = [
    "Conflict",
    "HeaderModel",
    "IdleTable",
    "NewTable",
    "NewToken",
    "SeatClaim",
    "Store",
    "StoreUnavailable",
    "StoredTable",
    "TableNotFound",
    "is_sqlite",
    "make_private",
    "migrate",
    "sqlite_file",
]
