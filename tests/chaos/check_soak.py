"""An hour of play under all faults but kills, half of it on each kind of database.

What the server's memory does is stated, and may not go up by more than a little.
GREENBAIZE_SOAK_SECONDS is how long in all, and GREENBAIZE_CHAOS_SEED says what happens and when.
"""

from __future__ import annotations

import asyncio
import os
import random
import statistics
from collections.abc import Iterator
from time import monotonic

import pytest

from .checker import Checker
from .faults import (
    Fault,
    drawn,
    fill_disk,
    freeze_worker,
    kill_database,
    kill_server,
    kill_worker,
    possible,
)
from .house import House
from .test_chaos import HOUSES, SEED

pytestmark = [
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.timeout(0),
]

SECONDS = float(os.environ.get("GREENBAIZE_SOAK_SECONDS", "3600")) / len(HOUSES)
WARM_UP = 0.3
"""This share of the time is not counted: the server's memory finds its level first."""

SAMPLES = 200
MOST_GROWTH = 20 * 2**20
"""So many bytes in the time that is counted, for each worker."""

NEVER = (kill_server, kill_worker, freeze_worker, kill_database, fill_disk)
"""Workers that are measured must stay the same: one that is frozen for long is replaced."""

SHORT_LIVES = {"GREENBAIZE_ROOM_IDLE_SECONDS": "5"}
"""A table that is over is soon put away."""


class Memory:
    """What all workers hold together, from time to time."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.samples: list[tuple[float, float]] = []

    async def watch(self) -> None:
        """For ever."""
        begun = monotonic()
        while True:
            await asyncio.sleep(SECONDS / SAMPLES)
            held = await asyncio.to_thread(self.house.memory)
            self.samples.append((monotonic() - begun, held))

    def counted(self) -> list[tuple[float, float]]:
        return [(at, held) for at, held in self.samples if at >= WARM_UP * SECONDS]

    def slope(self) -> float:
        """Bytes a second."""
        times, levels = zip(*self.counted(), strict=True)
        return statistics.linear_regression(times, levels).slope

    def growth(self) -> float:
        """By how much the line through all levels goes up in the time that is counted."""
        counted = self.counted()
        return self.slope() * (counted[-1][0] - counted[0][0])

    def told(self) -> str:
        levels = [held for _, held in self.counted()]
        return (
            f"memory of {self.house.workers} worker(s): {levels[0] / 2**20:.1f} MB after "
            f"{WARM_UP * SECONDS:.0f} s, {levels[-1] / 2**20:.1f} MB at the end, "
            f"slope {self.slope() * 3600 / 2**20:+.1f} MB an hour."
        )


def for_a_while(faults: list[Fault]) -> Iterator[Fault]:
    """Faults until the time is over."""
    deadline = monotonic() + SECONDS
    for fault in drawn(faults, random.Random(SEED)):
        if monotonic() > deadline:
            return
        yield fault


async def soak(checker: Checker, memory: Memory, faults: list[Fault]) -> None:
    watching = asyncio.create_task(memory.watch())
    try:
        await checker.endure(for_a_while(faults))
    finally:
        watching.cancel()


@pytest.mark.parametrize("kind", HOUSES)
def test_a_house_plays_for_long_and_its_memory_stays(kind: str) -> None:
    with House(HOUSES[kind], SHORT_LIVES) as house:
        memory, checker = Memory(house), Checker(house, SEED, tables=2, tell_every=20)
        faults = [fault for fault in possible(house) if fault not in NEVER]
        checker.run_with(soak(checker, memory, faults))
        print(memory.told(), flush=True)
        assert memory.growth() <= MOST_GROWTH * house.workers, memory.told()
