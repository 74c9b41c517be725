"""A live table in this worker: one thing happens after the other, is written down, and is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Protocol

from greenbaize.engine.errors import RefusedError
from greenbaize.engine.seats import PUBLIC
from greenbaize.server import protocol as p
from greenbaize.server.botpool.pool import ThinkingFailed
from greenbaize.server.store import Conflict, SeatClaim, TableNotFound
from greenbaize.server.tables import log as e
from greenbaize.server.tables.commands import Forbidden, act, need_host, need_phase
from greenbaize.server.tables.frames import Printer
from greenbaize.server.tables.log import LogRecord, TableRow
from greenbaize.server.tables.scheduler import Pulse
from greenbaize.server.tables.table import USUAL_BOT, Table, rebuilt

if TYPE_CHECKING:
    from greenbaize.server.tables.lobby import Hall

TRIES = 8
TOUCH_EVERY = 600.0
LONG_LOG = 60
"""A log longer than this is played again beside the event loop, not in it."""


class NotYours(Exception):
    """The token does not hold this seat, or does so no longer."""


class Viewer(Protocol):
    """A device that looks on: which seat's eyes it has, and which version it has seen.

    From its first frame on it is live: it sees everything when it happens.
    """

    hold: SeatClaim
    have: int | None
    live: bool

    def send(self, data: bytes) -> None:
        """Send a frame, without waiting."""

    def dismiss(self) -> None:
        """The seat is no longer this device's."""


