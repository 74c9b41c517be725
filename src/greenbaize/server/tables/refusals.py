"""Why the server says no: refusals as data, with a code, facts and a rule."""

from __future__ import annotations

from typing import Any

from greenbaize.engine.errors import GreenbaizeError, RefusedError
from greenbaize.engine.messages import as_json
from greenbaize.server import protocol as p


class CommandRefusedError(RefusedError):
    """A command that cannot be executed now; nothing has changed."""


class ForbiddenError(CommandRefusedError):
    """A command that is for somebody else: for the host, or for whoever has a seat."""


class SeatNotHeldError(GreenbaizeError):
    """The token does not hold this seat, or does so no longer."""

    def __init__(self) -> None:
        super().__init__("seat_not_held")


class WatchingForbiddenError(GreenbaizeError):
    """Whoever has no seat sees nothing of this game."""

    def __init__(self) -> None:
        super().__init__("watching_forbidden")


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
