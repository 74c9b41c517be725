"""All live tables of this worker: finding them, taking seats at them, and closing idle ones."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial

from greenbaize.engine.messages import AnyOf
from greenbaize.server import protocol as p
from greenbaize.server.ops import logging
from greenbaize.server.store import Conflict, SeatClaim, StoreUnavailable, TableNotFound
from greenbaize.server.tables import log as e
from greenbaize.server.tables.claims import holds, public_claim
from greenbaize.server.tables.creation import SeatGrant, create_fork, create_table
from greenbaize.server.tables.refusals import CommandRefusedError, SeatNotHeldError
from greenbaize.server.tables.room import Room
from greenbaize.server.tables.sanitize import clean_name
from greenbaize.server.tables.services import Services
from greenbaize.server.tables.table import Table
from greenbaize.server.tables.tokens import hash_token, is_code, new_token, parse_code

CACHED_CLAIMS = 20_000
SWEEP_BATCH = 100
CLEAN_EVERY = 5.0


class Lobby:
    """The rooms of one worker."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.by_id: dict[int, Room] = {}
        self.claims: OrderedDict[str, SeatClaim] = OrderedDict()

    async def room(self, typed: str) -> Room:
        """The room of this code, as somebody typed it."""
        code = parse_code(typed)
        if code not in self.rooms:
            row = await self.services.store.find(code) if is_code(code) else None
            if row is None:
                raise TableNotFound
            if code not in self.rooms:
                self.rooms[code] = self.by_id[row.id] = Room(self.services, row)
                self.services.metrics.rooms.set(len(self.rooms))
        room = self.rooms[code]
        room.presence.touch()
        return room

    # Seats

    async def claim(self, room: Room, seat: int | None, token: str | None) -> SeatClaim:
        """What a token claims at this table; without a seat, the public's view."""
        if seat is None:
            return public_claim(room.row.id)
        claim = await self.find_claim(hash_token(token)) if token else None
        if claim is None or (claim.table_id, claim.seat) != (room.row.id, seat):
            raise SeatNotHeldError
        return claim

    async def find_claim(self, token: str) -> SeatClaim | None:
        """What a token was given for never changes, so it is cached."""
        claim = self.claims.get(token) or await self.services.store.find_token(token)
        if claim is not None:
            self.claims[token] = claim
            self.claims.move_to_end(token)
            if len(self.claims) > CACHED_CLAIMS:
                self.claims.popitem(last=False)
        return claim

    async def held_seats(self, room: Room, tokens: Mapping[int, str]) -> list[SeatClaim]:
        """The seats that these tokens still hold here, by their numbers; wrong ones hold none."""
        async with room.lock:
            table = await room.ready()
        held = []
        for seat, token in sorted(tokens.items()):
            with suppress(SeatNotHeldError):
                claim = await self.claim(room, seat, token)
                held += [claim] if holds(table, claim) else []
        return held

    async def create(self, request: p.TableRequest) -> SeatGrant:
        """A new table; its maker sits down first."""
        return await create_table(self.services, request)

    async def join(self, room: Room, request: p.JoinRequest) -> SeatGrant:
        """Somebody takes a chair: this one, or the first that is free."""
        name, token = clean_name(request.name), new_token()
        async with room.lock:
            while True:
                table = await room.ready()
                seat = free_seat(table, request.seat)
                require_free_name(table, seat, name)
                record = table.write(e.Joined(seat=seat, name=name), self.services.clock())
                claim = SeatClaim(room.row.id, seat, record.ply)
                with suppress(Conflict):
                    await room.commit([record], [(hash_token(token), claim)])
                    return SeatGrant(room.code, seat, token)

    async def create_link(self, room: Room, claim: SeatClaim) -> p.PrivateLink:
        """A private link that brings this seat to another device, once."""
        async with room.lock:
            await room.admit(claim)
            link = new_token()
            until = self.services.clock() + self.services.settings.link_seconds
            await self.services.store.add_link(hash_token(link), claim, until)
        return p.PrivateLink(path=f"/claim/{link}")

    async def redeem_link(self, link: str) -> SeatGrant:
        """A private link in exchange for the seat; other devices lose it."""
        store, clock = self.services.store, self.services.clock
        found = await store.find_link(hash_token(link), clock())
        if found is None:
            raise SeatNotHeldError
        code, claim = found
        room, token = await self.room(code), new_token()
        async with room.lock:
            while await store.find_link(hash_token(link), clock()):
                table = await room.admit(claim)
                record = table.write(e.Transferred(seat=claim.seat), clock())
                new = replace(claim, ply=record.ply)
                with suppress(Conflict):
                    await room.commit([record], [(hash_token(token), new)], hash_token(link))
                    return SeatGrant(code, claim.seat, token)
        raise SeatNotHeldError

    # Tables that come of tables

    async def fork(self, room: Room, request: p.ForkRequest) -> SeatGrant:
        """A new table that goes on from a move of a finished one."""
        async with room.lock:
            table = await room.ready()
        return await create_fork(self.services, table, request)

    async def join_rematch(self, room: Room, claim: SeatClaim) -> SeatGrant:
        """Whoever sat at the old table has the same seat at the new one, if nobody took it since.

        The log of a new table begins with one entry a chair.
        """
        async with room.lock:
            table = await room.admit(claim)
            if table.rematch is None:
                raise CommandRefusedError("no_rematch_yet")
        other, token = await self.room(table.rematch), new_token()
        async with other.lock:
            chair = (await other.ready()).seats[claim.seat]
            if not chair.person or chair.held_since >= other.row.header.seats:
                raise CommandRefusedError("rematch_seat_taken")
            new = SeatClaim(other.row.id, claim.seat, chair.held_since)
            await self.services.store.add_token(hash_token(token), new)
        return SeatGrant(other.code, claim.seat, token)

    # Other workers

    def on_change(self, table_id: int, version: int) -> None:
        """A worker has written this version: the room reads on, if it does not have it."""
        room = self.by_id.get(table_id)
        if room is not None and (room.table is None or room.table.version < version):
            room.tasks.start(partial(room.refresh, version))

    def reread_all(self) -> None:
        """Notifications may have been lost: all rooms read on."""
        for room in list(self.rooms.values()):
            room.tasks.start(room.reread)

    # Idle tables

    async def clean(self) -> None:
        """Close rooms that nobody visits, and from time to time sweep idle tables; for ever."""
        swept = self.services.clock()
        while True:
            await asyncio.sleep(CLEAN_EVERY)
            self.close_unvisited()
            with suppress(StoreUnavailable):
                await self.services.store.checkpoint()
            if self.services.clock() - swept >= self.services.settings.sweep_every_seconds:
                swept = self.services.clock()
                with suppress(StoreUnavailable):
                    await self.sweep()

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
        self.services.metrics.rooms.set(len(self.rooms))

    async def sweep(self) -> None:
        """Tables that nobody has touched for long are ended or deleted."""
        now, settings, store = self.services.clock(), self.services.settings, self.services.store
        before = now - settings.playing_seconds
        for idle in await store.idle_tables("playing", before, SWEEP_BATCH):
            room = await self.room(idle.code)
            async with room.lock:
                await room.write(e.Ended(reason="idle"))
            logging.info("an idle game was ended")
        lives = {"gathering": settings.gathering_seconds, "over": settings.over_seconds}
        for phase, life in lives.items():
            for idle in await store.idle_tables(phase, now - life, SWEEP_BATCH):
                self.close_room(idle.code)
                await store.delete(idle.id)
                logging.info("an idle table was deleted", phase=phase)

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
        raise CommandRefusedError("no_chair_free")
    if wanted is None:
        return free[0]
    if wanted not in free:
        chairs = AnyOf(tuple(str(seat + 1) for seat in free))
        raise CommandRefusedError("chair_not_free", chair=wanted + 1, free=chairs)
    return wanted


def require_free_name(table: Table, seat: int, name: str) -> None:
    """Names tell people apart."""
    others = [chair.name for other, chair in enumerate(table.seats) if other != seat]
    if table.match is None and name in others:
        raise CommandRefusedError("name_taken", name=name)
