"""Thinkers for tests: the real ones, stand-ins, and positions to think about."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import psutil

from greenbaize import Match, as_seen
from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import Game
from greenbaize.engine.house import SeededHouse
from greenbaize.server.botpool.pool import BotPool

PATIENCE = 30.0
"""How long we wait for what takes a moment, in seconds."""

BEFORE: list[psutil.Process] = []

ANSWERS = """
import json, os, pathlib, sys, time
def say(number, move): print(json.dumps({"id": number, "move": move}), flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    number, seat, record = asked["id"], asked["seat"], asked["record"]
"""
"""The beginning of stand-ins: what follows says how they answer."""


def standing_in(rest: str) -> tuple[str, ...]:
    """A process that answers otherwise."""
    return (sys.executable, "-c", ANSWERS + "".join(f"    {line}\n" for line in rest.splitlines()))


def with_bot(rest: str) -> tuple[str, ...]:
    """The real process, with a bot `odd` that does this to choose."""
    lines = [
        "import time",
        "from greenbaize.bots import BOTS",
        "from greenbaize.bots.bot import Bot",
        "from greenbaize.server.botpool import worker",
        "class Odd(Bot):",
        "    def choose(self, chair):",
        *(f"        {line}" for line in rest.splitlines()),
        "BOTS['odd'] = lambda game: Odd()",
        "worker.main()",
    ]
    return (sys.executable, "-c", "\n".join(lines))


def run(
    count: int, seconds: float, told: Callable[[BotPool], Awaitable[None]], **others: Any
) -> None:
    """A bot pool for as long as this takes; then all its processes are gone."""
    remember_children()

    async def whole() -> None:
        pool = BotPool(count, seconds, **others)
        await pool.start()
        try:
            await told(pool)
        finally:
            await pool.stop()
        assert processes() == []

    asyncio.run(whole())


def processes() -> list[psutil.Process]:
    """The processes that this test has started; those that were here before are not its own."""
    return [child for child in children() if child not in BEFORE]


def children() -> list[psutil.Process]:
    """All that this process has started and that still runs."""
    return [child for child in psutil.Process().children() if child.is_running()]


def remember_children() -> None:
    """What runs now belongs to others: a database, or what keeps track of other processes."""
    BEFORE[:] = children()


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something, but not for ever."""
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)


def gone(pid: int) -> bool:
    """Whether a process is no more."""
    try:
        return bool(psutil.Process(pid).status() == psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return True


def drawn(game: Game[Any], chance: random.Random) -> Match:
    """A match of any seats and options that go together."""
    while True:
        options = {option.name: chance.choice(option.choices) for option in game.options}
        house = SeededHouse(chance.randrange(1 << 32))
        try:
            return Match(game, chance.choice(game.seats), options, house=house, waits=True)
        except SetupError:
            continue


def at_a_move(name: str = "las-vegas", seats: int = 3) -> tuple[Match, int, str]:
    """A match in which a seat owes a move, and what that seat has seen."""
    match = Match(name, seats, seed=5)
    seat = match.owing()[0]
    return match, seat, as_seen(match.record, seat).text()
