"""A live table in this worker: commands are executed one by one, logged, and sent to all viewers.

The way of a command: `execute`, its handler in commands.py, `commit`, the store, `show`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import perf_counter

from greenbaize.engine.errors import RefusedError
from greenbaize.server import protocol as p
from greenbaize.server.botpool.pool import BotFailed
from greenbaize.server.store import Conflict, SeatClaim, TableNotFound
from greenbaize.server.tables import log as e
from greenbaize.server.tables.claims import holds, is_public
from greenbaize.server.tables.commands import handle, require_host, require_phase
from greenbaize.server.tables.creation import create_rematch
from greenbaize.server.tables.frames import FrameCache
from greenbaize.server.tables.log import LogRecord, TableRow
from greenbaize.server.tables.presence import Presence, Viewer
from greenbaize.server.tables.refusals import (
    CommandRefusedError,
    ForbiddenError,
    SeatNotHeldError,
    refusal,
)
from greenbaize.server.tables.scheduler import Scheduler
from greenbaize.server.tables.services import Services
from greenbaize.server.tables.table import DEFAULT_BOT, Table, replay_log
from greenbaize.server.tables.tasks import BackgroundTasks

MAX_ATTEMPTS = 8
STORE_PHASE_EVERY = 600.0
LONG_LOG = 60
"""A log longer than this is replayed in a thread, not in the event loop."""


class Room:
    """One table, as long as somebody is at it. Whoever uses `table` holds the lock."""

    def __init__(self, services: Services, row: TableRow) -> None:
        self.services, self.row = services, row
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.tasks = BackgroundTasks(services.metrics)
        self.presence = Presence(self, services, self.tasks)
        self.scheduler = Scheduler(self, services, self.tasks)
        self.stored_phase = ("", 0.0)

    @property
    def code(self) -> str:
        return self.row.header.code

    # Commands

    async def execute(self, claim: SeatClaim, command: p.Command) -> p.Ack | p.Hinted:
        """Execute a command once and count it; raises RefusedError if it is refused."""
        try:
            answer = await self.dispatch(claim, command)
        except RefusedError:
            self.services.metrics.count_command(command.type, "refused")
            raise
        self.services.metrics.count_command(command.type, "done")
        return answer

    async def answer(self, claim: SeatClaim, command: p.Command) -> p.Answer:
        """What came of a command, a refusal included."""
        try:
            return await self.execute(claim, command)
        except RefusedError as error:
            return refusal(command.key, error)

    async def dispatch(self, claim: SeatClaim, command: p.Command) -> p.Ack | p.Hinted:
        """A hint changes nothing; everything else is retried until nobody else writes meanwhile."""
        if is_public(claim):
            raise ForbiddenError("seat_required")
        if isinstance(command, p.Hint):
            return await self.hint(claim, command)
        async with self.lock:
            for _ in range(MAX_ATTEMPTS):
                try:
                    return await self.execute_once(claim, command)
                except Conflict:
                    continue
        raise Conflict

    async def execute_once(self, claim: SeatClaim, command: p.Command) -> p.Ack:
        """Idempotent: a key that is in the log has been executed, and is only answered."""
        table = await self.admit(claim)
        key = log_key(claim, command)
        if key not in table.keys:
            await self.presence.note_activity(table, claim)
            await self.commit(await self.records_of(table, claim.seat, command, key))
        return p.Ack(key=command.key, version=table.keys[key])

    async def records_of(
        self, table: Table, seat: int, command: p.Command, key: str
    ) -> list[LogRecord]:
        """Apply a command to the table in memory; after any error but a refusal it is reread."""
        self.require_chat_quota(table, command)
        now = self.services.clock()
        if isinstance(command, p.Rematch):
            return [table.write(await self.rematch(table, seat), now, key)]
        try:
            return handle(table, seat, command, key, now)
        except RefusedError:
            raise
        except Exception:
            self.table = None
            raise

    def require_chat_quota(self, table: Table, command: p.Command) -> None:
        talks = isinstance(command, (p.Chat, p.React))
        if talks and table.chats >= self.services.settings.chat_lines:
            raise CommandRefusedError("chat_full")

    async def rematch(self, table: Table, seat: int) -> e.Rematched:
        """A new table for the same people."""
        require_host(table, seat)
        require_phase(table, "over")
        if table.rematch is not None:
            raise CommandRefusedError("rematch_exists")
        return e.Rematched(code=await create_rematch(self.services, table, seat))

    async def hint(self, claim: SeatClaim, command: p.Hint) -> p.Hinted:
        """What a bot would do here."""
        async with self.lock:
            table = await self.admit(claim)
            if not table.header.hints:
                raise CommandRefusedError("hints_disabled")
            require_phase(table, "playing")
            if claim.seat not in table.owing():
                raise CommandRefusedError("no_move_owed")
            record = table.seen_record(claim.seat).text()
        try:
            words = await self.services.ask_bot(DEFAULT_BOT, claim.seat, record)
        except BotFailed:
            raise CommandRefusedError("no_hint_found") from None
        return p.Hinted(key=command.key, words=words)

    # The log

    async def ready(self) -> Table:
        """The table as its log leaves it."""
        if self.table is None:
            log = await self.services.store.read_log(self.row.id)
            if not log:
                raise TableNotFound
            header, secret = self.row.header, self.row.secret
            if len(log) > LONG_LOG:
                table = await asyncio.to_thread(replay_log, header, secret, log)
            else:
                table = replay_log(header, secret, log)
            self.table = table
            self.presence.expect_reconnects(table)
            self.show(table)
        return self.table

    async def admit(self, claim: SeatClaim) -> Table:
        """The table, for whoever holds this seat."""
        table = await self.ready()
        if not holds(table, claim):
            raise SeatNotHeldError
        self.presence.touch()
        return table

    async def commit(
        self,
        records: list[LogRecord],
        tokens: Sequence[tuple[str, SeatClaim]] = (),
        link: str | None = None,
    ) -> None:
        """Make durable what has happened, then show it; what cannot be stored has not happened."""
        table, self.table = self.table, None
        assert table is not None
        begun = perf_counter()
        phase = self.phase_to_store(table)
        append = self.services.store.append
        await append(self.row.id, records, phase, tokens=tokens, link=link)
        self.table = table
        if phase is not None:
            self.stored_phase = (phase, table.touched)
        self.services.metrics.commit_seconds.observe(perf_counter() - begun)
        self.show(table)
        self.services.metrics.broadcast_seconds.observe(perf_counter() - begun)

    def phase_to_store(self, table: Table) -> str | None:
        """A new phase is stored at once; that people are here, from time to time."""
        phase, touched = self.stored_phase
        recently = table.touched - touched < STORE_PHASE_EVERY
        return None if phase == table.phase and recently else table.phase

    async def write(self, entry: e.AnyEntry) -> Table:
        """Log an entry that no command asked for."""
        while True:
            table = await self.ready()
            record = table.write(entry, self.services.clock())
            try:
                await self.commit([record])
            except Conflict:
                continue
            return table

    async def refresh(self, version: int) -> None:
        """Another worker has written: read on, up to this version at least."""
        async with self.lock:
            if self.table is None or self.table.version >= version:
                await self.ready()
                return
            table, self.table = self.table, None
            for record in await self.services.store.read_log(self.row.id, table.version):
                table.apply(record)
            self.table = table
            self.show(table)

    async def reread(self) -> None:
        """Something may have been missed: read on from the version that is here."""
        async with self.lock:
            version = self.table.version if self.table else 0
        await self.refresh(version + 1)

    # Viewers

    def show(self, table: Table) -> None:
        """Send everybody what is new; whoever lost the seat is dismissed."""
        frames = FrameCache(table, self.services.settings.frame_log_lines)
        for viewer in list(self.presence.viewers):
            if not holds(table, viewer.claim):
                self.presence.viewers.discard(viewer)
                viewer.dismiss()
            elif viewer.version != table.version:
                self.show_to(viewer, table, frames)
        self.presence.forget_others(table)
        self.scheduler.schedule(table)
        self.presence.correct(table)

    def show_to(self, viewer: Viewer, table: Table, frames: FrameCache) -> None:
        """Send one viewer what is new to it; its first frame is redacted."""
        viewer.send(frames.encode(viewer.claim.seat, viewer.version, viewer.live))
        viewer.version, viewer.live = table.version, True

    async def look(self, claim: SeatClaim, version: int | None) -> bytes:
        """One frame, for whoever has that version."""
        async with self.lock:
            table = await self.admit(claim)
            if not is_public(claim):
                await self.presence.note_activity(table, claim)
            frames = FrameCache(table, self.services.settings.frame_log_lines)
            return frames.encode(claim.seat, version)

    async def enter(self, viewer: Viewer) -> None:
        """A device is connected; its first frame tells what is new since the version it has."""
        async with self.lock:
            table = await self.admit(viewer.claim)
            self.presence.viewers.add(viewer)
            if not is_public(viewer.claim) and not table.seats[viewer.claim.seat].connected:
                await self.write(e.Connected(seat=viewer.claim.seat))
            else:
                self.greet(table, viewer)

    def greet(self, table: Table, viewer: Viewer) -> None:
        """The first frame is sent even if nothing is new."""
        frames = FrameCache(table, self.services.settings.frame_log_lines)
        self.show_to(viewer, table, frames)
        self.scheduler.schedule(table)

    def leave(self, viewer: Viewer) -> None:
        """A device is disconnected."""
        self.presence.on_disconnect(viewer)

    def is_visited(self) -> bool:
        """Whether anybody is here, or was a moment ago."""
        return self.presence.is_visited()

    def close(self) -> None:
        """The table leaves memory at once; it can be replayed from its log."""
        self.scheduler.stop()
        self.tasks.stop()
        if not self.lock.locked():
            self.table = None


def log_key(claim: SeatClaim, command: p.Command) -> str:
    """A command's key in the log: whoever has the chair next may use the same."""
    return f"{claim.seat}.{claim.ply}:{command.key}"
