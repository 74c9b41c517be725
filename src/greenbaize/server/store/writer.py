"""One thread writes: whatever waits goes into one transaction, durable before it counts."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

T = TypeVar("T")
Notify = Callable[[list[str]], None]
Row = Mapping[str, Any]
Append = Callable[[Sequence[Sequence[Row]]], Collection[int]]
"""Appends rows to the logs of tables and tells others; returns the tables without a conflict."""


@dataclass(slots=True)
class Job:
    """Work that touches what belongs to one table, and what others are told when it is done.

    `rows` are the log entries of work that does nothing but append them.
    """

    work: Callable[[Connection], Any]
    future: Future[Any]
    table: int = 0
    notices: Sequence[str] = ()
    rows: Sequence[Row] = ()


MAX_BATCH = 100


class Conflict(Exception):
    """Somebody else has written at this place of the log; the job that met it changed nothing."""


class Writer:
    """Takes jobs from any thread; each either happens whole or fails alone."""

    def __init__(
        self, engine: Engine, notify: Notify = lambda _: None, append: Append | None = None
    ) -> None:
        self.engine, self.notify, self.append = engine, notify, append
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def submit(
        self,
        work: Callable[[Connection], T],
        table: int = 0,
        notices: Sequence[str] = (),
        rows: Sequence[Row] = (),
    ) -> Future[T]:
        """Do this work on a connection, in its turn."""
        future: Future[T] = Future()
        self.jobs.put(Job(work, future, table, notices, rows))
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
                if job.future.set_running_or_notify_cancel():
                    batch.append(job)
        except queue.Empty:
            pass
        return batch

    def write(self, batch: list[Job]) -> None:
        """Make everything durable, answer, then tell others."""
        if self.append_rows(batch):
            return
        written = self.write_together(batch) if len(batch) > 1 else self.write_singly(batch)
        notices = [notice for job in written for notice in job.notices]
        if notices:
            self.notify(notices)

    def append_rows(self, batch: list[Job]) -> bool:
        """Moves alone go to the database in one statement; false if it must be done otherwise."""
        tables = {job.table for job in batch if job.rows}
        if self.append is None or len(tables) < len(batch):
            return False
        try:
            written = self.append([job.rows for job in batch])
        except Exception:
            return False
        for job in batch:
            settle(job, None if job.table in written else Conflict())
        return True

    def write_together(self, batch: list[Job]) -> list[Job]:
        """In one transaction; if anything goes wrong, one by one. Returns what was done.

        All workers write in the order of tables, so that no two ever wait for each other.
        """
        batch.sort(key=lambda job: job.table)
        try:
            with self.engine.begin() as connection:
                results = [attempt(job, connection) for job in batch]
        except Exception:
            return self.write_singly(batch)
        return [job for job, result in zip(batch, results, strict=True) if settle(job, result)]

    def write_singly(self, batch: list[Job]) -> list[Job]:
        """Each in its own transaction; a database that does not answer fails all that is left."""
        written: list[Job] = []
        for place, job in enumerate(batch):
            try:
                with self.engine.begin() as connection:
                    result = attempt(job, connection)
            except OperationalError as error:
                for left in batch[place:]:
                    left.future.set_exception(error)
                break
            except Exception as error:
                job.future.set_exception(error)
            else:
                written += [job] if settle(job, result) else []
        return written


def attempt(job: Job, connection: Connection) -> Any:
    """A conflict changes nothing, so whatever else is in the transaction goes on."""
    try:
        return job.work(connection)
    except Conflict as conflict:
        return conflict


def settle(job: Job, result: object) -> bool:
    """Answer whoever waits; returns whether it was done."""
    if isinstance(result, Conflict):
        job.future.set_exception(result)
        return False
    job.future.set_result(result)
    return True
