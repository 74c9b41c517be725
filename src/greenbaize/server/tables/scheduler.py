"""What happens at a live table by itself: the House, the clocks, and bots that think."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Any

from greenbaize.engine.errors import RefusedError
from greenbaize.server.botpool.pool import ThinkingFailed
from greenbaize.server.ops import logging as logs
from greenbaize.server.store import Conflict, StoreUnavailable, TableNotFound
from greenbaize.server.tables import log as e
from greenbaize.server.tables.commands import begin
from greenbaize.server.tables.deadlines import Due, dues
from greenbaize.server.tables.log import LogRecord
from greenbaize.server.tables.table import USUAL_BOT, Table

if TYPE_CHECKING:
    from greenbaize.server.tables.room import Room

Work = Callable[[], Coroutine[Any, Any, None]]
AFTER_TROUBLE = 2.0
"""How long to wait with a database that does not answer."""


@dataclass(slots=True)
class Thought:
    """A bot's answer in the making, to what it has owed since then; `shown` is when it is told.

    A late answer is told at the next beat of the table's pace: how long it took, nobody sees.
    """

    since: float
    task: asyncio.Task[str]
    shown: float | None = None


class Pulse:
    """Beats for one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.alarm: asyncio.TimerHandle | None = None
        self.timers: set[asyncio.TimerHandle] = set()
        self.thoughts: dict[int, Thought] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopped = False

    def set_alarm(self, table: Table) -> None:
        """Wake up for what is due next, as long as anybody is here; bots think at once."""
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None
        if self.stopped or not self.room.is_visited():
            return
        times = [self.time_of(table, due) for due in dues(table)]
        soon = min((time for time in times if time is not None), default=None)
        if soon is not None:
            seconds = max(0.0, soon - self.room.hall.now())
            loop = asyncio.get_running_loop()
            self.alarm = loop.call_later(seconds, lambda: self.start(self.beat))

    def time_of(self, table: Table, due: Due) -> float | None:
        """When it can happen; a bot must have thought first."""
        if due.kind != "think":
            return due.at
        return self.think(table, due.seat).shown

    async def beat(self) -> None:
        """Let everything happen whose time has come."""
        async with self.room.lock:
            while not self.stopped:
                written = self.next_due(await self.room.ready())
                if not written:
                    break
                try:
                    await self.room.keep(written)
                except Conflict:
                    continue
            if self.room.table is not None:
                self.set_alarm(self.room.table)

    def next_due(self, table: Table) -> list[LogRecord]:
        """The first thing whose time has come."""
        now = self.room.hall.now()
        for due in dues(table):
            at = self.time_of(table, due)
            written = self.let(table, due, now) if at is not None and at <= now else []
            if written:
                return written
        return []

    def let(self, table: Table, due: Due, now: float) -> list[LogRecord]:
        """What is due happens."""
        if due.kind in ("house", "throw"):
            return table.throw(now)
        if due.kind == "open":
            return begin(table, now)
        if due.kind == "think":
            return self.answer(table, due.seat, now)
        why: e.Why = "clock" if due.kind == "clock" else "gone"
        return [table.write(e.StoodIn(seat=due.seat, bot=USUAL_BOT, why=why), now)]

    def think(self, table: Table, seat: int) -> Thought:
        """A bot's thought about what it owes now, begun if it has not been."""
        since = table.places[seat].owes_since
        assert since is not None
        thought = self.thoughts.get(seat)
        if thought is None or thought.since != since:
            if thought:
                thought.task.cancel()
            thought = self.thoughts[seat] = self.begin(table, seat, since)
        return thought

    def begin(self, table: Table, seat: int, since: float) -> Thought:
        """A bot begins to think, from what its seat knows alone."""
        assert table.match is not None
        question = self.ask(
            table.places[seat].bot or USUAL_BOT,
            seat,
            table.seen_record(seat).text(),
            table.match.moves(seat),
        )
        thought = Thought(since, asyncio.get_running_loop().create_task(question))
        thought.task.add_done_callback(lambda task: self.thought_of(thought, table.header.pace))
        return thought

    async def ask(self, bot: str, seat: int, record: str, moves: list[str]) -> str:
        """What the bot answers; if it fails, any legal move."""
        try:
            return await self.room.hall.think(bot, seat, record)
        except ThinkingFailed:
            logs.warn("a bot gave no answer", bot=bot)
            return random.choice(moves)

    def thought_of(self, thought: Thought, pace: float) -> None:
        """The answer is there: it is told at the table's pace."""
        if thought.task.cancelled() or self.stopped:
            return
        took = self.room.hall.now() - thought.since
        thought.shown = thought.since + pace * max(1, ceil(took / pace) if pace else 1)
        self.start(self.beat)

    def answer(self, table: Table, seat: int, now: float) -> list[LogRecord]:
        """A bot's answer is played; for one that the rules refuse, any legal move."""
        assert table.match is not None
        words = self.thoughts.pop(seat).task.result()
        try:
            table.match.check(seat, words)
        except RefusedError:
            logs.warn("a bot's answer was refused", bot=table.places[seat].bot)
            words = random.choice(table.match.moves(seat))
        return [table.write(e.Moved(seat=seat, words=words), now)]

    def later(self, seconds: float, work: Work) -> None:
        """Do something after a while."""

        def ring() -> None:
            self.timers.discard(timer)
            self.start(work)

        timer = asyncio.get_running_loop().call_later(seconds, ring)
        self.timers.add(timer)

    def start(self, work: Work) -> None:
        """Something that goes on beside everything else."""
        if not self.stopped:
            task = asyncio.get_running_loop().create_task(self.safely(work))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def safely(self, work: Work) -> None:
        """A database that does not answer is asked again later."""
        try:
            await work()
        except StoreUnavailable:
            self.later(AFTER_TROUBLE, work)
        except TableNotFound:
            self.stop()
        except Exception as error:
            self.room.hall.metrics.failures.inc()
            logs.fail("something at a table broke off", error)

    def stop(self) -> None:
        """Nobody is here any more."""
        self.stopped = True
        for timer in (self.alarm, *self.timers):
            if timer:
                timer.cancel()
        for thought in self.thoughts.values():
            thought.task.cancel()
        self.thoughts.clear()
        for task in list(self.tasks):
            task.cancel()
