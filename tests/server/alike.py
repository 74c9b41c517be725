"""Two worlds side by side at the wire: whoever cannot tell them apart gets the same bytes."""

from __future__ import annotations

import json
import random
from asyncio import gather
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, TypeVar

from greenbaize.engine.fair import promised
from greenbaize.engine.seats import HOUSE, PUBLIC

from .in_process import Device
from .staging import Scripted, unthrown
from .worlds import Turn, Worlds

PACE, PAUSE, CLOCK, THROW_AFTER = 5.0, 3.0, 900.0, 20.0
MOMENT = 1 / 64
T = TypeVar("T")
Work = Callable[[Scripted], Awaitable[T]]


class ToldApart(AssertionError):
    """Somebody got to know what it cannot know."""


class Pair:
    """Both worlds, and one table in both of them."""

    def __init__(self, one: Scripted, two: Scripted, found: Worlds, code: str) -> None:
        self.worlds, self.found = (one, two), found
        self.viewer, self.seats = found.viewer, found.setup.seats
        self.chance = random.Random(f"wire {found.setup.seed}")
        self.keys = (f"key-{number}" for number in count())
        self.moment = "at the start"
        self.next: list[Turn] = []
        self.parts: dict[int, str] = {}
        for world in self.worlds:
            world.begin(code, found.steps, {self.viewer, PUBLIC})
        self.path = f"/t/{code}"

    @property
    def one(self) -> Scripted:
        """The world in which it is decided what happens next in both."""
        return self.worlds[0]

    async def both(self, work: Work[T]) -> list[T]:
        """Do something in both worlds a moment later, and compare what was heard."""
        for world in self.worlds:
            world.clock += MOMENT
        done = await gather(*(world.inside(awaited(work, world)) for world in self.worlds))
        self.compare()
        return done

    def compare(self) -> None:
        """The same things in the same order, and nobody's token among them."""
        one, two = (dict(world.heard) for world in self.worlds)
        for where in sorted(one.keys() | two.keys()):
            mine, other = one.get(where, []), two.get(where, [])
            if mine != other:
                raise ToldApart(f"{self.found}, {self.moment}, {where}:\n{parting(mine, other)}")
        for world in self.worlds:
            self.look_for_secrets(world)
            world.heard.clear()

    def look_for_secrets(self, world: Scripted) -> None:
        """Tokens, and what the House has kept for itself."""
        heard = "\n".join(line for lines in world.heard.values() for line in lines)
        for secret in (*world.tokens(), world.secret.hex()):
            if secret in heard:
                raise ToldApart(f"{self.found}, {self.moment}: a secret is shown: {heard}")

    # Who does what

    async def do(self, who: int, do: str, /, **words: Any) -> None:
        """A seat does the same in both worlds, and it is done."""
        key = next(self.keys)
        by_socket = self.chance.random() < 0.5

        async def work(world: Scripted) -> None:
            said = {**words}
            if isinstance(words.get("words"), tuple):
                said["words"] = words["words"][world.number]
            answer = await say(world, who, {"type": do, "key": key, **said}, by_socket)
            assert answer is not None, f"{self.found}, {self.moment}: no answer to {do}"
            assert answer["type"] != "refused", (
                f"{self.found}, {self.moment}: {do} {said}: {answer}"
            )

        await self.both(work)

    async def ask(self, method: str, path: str, by: int, body: Any = None, **asked: Any) -> None:
        """The same request in both worlds."""
        await self.both(lambda world: world.ask(method, path, by, body, **asked))

    async def connect(self, seat: int, version: int | None = None) -> None:
        """A seat's device connects, or the public's."""

        async def work(world: Scripted) -> None:
            await Device(world, world.code, seat).open(version)

        await self.both(work)

    async def disconnect(self, seat: int) -> None:
        """A seat's device goes away."""

        async def work(world: Scripted) -> None:
            device = device_of(world, seat)
            if device is not None:
                await device.close()

        await self.both(work)

    # The table

    async def lay(self) -> None:
        """Everybody sits down, and the game begins."""
        setup, chance = self.found.setup, self.chance
        wishes = {
            "game": setup.game.name,
            "name": "Guest 0",
            "seats": self.seats,
            "options": dict(setup.options),
            "clock": chance.choice([None, CLOCK]),
            "gone": None,
            "pace": PACE,
            "pause": PAUSE,
            "throw_after": chance.choice([None, None, THROW_AFTER]),
            "watch": chance.choice(["anyone", "anyone", "nobody"]),
            "hints": chance.random() < 0.7,
        }
        await self.ask("POST", "/api/tables", 0, wishes)
        await self.connect(PUBLIC)
        for seat in range(self.seats):
            await self.sit(seat)
        await self.do(0, "start")
        for seat, part in self.parts.items():
            await self.do(seat, "contribute", part=part)
        self.note(0)

    async def sit(self, seat: int) -> None:
        """A person or a bot."""
        if seat == self.found.bot:
            return await self.do(0, "add_bot", seat=seat, bot="uniform")
        if seat:
            name = {"name": f"Guest {seat}", "seat": seat}
            await self.ask("POST", f"{self.path}/seats", seat, name)
        if seat == self.viewer or self.chance.random() < 0.6:
            await self.connect(seat)
        part = bytes([seat]) * 16
        await self.do(seat, "promise", promise=promised(part))
        self.parts[seat] = part.hex()

    def note(self, turn: int) -> None:
        """So far has the script been played."""
        done = sum(len(past.steps) for past in self.found.turns[:turn])
        for world in self.worlds:
            world.position = done
        self.next = self.found.turns[turn : turn + 1]
        self.moment = f"turn {turn}"

    def unthrown_after(self, turn: int) -> int:
        """How many moves the House has still to make after this turn."""
        later = [step for other in self.found.turns[turn + 1 :] for step in other.steps]
        return sum(step.seat == HOUSE for step in later)

    async def play(self, number: int) -> None:
        """One turn, however it comes about."""
        turn = self.found.turns[number]
        if turn.seat == HOUSE:
            if len(unthrown(self.one.table)) > self.unthrown_after(number):
                await self.let_house_move()
        elif not turn.steps[0].one.words:
            await self.do(turn.seat, "take_back")
        elif self.plays_by_bot(number):
            await self.let_bot_move(turn.seat)
        else:
            words = (turn.steps[0].one.words, turn.steps[0].two.words)
            await self.do(turn.seat, "move", words=words)
        self.note(number + 1)

    async def let_house_move(self) -> None:
        """By a throw or by waiting."""
        table, thrower = self.one.table, self.one.table.thrower()
        assert thrower is not None, f"{self.found}, {self.moment}: nobody throws"
        if thrower == HOUSE:
            await self.wait(PAUSE)
        elif table.seats[thrower].bot:
            await self.wait(PACE)
        elif table.header.throw_after is not None and self.chance.random() < 0.5:
            await self.wait(table.header.throw_after)
        else:
            await self.do(thrower, "throw")

    def plays_by_bot(self, turn: int) -> bool:
        """Whether a bot makes this move; a person for whom it stands in may come back.

        Only people take a move back: after a bot's the House goes on at once.
        """
        place = self.one.table.seats[self.found.turns[turn].seat]
        later = self.found.turns[turn + 1 : turn + 2]
        taken_back = any(not step.one.words for after in later for step in after.steps)
        back = taken_back or self.chance.random() < 0.5
        return place.bot is not None and not (place.person and back)

    async def let_bot_move(self, seat: int) -> None:
        """A bot moves at its pace, and others who are away come back, so that none is before it.

        Where all choose at the same time it may have moved while another bot was waited for.
        """
        owing = self.one.table.owing()
        if seat not in owing:
            return
        for other in owing:
            place = self.one.table.seats[other]
            if other != seat and place.person and place.bot:
                await self.do(other, "return")
        await self.wait(PACE)

    async def wait(self, seconds: float) -> None:
        """Time goes by in both worlds."""
        await self.both(lambda world: world.wait(seconds))

    async def leave(self) -> None:
        """Everybody goes home."""

        async def work(world: Scripted) -> None:
            for device in list(world.devices):
                await device.close()
            world.lobby.close_room(world.code)

        for world in self.worlds:
            await world.inside(work(world))


async def awaited(work: Work[T], world: Scripted) -> T:
    """Work as something that a task can do."""
    return await work(world)


def device_of(world: Scripted, seat: int) -> Device | None:
    """The device that is connected for a seat."""
    return next((device for device in world.devices if device.seat == seat), None)


async def say(
    world: Scripted, seat: int, command: dict[str, Any], by_socket: bool
) -> dict[str, Any] | None:
    """Say something over the socket, if there is one, or over HTTP."""
    device = device_of(world, seat)
    if device is None or (not by_socket and seat != PUBLIC):
        path = f"/t/{world.code}/seats/{seat}/commands"
        _, body = await world.ask("POST", path, seat, command)
        answer: dict[str, Any] = json.loads(body)
        return answer
    device.say(command)
    await world.settle()
    return device.answer(command["key"])


def parting(mine: list[str], other: list[str]) -> str:
    """Where two lists part."""
    for number, (one, two) in enumerate(zip(mine, other, strict=False)):
        if one != two:
            at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
            start = max(0, at - 300)
            return f"{number}: {one[start : at + 200]}\n{number}: {two[start : at + 200]}"
    return f"{len(mine)} lines, not {len(other)}: {(mine + other)[-1][:600]}"
