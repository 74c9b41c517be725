"""Parties play while faults happen; whatever anybody finds to be wrong is wrong.

Nothing that was acknowledged is lost, doubled or out of order; versions never go back; whoever
holds a seat is never turned away for good; every table goes on; every finished record verifies;
health tells the truth.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Coroutine, Iterable
from typing import Any

from ..server.client import Door, NotSo
from .asking import must_answer
from .faults import Fault, until_health_says
from .house import House
from .party import KINDS, Party

GOES_ON_SECONDS = 120.0
"""A busy machine needs long to start a server; a table that has stopped needs longer."""
WITHOUT_WAITING = 0.2
"""This share of the faults does not wait until everybody has recovered from the last one."""

BETWEEN_SECONDS = 0.4


class Checker:
    """A house, the parties in it, and what has happened to them."""

    def __init__(self, house: House, seed: int, tables: int = 1, tell_every: int = 1) -> None:
        self.house, self.seed, self.tell_every = house, seed, tell_every
        self.rng = random.Random(seed)
        self.door = Door(house.server.address)
        self.parties = [
            Party(self.door, kind, random.Random(self.rng.random())) for kind in KINDS * tables
        ]
        self.tasks: list[asyncio.Task[None]] = []
        self.happened: list[str] = []
        self.longest = 0.0

    def run(self, faults: Iterable[Fault]) -> None:
        """Let all this happen."""
        self.run_with(self.endure(faults))

    def run_with(self, enduring: Coroutine[Any, Any, None]) -> None:
        """Tell in the end what was played, whatever the end is."""
        try:
            asyncio.run(enduring)
        finally:
            print(self.summary(), flush=True)

    async def endure(self, faults: Iterable[Fault]) -> None:
        """Every party goes on after every fault, and in the end nothing is lost or doubled."""
        try:
            async with self.door:
                await self.play(faults)
        except Exception as wrong:
            wrong.add_note(f"Seed {self.seed}; it happened: {', '.join(self.happened)}.")
            wrong.add_note(self.house.server.said())
            raise

    async def play(self, faults: Iterable[Fault]) -> None:
        self.tasks = [asyncio.create_task(party.evening()) for party in self.parties]
        try:
            await self.go_on()
            for fault in faults:
                await self.survive(fault)
            await self.go_on()
            await until_health_says(self.house, True)
        finally:
            await self.stop()
        for party in self.parties:
            await must_answer(self.rng, party.check)

    async def survive(self, fault: Fault) -> None:
        """Something happens at any moment."""
        await asyncio.sleep(self.rng.uniform(0, BETWEEN_SECONDS))
        self.happened.append(fault.__name__)
        await fault(self.house, self.rng)
        waits = self.rng.random() >= WITHOUT_WAITING
        taken = f"{await self.go_on():.1f} s" if waits else "not waited for"
        if len(self.happened) % self.tell_every == 0:
            print(f"{len(self.happened):5}  {fault.__name__:16} {taken}", flush=True)

    async def go_on(self) -> float:
        """Something is acknowledged at every table; returns after how many seconds."""
        before = [party.progress() for party in self.parties]
        begun = time.monotonic()
        while True:
            late = [p for p, was in zip(self.parties, before, strict=True) if p.progress() <= was]
            self.complain()
            await asyncio.to_thread(self.house.revive)
            taken = time.monotonic() - begun
            if not late:
                self.longest = max(self.longest, taken)
                return taken
            if taken > GOES_ON_SECONDS:
                raise NotSo(f"{', '.join(map(str, late))} does not go on.")
            await asyncio.sleep(0.02)

    def complain(self) -> None:
        """Whatever anybody has found to be wrong is wrong."""
        for task in self.tasks:
            if task.done():
                task.result()

    async def stop(self) -> None:
        """Everybody puts the cards down."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        seats = [person.seat for party in self.parties for person in party.persons]
        await asyncio.gather(*[seat.close() for seat in seats], return_exceptions=True)

    def summary(self) -> str:
        """What was played, and what it has gone through."""
        played: Counter[str] = Counter()
        for party in self.parties:
            played.update(party.summary())
        faults = ", ".join(f"{n} {name}" for name, n in sorted(Counter(self.happened).items()))
        counts = ", ".join(f"{n:,} {what}" for what, n in played.items())
        return f"{counts}; {faults}; all tables went on within {self.longest:.1f} s."
