"""What goes on in a room beside its commands: tasks and timers, all ended with the room."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Literal

from greenbaize.server.ops import logging
from greenbaize.server.ops.metrics import Metrics
from greenbaize.server.store import Conflict, StoreUnavailable, TableNotFound
from greenbaize.server.tables.refusals import TableUnreadableError

Work = Callable[[], Coroutine[Any, Any, None]]
RETRY_AFTER = 2.0
"""How long to wait with a database that does not answer, in seconds."""


class PatientLock(asyncio.Lock):
    """A lock for which nobody waits longer than for the database that keeps it locked."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds

    async def acquire(self) -> Literal[True]:
        if not self.locked():
            return await super().acquire()
        try:
            async with asyncio.timeout(self.seconds):
                return await super().acquire()
        except TimeoutError:
            raise StoreUnavailable from None


class BackgroundTasks:
    """Tasks and timers of one room."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.timers: set[asyncio.TimerHandle] = set()
        self.running: set[asyncio.Task[None]] = set()
        self.stopped = False

    def start(self, work: Work) -> None:
        """Run this beside everything else."""
        if not self.stopped:
            task = asyncio.get_running_loop().create_task(self.run(work))
            self.running.add(task)
            task.add_done_callback(self.running.discard)

    def later(self, seconds: float, work: Work) -> None:
        """Start this after a while; a timer that has expired leaves no cycle of references."""
        timers: list[asyncio.TimerHandle] = []

        def expire() -> None:
            self.timers.discard(timers.pop())
            self.start(work)

        timers.append(asyncio.get_running_loop().call_later(seconds, expire))
        self.timers.add(timers[0])

    async def run(self, work: Work) -> None:
        """A database that does not answer is a reason to retry; other errors end the task alone."""
        try:
            await work()
        except (StoreUnavailable, Conflict):
            self.later(RETRY_AFTER, work)
        except (TableNotFound, TableUnreadableError):
            self.stop()
        except Exception as error:
            self.metrics.failures.inc()
            logging.error("a background task of a table failed", error)

    def stop(self) -> None:
        """Cancel everything; nothing starts any more."""
        self.stopped = True
        for timer in self.timers:
            timer.cancel()
        for task in list(self.running):
            task.cancel()
