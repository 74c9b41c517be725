"""All live tables of this worker: laying new ones, taking seats, and sweeping up."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from greenbaize.engine.errors import RefusedError, SetupError
from greenbaize.engine.fair import SECRET_BYTES, commitment
from greenbaize.engine.game import find_game
from greenbaize.engine.record import Record
from greenbaize.engine.seats import PUBLIC
from greenbaize.engine.text import listed
from greenbaize.server import protocol as p
from greenbaize.server.botpool.pool import Thinkers
from greenbaize.server.botpool.throttle import Throttle
from greenbaize.server.ops import logging as logs
from greenbaize.server.ops.metrics import Metrics
from greenbaize.server.settings import Settings
from greenbaize.server.store import Conflict, SeatClaim, StoreUnavailable, TableNotFound
from greenbaize.server.tables import log as e
from greenbaize.server.tables.commands import bot_name, need_bot
from greenbaize.server.tables.log import Header, TableStore
from greenbaize.server.tables.room import NotYours, Room
from greenbaize.server.tables.sanitize import clean_name
from greenbaize.server.tables.setups import settled
from greenbaize.server.tables.table import Table
from greenbaize.server.tables.tokens import hashed, is_code, new_code, new_token, read_code

TOKENS_REMEMBERED = 20_000
SWEPT_AT_ONCE = 100
TIDY_EVERY = 5.0

CUSTOMS = {
    "game",
    "seats",
    "options",
    "clock",
    "gone",
    "pace",
    "pause",
    "throw_after",
    "watch",
    "hints",
    "chat",
}

Given = tuple[p.Seated, str]
"""A seat, and the token that holds it."""


class Hall:
    """The rooms of one worker."""

    def __init__(
        self,
        settings: Settings,
        store: TableStore,
        thinkers: Thinkers,
        metrics: Metrics,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.settings, self.store = settings, store
        self.thinkers, self.metrics = thinkers, metrics
        self.now = clock
        self.turns = Throttle(settings.thoughts_per_second)
        self.rooms: dict[str, Room] = {}
        self.by_id: dict[int, Room] = {}
        self.holds: OrderedDict[str, SeatClaim] = OrderedDict()

    async def room(self, said: str) -> Room:
        """The room of this code."""
        code = read_code(said)
        if code not in self.rooms:
            kept = await self.store.find(code) if is_code(code) else None
            if kept is None:
                raise TableNotFound
            if code not in self.rooms:
                self.rooms[code] = self.by_id[kept.id] = Room(self, kept)
                self.metrics.rooms.set(len(self.rooms))
        room = self.rooms[code]
        room.visited = self.now()
        return room

    async def think(self, bot: str, seat: int, record: str) -> str:
        """What a bot answers to what its seat has seen; everybody's questions take turns."""
        await self.turns.wait()
        with self.metrics.thinking.time():
            return await self.thinkers.ask(bot, seat, record)

    # Seats

    async def hold(self, room: Room, seat: int | None, token: str | None) -> SeatClaim:
        """What a token holds at this table; without a seat, the public's place."""
        if seat is None:
            return SeatClaim(room.kept.id, PUBLIC, 0)
        hold = await self.remembered(hashed(token)) if token else None
        if hold is None or (hold.table_id, hold.seat) != (room.kept.id, seat):
            raise NotYours
        return hold

    async def remembered(self, token: str) -> SeatClaim | None:
        """What a token was given for never changes: it need not be read twice."""
        hold = self.holds.get(token) or await self.store.find_token(token)
        if hold is not None:
            self.holds[token] = hold
            self.holds.move_to_end(token)
            if len(self.holds) > TOKENS_REMEMBERED:
                self.holds.popitem(last=False)
        return hold

    async def create(self, request: p.TableRequest) -> Given:
        """A new table; its maker sits down first."""
        game = find_game(request.game)
        seats, options = settled(game, request)
        game.begin(seats, options)
        known = {"game": game.name, "seats": seats, "options": game.recorded(options)}
        if len(request.bots) > seats - 1:
            raise SetupError(f"there are {seats - 1} chairs for bots, not {len(request.bots)}.")
        table = new_table(**{**customs(request), **known, "opening": self.settings.opening})
        return await self.lay(table, request.name, 0, request.bots)

    async def lay(self, table: Table, name: str, seat: int, bots: list[str] | None = None) -> Given:
        """A table with its maker and bots in their chairs."""
        now, token = self.now(), new_token()
        log = [table.write(e.Joined(seat=seat, name=clean_name(name)), now)]
        free = [chair for chair, place in enumerate(table.places) if place.empty]
        for chair, bot in zip(free, bots or [], strict=False):
            sat = e.BotSat(seat=chair, bot=need_bot(bot), name=bot_name(table, chair))
            log.append(table.write(sat, now))
        kept = await self.store.create(table.header, table.secret, log)
        await self.store.add_token(hashed(token), SeatClaim(kept.id, seat, 0))
        self.metrics.tables.inc()
        return p.Seated(code=table.header.code, seat=seat), token

    async def join(self, room: Room, request: p.JoinRequest) -> Given:
        """Somebody takes a chair: this one, or the first that is free."""
        name, token = clean_name(request.name), new_token()
        async with room.lock:
            while True:
                table = await room.ready()
                seat = free_chair(table, request.seat)
                check_name(table, seat, name)
                written = table.write(e.Joined(seat=seat, name=name), self.now())
                hold = SeatClaim(room.kept.id, seat, written.ply)
                with suppress(Conflict):
                    await room.keep([written], [(hashed(token), hold)])
                    return p.Seated(code=room.kept.header.code, seat=seat), token

    async def link(self, room: Room, hold: SeatClaim) -> p.PrivateLink:
        """A private link that brings this seat to another device, once."""
        async with room.lock:
            await room.admit(hold)
            link = new_token()
            await self.store.add_link(hashed(link), hold, self.now() + self.settings.link_life)
        return p.PrivateLink(path=f"/back/{link}")

    async def come_back(self, link: str) -> Given:
        """A private link in exchange for the seat; other devices lose it."""
        found = await self.store.find_link(hashed(link), self.now())
        if found is None:
            raise NotYours
        code, hold = found
        room, token = await self.room(code), new_token()
        async with room.lock:
            while await self.store.find_link(hashed(link), self.now()):
                table = await room.admit(hold)
                written = table.write(e.HandedOver(seat=hold.seat), self.now())
                held = replace(hold, ply=written.ply)
                with suppress(Conflict):
                    await room.keep([written], [(hashed(token), held)], hashed(link))
                    return p.Seated(code=code, seat=hold.seat), token
        raise NotYours

    # Tables that come of tables

    async def fork(self, room: Room, request: p.ForkRequest) -> Given:
        """A new table that goes on from a move of a finished one."""
        async with room.lock:
            table = await room.ready()
            origin = cut(table, request.ply)
            known = customs(table.header)
        if request.seat >= table.header.seats:
            raise SetupError(f"there is no seat {request.seat} at this table.")
        return await self.lay(
            new_table(origin=origin, opening=self.settings.opening, **known),
            request.name,
            request.seat,
        )

    async def lay_again(self, table: Table, host: int) -> str:
        """A new table for the same people; returns its code."""
        old = table.header
        again = new_table(rematch_of=old.code, opening=self.settings.opening, **customs(old))
        now = self.now()
        seats = sorted(range(old.seats), key=lambda seat: seat != host)
        log = []
        for seat in seats:
            place = table.places[seat]
            if place.person:
                log.append(again.write(e.Joined(seat=seat, name=place.name), now))
            elif place.bot:
                sat = e.BotSat(seat=seat, bot=place.bot, name=place.name)
                log.append(again.write(sat, now))
        await self.store.create(again.header, again.secret, log)
        self.metrics.tables.inc()
        return again.header.code

    async def follow(self, room: Room, hold: SeatClaim) -> Given:
        """Whoever sat at the old table has the same seat at the new one, if nobody took it since.

        The log of a new table begins with one entry a chair.
        """
        async with room.lock:
            table = await room.admit(hold)
            if table.rematch is None:
                raise RefusedError("no new table is laid yet.")
        other, token = await self.room(table.rematch), new_token()
        async with other.lock:
            place = (await other.ready()).places[hold.seat]
            if not place.person or place.held_since >= other.kept.header.seats:
                raise RefusedError("your seat at the new table is taken.")
            held = SeatClaim(other.kept.id, hold.seat, place.held_since)
            await self.store.add_token(hashed(token), held)
        return p.Seated(code=other.kept.header.code, seat=hold.seat), token

    # Order

    async def tend(self) -> None:
        """Put away rooms that nobody visits, and from time to time idle tables."""
        swept = self.now()
        while True:
            await asyncio.sleep(TIDY_EVERY)
            self.put_away()
            with suppress(StoreUnavailable):
                await self.store.checkpoint()
            if self.now() - swept >= self.settings.sweep_every:
                swept = self.now()
                with suppress(StoreUnavailable):
                    await self.sweep()

    def put_away(self) -> None:
        """What is not visited can be read again."""
        for code, room in list(self.rooms.items()):
            if not room.is_visited() and not room.lock.locked():
                self.shut(code)

    def shut(self, code: str) -> None:
        """A room is no longer live."""
        room = self.rooms.pop(code, None)
        if room:
            room.close()
            del self.by_id[room.kept.id]
        self.metrics.rooms.set(len(self.rooms))

    async def sweep(self) -> None:
        """Tables that nobody has touched for long are ended or forgotten."""
        now, settings = self.now(), self.settings
        for idle in await self.store.idle_tables(
            "playing", now - settings.playing_life, SWEPT_AT_ONCE
        ):
            room = await self.room(idle.code)
            async with room.lock:
                await room.write(e.Ended(why="idle"))
            logs.note("an idle game was ended")
        lives = {"gathering": settings.gathering_life, "over": settings.over_life}
        for phase, life in lives.items():
            for idle in await self.store.idle_tables(phase, now - life, SWEPT_AT_ONCE):
                self.shut(idle.code)
                await self.store.delete(idle.id)
                logs.note("an idle table was forgotten", phase=phase)

    def on_change(self, table_id: int, version: int) -> None:
        """Another worker may have written: the room reads on, if it does not know already."""
        room = self.by_id.get(table_id)
        if room is not None and (room.table is None or room.table.version < version):
            room.pulse.start(lambda: room.refresh(version))

    def reread_all(self) -> None:
        """Notifications may have been lost: all rooms read on."""
        for room in list(self.rooms.values()):
            room.pulse.start(room.reread)

    def close(self) -> None:
        """Stop everything that goes on by itself."""
        for room in self.rooms.values():
            room.close()


