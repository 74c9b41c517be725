"""Why the server says no: refusals as data, with a code, facts and a rule."""

from __future__ import annotations

from typing import Any

from greenbaize.engine.errors import GreenbaizeError, RefusedError
from greenbaize.engine.messages import as_json
from greenbaize.server import protocol as p
from greenbaize.server.store import Conflict, StoreUnavailable


class CommandRefusedError(RefusedError):
    """A command that cannot be executed now; nothing has changed."""


class ForbiddenError(CommandRefusedError):
    """A command that is for somebody else: for the host, or for whoever has a seat."""


class TooManyTablesError(CommandRefusedError):
    """The rate limit of new tables from one address."""

    def __init__(self) -> None:
        super().__init__("too_many_tables")


class SeatNotHeldError(GreenbaizeError):
    """The token does not hold this seat, or does so no longer."""

    def __init__(self) -> None:
        super().__init__("seat_not_held")


class TableUnreadableError(GreenbaizeError):
    """The log of a table cannot be read or replayed; what is wrong with it is told to nobody."""

    def __init__(self) -> None:
        super().__init__("table_unreadable")


class WatchingForbiddenError(GreenbaizeError):
    """Whoever has no seat sees nothing of this game."""

    def __init__(self) -> None:
        super().__init__("watching_forbidden")


TRY_AGAIN: dict[type[Exception], str] = {
    StoreUnavailable: "store_unavailable",
    Conflict: "store_conflict",
}
"""What may succeed if it is said again, under the same key."""


def try_again(key: str, error: Exception) -> p.Refusal:
    """The answer to a command of which nobody knows whether it was executed."""
    code = next(code for kind, code in TRY_AGAIN.items() if isinstance(error, kind))
    return refusal(key, GreenbaizeError(code))


def problem(error: GreenbaizeError) -> p.Problem:
    """An error as it is sent."""
    return p.Problem(**facts(error))


def refusal(key: str | None, error: GreenbaizeError) -> p.Refusal:
    """The answer to a command that was refused."""
    return p.Refusal(key=key, **facts(error))


def facts(error: GreenbaizeError) -> dict[str, Any]:
    return {
        "code": error.code,
        "params": {name: as_json(value) for name, value in error.params.items()},
        "rule": error.rule,
        "message": str(error),
    }
