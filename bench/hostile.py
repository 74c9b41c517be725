"""Measures tables while guests at the same server behave badly (see guests.py), and without them.

Runs with and without them take turns. The usual limits are in force: every table comes from an
address of its own, and so does every bad guest.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import reach  # noqa: F401
from drive import Driven, databases, drive, lay, percentile
from measuring import judge, questions
from report import TITLES, measured, ms, table

from tests.server.client import Door, NotSo
from tests.server.running import Running, ours

GUESTS = Path(__file__).resolve().parent / "guests.py"
P99_SECONDS, TIMES = 0.150, 2.0
SETTLE = 8.0
SETTINGS = {"GREENBAIZE_ROOM_IDLE_SECONDS": "1"}
"""When the bad guests have gone, their bots stop soon."""


@dataclass
class Runs:
    """The p99 of each run, in seconds."""

    kind: str
    without: list[float] = field(default_factory=list)
    among: list[float] = field(default_factory=list)

    def missed(self) -> Iterator[str]:
        """What should not have been, in sentences."""
        quiet, loud = statistics.median(self.without), statistics.median(self.among)
        where = f"on {TITLES[self.kind]}"
        if loud > TIMES * quiet:
            yield f"p99 rises from {ms(quiet)} to {ms(loud)} {where}; it may at most double."
        if loud >= P99_SECONDS:
            yield f"p99 is {ms(loud)} {where}; it should be under {ms(P99_SECONDS)}."


@contextmanager
def guests(server: Running, tables: list[Driven], kinds_of_guests: str) -> Iterator[None]:
    """Bad guests, as long as the context lasts."""
    codes = [one.seats[0].code for one in tables]
    command = [sys.executable, str(GUESTS), server.address, kinds_of_guests, *codes]
    crowd = subprocess.Popen(command)
    try:
        yield
        if crowd.poll() is not None:
            raise RuntimeError("the bad guests went home too early.")
    finally:
        crowd.kill()
        crowd.wait()


async def measure(kind: str, wanted: argparse.Namespace) -> Runs:
    """With and without, in turns."""
    runs, rng = Runs(kind), random.Random(wanted.seed)
    with databases(kind) as (database, _), Running(ours(database), SETTINGS) as server:
        doors = [Door(server.address, f"127.0.1.{n + 1}") for n in range(wanted.tables)]
        tables = [(await lay(door, 1, 5, rng))[0] for door in doors]
        await drive(tables, SETTLE, wanted.every, rng)
        for _ in range(wanted.runs):
            await asyncio.sleep(SETTLE)
            runs.without.append(await p99(tables, wanted, rng))
            with guests(server, tables, wanted.guests):
                await asyncio.sleep(SETTLE)
                runs.among.append(await p99(tables, wanted, rng))
        if not server.ready():
            raise NotSo(f"the server is not well any more: {server.said()}")
        for one, door in zip(tables, doors, strict=True):
            await one.close()
            await door.http.aclose()
    return runs


async def p99(tables: list[Driven], wanted: argparse.Namespace, rng: random.Random) -> float:
    """One run."""
    return percentile(await drive(tables, wanted.seconds, wanted.every, rng), 0.99)


def report(found: list[Runs], wanted: argparse.Namespace) -> str:
    """The figures as Markdown."""
    first = (
        f"{measured()}. p99 from a move to all its "
        f"seats, {wanted.tables} tables of five, one move a table every {wanted.every:g} s, "
        f"{wanted.runs} runs of {wanted.seconds:g} s each with the bad guests and without."
    )
    rows = [
        [f"{TITLES[one.kind]}, {name}", *map(ms, sorted(values)), ms(statistics.median(values))]
        for one in found
        for name, values in (("without", one.without), ("among bad guests", one.among))
    ]
    head = ["p99, sorted", *[""] * wanted.runs, "median"]
    return "\n".join([first, "", *table(head, rows)]) + "\n"


def asked() -> argparse.Namespace:
    """What is to be measured."""
    parser = questions(__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--runs", type=int, default=5, help="with the guests, and as many without")
    parser.add_argument("--seconds", type=float, default=10, help="for each run")
    parser.add_argument("--every", type=float, default=2, help="seconds between moves at a table")
    parser.add_argument("--guests", default="stalled,loud,giant,senseless,bots", metavar="KINDS")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(judge("hostile", asked(), measure, report))
