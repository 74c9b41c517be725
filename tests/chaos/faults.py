"""What happens to a house: faults, drawn from a seed.

Each is a coroutine that hurts and lets go again; whether the house has recovered is for the checker
to see.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress

import psutil

from ..server.client import NotSo
from .disk import NO_GROWTH, NO_ROOM
from .house import House

Fault = Callable[[House, random.Random], Awaitable[None]]

HOUR, DAY = 3600.0, 24 * 3600.0
FREEZE_SECONDS, LONG_FREEZE_SECONDS = (0.1, 2.0), 7.0
LONG_FREEZE = 0.2
SLOW_MILLISECONDS, SLOW_SECONDS, FULL_SECONDS = (20, 200), (0.5, 2.0), (0.5, 3.0)
JUMPS = (0.0, -40 * DAY, -HOUR, -60.0, 60.0, HOUR, 3 * DAY, 70 * DAY)
CUT_SECONDS = (0.1, 2.0)
HEALTH_SECONDS = 30.0
"""Within so many seconds health tells what has become of the house."""


async def kill_server(house: House, rng: random.Random) -> None:
    """kill -9 of the server and its workers."""
    await asyncio.to_thread(house.restart_server)


async def kill_worker(house: House, rng: random.Random) -> None:
    """kill -9 of one worker; its parent starts another."""
    worker = house.one_worker(rng)
    if worker is not None:
        with suppress(psutil.NoSuchProcess):
            worker.kill()


async def kill_database(house: House, rng: random.Random) -> None:
    """kill -9 of PostgreSQL and all its processes."""
    await asyncio.to_thread(house.restart_database)


async def kill_bots(house: House, rng: random.Random) -> None:
    """kill -9 of the processes in which bots think."""
    for bot in house.bots():
        with suppress(psutil.NoSuchProcess):
            bot.kill()


async def freeze(house: House, rng: random.Random, processes: Sequence[psutil.Process]) -> None:
    """SIGSTOP for a while, sometimes for longer than anybody should wait."""
    long = rng.random() < LONG_FREEZE
    with house.frozen(processes):
        await asyncio.sleep(LONG_FREEZE_SECONDS if long else rng.uniform(*FREEZE_SECONDS))


async def freeze_server(house: House, rng: random.Random) -> None:
    """SIGSTOP of the server and all that it has started."""
    await freeze(house, rng, house.all_of_server())


async def freeze_worker(house: House, rng: random.Random) -> None:
    """SIGSTOP of one worker: it wakes up with an old idea of what is its own."""
    worker = house.one_worker(rng)
    await freeze(house, rng, [worker] if worker else [])


async def freeze_database(house: House, rng: random.Random) -> None:
    """SIGSTOP of PostgreSQL: connections stay open, and nothing is answered."""
    await freeze(house, rng, house.all_of_database())


async def cut_listeners(house: House, rng: random.Random) -> None:
    """The database ends the sessions in which workers hear of each other, for a while."""
    until = time.monotonic() + rng.uniform(*CUT_SECONDS)
    while time.monotonic() < until:
        await asyncio.to_thread(house.cut_listeners)


async def fill_disk(house: House, rng: random.Random) -> None:
    """No room left, until health says so."""
    with house.full_disk(NO_ROOM):
        await until_health_says(house, False)


async def stop_growth(house: House, rng: random.Random) -> None:
    """No file can become longer; some writes find room in what there is."""
    with house.full_disk(NO_GROWTH):
        await asyncio.sleep(rng.uniform(*FULL_SECONDS))


async def slow_disk(house: House, rng: random.Random) -> None:
    """What is written takes long to be durable."""
    assert house.disk is not None
    house.disk.milliseconds.set(rng.uniform(*SLOW_MILLISECONDS))
    try:
        await asyncio.sleep(rng.uniform(*SLOW_SECONDS))
    finally:
        house.disk.milliseconds.set(0)


async def jump_clock(house: House, rng: random.Random) -> None:
    """The wall clock is set, far ahead or back, and stays so."""
    house.clock.set(rng.choice(JUMPS))


async def until_health_says(house: House, good: bool) -> None:
    """Several times in a row, so that every worker has been asked."""
    deadline, same = time.monotonic() + HEALTH_SECONDS, 0
    while same < 2 * house.workers:
        same = same + 1 if await asyncio.to_thread(house.healthy) == good else 0
        if time.monotonic() > deadline:
            found = "it can write" if good else "nothing can be written"
            raise NotSo(f"health is not told: {found}, and /healthz does not say so.")
        await asyncio.sleep(0.05)


def possible(house: House) -> list[Fault]:
    """What can happen to this house."""
    faults: list[Fault] = [kill_server, kill_bots, freeze_server, jump_clock]
    if house.shared:
        faults += [kill_database, freeze_database, cut_listeners]
    if house.workers > 1:
        faults += [kill_worker, freeze_worker]
    if house.disk is not None:
        faults += [slow_disk, fill_disk, stop_growth]
    return faults


def drawn(faults: Sequence[Fault], rng: random.Random) -> Iterator[Fault]:
    """All of them in one order after the other, for ever."""
    while True:
        yield from rng.sample(faults, len(faults))
