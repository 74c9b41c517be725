"""What people did at one table, when, and what they were told: it must be one story.

Every command that was acknowledged has a version of its own, the number of log entries after it.
Whoever was answered before somebody else spoke comes before them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf
from time import monotonic

from ..server.client import NotSo


@dataclass(slots=True)
class Operation:
    """A command from the first time that it was said, until it was acknowledged."""

    seat: int
    what: str
    said: float = field(default_factory=monotonic)
    answered: float = inf
    version: int = 0

    def __str__(self) -> str:
        return f"{self.what!r} of seat {self.seat} at version {self.version}"


class History:
    """All that was acknowledged at one table."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []

    def acknowledge(self, operation: Operation, version: int) -> None:
        """The answer to a command."""
        operation.answered, operation.version = monotonic(), version
        self.operations.append(operation)

    def check(self) -> None:
        """Nothing is told of one place twice, and nobody who spoke later comes before."""
        earliest_answer = inf
        after: Operation | None = None
        for one in sorted(self.operations, key=lambda one: one.version, reverse=True):
            if after is not None and one.version == after.version:
                raise NotSo(f"{one} and {after} are at the same place.")
            if one.said > earliest_answer:
                raise NotSo(f"{one} comes before what was answered before it was said.")
            earliest_answer, after = min(earliest_answer, one.answered), one
