"""Whether tables can be written: what the probe found, and what writing really came to."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
FRESH_SECONDS = 1.0
MANY_FAILURES, RECENT_SECONDS = 3, 30.0
"""So many writes in a row that fail are a fault, though the probe may succeed, for so long."""

SLOW_PROBES = 2
"""So many probes in a row without an answer are a fault; a database that is busy misses one."""


class StoreUnavailable(Exception):
    """The database does not answer; what was asked may or may not have happened."""


class StoreTimeout(StoreUnavailable):
    """The database has not answered in time: it may be frozen or out of reach, or just busy."""


class Health:
    """Calls `on_change` when writing becomes impossible, with the reason, and when it is well."""

    def __init__(self) -> None:
        self.on_change: Callable[[str | None], None] = lambda reason: None
        self.on_failure: Callable[[], None] = lambda: None
        self.probed: str | None = None
        self.probed_at = float("-inf")
        self.slow_probes = 0
        self.failures = 0
        self.failed_at = float("-inf")
        self.failed = ""
        self.writable = True

    def note_probe(self, reason: str | None) -> None:
        """What the probe came to; None if it went well."""
        self.probed, self.probed_at, self.slow_probes = reason, monotonic(), 0
        if reason is not None:
            self.on_failure()
        self.update()

    def note_slow_probe(self, reason: str) -> None:
        """The probe was not answered in time; one alone leaves open what is the matter."""
        slow = self.slow_probes + 1
        self.note_probe(reason if slow >= SLOW_PROBES else self.probed)
        self.slow_probes = slow

    def is_in_doubt(self) -> bool:
        """Whether the next probe should come at once."""
        return 0 < self.slow_probes < SLOW_PROBES

    def note_failure(self, reason: str) -> None:
        """A write of a table has failed."""
        self.failures, self.failed, self.failed_at = self.failures + 1, reason, monotonic()
        self.on_failure()
        self.update()

    def is_fresh(self) -> bool:
        """Whether there was a probe a moment ago, and no failure since."""
        recently = monotonic() - self.probed_at < FRESH_SECONDS
        return recently and self.failed_at <= self.probed_at

    def note_success(self) -> None:
        if self.failures:
            self.failures = 0
            self.update()

    def reason(self) -> str | None:
        """Why nothing can be written just now; None if all is well."""
        many = self.failures >= MANY_FAILURES and monotonic() - self.failed_at < RECENT_SECONDS
        return self.probed or (self.failed if many else None)

    def update(self) -> None:
        reason = self.reason()
        if self.writable != (reason is None):
            self.writable = reason is None
            self.on_change(reason)


class FileWatch:
    """Notices when SQLite's file is deleted or replaced: what is written then is kept nowhere."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.known: tuple[int, int] | None = None

    def checked(self, work: Callable[[Connection], T]) -> Callable[[Connection], T]:
        """The same work, if the file is still the one that was opened."""
        if self.file is None:
            return work

        def check_first(connection: Connection) -> T:
            self.check()
            return work(connection)

        return check_first

    def check(self) -> None:
        found = self.identity()
        self.known = self.known or found
        if found is None or found != self.known:
            raise StoreUnavailable("the database file was deleted or replaced")

    def identity(self) -> tuple[int, int] | None:
        assert self.file is not None
        try:
            found = os.stat(self.file)
        except OSError:
            return None
        return found.st_dev, found.st_ino
