"""Who is at a table: devices that are connected, and people who were active a moment ago."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Protocol
from weakref import proxy

from greenbaize.server.store import SeatClaim
from greenbaize.server.tables import log as e
from greenbaize.server.tables.claims import holds, is_public
from greenbaize.server.tables.log import AnyEntry
from greenbaize.server.tables.services import Services
from greenbaize.server.tables.table import Table
from greenbaize.server.tables.tasks import BackgroundTasks


class Viewer(Protocol):
    """A connected device: whose view it has a claim to, and which version it has.

    From its first frame on it is live: it gets everything when it happens.
    """

    claim: SeatClaim
    version: int | None
    live: bool

    def send(self, data: bytes) -> None:
        """Send a frame, without waiting."""

    def dismiss(self) -> None:
        """The seat is no longer this device's."""


class TooManyViewers(Exception):
    """A seat, or the public, has as many devices at this table as it may have."""


class PresenceRoom(Protocol):
    """The room whose people these are."""

    lock: asyncio.Lock

    async def ready(self) -> Table: ...
    async def write(self, entry: AnyEntry) -> Table: ...


class Presence:
    """The viewers of a room, and when people without a socket were last active.

    The room owns it, and nothing here keeps a room in memory that was put away.
    """

    def __init__(self, room: PresenceRoom, services: Services, tasks: BackgroundTasks) -> None:
        self.room: PresenceRoom = proxy(room)
        self.services, self.tasks = services, tasks
        self.viewers: set[Viewer] = set()
        self.active: dict[SeatClaim, float] = {}
        self.touch()

    def touch(self) -> None:
        """Somebody is at this room now."""
        self.visited, self.touched = self.services.clock(), self.services.monotonic()

    def last_visit(self) -> float:
        """When anybody was here last, by the monotonic clock; now if anybody is."""
        return self.services.monotonic() if self.viewers else self.touched

    def is_visited(self) -> bool:
        """Whether anybody is here, or was a moment ago."""
        recently = self.services.clock() - self.visited < self.services.settings.room_idle_seconds
        return bool(self.viewers) or recently

    def admit(self, viewer: Viewer) -> None:
        """One more device of its seat or of the public; raises TooManyViewers."""
        settings = self.services.settings
        same = sum(1 for other in self.viewers - {viewer} if other.claim.seat == viewer.claim.seat)
        most = settings.watchers_per_table if is_public(viewer.claim) else settings.sockets_per_seat
        if same >= most:
            raise TooManyViewers
        self.viewers.add(viewer)

    def is_connected(self, seat: int) -> bool:
        """Whether a device of this seat is connected."""
        return any(viewer.claim.seat == seat for viewer in self.viewers)

    def is_present(self, seat: int) -> bool:
        """Whether the person in this seat is connected, or was active a moment ago."""
        recently = self.services.settings.room_idle_seconds - 0.01
        idle = self.services.clock() - self.last_active(seat)
        return self.is_connected(seat) or idle < recently

    def last_active(self, seat: int) -> float:
        return max((at for claim, at in self.active.items() if claim.seat == seat), default=0.0)

    def forget_others(self, table: Table) -> None:
        """Whoever no longer holds a seat is not active there."""
        self.active = {claim: at for claim, at in self.active.items() if holds(table, claim)}

    def on_disconnect(self, viewer: Viewer) -> None:
        """A lost connection becomes an absence only after a grace period."""
        self.viewers.discard(viewer)
        self.touch()
        if not is_public(viewer.claim) and not self.is_connected(viewer.claim.seat):
            grace = self.services.settings.disconnect_grace_seconds
            self.check_later(viewer.claim.seat, grace)

    async def note_activity(self, table: Table, claim: SeatClaim) -> None:
        """Whoever does something is present, for a while even without a socket."""
        if self.is_connected(claim.seat):
            return
        if claim not in self.active:
            self.check_later(claim.seat, self.services.settings.room_idle_seconds)
        self.active[claim] = self.services.clock()
        if not table.seats[claim.seat].connected:
            await self.room.write(e.Connected(seat=claim.seat))

    def correct(self, table: Table) -> None:
        """Another worker has logged that somebody is disconnected who is present here."""
        for seat in table.persons():
            if not table.seats[seat].connected and self.is_present(seat):
                self.tasks.start(partial(self.log_connected, seat))

    async def log_connected(self, seat: int) -> None:
        async with self.room.lock:
            state = (await self.room.ready()).seats[seat]
            if state.person and not state.connected and self.is_present(seat):
                await self.room.write(e.Connected(seat=seat))

    def expect_reconnects(self, table: Table) -> None:
        """Whoever was connected when the server stopped has some time to reconnect."""
        for seat in table.persons():
            if table.seats[seat].connected and not self.is_connected(seat):
                self.check_later(seat, self.services.settings.room_idle_seconds)

    def check_later(self, seat: int, seconds: float) -> None:
        self.tasks.later(seconds, partial(self.log_if_absent, seat))

    async def log_if_absent(self, seat: int) -> None:
        async with self.room.lock:
            if self.is_connected(seat):
                return
            if self.is_present(seat):
                idle = self.services.clock() - self.last_active(seat)
                return self.check_later(seat, self.services.settings.room_idle_seconds - idle)
            self.active = {one: at for one, at in self.active.items() if one.seat != seat}
            state = (await self.room.ready()).seats[seat]
            if state.connected and state.person:
                await self.room.write(e.Disconnected(seat=seat))
