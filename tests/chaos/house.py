"""A server and its database that can be hurt: killed, frozen, cut off, held_up down, filled up."""

from __future__ import annotations

import random
import signal
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Self

import httpx2
import psutil
import psycopg

from ..server.postgres import Postgres, family
from ..server.running import GENEROUS, Running, ours
from .disk import Disk, build
from .shared_number import SharedNumber
from .wall_clock import VARIABLE as CLOCK

SETTINGS = {
    **GENEROUS,
    "GREENBAIZE_MESSAGES_PER_SECOND": "1000",
    "GREENBAIZE_MESSAGE_BURST": "1000",
    "GREENBAIZE_FRAME_LOG_LINES": "100000",
    "GREENBAIZE_SWEEP_EVERY_SECONDS": "1",
    "GREENBAIZE_BOT_TIMEOUT_SECONDS": "3",
}
"""Idle tables are looked for all the time, so that a clock that jumps would show."""

WORKER, BOT = "spawn_main", "greenbaize.server.botpool.worker"
"""What stands in the command of a worker, and of a process in which bots think."""

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"


class House:
    """One server with its workers: on SQLite, or on a PostgreSQL of its own."""

    def __init__(self, workers: int | None = None, settings: Mapping[str, str] = SETTINGS) -> None:
        """With no number of workers there is one, on SQLite."""
        self.workers = workers or 1
        self.settings = {**SETTINGS, **settings}
        self.shared = workers is not None
        self.postgres: Postgres | None = None
        self.stack = ExitStack()

    def __enter__(self) -> Self:
        with self.stack as stack:
            named = tempfile.TemporaryDirectory(prefix="greenbaize-chaos-")
            folder = Path(stack.enter_context(named))
            folder.chmod(0o755)
            self.clock = SharedNumber(folder / "clock")
            self.disk: Disk | None = build(folder)
            held_up = self.disk.environment if self.disk else {}
            if self.shared:
                self.postgres = stack.enter_context(Postgres(environment=held_up))
            self.server = stack.enter_context(self.open_server(folder, held_up))
            self.stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def open_server(self, folder: Path, held_up: dict[str, str]) -> Running:
        """The real server, but for its clock."""
        self.database = f"sqlite:///{folder}/tables.db"
        if self.postgres is not None:
            self.database, held_up = self.postgres.fresh_database(), {}
        python, _, _, *serve = ours(self.database, self.workers)
        command = [python, "-m", "tests.chaos.wall_clock", *serve]
        return Running(command, {**self.settings, **held_up, CLOCK: str(self.clock.path)})

    # Processes

    def all_of_server(self) -> list[psutil.Process]:
        process = self.server.process
        return family(process.pid) if process else []

    def all_of_database(self) -> list[psutil.Process]:
        process = self.postgres.process if self.postgres else None
        return family(process.pid) if process else []

    def all_workers(self) -> list[psutil.Process]:
        """The processes that serve: one is by itself, several have a parent."""
        everybody = self.all_of_server()
        return everybody[:1] if self.workers == 1 else with_command(everybody, WORKER)

    def one_worker(self, rng: random.Random) -> psutil.Process | None:
        """One of them, if any lives."""
        found = self.all_workers()
        return rng.choice(found) if found else None

    def memory(self) -> int:
        """Bytes that the workers hold together."""
        held = 0
        for one in self.all_workers():
            with suppress(psutil.NoSuchProcess):
                held += int(one.memory_info().rss)
        return held

    def bots(self) -> list[psutil.Process]:
        return with_command(self.all_of_server(), BOT)

    def revive(self) -> None:
        """What has ended is started again, as whoever hosts it would."""
        if self.postgres is not None:
            self.postgres.revive()
        self.server.revive()

    # What can be done to it

    def restart_server(self) -> None:
        self.server.kill()
        self.server.start()

    def restart_database(self) -> None:
        assert self.postgres is not None
        self.postgres.kill()
        self.postgres.start()

    def cut_listeners(self) -> None:
        """Workers no longer hear of what others write, until they notice."""
        with suppress(psycopg.OperationalError), psycopg.connect(self.database) as connection:
            connection.execute(CUT)

    @contextmanager
    def frozen(self, processes: Sequence[psutil.Process]) -> Iterator[None]:
        """They do nothing, and do not know it."""
        signal_all(processes, signal.SIGSTOP)
        try:
            yield
        finally:
            signal_all(processes, signal.SIGCONT)

    @contextmanager
    def full_disk(self, how: int) -> Iterator[None]:
        """Whoever writes the database finds no room."""
        assert self.disk is not None
        self.disk.full.set(how)
        try:
            yield
        finally:
            self.disk.full.set(0)

    def healthy(self) -> bool:
        """Whether the server says that it can do its work."""
        try:
            return self.server.ask("/healthz").status_code == 200
        except httpx2.HTTPError:
            return False


def with_command(processes: Sequence[psutil.Process], part: str) -> list[psutil.Process]:
    """Those in whose command this stands."""
    found = []
    for one in processes:
        with suppress(psutil.NoSuchProcess):
            if any(part in word for word in one.cmdline()):
                found.append(one)
    return found


def signal_all(processes: Sequence[psutil.Process], number: signal.Signals) -> None:
    for one in processes:
        with suppress(psutil.NoSuchProcess):
            one.send_signal(number)
