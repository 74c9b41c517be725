"""A live table in this worker: commands are executed one by one, logged, and sent to all viewers.

The way of a command: `execute`, its handler in commands.py, `commit`, the store, `show`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import perf_counter

from pydantic import ValidationError
from pydantic_core import to_json

from greenbaize.engine.errors import RefusedError
from greenbaize.server import protocol as p
from greenbaize.server.botpool.pool import BotFailed
from greenbaize.server.edge.limits import Bucket, message_bucket
from greenbaize.server.store import (
    Conflict,
    NewTable,
    SeatClaim,
    StoreUnavailable,
    TableNotFound,
)
from greenbaize.server.tables import log as e
from greenbaize.server.tables.claims import holds, is_public
from greenbaize.server.tables.commands import handle, require_host, require_phase
from greenbaize.server.tables.creation import new_rematch
from greenbaize.server.tables.frames import FrameCache
from greenbaize.server.tables.log import Header, LoggedEntry, TableRow
from greenbaize.server.tables.presence import Presence, Viewer
from greenbaize.server.tables.refusals import (
    CommandRefusedError,
    ForbiddenError,
    SeatNotHeldError,
    TableUnreadableError,
    TooManyTablesError,
    refusal,
)
from greenbaize.server.tables.scheduler import Scheduler
from greenbaize.server.tables.services import Services
from greenbaize.server.tables.table import HINT_BOT, Table, replay_log
from greenbaize.server.tables.tasks import RETRY_AFTER, BackgroundTasks, PatientLock

MAX_ATTEMPTS = 8
STORE_PHASE_EVERY = 600.0
MOST_CLAIMS = 200
LONG_LOG = 60
"""A log longer than this is replayed in a thread, not in the event loop."""

TableQuota = Callable[[], bool]
"""Counts one more table for whoever asks for it; false if they have made too many."""


def unlimited() -> bool:
    """As many tables as one likes."""
    return True


class Room:
    """One table, as long as somebody is at it. Whoever uses `table` holds the lock."""

    def __init__(self, services: Services, row: TableRow) -> None:
        self.services, self.row = services, row
        self.lock: asyncio.Lock = PatientLock(services.settings.database_timeout_seconds)
        self.table: Table | None = None
        self.writing = 0
        """The version that is just being stored."""
        self.heard: list[tuple[int, LoggedEntry | None]] = []
        """Entries of other workers that wait to be applied."""
        self.expects = False
        """Whether those who were connected before have been given time to come back."""
        self.tasks = BackgroundTasks(services.metrics)
        self.presence = Presence(self, services, self.tasks)
        self.scheduler = Scheduler(self, services, self.tasks)
        self.stored_phase = ("", 0.0)
        self.frames: FrameCache | None = None
        self.claims: dict[str, SeatClaim] = {}
        """What tokens were given for, by their hashes."""
        self.buckets: dict[int, Bucket] = {}
        self.hinting: set[int] = set()
        """The seats for which a hint is being found."""

    @property
    def code(self) -> str:
        return self.row.header.code

    def keep_claim(self, token: str, claim: SeatClaim) -> None:
        """Remember what a token was given for; whoever comes and goes does not fill the memory."""
        if len(self.claims) >= MOST_CLAIMS:
            self.claims.clear()
        self.claims[token] = claim

    def is_owner(self) -> bool:
        """Whether the House, bots and clocks act here, not at another worker."""
        return self.services.owners.owns(self.row.id)

    # Commands

    async def execute(
        self, claim: SeatClaim, command: p.Command, allow_table: TableQuota = unlimited
    ) -> p.Ack | p.Hinted:
        """Execute a command once and count it; raises RefusedError if it is refused."""
        try:
            answer = await self.dispatch(claim, command, allow_table)
        except RefusedError:
            self.services.metrics.count_command(command.type, "refused")
            raise
        self.services.metrics.count_command(command.type, "done")
        return answer

    async def answer(
        self, claim: SeatClaim, command: p.Command, allow_table: TableQuota
    ) -> p.Answer:
        """What came of a command, a refusal included."""
        try:
            return await self.execute(claim, command, allow_table)
        except RefusedError as error:
            return refusal(command.key, error)

    async def dispatch(
        self, claim: SeatClaim, command: p.Command, allow_table: TableQuota
    ) -> p.Ack | p.Hinted:
        """A hint changes nothing; everything else is answered in time, whatever the database does.

        Whoever is told to try again says the same again: under its key it is executed once.
        """
        if is_public(claim):
            raise ForbiddenError("seat_required")
        if isinstance(command, p.Hint):
            return await self.hint(claim, command)
        try:
            async with asyncio.timeout(self.services.settings.database_timeout_seconds), self.lock:
                return await self.execute_until_done(claim, command, allow_table)
        except TimeoutError:
            raise StoreUnavailable from None

    async def execute_until_done(
        self, claim: SeatClaim, command: p.Command, allow_table: TableQuota
    ) -> p.Ack:
        """Again if somebody else wrote meanwhile; nothing is refused because we are behind."""
        for _ in range(MAX_ATTEMPTS):
            try:
                return await self.execute_once(claim, command, allow_table)
            except Conflict:
                continue
            except RefusedError:
                if not self.services.owners.shared or not await self.catch_up():
                    raise
        raise Conflict

    async def execute_once(
        self, claim: SeatClaim, command: p.Command, allow_table: TableQuota
    ) -> p.Ack:
        """Idempotent: a key that is in the log has been executed, and is only answered."""
        table = await self.admit(claim)
        key = log_key(claim, command)
        if key not in table.keys:
            await self.presence.note_activity(table, claim)
            if isinstance(command, p.Rematch):
                await self.rematch(table, claim.seat, key, allow_table)
            else:
                await self.commit(self.apply_command(table, claim.seat, command, key))
        return p.Ack(key=command.key, version=table.keys[key])

    def apply_command(
        self, table: Table, seat: int, command: p.Command, key: str
    ) -> list[LoggedEntry]:
        """Apply a command to the table in memory; after any error but a refusal it is reread."""
        self.require_quota(table, command)
        try:
            return handle(table, seat, command, key, self.services.clock())
        except RefusedError:
            raise
        except Exception:
            self.table = None
            raise

    def require_quota(self, table: Table, command: p.Command) -> None:
        """A table's log is bounded, but for the moves, which the game itself bounds."""
        talks = isinstance(command, (p.Chat, p.React))
        if talks and table.chats >= self.services.settings.chat_lines:
            raise CommandRefusedError("chat_full")
        if not isinstance(command, (p.Move, p.Throw)):
            self.require_log_quota(table)

    def require_log_quota(self, table: Table) -> None:
        if self.is_log_full(table):
            raise CommandRefusedError("log_full")

    def is_log_full(self, table: Table) -> bool:
        return table.changes >= self.services.settings.log_entries

    async def rematch(self, table: Table, seat: int, key: str, allow_table: TableQuota) -> None:
        """A new table for the same people; it is stored together with the entry that names it."""
        require_host(table, seat)
        require_phase(table, "over")
        if table.rematch is not None:
            raise CommandRefusedError("rematch_exists")
        require_table_quota(allow_table)
        new = new_rematch(self.services, table, seat)
        entry = e.Rematched(code=new.header.code)
        await self.commit([table.write(entry, self.services.clock(), key)], rematch=new)
        self.services.metrics.tables.inc()

    async def hint(self, claim: SeatClaim, command: p.Hint) -> p.Hinted:
        """What a bot would do here: one at a time for a seat, after all bots that owe a move.

        Whoever does not wait for it any more cancels it.
        """
        if claim.seat in self.hinting:
            raise CommandRefusedError("hint_pending")
        self.hinting.add(claim.seat)
        try:
            return await self.find_hint(claim, command)
        finally:
            self.hinting.discard(claim.seat)

    async def find_hint(self, claim: SeatClaim, command: p.Hint) -> p.Hinted:
        async with self.lock:
            table = await self.admit(claim)
            if not table.header.hints:
                raise CommandRefusedError("hints_disabled")
            require_phase(table, "playing")
            if claim.seat not in table.owing():
                raise CommandRefusedError("no_move_owed")
            record = table.seen_record(claim.seat).text()
        try:
            words = await self.services.ask_hint(HINT_BOT, claim.seat, record)
        except BotFailed:
            raise CommandRefusedError("no_hint_found") from None
        return p.Hinted(key=command.key, words=words)

    # The log

    async def ready(self) -> Table:
        """The table as its log leaves it."""
        if self.table is None:
            log = await self.read_log()
            if not log:
                raise TableNotFound
            table = await self.replay(log)
            table.settle_clock(self.services.clock())
            self.table = table
            if self.is_owner() and not self.expects:
                self.expect_reconnects(table)
            self.show(table)
        elif not self.services.owners.is_current():
            await self.catch_up()
        return self.table

    def expect_reconnects(self, table: Table) -> None:
        self.expects = True
        self.presence.expect_reconnects(table)

    async def read_log(self) -> list[LoggedEntry]:
        try:
            return await self.services.store.read_log(self.row.id)
        except ValidationError as error:
            self.services.note_unreadable(error)
            raise TableUnreadableError from None

    async def replay(self, log: list[LoggedEntry]) -> Table:
        """The table as its log leaves it; nobody is told what is wrong with a log."""
        header, secret = self.row.header, self.row.secret
        try:
            if len(log) > LONG_LOG:
                return await asyncio.to_thread(replay_log, header, secret, log)
            return replay_log(header, secret, log)
        except Exception as error:
            self.services.note_unreadable(error)
            raise TableUnreadableError from None

    async def catch_up(self) -> bool:
        """Read what other workers have written since; returns whether there was anything."""
        if self.table is None:
            await self.ready()
            return True
        return self.apply_all(await self.services.store.read_log(self.row.id, self.table.version))

    async def newest(self) -> Table:
        """The table with all that any worker has written."""
        if self.services.owners.shared:
            await self.catch_up()
        return await self.ready()

    def apply_all(self, log: Sequence[LoggedEntry]) -> bool:
        """Apply what others have written, and show it; returns whether there was anything."""
        table = self.table
        assert table is not None
        new = [logged for logged in log if logged.position >= table.version]
        if new:
            self.table = None
            for logged in new:
                table.apply(logged)
            self.table = table
            self.show(table)
        return bool(new)

    async def admit(self, claim: SeatClaim, version: int | None = None) -> Table:
        """The table, for whoever holds this seat; not older than what a device has seen of it.

        Whoever sat down at another worker, where we do not know of it yet, is not turned away.
        """
        table = await self.ready()
        unknown = not is_public(claim) and claim.held_since >= table.version
        if unknown or (version is not None and version > table.version):
            await self.catch_up()
            table = await self.ready()
        if not holds(table, claim):
            raise SeatNotHeldError
        self.presence.touch()
        return table

    async def commit(
        self,
        written: list[LoggedEntry],
        tokens: Sequence[tuple[str, SeatClaim]] = (),
        link: str | None = None,
        rematch: NewTable[Header, LoggedEntry] | None = None,
    ) -> None:
        """Make durable what has happened, then show it; what cannot be stored has not happened."""
        table, self.table = self.table, None
        assert table is not None
        begun = perf_counter()
        phase = self.phase_to_store(table)
        append = self.services.store.append
        self.writing = table.version
        try:
            await append(self.row.id, written, phase, tokens=tokens, link=link, rematch=rematch)
        except Conflict:
            self.services.metrics.conflicts.inc()
            raise
        except (StoreUnavailable, asyncio.CancelledError):
            self.tasks.later(RETRY_AFTER, self.reread)
            raise
        finally:
            self.writing = 0
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
        """Log an entry that no command asked for; who comes and goes, as long as there is room."""
        for _ in range(MAX_ATTEMPTS):
            table = await self.ready()
            if isinstance(entry, (e.Connected, e.Disconnected)) and self.is_log_full(table):
                return table
            logged = table.write(entry, self.services.clock())
            with suppress(Conflict):
                await self.commit([logged])
                return table
        raise Conflict

    # Other workers

    def knows(self, position: int) -> bool:
        """Whether this entry of the log is known here, or being written."""
        return position < (self.table.version if self.table else self.writing)

    def hear(self, position: int, logged: LoggedEntry | None) -> None:
        """Another worker has written: what it wrote is applied in its turn."""
        self.heard.append((position, logged))
        if len(self.heard) == 1:
            self.tasks.start(self.follow)

    async def follow(self) -> None:
        """Apply what was heard; where something is missing, read it."""
        async with self.lock:
            heard, self.heard = self.heard, []
            if self.table is None:
                await self.ready()
                return
            follows = [logged for position, logged in heard if position >= self.table.version]
            expected = range(self.table.version, self.table.version + len(follows))
            known = [logged for logged in follows if logged is not None]
            if [logged.position for logged in known] == list(expected):
                self.apply_all(known)
            else:
                self.tasks.start(self.reread)

    async def reread(self) -> None:
        """Something may have been missed: read on from the version that is here."""
        async with self.lock:
            await self.catch_up()

    async def take_over(self) -> None:
        """This worker is the owner now; people of the one before have time to come back."""
        async with self.lock:
            await self.catch_up()
            table = await self.ready()
            self.expect_reconnects(table)
            self.scheduler.schedule(table)

    # Viewers

    def show(self, table: Table) -> None:
        """Send everybody what is new; whoever lost the seat is dismissed."""
        for viewer in list(self.presence.viewers):
            if not holds(table, viewer.claim):
                self.presence.viewers.discard(viewer)
                viewer.dismiss()
            elif viewer.version != table.version:
                self.show_to(viewer, table, self.frames_of(table))
        self.presence.forget_others(table)
        self.scheduler.schedule(table)
        self.presence.correct(table)

    def show_health(self) -> None:
        """Tell everybody whether the table can be saved."""
        status = to_json(p.StoreStatus(writable=self.services.store.health.writable))
        for viewer in list(self.presence.viewers):
            viewer.send(status)

    def frames_of(self, table: Table) -> FrameCache:
        """The frames of the table as it is now, as far as they have been encoded."""
        if self.frames is None or not self.frames.is_of(table):
            self.frames = FrameCache(table, self.services.settings.frame_log_lines)
        return self.frames

    def bucket_of(self, claim: SeatClaim) -> Bucket:
        """The rate limit of messages of a seat; everybody of the public has a new one."""
        settings = self.services.settings
        if is_public(claim):
            return message_bucket(settings)
        return self.buckets.setdefault(claim.seat, message_bucket(settings))

    def show_to(self, viewer: Viewer, table: Table, frames: FrameCache) -> None:
        """Send one viewer what is new to it; its first frame is redacted."""
        viewer.send(frames.encode(viewer.claim.seat, viewer.version, viewer.live))
        viewer.version, viewer.live = table.version, True

    async def look(self, claim: SeatClaim, version: int | None) -> bytes:
        """One frame, for whoever has that version; whatever they saw elsewhere is in it."""
        async with self.lock:
            await self.newest()
            table = await self.admit(claim)
            if not is_public(claim):
                await self.presence.note_activity(table, claim)
            return self.frames_of(table).encode(claim.seat, version)

    async def enter(self, viewer: Viewer) -> None:
        """A device is connected; its first frame tells what is new since the version it has."""
        async with self.lock:
            table = await self.admit(viewer.claim, viewer.version)
            self.presence.admit(viewer)
            if not is_public(viewer.claim) and not table.seats[viewer.claim.seat].connected:
                table = await self.write(e.Connected(seat=viewer.claim.seat))
            if not viewer.live:
                self.greet(table, viewer)

    def greet(self, table: Table, viewer: Viewer) -> None:
        """The first frame is sent even if nothing is new."""
        self.show_to(viewer, table, self.frames_of(table))
        if not self.services.store.health.writable:
            viewer.send(to_json(p.StoreStatus(writable=False)))
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
        self.frames = None
        if not self.lock.locked():
            self.table = None


def require_table_quota(allow_table: TableQuota) -> None:
    """Whoever makes too many tables waits."""
    if not allow_table():
        raise TooManyTablesError


def log_key(claim: SeatClaim, command: p.Command) -> str:
    """A command's key in the log: whoever has the chair next may use the same."""
    return f"{claim.seat}.{claim.held_since}:{command.key}"
