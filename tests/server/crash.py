"""People who play on whatever happens to the server, and remember all that they were told.

They retry what was not answered, with the same key, and now and then say a thing twice. In the end
what was acknowledged is in the record, once and in order, and the record gives what they see.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence

from greenbaize.engine.record import Record

from .client import LOST, Command, Door, Frame, NotSo, RefusedError, Seat, begin, throw_or_move
from .records import check_commands, check_seat
from .running import Running

GAMES = [("las-vegas", 3), ("cincinnati", 3), ("reibach", 3)]
TELLING_ALL = {"reibach": {"perfect_memory": True}}
"""Records of running games must name every move, so that each can be counted."""
THINKING = 0.02
ANSWER_SECONDS = 5.0
GOES_ON_SECONDS = 45.0
MOST_REFUSALS = 200
SOON = 0.05
TWICE = 0.1
WITHOUT_WAITING = 0.2
"""This share of the strikes does not wait until everybody has recovered from the last one."""

Strike = Callable[[], None]


class Person:
    """Holds a seat and plays until the game is over."""

    def __init__(self, seat: Seat, rng: random.Random) -> None:
        self.seat, self.rng = seat, rng
        self.done: list[str] = []
        self.doing: Command | None = None
        self.acked = 0
        self.refusals = 0

    @property
    def over(self) -> bool:
        frame = self.seat.frame
        return self.doing is None and frame is not None and frame["table"]["phase"] == "over"

    async def play(self) -> None:
        """Play, and come back as often as it takes."""
        while not self.over:
            try:
                await self.seat.connect()
                await self.converse()
            except LOST:
                await asyncio.sleep(SOON)
        await self.seat.close()

    async def converse(self) -> None:
        """Say again what was not answered; then do what is owed, one thing after the other."""
        if self.doing is not None:
            await self.seat.say(self.doing)
        while not self.over:
            await self.act()
            answer = asyncio.wait_for(self.seat.hear(), ANSWER_SECONDS if self.doing else None)
            await self.note(await answer)

    async def act(self) -> None:
        """Do what is owed, if everything is known that was done before."""
        frame = self.seat.frame
        if self.doing is not None or frame is None or frame["version"] < self.acked:
            return
        command = throw_or_move(self.number, frame, self.rng)
        if command is not None:
            await asyncio.sleep(self.rng.uniform(0, THINKING))
            self.doing = command
            await self.seat.say(command)
            if self.rng.random() < TWICE:
                await self.seat.say(command)

    async def note(self, heard: Frame) -> None:
        """An answer to what we are doing."""
        if self.doing is None or heard.get("key") != self.doing["key"]:
            return
        if heard["type"] == "ack":
            self.done.append(words_of(self.doing))
            self.doing, self.acked, self.refusals = None, heard["version"], 0
        else:
            self.refusals += 1
            if self.refusals > MOST_REFUSALS:
                raise NotSo(f"{self.doing} is refused at {self.seat.code}: {heard['message']}")
            await asyncio.sleep(SOON)
            await self.seat.say(self.doing)

    @property
    def number(self) -> int:
        assert self.seat.number is not None
        return self.seat.number

    async def check(self) -> Record:
        """What we were told is what the record says."""
        record = await check_seat(self.seat)
        check_commands(record, self.number, self.done, words_of(self.doing) if self.doing else None)
        return record


def words_of(command: Command) -> str:
    """A command as a record tells it."""
    return str(command.get("words") or command["type"])


class Party:
    """A few people who play one game after the other."""

    def __init__(self, door: Door, game: str, seats: int, rng: random.Random) -> None:
        self.door, self.game, self.seats, self.rng = door, game, seats, rng
        self.persons: list[Person] = []
        self.games = self.before = 0

    def progress(self) -> int:
        """How much was acknowledged in all."""
        return self.before + sum(len(person.done) for person in self.persons)

    async def evening(self) -> None:
        """One game after the other, each checked when it is over."""
        while True:
            await insist(self.gather)
            await asyncio.gather(*[person.play() for person in self.persons])
            await insist(self.check)
            self.before, self.games = self.progress(), self.games + 1
            self.persons = []

    async def gather(self) -> None:
        """A new table with all of them, and the game begun."""
        quick = {"pace": 0, "pause": 0, "gone": None, "clock": None}
        options = TELLING_ALL.get(self.game, {})
        seats = await self.door.company(self.game, self.seats, options=options, **quick)
        try:
            await begin(seats)
        except BaseException:
            await go_home(seats)
            raise
        self.persons = [Person(seat, random.Random(self.rng.random())) for seat in seats]

    async def check(self) -> None:
        """Everybody's record."""
        for person in self.persons:
            await person.check()

    def __str__(self) -> str:
        where = self.persons[0].seat.code if self.persons else "no table"
        return f"{self.game} at {where}"


async def go_home(seats: Sequence[Seat]) -> None:
    """Everybody's connection ends."""
    await asyncio.gather(*[seat.close() for seat in seats], return_exceptions=True)


async def insist(ask: Callable[[], Awaitable[None]]) -> None:
    """Ask until there is an answer."""
    while True:
        try:
            await ask()
            return
        except (*LOST, RefusedError):
            await asyncio.sleep(2 * SOON)


class Fire:
    """Parties under fire: something is killed again and again while they play."""

    def __init__(self, server: Running, seed: int, tables: int = 1) -> None:
        self.server, self.rng = server, random.Random(seed)
        self.door = Door(server.address)
        self.parties = [
            Party(self.door, game, seats, random.Random(self.rng.random()))
            for game, seats in GAMES * tables
        ]
        self.tasks: list[asyncio.Task[None]] = []

    async def endure(self, strikes: Sequence[Strike]) -> None:
        """Every party goes on after every strike, and in the end nothing is lost or doubled."""
        async with self.door:
            self.tasks = [asyncio.create_task(party.evening()) for party in self.parties]
            try:
                await self.go_on()
                for strike in strikes:
                    await self.survive(strike)
                await self.go_on()
            finally:
                await self.stop()
            await asyncio.sleep(1)
            for party in self.parties:
                await party.check()

    async def survive(self, strike: Strike) -> None:
        """A blow at any moment."""
        await asyncio.sleep(self.rng.uniform(0, 0.5))
        await asyncio.to_thread(strike)
        if self.rng.random() >= WITHOUT_WAITING:
            await self.go_on()

    async def go_on(self) -> None:
        """Something is acknowledged at every table."""
        before = [party.progress() for party in self.parties]
        deadline = time.monotonic() + GOES_ON_SECONDS
        while True:
            late = [p for p, was in zip(self.parties, before, strict=True) if p.progress() <= was]
            self.complain()
            self.server.revive()
            if not late:
                return
            if time.monotonic() > deadline:
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
        await go_home([person.seat for party in self.parties for person in party.persons])

    def summary(self) -> str:
        """What was played."""
        games = sum(party.games for party in self.parties)
        commands = sum(party.progress() for party in self.parties)
        return f"{commands} moves and throws acknowledged, {games} games finished."
