"""Connections count before they say anything: by IP address, and all together.

Each takes a file descriptor, of which a process has only so many. Sockets that are open are counted
by the middleware, which knows who stands behind a proxy.
"""

from __future__ import annotations

import sys

from greenbaize.server.ops import logging
from greenbaize.server.ops.metrics import Metrics
from greenbaize.server.settings import Settings

if sys.platform != "win32":
    import resource

SPARE_FILES = 128
"""File descriptors that are left for the database, bots and logs."""

MOST_FILES = 65_536


def raise_open_files() -> int:
    """Let this process open as many files as the system allows; returns how many."""
    if sys.platform == "win32":
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MOST_FILES if soft == resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def open_files() -> int:
    """How many files this process may open."""
    if sys.platform == "win32":
        return MOST_FILES
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


class Connections:
    """The connections of one worker; behind a proxy all come from its address."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.metrics = metrics
        self.most = max(1, open_files() - SPARE_FILES)
        self.most_of_one = self.most if settings.behind_proxy else settings.connections_per_ip
        self.counts: dict[str, int] = {}
        self.refusals = logging.RareWarning("connections are refused")

    def open(self, address: str, total: int) -> bool:
        """One more connection of this address, if it and the process may have one more."""
        count = self.counts.get(address, 0)
        if count >= self.most_of_one or total > self.most:
            self.note_refused()
            return False
        self.counts[address] = count + 1
        return True

    def close(self, address: str) -> None:
        """One connection less; an address without any is forgotten."""
        self.counts[address] -= 1
        if not self.counts[address]:
            del self.counts[address]

    def note_refused(self) -> None:
        """Count it, and log it from time to time."""
        self.metrics.count_limited("connections")
        self.refusals.note(most=self.most)
