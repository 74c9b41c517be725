"""A few people who play one game after the other, some with bots among them."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

from ..server.client import Door, NotSo, RefusedError, Seat, keyed
from .asking import SOON, must_answer, until_answered
from .history import History
from .people import Person, sit_down

QUICK = {"pace": 0, "pause": 0, "gone": None, "clock": None}
NO_REMATCH_YET = "no_rematch_yet"
HEARS_OF_IT = 45.0
"""Seconds within which every worker knows that there is a rematch."""

AGAIN = 0.5
"""This share of the games is followed by a rematch."""


@dataclass(frozen=True)
class Kind:
    """What a party plays, and with whom."""

    game: str
    people: int
    bots: int = 0
    options: dict[str, Any] = field(default_factory=dict)


KINDS = (
    Kind("las-vegas-solo", 1),
    Kind("las-vegas", 2, bots=1),
    Kind("cincinnati", 3),
    Kind("reibach", 3, options={"perfect_memory": True}),
    Kind("bells-and-hammers", 2, bots=2),
)
"""The first is over soon. Records of running games must name every move, to be counted."""


class Party:
    """Plays, and checks each game when it is over."""

    def __init__(self, door: Door, kind: Kind, rng: random.Random) -> None:
        self.door, self.kind, self.rng = door, kind, rng
        self.persons: list[Person] = []
        self.history = History()
        self.games = self.before = self.moves_away = self.rematches = 0

    def __str__(self) -> str:
        people = "; ".join(person.state() for person in self.persons)
        return f"{self.kind.game} ({people or 'no table'})"

    def progress(self) -> int:
        """How much was acknowledged in all."""
        return self.before + len(self.history.operations)

    async def evening(self) -> None:
        """One game after the other, each checked when it is over."""
        seats = await self.lay_table()
        while True:
            self.persons = [
                Person(seat, self.history, random.Random(self.rng.random())) for seat in seats
            ]
            await asyncio.gather(*[person.play() for person in self.persons])
            await must_answer(self.rng, self.check)
            seats = [person.seat for person in self.persons]
            self.put_away()
            again = self.rng.random() < AGAIN
            seats = await (self.rematch(seats) if again else self.lay_table())

    def put_away(self) -> None:
        """Count what was played."""
        self.games, self.before = self.games + 1, self.progress()
        self.moves_away += sum(person.moves_away for person in self.persons)
        self.history, self.persons = History(), []

    async def lay_table(self) -> list[Seat]:
        """A new table, with all of them and their bots."""
        wishes = {"bots": ["uniform"] * self.kind.bots, "options": self.kind.options, **QUICK}
        chairs = self.kind.people + self.kind.bots
        return await sit_down(
            self.door, self.kind.game, self.kind.people, self.rng, seats=chairs, **wishes
        )

    async def rematch(self, seats: list[Seat]) -> list[Seat]:
        """The host asks for it once, however often, and everybody gets their seat there."""
        host, command = seats[0], keyed("rematch")
        await must_answer(self.rng, lambda: self.door.post(f"{host.path}/commands", command, host))
        self.rematches += 1
        return [await self.follow(seat) for seat in seats]

    async def follow(self, seat: Seat) -> Seat:
        """The same chair at the next table; asked again it is the same seat with the same token."""
        async with asyncio.timeout(HEARS_OF_IT):
            while True:
                try:
                    return await until_answered(self.rng, lambda: self.door.rematch(seat))
                except RefusedError as refused:
                    if refused.code != NO_REMATCH_YET:
                        raise NotSo(f"a seat of {seat.code} is lost: {refused}") from None
                await asyncio.sleep(SOON)

    async def check(self) -> None:
        """Everybody's record, and that all of it is one story."""
        self.history.check()
        for person in self.persons:
            await person.check()

    def summary(self) -> dict[str, int]:
        """What was played."""
        return {
            "commands acknowledged": self.progress(),
            "games finished": self.games,
            "rematches": self.rematches,
            "seats taken to another device": self.moves_away
            + sum(person.moves_away for person in self.persons),
        }
