"""New tables: from a request, as a rematch, or forked from a finished one."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace

from greenbaize.engine.errors import SetupError
from greenbaize.engine.fair import SECRET_BYTES, commitment
from greenbaize.engine.game import find_game
from greenbaize.engine.record import Record
from greenbaize.server import protocol as p
from greenbaize.server.store import NewTable, NewToken
from greenbaize.server.tables import log as e
from greenbaize.server.tables.commands import bot_name, require_bot
from greenbaize.server.tables.log import Header, LoggedEntry
from greenbaize.server.tables.refusals import CommandRefusedError
from greenbaize.server.tables.sanitize import clean_name
from greenbaize.server.tables.services import Services
from greenbaize.server.tables.setups import settle
from greenbaize.server.tables.table import Table
from greenbaize.server.tables.tokens import hash_token, new_code

TABLE_SETTINGS = {
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
    "odds",
}
"""What a rematch or a fork takes over."""


@dataclass(frozen=True, slots=True)
class SeatGrant:
    """A seat that somebody has got, and the token that holds it."""

    code: str
    seat: int
    token: str

    @property
    def seated(self) -> p.Seated:
        """What may be sent of it: all but the token, which goes into a cookie."""
        return p.Seated(code=self.code, seat=self.seat)


async def create_table(services: Services, request: p.TableRequest, token: str) -> SeatGrant:
    """A new table; its maker sits down first."""
    game = find_game(request.game)
    seats, options = settle(game, request)
    game.begin(seats, options)
    known = {"game": game.name, "seats": seats, "options": game.recorded(options)}
    if len(request.bots) > seats - 1:
        raise SetupError("too_many_bots", chairs=seats - 1, bots=len(request.bots))
    table = new_table(**{**table_settings(request), **known, **server_settings(services)})
    return await store_table(services, table, token, request.name, 0, request.bots)


async def store_table(
    services: Services,
    table: Table,
    token: str,
    name: str,
    seat: int,
    bots: list[str] | None = None,
) -> SeatGrant:
    """Store a new table with its maker and bots in their chairs; raises Conflict on a used token.

    The maker's seat is held since the first log entry.
    """
    now = services.clock()
    log = [table.write(e.Joined(seat=seat, name=clean_name(name)), now)]
    free = [number for number, chair in enumerate(table.seats) if chair.empty]
    for number, bot in zip(free, bots or [], strict=False):
        added = e.BotAdded(seat=number, bot=require_bot(bot), name=bot_name(table, number))
        log.append(table.write(added, now))
    holder = NewToken(hash_token(token), seat, held_since=0)
    await services.store.create(table.header, table.secret, log, holder)
    services.metrics.tables.inc()
    return SeatGrant(table.header.code, seat, token)


def new_rematch(services: Services, table: Table, host: int) -> NewTable[Header, LoggedEntry]:
    """A new table for the same people, which is still to be stored."""
    old = table.header
    known = {**table_settings(old), "pace": table.pace, **server_settings(services)}
    new = new_table(rematch_of=old.code, **known)
    now, log = services.clock(), []
    for number in sorted(range(old.seats), key=lambda number: number != host):
        chair = table.seats[number]
        if chair.person:
            log.append(new.write(e.Joined(seat=number, name=chair.name), now))
        elif chair.bot:
            added = e.BotAdded(seat=number, bot=chair.bot, name=chair.name)
            log.append(new.write(added, now))
    return NewTable(new.header, new.secret, log)


async def create_fork(
    services: Services, table: Table, request: p.ForkRequest, token: str
) -> SeatGrant:
    """A new table that goes on from a move of a finished one."""
    origin = record_until(table, request.ply)
    if request.seat >= table.header.seats:
        raise SetupError("fork_seat_missing", seat=request.seat)
    known = {**table_settings(table.header), **server_settings(services)}
    fork = new_table(origin=origin, **known)
    return await store_table(services, fork, token, request.name, request.seat)


def record_until(table: Table, ply: int) -> str:
    """The record of a finished table up to a move."""
    record = table.match.record if table.match else None
    if record is None or record.result is None:
        raise CommandRefusedError("fork_before_end")
    if ply > len(record.moves) or (ply == len(record.moves) and record.result != "abandoned"):
        raise CommandRefusedError("no_such_fork", last=str(len(record.moves) - 1), ply=str(ply))
    origin = Record(record.game, record.seats, record.options, moves=record.moves[:ply])
    origin.moves = [replace(line, draws=None) for line in origin.moves]
    return origin.text()


def table_settings(source: Header | p.TableRequest) -> dict[str, object]:
    """What a new table takes over from another, or from a request."""
    return source.model_dump(include=TABLE_SETTINGS)


def server_settings(services: Services) -> dict[str, object]:
    """What whoever runs the server has set for every new table."""
    settings = services.settings
    return {
        "opening": settings.opening_seconds,
        "away": settings.away_seconds,
        "least_pace": settings.least_pace_seconds,
    }


def new_table(**known: object) -> Table:
    """A table with a code of its own, whose House has sealed a fresh secret."""
    secret = secrets.token_bytes(SECRET_BYTES)
    header = {"code": new_code(), "commitment": commitment(secret), **known}
    return Table(Header.model_validate(header), secret)