class Room:
    """One table, as long as somebody is at it. Whoever uses `table` holds the lock."""

    def __init__(self, hall: Hall, kept: TableRow) -> None:
        self.hall, self.kept = hall, kept
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.viewers: set[Viewer] = set()
        self.pulse = Pulse(self)
        self.visited = hall.now()
        self.noted = ("", 0.0)
        self.seen: dict[SeatClaim, float] = {}

    # What is written down

    async def ready(self) -> Table:
        """The table as its log leaves it."""
        if self.table is None:
            log = await self.hall.store.read_log(self.kept.id)
            if not log:
                raise TableNotFound
            header, secret = self.kept.header, self.kept.secret
            if len(log) > LONG_LOG:
                table = await asyncio.to_thread(rebuilt, header, secret, log)
            else:
                table = rebuilt(header, secret, log)
            self.table = table
            self.expect_the_absent(table)
            self.show(table)
        return self.table

    async def admit(self, hold: SeatClaim) -> Table:
        """The table, for whoever holds this seat."""
        table = await self.ready()
        if not holds(table, hold):
            raise NotYours
        self.visited = self.hall.now()
        return table

    async def keep(
        self,
        written: list[LogRecord],
        tokens: Sequence[tuple[str, SeatClaim]] = (),
        link: str | None = None,
    ) -> None:
        """Make durable what has happened, then show it; what cannot be kept has not happened."""
        table, self.table = self.table, None
        assert table is not None
        begun = perf_counter()
        phase = self.phase_to_note(table)
        append = self.hall.store.append
        await append(self.kept.id, written, phase, tokens=tokens, link=link)
        self.table = table
        if phase is not None:
            self.noted = (phase, table.touched)
        self.hall.metrics.durable.observe(perf_counter() - begun)
        self.show(table)
        self.hall.metrics.sent.observe(perf_counter() - begun)

    def phase_to_note(self, table: Table) -> str | None:
        """That people are here is noted from time to time, a new phase at once."""
        phase, touched = self.noted
        recently = table.touched - touched < TOUCH_EVERY
        return None if phase == table.phase and recently else table.phase

    def show(self, table: Table) -> None:
        """Everybody gets what is new, and whoever lost the seat is told so."""
        printer = Printer(table, self.hall.settings.lines_kept)
        for viewer in list(self.viewers):
            if not holds(table, viewer.hold):
                self.viewers.discard(viewer)
                viewer.dismiss()
            elif viewer.have != table.version:
                self.show_to(viewer, table, printer)
        self.seen = {hold: at for hold, at in self.seen.items() if holds(table, hold)}
        self.pulse.set_alarm(table)
        self.contradict(table)

    def show_to(self, viewer: Viewer, table: Table, printer: Printer) -> None:
        """One viewer gets what is new to it, the first time as it is told again."""
        viewer.send(printer.frame(viewer.hold.seat, viewer.have, viewer.live))
        viewer.have, viewer.live = table.version, True

    async def write(self, entry: e.AnyEntry) -> Table:
        """An entry that nobody asked for."""
        while True:
            table = await self.ready()
            written = table.write(entry, self.hall.now())
            try:
                await self.keep([written])
            except Conflict:
                continue
            return table

    async def refresh(self, version: int) -> None:
        """Another worker has written something: read on."""
        async with self.lock:
            if self.table is None or self.table.version >= version:
                await self.ready()
                return
            table, self.table = self.table, None
            for written in await self.hall.store.read_log(self.kept.id, table.version):
                table.apply(written)
            self.table = table
            self.show(table)

    async def reread(self) -> None:
        """Something may have been missed: read on from the version that is here."""
        async with self.lock:
            version = self.table.version if self.table else 0
        await self.refresh(version + 1)

    # What people do

    async def do(self, hold: SeatClaim, deed: p.Deed) -> p.Ack | p.Hinted:
        """A seat does something, once; raises RefusedError in a sentence."""
        if hold.seat == PUBLIC:
            raise Forbidden("whoever watches does nothing at the table; take a seat.")
        if isinstance(deed, p.Hint):
            return await self.hint(hold, deed)
        async with self.lock:
            for _ in range(TRIES):
                try:
                    return await self.try_to(hold, deed)
                except Conflict:
                    continue
        raise Conflict

    async def try_to(self, hold: SeatClaim, deed: p.Deed) -> p.Ack:
        """Written where nobody else has written; if somebody was quicker, that is a conflict."""
        table = await self.admit(hold)
        key = own_key(hold, deed)
        if key not in table.keys:
            await self.note_presence(table, hold)
            await self.keep(await self.attempt(table, hold.seat, deed, key))
        return p.Ack(key=deed.key, version=table.keys[key])

    async def attempt(self, table: Table, seat: int, deed: p.Deed, key: str) -> list[LogRecord]:
        """Do it to the table in memory; if that goes wrong in any way but a refusal, forget it."""
        now = self.hall.now()
        self.need_measure(table, deed)
        if isinstance(deed, p.Rematch):
            return [table.write(await self.laid_again(table, seat), now, key)]
        try:
            return act(deed.model_copy(update={"key": key}), table, seat, now)
        except RefusedError:
            raise
        except Exception:
            self.table = None
            raise

    def need_measure(self, table: Table, deed: p.Deed) -> None:
        """Even the best talk ends."""
        talks = isinstance(deed, (p.Chat, p.React))
        if talks and table.chats >= self.hall.settings.chat_lines:
            raise RefusedError("enough has been said at this table.")

    async def laid_again(self, table: Table, seat: int) -> e.Rematched:
        """A new table for the same people."""
        need_host(table, seat)
        need_phase(table, "over")
        if table.rematch is not None:
            raise RefusedError("a new table is laid already.")
        return e.Rematched(code=await self.hall.lay_again(table, seat))

    async def hint(self, hold: SeatClaim, deed: p.Hint) -> p.Hinted:
        """What a bot would do here."""
        async with self.lock:
            table = await self.admit(hold)
            if not table.header.hints:
                raise RefusedError("this table plays without hints.")
            need_phase(table, "playing")
            if hold.seat not in table.owing():
                raise RefusedError("nothing is asked of you now.")
            record = table.seen_record(hold.seat).text()
        try:
            words = await self.hall.think(USUAL_BOT, hold.seat, record)
        except ThinkingFailed:
            raise RefusedError("nobody has an idea just now; ask again.") from None
        return p.Hinted(key=deed.key, words=words)

    # Who is here

    async def look(self, hold: SeatClaim, have: int | None) -> bytes:
        """One look at the table, as a frame."""
        async with self.lock:
            table = await self.admit(hold)
            if hold.seat != PUBLIC:
                await self.note_presence(table, hold)
            return Printer(table, self.hall.settings.lines_kept).frame(hold.seat, have)

    async def enter(self, viewer: Viewer) -> None:
        """Somebody looks on; the first frame tells what is new since the version they have."""
        async with self.lock:
            table = await self.admit(viewer.hold)
            self.viewers.add(viewer)
            if viewer.hold.seat != PUBLIC and not table.places[viewer.hold.seat].here:
                await self.write(e.Came(seat=viewer.hold.seat))
            else:
                self.greet(table, viewer)

    def greet(self, table: Table, viewer: Viewer) -> None:
        """The first frame is sent even if nothing is new."""
        self.show_to(viewer, table, Printer(table, self.hall.settings.lines_kept))
        self.pulse.set_alarm(table)

    def leave(self, viewer: Viewer) -> None:
        """Somebody's connection is gone; soon they are, too."""
        self.viewers.discard(viewer)
        self.visited = self.hall.now()
        if viewer.hold.seat != PUBLIC and not self.watches(viewer.hold.seat):
            self.look_for_later(viewer.hold.seat, self.hall.settings.blink)

    async def note_presence(self, table: Table, hold: SeatClaim) -> None:
        """Whoever does something is here, for a while even without a socket."""
        if self.watches(hold.seat):
            return
        if hold not in self.seen:
            self.look_for_later(hold.seat, self.hall.settings.leave_live)
        self.seen[hold] = self.hall.now()
        if not table.places[hold.seat].here:
            await self.write(e.Came(seat=hold.seat))

    def contradict(self, table: Table) -> None:
        """Another worker thinks that somebody has gone who is here."""
        for seat in table.persons():
            if not table.places[seat].here and self.here(seat):
                self.pulse.start(lambda seat=seat: self.say_who_is_here(seat))  # type: ignore[misc]

    async def say_who_is_here(self, seat: int) -> None:
        """Note that a person is here after all."""
        async with self.lock:
            table = await self.ready()
            if table.places[seat].person and not table.places[seat].here and self.here(seat):
                await self.write(e.Came(seat=seat))

    def expect_the_absent(self, table: Table) -> None:
        """Whoever was here when the server stopped has some time to come back."""
        for seat in table.persons():
            if table.places[seat].here and not self.watches(seat):
                self.look_for_later(seat, self.hall.settings.leave_live)

    def look_for_later(self, seat: int, seconds: float) -> None:
        """Look after a while whether this person is still here."""
        self.pulse.later(seconds, lambda: self.look_for(seat))

    async def look_for(self, seat: int) -> None:
        """Note that a person has gone."""
        async with self.lock:
            if self.watches(seat):
                return
            if self.here(seat):
                since = self.hall.now() - self.last_seen(seat)
                return self.look_for_later(seat, self.hall.settings.leave_live - since)
            self.seen = {hold: at for hold, at in self.seen.items() if hold.seat != seat}
            table = await self.ready()
            if table.places[seat].here and table.places[seat].person:
                await self.write(e.Went(seat=seat))

    def watches(self, seat: int) -> bool:
        """Whether a device of this seat is connected."""
        return any(viewer.hold.seat == seat for viewer in self.viewers)

    def last_seen(self, seat: int) -> float:
        """When the person in this seat last did something."""
        return max((at for hold, at in self.seen.items() if hold.seat == seat), default=0.0)

    def here(self, seat: int) -> bool:
        """Whether the person in this seat is connected, or was heard of a moment ago."""
        recently = self.hall.settings.leave_live - 0.01
        return self.watches(seat) or self.hall.now() - self.last_seen(seat) < recently

    def close(self) -> None:
        """Nobody is here any more: the table goes at once, and can be read again."""
        self.pulse.stop()
        if not self.lock.locked():
            self.table = None

    def is_visited(self) -> bool:
        """Whether anybody is here, or was a moment ago."""
        recently = self.hall.now() - self.visited < self.hall.settings.leave_live
        return bool(self.viewers) or recently


def own_key(hold: SeatClaim, deed: p.Deed) -> str:
    """A deed's key in the log: whoever has the chair next may use the same."""
    return f"{hold.seat}.{hold.ply}:{deed.key}"


def holds(table: Table, hold: SeatClaim) -> bool:
    """Whether the seat is still held since that entry; the public's eyes are anybody's."""
    if hold.seat == PUBLIC:
        return True
    place = table.places[hold.seat] if hold.seat < len(table.places) else None
    return place is not None and place.person and place.held_since == hold.ply
