"""What the store is given and gives back: tables, claims to seats, and log entries.

Headers and log entries are pydantic models that become JSON; what they mean is for the tables to
know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from pydantic import BaseModel


class HeaderModel(BaseModel):
    """What is stored of a table from its first moment on; it is found by its code."""

    code: str


Header = TypeVar("Header", bound=HeaderModel)


class AnyLogged(Protocol):
    """A log entry in its place: when it was written, and under which idempotency key."""

    @property
    def position(self) -> int: ...
    @property
    def entry(self) -> BaseModel: ...
    @property
    def at(self) -> float: ...
    @property
    def key(self) -> str | None: ...


Logged = TypeVar("Logged", bound=AnyLogged)


class TableNotFound(Exception):
    """There is no such table, or no longer."""


@dataclass(frozen=True, slots=True)
class StoredTable(Generic[Header]):
    """A table's row, but for its log."""

    id: int
    header: Header
    secret: bytes


@dataclass(frozen=True, slots=True)
class SeatClaim:
    """What a token or a private link claims: a seat, held since the log entry at `held_since`."""

    table_id: int
    seat: int
    held_since: int


@dataclass(frozen=True, slots=True)
class NewTable(Generic[Header, Logged]):
    """A table that is to be stored: its header, the House's secret, and the first log entries."""

    header: Header
    secret: bytes
    log: Sequence[Logged]


@dataclass(frozen=True, slots=True)
class NewToken:
    """The hash of a token for a seat at a table that is only now being stored."""

    hash: str
    seat: int
    held_since: int


@dataclass(frozen=True, slots=True)
class IdleTable:
    """A table that nobody has touched for long."""

    id: int
    code: str
    phase: str
