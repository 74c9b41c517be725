"""Measures a full house: a thousand seats at two hundred tables, all played at once.

Every table makes a move every two seconds, and what counts is the time from a move until it is
at all its seats. A bare server of the same framework, which makes one durable insert before it
tells everybody, takes turns with ours in the same run. Nothing may be lost or doubled.
`--workers K` lets servers of 1, 2, 4 and so on up to K workers take turns instead. With `--climb`
they and the bare server get more and more seats, until p99 passes its limit.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

import climb
import reach  # noqa: F401
import workers
from drive import (
    SHARES,
    Driven,
    check,
    databases,
    drive,
    forget_frames,
    lay,
    mean_frame_bytes,
    percentile,
)
from measuring import judge, questions
from report import TITLES, measured, ms, table

from tests.server.client import Door
from tests.server.running import Running, ours

BARE = Path(__file__).resolve().parent / "bare.py"
P95_SECONDS, P99_SECONDS, TIMES_BARE = 0.050, 0.150, 3.0
WARM_UP = 4.0


@dataclass
class Run:
    """What was measured with one kind of database."""

    kind: str
    ours: list[float] = field(default_factory=list)
    bare: list[float] = field(default_factory=list)
    frame_bytes: int = 0
    table_bytes: float = 0
    bare_bytes: float = 0
    connected: float = 0
    commands: int = 0

    def ratio(self, share: float) -> float:
        """How many times as long ours takes."""
        return percentile(self.ours, share) / percentile(self.bare, share)

    def missed(self) -> Iterator[str]:
        """What should have been quicker, in sentences."""
        where = f"on {TITLES[self.kind]}"
        for name, limit in (("p95", P95_SECONDS), ("p99", P99_SECONDS)):
            found = percentile(self.ours, SHARES[name])
            if found >= limit:
                yield f"{name} is {ms(found)} {where}; it should be under {ms(limit)}."
        for name, share in SHARES.items():
            if self.ratio(share) > TIMES_BARE:
                times = f"{self.ratio(share):.1f} times the bare server's"
                yield f"{name} is {times} {where}; it should be {TIMES_BARE:.0f} at most."


async def measure(kind: str, wanted: argparse.Namespace) -> Run:
    """Both servers in turns."""
    run, rng = Run(kind), random.Random(wanted.seed)
    with databases(kind) as (mine, other), Running(ours(mine)) as server:
        async with Door(server.address) as door:
            tables = await fill(run, server, door, wanted, rng)
            await drive(tables, WARM_UP, wanted.every, rng)
            run.frame_bytes = mean_frame_bytes(tables)
            await compare(run, tables, other, wanted, rng)
            await check(tables)
            run.commands = sum(len(done) for one in tables for done in one.done)
            for one in tables:
                await one.close()
    return run


async def fill(
    run: Run, server: Running, door: Door, wanted: argparse.Namespace, rng: random.Random
) -> list[Driven]:
    """All tables, and what they weigh; the first one does not count, as it wakes the server."""
    seats = wanted.seats // wanted.tables
    first = await lay(door, 1, seats, rng)
    before, begun = server.memory(), perf_counter()
    tables = await lay(door, wanted.tables, seats, rng)
    run.connected = perf_counter() - begun
    run.table_bytes = (server.memory() - before) / wanted.tables
    await first[0].close()
    forget_frames(tables)
    return tables


async def compare(
    run: Run, tables: list[Driven], database: str, wanted: argparse.Namespace, rng: random.Random
) -> None:
    """The bare server and ours take turns."""
    command = [sys.executable, str(BARE), "--database", database]
    with Running([*command, "--frame-bytes", str(run.frame_bytes)]) as bare:
        async with Door(bare.address) as door:
            first = await lay(door, 1, wanted.seats // wanted.tables, rng)
            before = bare.memory()
            others = await lay(door, wanted.tables, wanted.seats // wanted.tables, rng)
            run.bare_bytes = (bare.memory() - before) / wanted.tables
            await drive(others, WARM_UP, wanted.every, rng)
            turn = wanted.seconds / wanted.turns
            for _ in range(wanted.turns):
                run.ours += await drive(tables, turn, wanted.every, rng)
                run.bare += await drive(others, turn, wanted.every, rng)
            for one in [*first, *others]:
                await one.close()


def report(runs: list[Run], wanted: argparse.Namespace) -> str:
    """The figures as Markdown."""
    lines = [
        f"{measured()}; server, database and client "
        f"together on this machine. {wanted.seats:,} seats at {wanted.tables} tables, one move a "
        f"table every {wanted.every:g} s, {wanted.seconds:g} s each in {wanted.turns} turns.",
        "",
    ]
    head = ["from a move to all its seats", "moves", *SHARES, "longest"]
    lines += table(head, [row for run in runs for row in rows(run)])
    lines += ["", *[weight(run) for run in runs]]
    return "\n".join(lines) + "\n"


def rows(run: Run) -> Iterator[list[str]]:
    """Ours, the bare server's, and how they compare."""
    for name, taken in (("Greenbaize", run.ours), ("bare server", run.bare)):
        found = [ms(percentile(taken, share)) for share in SHARES.values()]
        yield [f"{TITLES[run.kind]}, {name}", f"{len(taken):,}", *found, ms(max(taken))]
    ratios = [f"{run.ratio(share):.2f}" for share in SHARES.values()]
    yield [f"{TITLES[run.kind]}, times as long", "", *ratios, ""]


def weight(run: Run) -> str:
    """What a table weighs, and what was checked."""
    return (
        f"{TITLES[run.kind]}: a table with its sockets takes {run.table_bytes / 1024:.0f} KB of "
        f"memory (the bare server's {run.bare_bytes / 1024:.0f} KB); frames have "
        f"{run.frame_bytes:,} bytes; all tables were laid, taken and begun in "
        f"{run.connected:.1f} s; all {run.commands:,} moves are in the records, once, in order.\n"
    )


def asked() -> argparse.Namespace:
    """What is to be measured."""
    parser = questions(__doc__)
    parser.add_argument("--seats", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument(
        "--workers", type=int, default=1, help="compare one worker with up to so many instead"
    )
    parser.add_argument(
        "--climb", action="store_true", help="more and more seats, until p99 passes its limit"
    )
    parser.add_argument("--minutes", type=float, default=9, help="the most that a climb may take")
    parser.add_argument("--seconds", type=float, default=30, help="for each server")
    parser.add_argument("--turns", type=int, default=10, help="in which they do so")
    parser.add_argument("--every", type=float, default=2, help="seconds between moves at a table")
    return parser.parse_args()


def main() -> int:
    """One worker beside a bare server, beside several workers on PostgreSQL, or all in a climb."""
    wanted = asked()
    if wanted.climb:
        wanted.database = "postgres"
        return judge("climb", wanted, climb.measure, climb.report)
    if wanted.workers == 1:
        return judge("load", wanted, measure, report)
    wanted.database = "postgres"
    return judge("workers", wanted, workers.measure, workers.report)


if __name__ == "__main__":
    sys.exit(main())
