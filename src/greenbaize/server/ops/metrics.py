"""What the server counts, for Prometheus; it tells of no table and no person.

Several workers write side by side into the folder PROMETHEUS_MULTIPROC_DIR, and whichever is
asked answers for all; a worker that is gone no longer counts for what is open.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
BOTS_TOGETHER = 50
"""So many times of bots are told at once, so that no single one can be found."""

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40)


class Metrics:
    """One set of counts an app."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = self.gauge("sockets_open", "sockets that are open")
        self.rooms = self.gauge("rooms_live", "tables that are in memory")
        self.tables = self.counter("tables_created", "tables that were created")
        self.commands = self.counter("commands", "commands of seats", "command outcome")
        self.commit_seconds = self.histogram("commit_seconds", "from a command to the disk", QUICK)
        self.conflicts = self.counter(
            "write_conflicts", "writes that came after another worker's, and were made again"
        )
        self.broadcast_seconds = self.histogram(
            "broadcast_seconds", "from a command to the last frame queued", QUICK
        )
        self.bot_times: list[float] = []
        self.store_failures = self.counter("store_failures", "writes and probes that failed")
        self.tables_unreadable = self.counter(
            "tables_unreadable", "tables whose log could not be read, each time it was tried"
        )
        self.bot_seconds = self.histogram("bot_seconds", "how long bots took for a move", SLOW)
        self.bot_retries = self.counter("bot_retries", "requests to bots that were retried")
        self.frames_dropped = self.counter("frames_dropped", "frames that slow readers never got")
        self.limited = self.counter("requests_limited", "what limits turned away", "limit")
        self.failures = self.counter("failures", "unexpected exceptions")

    def gauge(self, name: str, description: str) -> Gauge:
        """How many there are now, in all workers."""
        return Gauge(
            f"greenbaize_{name}", description, registry=self.registry, multiprocess_mode="livesum"
        )

    def counter(self, name: str, description: str, labels: str = "") -> Counter:
        """How many there were."""
        return Counter(f"greenbaize_{name}", description, labels.split(), registry=self.registry)

    def histogram(self, name: str, description: str, buckets: tuple[float, ...]) -> Histogram:
        """How long it took."""
        return Histogram(f"greenbaize_{name}", description, registry=self.registry, buckets=buckets)

    def observe_bot(self, seconds: float) -> None:
        """How long a bot took; told only with many others, as it might tell of a bot's cards."""
        self.bot_times.append(seconds)
        if len(self.bot_times) >= BOTS_TOGETHER:
            for taken in sorted(self.bot_times):
                self.bot_seconds.observe(taken)
            self.bot_times.clear()

    def count_command(self, command: str, outcome: str) -> None:
        """A command was done or refused."""
        self.commands.labels(command, outcome).inc()

    def count_limited(self, limit: str) -> None:
        """A limit turned something away."""
        self.limited.labels(limit).inc()

    def text(self) -> bytes:
        """All of it as Prometheus reads it."""
        return generate_latest(all_workers() if os.environ.get(FOLDER) else self.registry)


def all_workers() -> CollectorRegistry:
    """What all workers counted."""
    forget_dead_workers(Path(os.environ[FOLDER]))
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return registry


def forget_dead_workers(folder: Path) -> None:
    """What a worker had open is closed when it is gone."""
    for file in folder.glob("gauge_livesum_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        if not is_alive(pid):
            with suppress(FileNotFoundError):
                mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]


def is_alive(pid: int) -> bool:
    """Whether there is such a process; where that cannot be asked, there is."""
    if os.name != "posix":
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
