"""What happens at a live table by itself: the House, deadlines, and moves that bots choose."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Protocol
from weakref import proxy

from greenbaize.engine.errors import RefusedError
from greenbaize.server.botpool.pool import BotFailed
from greenbaize.server.ops import logging
from greenbaize.server.store import Conflict
from greenbaize.server.tables import log as e
from greenbaize.server.tables.commands import begin
from greenbaize.server.tables.deadlines import Deadline, deadlines
from greenbaize.server.tables.log import LoggedEntry
from greenbaize.server.tables.services import Services
from greenbaize.server.tables.table import DEFAULT_BOT, Table
from greenbaize.server.tables.tasks import BackgroundTasks


class ScheduledRoom(Protocol):
    """The room that a scheduler works for; whoever uses `table` holds the lock."""

    lock: asyncio.Lock
    table: Table | None

    async def ready(self) -> Table: ...
    async def commit(self, written: list[LoggedEntry]) -> None: ...
    def is_visited(self) -> bool: ...
    def is_owner(self) -> bool: ...


@dataclass(slots=True)
class PendingMove:
    """A bot's answer in the making, to what it has owed since then; `took` is how long it took.

    A late answer is played at the next beat of the table's pace: how long it took, nobody sees.
    """

    since: float
    task: asyncio.Task[str]
    took: float | None = None

    def due(self, pace: float) -> float | None:
        """When it is played, once it is there."""
        if self.took is None:
            return None
        return self.since + pace * max(1, ceil(self.took / pace) if pace else 1)


class Scheduler:
    """Fires the deadlines of one room, which owns it."""

    def __init__(self, room: ScheduledRoom, services: Services, tasks: BackgroundTasks) -> None:
        self.room: ScheduledRoom = proxy(room)
        self.services, self.tasks = services, tasks
        self.timer: asyncio.TimerHandle | None = None
        self.pending: dict[int, PendingMove] = {}

    def schedule(self, table: Table) -> None:
        """Let bots choose, and wake up for the next deadline, as long as anybody is here.

        At any worker but the table's owner nothing happens by itself. If nobody is at the owner,
        somebody may be at another worker: it goes on until it gives the table back.
        """
        self.cancel_timer()
        if not self.room.is_owner():
            return self.stop()
        if self.tasks.stopped or not (self.services.owners.shared or self.room.is_visited()):
            return
        waiting = deadlines(table)
        self.start_bots(table, waiting)
        self.set_timer(table, waiting)

    def set_timer(self, table: Table, waiting: Sequence[Deadline]) -> None:
        times = [self.time_of(table, deadline) for deadline in waiting]
        soon = min((time for time in times if time is not None), default=None)
        if soon is not None:
            seconds = max(0.0, soon - self.services.clock())
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(seconds, lambda: self.tasks.start(self.run_due))

    def cancel_timer(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def time_of(self, table: Table, deadline: Deadline) -> float | None:
        """When it can be fired; a bot must have chosen first."""
        if deadline.kind != "bot":
            return deadline.at
        pending = self.pending.get(deadline.seat)
        due = pending.due(table.pace) if pending else None
        return None if due is None else max(due, deadline.at)

    async def run_due(self) -> None:
        """Fire everything whose time has come."""
        async with self.room.lock:
            while not self.tasks.stopped and self.room.is_owner():
                written = self.fire_next(await self.room.ready())
                if not written:
                    break
                try:
                    await self.room.commit(written)
                except Conflict:
                    continue
            if self.room.table is not None:
                self.schedule(self.room.table)

    def fire_next(self, table: Table) -> list[LoggedEntry]:
        """Fire the first deadline whose time has come."""
        now, waiting = self.services.clock(), deadlines(table)
        self.start_bots(table, waiting)
        for deadline in waiting:
            at = self.time_of(table, deadline)
            written = self.fire(table, deadline, now) if at is not None and at <= now else []
            if written:
                return written
        return []

    def fire(self, table: Table, deadline: Deadline, now: float) -> list[LoggedEntry]:
        """What a deadline does to the table."""
        match deadline.kind:
            case "house" | "throw":
                return table.throw(now)
            case "opening":
                return begin(table, now)
            case "bot":
                return self.play_pending(table, deadline.seat, now)
            case "timeout" | "absence" as reason:
                entry = e.StoodIn(seat=deadline.seat, bot=DEFAULT_BOT, reason=reason)
                return [table.write(entry, now)]

    # Bots

    def start_bots(self, table: Table, waiting: Sequence[Deadline]) -> None:
        """Every bot that owes a move begins to choose it, unless it has begun."""
        for deadline in waiting:
            if deadline.kind == "bot":
                self.start_bot(table, deadline.seat)

    def start_bot(self, table: Table, seat: int) -> None:
        """A bot chooses what it owes now; what it was choosing before is void."""
        since = table.seats[seat].owes_since
        assert since is not None
        pending = self.pending.get(seat)
        if pending is not None and pending.since == since:
            return
        if pending:
            pending.task.cancel()
        self.pending[seat] = self.ask(table, seat, since)

    def ask(self, table: Table, seat: int, since: float) -> PendingMove:
        """Ask a bot for its move; it gets to know what its seat knows, and no more."""
        assert table.match is not None
        question = self.choose_move(
            table.seats[seat].bot or DEFAULT_BOT,
            seat,
            table.seen_record(seat).text(),
            table.match.moves(seat),
        )
        pending = PendingMove(since, asyncio.get_running_loop().create_task(question))
        pending.task.add_done_callback(lambda _: self.on_chosen(pending))
        return pending

    async def choose_move(self, bot: str, seat: int, record: str, moves: list[str]) -> str:
        """What the bot chooses; if it fails, any legal move."""
        try:
            return await self.services.ask_bot(bot, seat, record)
        except BotFailed:
            logging.warning("a bot gave no answer; a random legal move is played", bot=bot)
            return random.choice(moves)

    def on_chosen(self, pending: PendingMove) -> None:
        """The answer is there: it is played at the table's pace."""
        if pending.task.cancelled() or self.tasks.stopped:
            return
        pending.took = self.services.clock() - pending.since
        self.tasks.start(self.run_due)

    def play_pending(self, table: Table, seat: int, now: float) -> list[LoggedEntry]:
        """Play what a bot chose; instead of a move that the rules refuse, any legal one."""
        assert table.match is not None
        words = self.pending.pop(seat).task.result()
        try:
            return [table.write(e.Moved(seat=seat, words=words), now)]
        except RefusedError:
            logging.warning("a bot's answer was refused", bot=table.seats[seat].bot)
        words = random.choice(table.match.moves(seat))
        return [table.write(e.Moved(seat=seat, words=words), now)]

    def stop(self) -> None:
        """Nothing more is fired."""
        self.cancel_timer()
        for pending in self.pending.values():
            pending.task.cancel()
        self.pending.clear()
