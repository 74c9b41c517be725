"""Many tables played by one client, and how long a move takes to reach all its seats."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter

import reach  # noqa: F401

from greenbaize.engine.record import Record
from tests.server.client import (
    LOST,
    Command,
    Door,
    Frame,
    NotSo,
    Seat,
    begin,
    throw_or_move,
)
from tests.server.postgres import Postgres
from tests.server.records import check_commands

PATIENCE = 30.0
"""A move that has not reached everybody after so many seconds never will."""

AT_ONCE = 20
"""So many tables are laid at the same time."""

SHARES = {"p50": 0.50, "p95": 0.95, "p99": 0.99}
QUIET = {"pace": 0, "pause": 0, "gone": None, "clock": None}
"""Nothing at the table happens by itself."""


class Driven:
    """A table all of whose seats are ours: one command after the other is made and timed."""

    def __init__(self, seats: list[Seat], rng: random.Random) -> None:
        self.seats, self.rng = seats, rng
        self.done: list[list[str]] = [[] for _ in seats]
        self.arrived: list[list[tuple[int, float]]] = [[] for _ in seats]
        self.key: str | None = None
        self.acked: int | None = None
        self.reached: asyncio.Future[float] | None = None
        self.trouble: BaseException | None = None
        self.listeners: list[asyncio.Task[None]] = []

    def listen(self) -> None:
        """From now on everything that is said is heard at once."""
        self.listeners = [asyncio.create_task(self._hear(seat)) for seat in self.seats]

    async def close(self) -> None:
        """Everybody goes home."""
        for listener in self.listeners:
            listener.cancel()
        await asyncio.gather(*self.listeners, return_exceptions=True)
        await asyncio.gather(*[seat.close() for seat in self.seats])

    async def _hear(self, seat: Seat) -> None:
        try:
            while True:
                heard = await seat.hear()
                self._note(seat, heard, perf_counter())
        except (*LOST, NotSo) as trouble:
            self._fail(trouble)

    def _fail(self, trouble: BaseException) -> None:
        self.trouble = self.trouble or trouble
        if self.reached is not None and not self.reached.done():
            self.reached.set_exception(trouble)

    def _note(self, seat: Seat, heard: Frame, now: float) -> None:
        if heard["type"] == "table":
            self.arrived[seat.number or 0].append((heard["version"], now))
        elif heard.get("key") == self.key and heard["type"] == "ack":
            self.acked = heard["version"]
        else:
            self._fail(NotSo(f"{seat.code} said {heard}."))
        self._settle()

    def _settle(self) -> None:
        """Once the version that the command made is at every seat, it has reached them all."""
        if self.acked is None or self.reached is None or self.reached.done():
            return
        firsts = [self._first(arrivals, self.acked) for arrivals in self.arrived]
        times = [first for first in firsts if first is not None]
        if len(times) == len(firsts):
            self.reached.set_result(max(times))

    @staticmethod
    def _first(arrivals: list[tuple[int, float]], version: int) -> float | None:
        return next((at for had, at in arrivals if had >= version), None)

    def owed(self) -> tuple[Seat, Command] | None:
        """Somebody who owes something, and what they do."""
        for seat in self.rng.sample(self.seats, len(self.seats)):
            if seat.frame is not None and seat.number is not None:
                command = throw_or_move(seat.number, seat.frame, self.rng)
                if command is not None:
                    return seat, command
        return None

    async def command(self) -> float | None:
        """Make a command that is owed; returns how long it took to reach all seats."""
        if self.trouble is not None:
            raise self.trouble
        owed = self.owed()
        if owed is None:
            return None
        seat, command = owed
        self.key, self.acked = command["key"], None
        self.arrived = [[] for _ in self.seats]
        self.reached = asyncio.get_running_loop().create_future()
        begun = perf_counter()
        await seat.say(command)
        try:
            ended = await asyncio.wait_for(self.reached, PATIENCE)
        except TimeoutError:
            raise NotSo(f"a move at {seat.code} has not reached all its seats.") from None
        self.done[seat.number or 0].append(str(command.get("words") or command["type"]))
        return ended - begun


@contextmanager
def databases(kind: str) -> Iterator[tuple[str, str]]:
    """Two empty databases of the same kind."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory(prefix="greenbaize-load-") as folder:
            yield f"sqlite:///{folder}/ours.db", f"sqlite:///{folder}/bare.db"
    else:
        with Postgres() as postgres:
            yield postgres.fresh_database(), postgres.fresh_database()


async def lay(door: Door, tables: int, seats: int, rng: random.Random) -> list[Driven]:
    """Tables with all their seats connected, and the game begun."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one() -> Driven:
        async with gate:
            company = await door.company("las-vegas", seats, **QUIET)
            await begin(company)
            await catch_up(company)
            table = Driven(company, random.Random(rng.random()))
            table.listen()
            return table

    return list(await asyncio.gather(*[one() for _ in range(tables)]))


async def catch_up(company: Sequence[Seat]) -> None:
    """Hear what waits until everybody has heard of what the first seat said last."""
    host = company[0]
    last = await host.do("react", reaction="clap")
    for seat in company:
        while seat.version is None or seat.version < last["version"]:
            await seat.hear()


async def drive(
    tables: Sequence[Driven], seconds: float, every: float, rng: random.Random
) -> list[float]:
    """One command a table at an even pace, each table at its own moment; returns all latencies.

    A command that is late because the one before it took so long counts from when it was due.
    """
    start = perf_counter()
    taken: list[float] = []

    async def one(table: Driven, due: float) -> None:
        while due < start + seconds:
            ahead = due - perf_counter()
            await asyncio.sleep(max(0.0, ahead))
            latency = await table.command()
            if latency is not None:
                taken.append(latency + max(0.0, -ahead))
            due += every

    await asyncio.gather(*[one(table, start + rng.uniform(0, every)) for table in tables])
    return taken


async def check(tables: list[Driven]) -> None:
    """Every move that was acknowledged is in its table's record, once and in order."""
    for one in tables:
        record = Record.parse(await one.seats[0].record())
        for seat, done in enumerate(one.done):
            check_commands(record, seat, done)


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of all do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def mean_frame_bytes(tables: Sequence[Driven]) -> int:
    """How long a frame was, on average."""
    seats = [seat for table in tables for seat in table.seats]
    return sum(seat.bytes for seat in seats) // max(1, sum(seat.frames for seat in seats))


def forget_frames(tables: Sequence[Driven]) -> None:
    """Count frames from now on."""
    for table in tables:
        for seat in table.seats:
            seat.bytes = seat.frames = 0
