"""Kills the server with every seat connected, starts it again, and waits until all are back."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter

import reach  # noqa: F401
from drive import Driven, databases, drive, lay, percentile
from measuring import judge, questions
from report import TITLES, measured, table

from tests.server.client import LOST, Door, NotSo, Seat
from tests.server.running import Running, ours

WITHIN = 10.0
PLAYED = 4.0
AGAIN, AT_MOST, LONGER = 0.25, 2.0, 1.5
"""A device that finds nobody tries again after about so many seconds, and then after longer."""


@dataclass(frozen=True)
class Back:
    """How long it took, in seconds after the server was started again."""

    kind: str
    down: float
    seats: list[float]

    @property
    def last(self) -> float:
        """When everybody was back."""
        return max(self.seats)

    def missed(self) -> Iterator[str]:
        """Who is late, in a sentence."""
        if self.last > WITHIN:
            yield f"{self.last:.1f} s on {TITLES[self.kind]}; {WITHIN:.0f} s at most."


async def measure(kind: str, wanted: argparse.Namespace) -> Back:
    """Fill the house, play a little, kill the server, and wait for everybody."""
    rng = random.Random(wanted.seed)
    with databases(kind) as (database, _), Running(ours(database)) as server:
        async with Door(server.address) as door:
            tables = await lay(door, wanted.tables, wanted.seats // wanted.tables, rng)
            await drive(tables, PLAYED, 1, rng)
            killed = perf_counter()
            await asyncio.to_thread(server.kill)
            server.start()
            started = perf_counter()
            seats = await everybody_back(tables, rng)
            back = Back(kind, started - killed, [at - started for at in seats])
            for one in tables:
                await one.close()
            return back


async def everybody_back(tables: list[Driven], rng: random.Random) -> list[float]:
    """When each seat had its table again."""
    for one in tables:
        await asyncio.gather(*one.listeners)
    return await asyncio.gather(*[come_back(seat, rng) for one in tables for seat in one.seats])


async def come_back(seat: Seat, rng: random.Random) -> float:
    """Try until the table is there, with just what was missed."""
    had, pause = seat.version, AGAIN
    while True:
        try:
            frame = await seat.connect()
            break
        except LOST:
            await asyncio.sleep(rng.uniform(pause / 2, pause * 3 / 2))
            pause = min(AT_MOST, pause * LONGER)
    if frame["type"] != "table" or frame["reset"] or frame["since"] != had:
        raise NotSo(f"seat {seat.number} of {seat.code} had version {had} and got {frame}.")
    return perf_counter()


def report(found: list[Back], wanted: argparse.Namespace) -> str:
    """The figures as Markdown."""
    first = (
        f"{measured()}. {wanted.seats:,} seats at "
        f"{wanted.tables} tables, in seconds after the restart; all must be back in {WITHIN:.0f}."
    )
    rows = [
        [
            TITLES[one.kind],
            *(f"{value:.1f}" for value in (min(one.seats), percentile(one.seats, 0.5), one.last)),
            f"{one.down + one.last:.1f}",
        ]
        for one in found
    ]
    head = ["database", "first seat", "half of them", "all", "all, after the kill"]
    return "\n".join([first, "", *table(head, rows)]) + "\n"


def asked() -> argparse.Namespace:
    """What is to be measured."""
    parser = questions(__doc__)
    parser.add_argument("--seats", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=200)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(judge("reconnect", asked(), measure, report))
