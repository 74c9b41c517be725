"""Measures tables while guests at the same server behave badly (see guests.py), and without them.

Each kind of bad behaviour is a case of its own, but for the first, in which five come together.
Runs with and without them take turns. The usual limits are in force: every table comes from an
address of its own, and so does every bad guest.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
from asyncio.subprocess import PIPE
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import reach  # noqa: F401
from drive import Driven, databases, drive, lay, percentile
from guests import BEGUN
from measuring import judge, questions
from report import TITLES, measured, ms, table

from tests.server.client import Door, NotSo
from tests.server.running import Running, ours

GUESTS = Path(__file__).resolve().parent / "guests.py"
P99_SECONDS, TIMES = 0.150, 2.0
SETTLE, BETWEEN, BEGIN = 8.0, 2.0, 60.0
CASES = [
    "stalled,loud,giant,senseless,bots",
    "crowded",
    "watched",
    "hinters",
    "replayers",
    "rematchers",
    "promisers",
    "bare",
]
CROWDS = count()
SETTINGS = {"GREENBAIZE_ROOM_IDLE_SECONDS": "1"}
"""When the bad guests have gone, their bots stop soon."""


@dataclass
class Runs:
    """The p99 of each run, in seconds."""

    kind: str
    without: list[float] = field(default_factory=list)
    among: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def missed(self) -> Iterator[str]:
        """What should not have been, in sentences."""
        quiet = statistics.median(self.without)
        for case, found in self.among.items():
            loud, where = statistics.median(found), f"among {case} on {TITLES[self.kind]}"
            if loud > TIMES * quiet:
                yield f"p99 rises from {ms(quiet)} to {ms(loud)} {where}; it may at most double."
            if loud >= P99_SECONDS:
                yield f"p99 is {ms(loud)} {where}; it should be under {ms(P99_SECONDS)}."


@asynccontextmanager
async def guests(
    server: Running, tables: list[Driven], kinds_of_guests: str
) -> AsyncIterator[None]:
    """Bad guests, as long as the context lasts; it begins when all of them are at it."""
    codes = [one.seats[0].code for one in tables]
    command = [str(GUESTS), server.address, kinds_of_guests, *codes, "--crowd", str(next(CROWDS))]
    crowd = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=PIPE)
    assert crowd.stdout is not None
    try:
        if await asyncio.wait_for(crowd.stdout.readline(), BEGIN) != f"{BEGUN}\n".encode():
            raise RuntimeError(f"the bad guests ({kinds_of_guests}) did not get in.")
        yield
        if crowd.returncode is not None:
            raise RuntimeError("the bad guests went home too early.")
    except TimeoutError:
        raise RuntimeError(f"the bad guests ({kinds_of_guests}) did not get in.") from None
    finally:
        if crowd.returncode is None:
            crowd.kill()
        await asyncio.wait_for(crowd.wait(), BEGIN)


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
            for case in wanted.guests:
                async with guests(server, tables, case):
                    await asyncio.sleep(SETTLE)
                    runs.among[case].append(await p99(tables, wanted, rng))
                await asyncio.sleep(BETWEEN)
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
        for name, values in (("without", one.without), *one.among.items())
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
    parser.add_argument("--guests", nargs="+", default=CASES, metavar="KINDS", help="the cases")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(judge("hostile", asked(), measure, report))