def customs(source: Header | p.TableRequest) -> dict[str, object]:
    """What a table keeps from another, or from what was asked for."""
    return source.model_dump(include=CUSTOMS)


def new_table(**known: object) -> Table:
    """A table with a code of its own, whose House has sealed a fresh secret."""
    secret = secrets.token_bytes(SECRET_BYTES)
    named = {"code": new_code(), "commitment": commitment(secret), **known}
    return Table(Header.model_validate(named), secret)


def free_chair(table: Table, wanted: int | None) -> int:
    """A chair that somebody may take."""
    free = [seat for seat, place in enumerate(table.places) if place.open and not place.person]
    if table.is_opening:
        raise RefusedError("the game is about to begin; wait a moment.")
    if table.phase == "over" or not free:
        raise RefusedError("no chair is free at this table.")
    if wanted is None:
        return free[0]
    if wanted not in free:
        chairs = listed([str(seat + 1) for seat in free], "or")
        raise RefusedError(f"chair {wanted + 1} is not free; chair {chairs} is.")
    return wanted


def check_name(table: Table, seat: int, name: str) -> None:
    """Names tell people apart."""
    others = [place.name for other, place in enumerate(table.places) if other != seat]
    if table.match is None and name in others:
        raise RefusedError(f"somebody here is called {name} already; choose another name.")


def cut(table: Table, ply: int) -> str:
    """The record of a finished table up to a move."""
    record = table.match.record if table.match else None
    if record is None or record.result is None:
        raise RefusedError("a table can be forked when its game is over.")
    if ply > len(record.moves) or (ply == len(record.moves) and record.result != "abandoned"):
        most = len(record.moves) - 1
        raise RefusedError(f"the game has moves 0 to {most} to go on from, not {ply}.")
    given = Record(record.game, record.seats, record.options, moves=record.moves[:ply])
    given.moves = [replace(line, draws=None) for line in given.moves]
    return given.text()
