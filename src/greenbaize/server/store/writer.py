"""One thread writes: whatever waits goes into one transaction, durable before it counts."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
Job = tuple[Callable[[Connection], Any], "Future[Any]"]

MAX_BATCH = 100


class Writer:
    """Takes jobs from any thread; each either happens whole or fails alone."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def submit(self, work: Callable[[Connection], T]) -> Future[T]:
        """Do this work on a connection, in its turn."""
        future: Future[T] = Future()
        self.jobs.put((work, future))
        return future

    def close(self) -> None:
        """Finish what waits."""
        self.jobs.put(None)
        self.thread.join()

    def run(self) -> None:
        """Until it is closed."""
        while True:
            batch = self.waiting()
            if batch:
                self.write(batch)
            else:
                return

    def waiting(self) -> list[Job]:
        """All jobs that wait now, at least one; none when it is time to go.

        A job that nobody waits for any more is not begun; one that is begun is finished.
        """
        batch: list[Job] = []
        try:
            while len(batch) < MAX_BATCH:
                job = self.jobs.get(block=not batch)
                if job is None:
                    if batch:
                        self.jobs.put(None)
                    return batch
                if job[1].set_running_or_notify_cancel():
                    batch.append(job)
        except queue.Empty:
            pass
        return batch

    def write(self, batch: list[Job]) -> None:
        """Together in one transaction; if anything goes wrong, one by one."""
        if len(batch) == 1:
            return self.write_alone(batch[0])
        try:
            with self.engine.begin() as connection:
                results = [work(connection) for work, _ in batch]
        except Exception:
            for job in batch:
                self.write_alone(job)
            return
        for (_, future), result in zip(batch, results, strict=True):
            future.set_result(result)

    def write_alone(self, job: Job) -> None:
        """One job in a transaction of its own."""
        work, future = job
        try:
            with self.engine.begin() as connection:
                result = work(connection)
        except Exception as error:
            future.set_exception(error)
        else:
            future.set_result(result)
