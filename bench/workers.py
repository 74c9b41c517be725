"""The same full house with one worker and with several, in turns, on one PostgreSQL.

It is measured with as many seats as are asked for, and with twice as many.

What several workers cost is seen where the machine has no cores to spare: p99 should be at most
one and a half times that of one worker in the same run. No two transactions may ever wait for each
other, and writes that find another's in their place should be rare.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

import reach  # noqa: F401
from drive import SHARES, Driven, check, drive, lay, percentile
from report import measured, ms, table

from tests.server.client import Door
from tests.server.postgres import Postgres
from tests.server.running import Running, ours

TIMES_ONE, TIMES_SEATS = 1.5, (1, 2)
WARM_UP = 4.0
CONFLICTS = "greenbaize_write_conflicts_total "


@dataclass
class Crew:
    """A server of so many workers, its tables, and what was measured."""

    workers: int
    server: Running
    tables: list[Driven] = field(default_factory=list)
    taken: list[float] = field(default_factory=list)
    commands: int = 0
    conflicts: int = 0

    def count_conflicts(self) -> int:
        """Writes so far that found another's in their place."""
        lines = self.server.ask("/metrics").text.splitlines()
        return int(sum(float(line.split()[-1]) for line in lines if line.startswith(CONFLICTS)))


@dataclass
class Crews:
    """All of them at one number of seats; the first has one worker."""

    seats: int
    crews: list[Crew]
    deadlocks: int = 0

    def ratio(self, crew: Crew, share: float) -> float:
        """How many times as long it takes as with one worker."""
        return percentile(crew.taken, share) / percentile(self.crews[0].taken, share)

    def missed(self) -> Iterator[str]:
        """What should be otherwise, in sentences."""
        if self.deadlocks:
            yield f"the database found {self.deadlocks} deadlocks; there should be none."
        for crew in self.crews[1:]:
            times = self.ratio(crew, SHARES["p99"])
            if times > TIMES_ONE:
                yield (
                    f"p99 of {self.seats:,} seats with {crew.workers} workers is "
                    f"{times:.2f} times that of one; "
                    f"it should be {TIMES_ONE} at most."
                )


def numbers(most: int) -> list[int]:
    """One worker, and twice as many each time."""
    return [1 << power for power in range(most.bit_length()) if 1 << power < most] + [most]


@dataclass
class Sizes:
    """The same at every number of seats."""

    sizes: list[Crews]

    def missed(self) -> Iterator[str]:
        for crews in self.sizes:
            yield from crews.missed()


async def measure(kind: str, wanted: argparse.Namespace) -> Sizes:
    """One number of seats after the other."""
    return Sizes([await measure_size(wanted, times) for times in TIMES_SEATS])


async def measure_size(wanted: argparse.Namespace, times: int) -> Crews:
    """All crews take turns, each in another order."""
    rng = random.Random(wanted.seed)
    seats = wanted.seats // wanted.tables
    with Postgres() as postgres:
        async with AsyncExitStack() as stack:
            crews = [
                Crew(workers, stack.enter_context(server_of(postgres, workers)))
                for workers in numbers(wanted.workers)
            ]
            for crew in crews:
                door = await stack.enter_async_context(Door(crew.server.address))
                crew.tables = await lay(door, times * wanted.tables, seats, rng)
                await drive(crew.tables, WARM_UP, wanted.every, rng)
            before = [crew.count_conflicts() for crew in crews]
            for _ in range(wanted.turns):
                for crew in rng.sample(crews, len(crews)):
                    turn = wanted.seconds / wanted.turns
                    crew.taken += await drive(crew.tables, turn, wanted.every, rng)
            for crew, had in zip(crews, before, strict=True):
                crew.conflicts = crew.count_conflicts() - had
                await check(crew.tables)
                crew.commands = sum(len(done) for one in crew.tables for done in one.done)
                for one in crew.tables:
                    await one.close()
        deadlocks = postgres.log.read_text(errors="replace").count("deadlock detected")
    return Crews(times * wanted.seats, crews, deadlocks)


def server_of(postgres: Postgres, workers: int) -> Running:
    return Running(ours(postgres.fresh_database(), workers))


def report(runs: list[Sizes], wanted: argparse.Namespace) -> str:
    """The figures as Markdown."""
    lines = [
        f"{measured()}; servers, database and client together on this machine. "
        f"Tables of {wanted.seats // wanted.tables} for each number of workers on "
        f"PostgreSQL, one move a table every {wanted.every:g} s, {wanted.seconds:g} s each in "
        f"{wanted.turns} turns.",
        "",
    ]
    head = ["seats", "workers", "moves", *SHARES, "p99, times one worker's", "conflicts"]
    for run in runs:
        lines += table(head, [row(size, crew) for size in run.sizes for crew in size.crews])
        moves = sum(crew.commands for size in run.sizes for crew in size.crews)
        deadlocks = sum(size.deadlocks for size in run.sizes)
        lines += [
            "",
            f"The database found {deadlocks} deadlocks; all {moves:,} moves are in the "
            "records, once, in order.",
        ]
    return "\n".join(lines) + "\n"


def row(run: Crews, crew: Crew) -> list[str]:
    """What one crew took."""
    found = [ms(percentile(crew.taken, share)) for share in SHARES.values()]
    times = f"{run.ratio(crew, SHARES['p99']):.2f}"
    return [
        f"{run.seats:,}",
        str(crew.workers),
        f"{len(crew.taken):,}",
        *found,
        times,
        f"{crew.conflicts:,}",
    ]
