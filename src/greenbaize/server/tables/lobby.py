"""All live tables of this worker: finding them, taking seats at them, and closing idle ones."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial

from pydantic import ValidationError

from greenbaize.engine.messages import AnyOf
from greenbaize.server import protocol as p
from greenbaize.server.ops import logging
from greenbaize.server.store import (
    Conflict,
    IdleTable,
    SeatClaim,
    StoreUnavailable,
    TableNotFound,
)
from greenbaize.server.tables import log as e
from greenbaize.server.tables.claims import public_claim
from greenbaize.server.tables.creation import SeatGrant, create_fork, create_table
from greenbaize.server.tables.log import TableRow
from greenbaize.server.tables.refusals import (
    CommandRefusedError,
    SeatNotHeldError,
    TableUnreadableError,
)
from greenbaize.server.tables.room import (
    MAX_ATTEMPTS,
    Room,
    TableQuota,
    require_table_quota,
    unlimited,
)
from greenbaize.server.tables.sanitize import clean_name, distinct_name
from greenbaize.server.tables.services import Services
from greenbaize.server.tables.table import Table
from greenbaize.server.tables.tokens import (
    hash_token,
    is_code,
    new_token,
    parse_code,
    seat_token,
)

SWEEP_BATCH = 100
CLEAN_EVERY = 5.0
QUIET_SECONDS = 3600.0
"""A table at which somebody was within so many seconds is not swept, whatever the clock says."""


class Lobby:
    """The rooms of one worker."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.by_id: dict[int, Room] = {}

    async def room(self, typed: str) -> Room:
        """The room of this code, as somebody typed it."""
        code = parse_code(typed)
        if code not in self.rooms:
            row = await self.find(code) if is_code(code) else None
            if row is None:
                raise TableNotFound
            if code not in self.rooms:
                self.rooms[code] = self.by_id[row.id] = Room(self.services, row)
                self.services.owners.enter(row.id)
                self.services.metrics.rooms.set(len(self.rooms))
        room = self.rooms[code]
        room.presence.touch()
        return room

    async def find(self, code: str) -> TableRow | None:
        """The table of this code as it is stored."""
        try:
            return await self.services.store.find(code)
        except ValidationError as error:
            self.services.note_unreadable(error)
            raise TableUnreadableError from None

    # Seats

    async def claim(self, room: Room, seat: int | None, token: str | None) -> SeatClaim:
        """What a token claims at this table; without a seat, the public's view."""
        if seat is None:
            return public_claim(room.row.id)
        claim = await self.find_claim(room, hash_token(token)) if token else None
        if claim is None or (claim.table_id, claim.seat) != (room.row.id, seat):
            raise SeatNotHeldError
        return claim

    async def find_claim(self, room: Room, token: str) -> SeatClaim | None:
        """What a token was given for never changes, so the room keeps it as long as it lives."""
        claim = room.claims.get(token) or await self.services.store.find_token(token)
        if claim is not None and claim.table_id == room.row.id:
            room.keep_claim(token, claim)
        return claim

    async def held_seats(self, room: Room, tokens: Mapping[int, str]) -> list[SeatClaim]:
        """The seats that these tokens still hold here, by their numbers; wrong ones hold none."""
        held = []
        for seat, token in sorted(tokens.items()):
            with suppress(SeatNotHeldError):
                claim = await self.claim(room, seat, token)
                async with room.lock:
                    await room.admit(claim)
                held.append(claim)
        return held

    async def granted(self, token: str) -> SeatGrant | None:
        """The seat that a request has got already, if it is sent again and its key made this token.

        Raises SeatNotHeldError if the seat is held by somebody else by now.
        """
        claim = await self.services.store.find_token(hash_token(token))
        code = await self.services.store.code_of(claim.table_id) if claim else None
        if claim is None or code is None:
            return None
        room = await self.room(code)
        async with room.lock:
            await room.admit(claim)
        return SeatGrant(code, claim.seat, token)

    async def create(
        self, request: p.TableRequest, allow_table: TableQuota = unlimited
    ) -> SeatGrant:
        """A new table; its maker sits down first."""
        token = seat_token(request.key, "table")
        make = partial(create_table, self.services, request, token)
        return await self.create_once(make, token, allow_table)

    async def create_once(
        self, make: Callable[[], Awaitable[SeatGrant]], token: str, allow_table: TableQuota
    ) -> SeatGrant:
        """The table that this token was given for, or a new one."""
        for _ in range(MAX_ATTEMPTS):
            grant = await self.granted(token)
            if grant is not None:
                return grant
            require_table_quota(allow_table)
            with suppress(Conflict):
                return await make()
        raise Conflict

    async def join(self, room: Room, request: p.JoinRequest) -> SeatGrant:
        """Somebody takes a chair: this one, or the first that is free."""
        name, token = clean_name(request.name), seat_token(request.key, f"seat {room.code}")
        async with room.lock:
            for _ in range(MAX_ATTEMPTS):
                table = await room.newest()
                if request.key and (known := await self.find_claim(room, hash_token(token))):
                    await room.admit(known)
                    return SeatGrant(room.code, known.seat, token)
                room.require_log_quota(table)
                seat = free_seat(table, request.seat)
                others = [chair.name for n, chair in enumerate(table.seats) if n != seat]
                joined = e.Joined(seat=seat, name=distinct_name(name, others))
                logged = table.write(joined, self.services.clock())
                claim = SeatClaim(room.row.id, seat, logged.position)
                with suppress(Conflict):
                    await room.commit([logged], [(hash_token(token), claim)])
                    return SeatGrant(room.code, seat, token)
        raise Conflict

    async def create_link(self, room: Room, claim: SeatClaim) -> p.PrivateLink:
        """A private link that brings this seat to another device, once."""
        async with room.lock:
            await room.admit(claim)
            link = new_token()
            until = self.services.clock() + self.services.settings.link_seconds
            await self.services.store.add_link(hash_token(link), claim, until)
        return p.PrivateLink(path=f"/claim/{link}")

    async def redeem_link(self, link: str, key: str | None = None) -> SeatGrant:
        """A private link in exchange for the seat; other devices lose it.

        Whoever used it gets the same seat again under the same key.
        """
        token = seat_token(key, f"link {link}")
        grant = await self.use_link(link, token) or await self.granted(token)
        if grant is None:
            raise SeatNotHeldError
        return grant

    async def use_link(self, link: str, token: str) -> SeatGrant | None:
        """Use a private link up; None if it cannot be used any more.

        A request that was given up may be written late, between finding the link and reading the
        table: then the link's seat has just become somebody's, perhaps under this very token.
        """
        store, clock = self.services.store, self.services.clock
        found = await store.find_link(hash_token(link), clock())
        if found is None:
            return None
        code, claim = found
        room = await self.room(code)
        async with room.lock:
            while await store.find_link(hash_token(link), clock()):
                try:
                    table = await room.admit(claim)
                except SeatNotHeldError:
                    return None
                logged = table.write(e.Transferred(seat=claim.seat), clock())
                new = replace(claim, held_since=logged.position)
                with suppress(Conflict):
                    await room.commit([logged], [(hash_token(token), new)], hash_token(link))
                    return SeatGrant(code, claim.seat, token)
        return None

    # Tables that come of tables

    async def fork(
        self, room: Room, request: p.ForkRequest, allow_table: TableQuota = unlimited
    ) -> SeatGrant:
        """A new table that goes on from a move of a finished one."""
        async with room.lock:
            table = await room.newest()
        token = seat_token(request.key, f"fork {room.code}")
        make = partial(create_fork, self.services, table, request, token)
        return await self.create_once(make, token, allow_table)

    async def join_rematch(self, room: Room, claim: SeatClaim, old: str) -> SeatGrant:
        """Whoever sat at the old table has the same seat at the new one, if nobody took it since.

        The log of a new table begins with one entry a chair. The old seat's token is the key: asked
        again, it leads to the same new token.
        """
        async with room.lock:
            await room.newest()
            table = await room.admit(claim)
            if table.rematch is None:
                raise CommandRefusedError("no_rematch_yet")
        other, token = await self.room(table.rematch), seat_token(old, f"rematch {table.rematch}")
        async with other.lock:
            chair = (await other.newest()).seats[claim.seat]
            if not chair.person or chair.held_since >= other.row.header.seats:
                raise CommandRefusedError("rematch_seat_taken")
            if await self.find_claim(other, hash_token(token)) is None:
                new = SeatClaim(other.row.id, claim.seat, chair.held_since)
                with suppress(Conflict):
                    await self.services.store.add_token(hash_token(token), new)
        return SeatGrant(other.code, claim.seat, token)

    # Other workers

    def take_over(self, table_id: int) -> None:
        """This worker owns a table: it goes on here."""
        room = self.by_id.get(table_id)
        if room is not None:
            room.tasks.start(room.take_over)

    def reread_all(self) -> None:
        """Notifications may have been lost: all rooms read on."""
        for room in list(self.rooms.values()):
            room.tasks.start(room.reread)

    # Idle tables

    async def clean(self) -> None:
        """Close rooms that nobody visits, and from time to time sweep idle tables; for ever."""
        swept = self.services.monotonic()
        while True:
            await asyncio.sleep(CLEAN_EVERY)
            self.close_unvisited()
            await self.attempt(self.services.store.checkpoint)
            if self.services.monotonic() - swept >= self.services.settings.sweep_every_seconds:
                swept = self.services.monotonic()
                if self.services.owners.leads():
                    await self.attempt(self.sweep)

    async def attempt(self, work: Callable[[], Awaitable[None]]) -> None:
        """Whatever goes wrong, housekeeping goes on."""
        try:
            await work()
        except StoreUnavailable:
            return
        except Exception as error:
            self.services.metrics.failures.inc()
            logging.error("housekeeping failed", error)

    async def probe(self) -> None:
        """Look from time to time whether tables can be saved, and tell when that changes."""
        self.services.store.health.on_change = self.on_health
        self.services.store.health.on_failure = self.services.metrics.store_failures.inc
        while True:
            await self.services.store.probe()
            if not self.services.store.health.is_in_doubt():
                await asyncio.sleep(self.services.settings.probe_every_seconds)

    def on_health(self, reason: str | None) -> None:
        """Everybody at a table is told that it cannot be saved just now, and when it can again."""
        if reason is None:
            logging.info("tables can be saved again")
        else:
            logging.warning("tables cannot be saved", reason=reason)
        for room in self.rooms.values():
            room.show_health()

    def close_unvisited(self) -> None:
        """What is not visited can be read again."""
        for code, room in list(self.rooms.items()):
            if not room.is_visited() and not room.lock.locked():
                self.close_room(code)

    def close_room(self, code: str) -> None:
        room = self.rooms.pop(code, None)
        if room:
            room.close()
            del self.by_id[room.row.id]
            self.services.owners.leave(room.row.id)
        self.services.metrics.rooms.set(len(self.rooms))

    async def sweep(self) -> None:
        """Tables that nobody has touched for long are ended or deleted.

        Of finished tables only so many are kept, by the size of their logs.
        """
        settings, store = self.services.settings, self.services.store
        await self.sweep_idle("playing", settings.playing_seconds, self.end_idle)
        await self.sweep_idle("gathering", settings.gathering_seconds, self.delete_idle)
        await self.sweep_idle("over", settings.over_seconds, self.delete_idle)
        for table in await store.oldest_finished(settings.over_entries, SWEEP_BATCH):
            if self.is_quiet(table.code, QUIET_SECONDS):
                await self.delete_idle(table)

    async def sweep_idle(
        self, phase: str, life: float, work: Callable[[IdleTable], Awaitable[None]]
    ) -> None:
        """Do this with all tables that are idle by both clocks; one that is broken is set aside."""
        before = self.services.clock() - life
        for idle in await self.services.store.idle_tables(phase, before, SWEEP_BATCH):
            if not self.is_quiet(idle.code, min(life, QUIET_SECONDS)):
                continue
            try:
                await work(idle)
            except (StoreUnavailable, Conflict, TableNotFound):
                continue
            except Exception as error:
                await self.set_aside(idle, error)

    async def set_aside(self, table: IdleTable, error: Exception) -> None:
        """A table that is broken never stops housekeeping, and is not looked at again."""
        logging.error("a broken table was set aside", error, phase=table.phase)
        with suppress(StoreUnavailable, Conflict):
            await self.services.store.set_aside(table.id)

    def is_quiet(self, code: str, seconds: float) -> bool:
        """Whether nobody has been at this table for so long, by the clock that nobody can set."""
        room = self.rooms.get(code)
        since = self.services.started if room is None else room.presence.last_visit()
        return self.services.monotonic() - since >= seconds

    async def end_idle(self, idle: IdleTable) -> None:
        room = await self.room(idle.code)
        async with room.lock:
            await room.write(e.Ended(reason="idle"))
        logging.info("an idle game was ended")

    async def delete_idle(self, idle: IdleTable) -> None:
        self.close_room(idle.code)
        await self.services.store.delete(idle.id)
        logging.info("an idle table was deleted", phase=idle.phase)

    def close(self) -> None:
        """Stop everything that goes on by itself."""
        for room in self.rooms.values():
            room.close()


def free_seat(table: Table, wanted: int | None) -> int:
    """A chair that somebody may take."""
    free = [number for number, seat in enumerate(table.seats) if seat.open and not seat.person]
    if table.is_opening:
        raise CommandRefusedError("game_about_to_begin")
    if table.phase == "over" or not free:
        raise CommandRefusedError("no_seat_free")
    if wanted is None:
        return free[0]
    if wanted not in free:
        chairs = AnyOf(tuple(str(seat + 1) for seat in free))
        raise CommandRefusedError("seat_not_free", chair=wanted + 1, free=chairs)
    return wanted
