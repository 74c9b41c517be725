"""How many seats a server holds: more and more of them, until p99 passes its limit.

Servers of one worker and of several, and the bare server, take turns at every step, each with a
PostgreSQL database of its own. Whoever has passed the limit goes home. Ctrl-C ends the climb, and
what was measured so far is told.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import reach  # noqa: F401
from drive import SHARES, Driven, drive, lay, mean_frame_bytes, percentile
from report import measured, ms, table
from workers import numbers

from greenbaize.server.edge.connections import raise_open_files
from tests.server.client import LOST, Door, NotSo, RefusedError
from tests.server.postgres import Postgres
from tests.server.running import Running, ours

BARE = Path(__file__).resolve().parent / "bare.py"
STEPS = [500, 1000, 2000, 3000, 4000, 6000, 8000, 12_000, 16_000]
SEATS_OF_A_TABLE = 5
LIMIT_SECONDS = 0.150
FLOOR = 4000
"""So many seats one worker holds."""

CORES_BESIDE = 3
"""So many cores the client, the database and the rest take; workers need one each."""

WARM_UP, STEP_SECONDS = 3.0, 6.0


@dataclass
class Climber:
    """A server, its tables, and the latencies at every step; a step it fell at has none."""

    name: str
    command: list[str]
    workers: int = 1
    tables: list[Driven] = field(default_factory=list)
    found: dict[int, list[float]] = field(default_factory=dict)
    stack: AsyncExitStack = field(default_factory=AsyncExitStack)
    door: Door | None = None

    async def climb(self, seats: int, wanted: argparse.Namespace, rng: random.Random) -> None:
        """Fill up to so many seats and play; whoever cannot, or not twice, has passed the limit."""
        try:
            if self.door is None:
                server = self.stack.enter_context(Running(self.command))
                self.door = await self.stack.enter_async_context(Door(server.address))
            more = seats // SEATS_OF_A_TABLE - len(self.tables)
            self.tables += await lay(self.door, more, SEATS_OF_A_TABLE, rng)
            await drive(self.tables, WARM_UP, wanted.every, rng)
            self.found[seats] = await drive(self.tables, STEP_SECONDS, wanted.every, rng)
            if self.p99(seats) >= LIMIT_SECONDS:
                self.found[seats] = await drive(self.tables, STEP_SECONDS, wanted.every, rng)
        except (*LOST, NotSo, RefusedError) as trouble:
            tell(f"{self.name} at {seats:,} seats: {type(trouble).__name__}: {trouble}")
            self.found[seats] = []
        if self.p99(seats) >= LIMIT_SECONDS:
            await self.go_home()

    def p99(self, seats: int) -> float:
        """At this step; without end if it fell there."""
        taken = self.found[seats]
        return percentile(taken, SHARES["p99"]) if taken else float("inf")

    def is_over(self) -> bool:
        """Whether it has passed the limit."""
        return any(self.p99(seats) >= LIMIT_SECONDS for seats in self.found)

    def held(self) -> int:
        """The most seats that it held under the limit."""
        good = [seats for seats in self.found if self.p99(seats) < LIMIT_SECONDS]
        return max(good, default=0)

    async def go_home(self) -> None:
        tables, self.tables = self.tables, []
        await asyncio.gather(*[one.close() for one in tables], return_exceptions=True)
        await self.stack.aclose()


@dataclass
class Climb:
    """All that climbed; the first has one worker, the last is the bare server."""

    climbers: list[Climber]
    ended: str = ""
    """Why it ended before all had passed the limit."""

    def steps(self) -> list[int]:
        return [step for step in STEPS if any(step in one.found for one in self.climbers)]

    def missed(self) -> Iterator[str]:
        """What should be otherwise, in sentences."""
        one = self.climbers[0]
        if one.is_over() and one.held() < FLOOR:
            yield f"one worker holds {one.held():,} seats; it should hold {FLOOR:,}."
        for crew in (crew for crew in self.climbers if crew.workers > 1):
            fewer = crew.is_over() and crew.held() <= one.held()
            if fewer and (os.cpu_count() or 1) >= CORES_BESIDE + crew.workers:
                yield f"{crew.name} hold {crew.held():,} seats; one worker holds {one.held():,}."


async def measure(kind: str, wanted: argparse.Namespace) -> Climb:
    """Step by step, until all have passed the limit, or the time or our patience is over."""
    rng = random.Random(wanted.seed)
    raise_open_files()
    with Postgres() as postgres:
        climb = Climb([crew(postgres, workers) for workers in numbers(wanted.workers)])
        try:
            async with asyncio.timeout(60 * wanted.minutes):
                await climb_all(climb, postgres, wanted, rng)
        except TimeoutError:
            climb.ended = f"after {wanted.minutes:g} minutes"
        except asyncio.CancelledError:
            climb.ended, wanted.record = "when it was interrupted", False
        finally:
            for one in climb.climbers:
                await one.go_home()
    return climb


async def climb_all(
    climb: Climb, postgres: Postgres, wanted: argparse.Namespace, rng: random.Random
) -> None:
    """The bare server joins when it is known how long our frames are."""
    for step in STEPS:
        for one in climb.climbers:
            await take_step(one, step, wanted, rng)
        if step == STEPS[0]:
            climb.climbers.append(bare(postgres, mean_frame_bytes(climb.climbers[0].tables)))
            await take_step(climb.climbers[-1], step, wanted, rng)
        if all(one.is_over() for one in climb.climbers):
            return


async def take_step(
    one: Climber, step: int, wanted: argparse.Namespace, rng: random.Random
) -> None:
    if not one.is_over():
        await one.climb(step, wanted, rng)
        tell(f"{one.name} at {step:,} seats: p99 {shown(one.p99(step))}")


def crew(postgres: Postgres, workers: int) -> Climber:
    """Our server."""
    name = "one worker" if workers == 1 else f"{workers} workers"
    return Climber(name, ours(postgres.fresh_database(), workers), workers)


def bare(postgres: Postgres, frame_bytes: int) -> Climber:
    """The bare server, with frames as long as ours."""
    database, size = postgres.fresh_database(), str(frame_bytes or 2000)
    command = [sys.executable, str(BARE), "--database", database, "--frame-bytes", size]
    return Climber("bare server", command)


def tell(words: str) -> None:
    """How far it is, for whoever waits."""
    print(words, file=sys.stderr, flush=True)


def shown(seconds: float) -> str:
    return "-" if seconds == float("inf") else ms(seconds)


def report(found: list[Climb], wanted: argparse.Namespace) -> str:
    """The figures as Markdown."""
    lines = [
        f"{measured()}; servers, database and client together on this machine. Tables of "
        f"{SEATS_OF_A_TABLE} on PostgreSQL, one move a table every {wanted.every:g} s, "
        f"{STEP_SECONDS:g} s at every step; p50 and p99 from a move to all its seats, until p99 "
        f"passes {ms(LIMIT_SECONDS)}.",
        "",
    ]
    for climb in found:
        head = ["seats", *[one.name for one in climb.climbers]]
        lines += table(head, [row(climb, step) for step in climb.steps()])
        held = [f"{one.name} {one.held():,}" for one in climb.climbers]
        ended = f" The climb ended {climb.ended}." if climb.ended else ""
        lines += ["", f"Seats held under the limit: {', '.join(held)}.{ended}"]
    return "\n".join(lines) + "\n"


def row(climb: Climb, step: int) -> list[str]:
    """One step of all; whoever had gone home has no figure."""
    return [f"{step:,}", *[figure(one, step) for one in climb.climbers]]


def figure(one: Climber, step: int) -> str:
    if not one.found.get(step):
        return "fell" if step in one.found else ""
    return f"{ms(percentile(one.found[step], SHARES['p50']))}, {ms(one.p99(step))}"
