"""People who play on whatever happens to the server, and remember all that they were told.

They say again what was not answered, with the same key, and now and then say a thing twice, hang up
before the answer, or go on at another device by a private link. In the end what was acknowledged is
in the record, once and in order, and the record gives what they see.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
from itertools import count

from ..server.client import (
    LOST,
    Command,
    Door,
    Frame,
    NotSo,
    RefusedError,
    Seat,
    keyed,
    throw_or_move,
)
from ..server.records import check_commands, check_seat
from .asking import (
    NOT_HELD,
    SOON,
    TRY_AGAIN_CODES,
    must_answer,
    require_not_final,
    seat_key,
    until_answered,
)
from .history import History, Operation

THINKING = 0.02
ANSWER_SECONDS = 5.0
MOST_REFUSALS = 20
TWICE, HANG_UP, CHAT, LOOK, MOVE_AWAY = 0.1, 0.03, 0.05, 0.05, 0.03
"""How often a command is said twice or its answer not heard, and what people do beside playing."""

PART_BYTES = 32


class Person:
    """Holds a seat and plays until the game is over."""

    def __init__(self, seat: Seat, history: History, rng: random.Random) -> None:
        self.seat, self.history, self.rng = seat, history, rng
        self.number = seat.number or 0
        self.part = rng.randbytes(PART_BYTES)
        self.done: list[str] = []
        self.chats: list[str] = []
        self.lines = count(1)
        self.doing: Command | None = None
        self.operation: Operation | None = None
        self.acked = self.refusals = self.moves_away = 0
        self.promised = self.opened = False
        self.seal: str | None = None
        self.moving: tuple[str, str] | None = None

    def __str__(self) -> str:
        return f"seat {self.number} of {self.seat.code}"

    def state(self) -> str:
        """Where this person stands, for whoever looks for a fault."""
        frame = self.seat.frame or {"table": {}, "play": None}
        known = {name: frame["table"].get(name) for name in ("phase", "promises", "seats")}
        play = frame["play"] or {}
        known.update({name: play.get(name) for name in ("owing", "thrower")})
        here = "connected" if self.seat.socket else "away"
        version = f"at {self.seat.version}, acknowledged {self.acked}"
        return f"{self}, {here}, {version}, saying {self.doing}, seeing {known}"

    @property
    def promise(self) -> str:
        return hashlib.sha256(self.part).hexdigest()

    @property
    def over(self) -> bool:
        frame = self.seat.frame
        return self.doing is None and frame is not None and frame["table"]["phase"] == "over"

    # The conversation

    async def play(self) -> None:
        """Play, and come back as often as it takes."""
        while not self.over:
            try:
                await self.seat.connect()
                await self.converse()
            except LOST as lost:
                require_not_final(lost, str(self))
                await asyncio.sleep(SOON)
        await self.seat.close()

    async def converse(self) -> None:
        """Say again what was not answered; then do what is owed, one thing after the other.

        Another device may be told that the game is over, and nothing more after it.
        """
        if self.doing is not None:
            await self.seat.say(self.doing)
        while not self.over:
            self.look_at_table()
            await self.act()
            if not self.over:
                answer = asyncio.wait_for(self.seat.hear(), ANSWER_SECONDS if self.doing else None)
                await self.note(await answer)

    async def act(self) -> None:
        """Do what is owed, if everything is known that was done before."""
        if self.doing is not None:
            return
        if self.rng.random() < LOOK:
            await self.look()
        if self.rng.random() < MOVE_AWAY:
            await self.move_away()
        frame = self.seat.frame
        command = self.next_command(frame) if frame and frame["version"] >= self.acked else None
        if command is not None:
            await asyncio.sleep(self.rng.uniform(0, THINKING))
            await self.say(command)

    async def say(self, command: Command) -> None:
        """Say it for the first time, perhaps twice; perhaps the line breaks before the answer."""
        self.doing, self.operation = command, Operation(self.number, words_of(command))
        await self.seat.say(command)
        if self.rng.random() < TWICE:
            await self.seat.say(command)
        if self.rng.random() < HANG_UP:
            await asyncio.sleep(self.rng.uniform(0, THINKING))
            raise ConnectionAbortedError

    def next_command(self, frame: Frame) -> Command | None:
        """What is to be said now, if anything."""
        if frame["table"]["phase"] == "gathering":
            return self.prepare(frame["table"])
        if frame["table"]["phase"] == "playing" and self.rng.random() < CHAT:
            return keyed("chat", text=f"line {next(self.lines)} of {self.number}")
        return throw_or_move(self.number, frame, self.rng)

    def prepare(self, table: Frame) -> Command | None:
        """Promise a part of the dice, start as the host when all have, and open it.

        Whoever comes from another device has to promise again, unless the promises are closed.
        """
        promises, seats = table["promises"], table["seats"]
        if promises:
            opens = not self.opened and promises[self.number] == self.promise
            return keyed("contribute", part=self.part.hex()) if opens else None
        if not seats[self.number]["promised"]:
            return keyed("promise", promise=self.promise)
        ready = all(seat["promised"] or not seat["person"] for seat in seats)
        return keyed("start") if ready and table["host"] == self.number else None

    async def note(self, heard: Frame) -> None:
        """An answer to what we are doing."""
        if self.doing is None or heard.get("key") != self.doing["key"]:
            return
        if heard["type"] == "ack":
            self.acknowledged(heard["version"])
        elif self.doing["type"] == "contribute" and heard["code"] == "game_already_begun":
            self.doing, self.opened = None, True
        else:
            await self.refused(heard)

    def acknowledged(self, version: int) -> None:
        """What we said has happened."""
        assert self.doing is not None
        assert self.operation is not None
        if version <= self.acked:
            raise NotSo(f"{self}: {self.operation.what} is at {version}, after {self.acked}.")
        self.history.acknowledge(self.operation, version)
        match self.doing["type"]:
            case "promise":
                self.promised = True
            case "contribute":
                self.opened = True
            case "chat":
                self.chats.append(self.doing["text"])
            case "move" | "throw":
                self.done.append(words_of(self.doing))
        self.doing, self.acked, self.refusals = None, version, 0

    async def refused(self, heard: Frame) -> None:
        """Say it again: the frame that we stand on was there, so the move is legal or made."""
        if heard["code"] not in TRY_AGAIN_CODES:
            self.refusals += 1
        if self.refusals > MOST_REFUSALS:
            raise NotSo(f"{self}: {self.doing} is refused: {heard['message']}")
        await asyncio.sleep(SOON)
        assert self.doing is not None
        await self.seat.say(self.doing)

    # What else a device does

    def look_at_table(self) -> None:
        """The seal stays as it was, and so does what we promised."""
        if self.seat.frame is None:
            return
        table = self.seat.frame["table"]
        self.seal = self.seal or table["commitment"]
        if table["commitment"] != self.seal:
            raise NotSo(f"{self}: the seal was changed.")
        if table["promises"] and self.promised and table["promises"][self.number] != self.promise:
            raise NotSo(f"{self}: what was promised is not in the list.")

    async def look(self) -> None:
        """Over HTTP the table is as new as on the socket."""
        had = self.seat.version
        try:
            told = await self.seat.table(version=had)
        except LOST:
            return
        except RefusedError as refused:
            require_not_final(refused, str(self))
            return
        if had is not None and told["version"] < had:
            raise NotSo(f"{self}: version {told['version']} was told after {had}.")

    async def move_away(self) -> None:
        """Go on at another device; the old one's token is void from then on."""
        link = await must_answer(self.rng, self.seat.link)
        self.moving = (link, seat_key())
        if await self.arrive():
            await self.seat.connect()

    async def arrive(self) -> bool:
        """Exchange the link for the seat, however often.

        A link can be void, by a later one whose request was overtaken; then the seat is still here.
        """
        assert self.moving is not None
        old, (link, key) = self.seat, self.moving
        try:
            new = await until_answered(self.rng, lambda: old.door.redeem(link, key=key))
        except RefusedError as refused:
            if refused.status not in NOT_HELD:
                raise NotSo(f"{self}: {refused}") from None
            await must_answer(self.rng, old.table)
            self.moving = None
            return False
        new.frame, self.seat, self.moving = old.frame, new, None
        self.moves_away, self.promised = self.moves_away + 1, False
        await old.close()
        return True

    # In the end

    async def check(self) -> None:
        """What we were told is what the record and the log say; before the game there is none."""
        if self.moving is not None:
            await self.arrive()
        if not self.done and (await self.seat.table(version=0))["table"]["phase"] == "gathering":
            return await self.check_chats()
        record = await check_seat(self.seat)
        doing = words_of(self.doing) if self.doing else None
        check_commands(record, self.number, self.done, doing)
        if record.commitment != self.seal:
            raise NotSo(f"{self}: the record's seal is not the one that was shown.")
        await self.check_chats()

    async def check_chats(self) -> None:
        """Every line that was acknowledged is told once and in order."""
        lines = (await self.seat.table(version=0))["log"]
        mine = [line for line in lines if line["kind"] == "chat" and line["seat"] == self.number]
        found = [line["text"] for line in mine]
        unanswered = [words_of(self.doing)] if self.doing else []
        if found not in (self.chats, [*self.chats, *unanswered]):
            raise NotSo(f"{self} said {self.chats} and {unanswered}; the log says {found}.")


def words_of(command: Command) -> str:
    """A command as a record or the log tells it."""
    return str(command.get("words") or command.get("text") or command["type"])


async def sit_down(
    door: Door, game: str, people: int, rng: random.Random, **wishes: object
) -> list[Seat]:
    """A new table with people in its first chairs, however many answers get lost."""
    key = seat_key()
    host = await must_answer(rng, lambda: door.create(game, "Guest 0", key=key, **wishes))
    return [host, *[await join(door, host.code, n, rng) for n in range(1, people)]]


async def join(door: Door, code: str, number: int, rng: random.Random) -> Seat:
    """One seat, under a key of its own."""
    key = seat_key()
    return await must_answer(rng, lambda: door.join(code, f"Guest {number}", key=key))
