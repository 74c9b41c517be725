"""A House that cheats, each time in one way; in all else it is as fair as ours.

`python -m tests.server.cheating WAY serve ...` is a server whose House does so.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain

import pytest
from sqlalchemy import delete, update

from greenbaize.engine.fair import FairRng, commitment, derived, promised
from greenbaize.engine.house import FairHouse
from greenbaize.engine.seats import HOUSE
from greenbaize.server.store.schema import ENTRIES, TABLES
from greenbaize.server.tables import commands as commands
from greenbaize.server.tables import log as e
from greenbaize.server.tables import scheduler as scheduler
from greenbaize.server.tables.lobby import Lobby
from greenbaize.server.tables.log import LoggedEntry
from greenbaize.server.tables.table import Table

CHOSEN = b"the part that the House likes best"
"""It could try a million of them; which one it takes does not matter here."""

Meddling = Callable[[Table, float], list[LoggedEntry]]


async def reseal(lobby: Lobby, code: str, afresh: bool = False) -> None:
    """Another secret and another seal in the database; `afresh` forgets that the game began."""
    room = await lobby.room(code)
    kept, secret = room.row, secrets.token_bytes(32)
    header = kept.header.model_copy(update={"commitment": commitment(secret)})
    log = await lobby.services.store.read_log(kept.id)
    begun = [one.position for one in log if isinstance(one.entry, e.Started)]
    mine = TABLES.c.id == kept.id
    with lobby.services.store.engine.begin() as connection:
        values = {"header": header.model_dump_json(), "secret": secret}
        connection.execute(update(TABLES).where(mine).values(values))
        if afresh:
            later = (ENTRIES.c.table_id == kept.id) & (ENTRIES.c.position >= begun[0])
            connection.execute(delete(ENTRIES).where(later))
    lobby.close_room(code)


async def meddle(lobby: Lobby, code: str, work: Meddling) -> None:
    """Let something happen that nobody asked for."""
    room = await lobby.room(code)
    async with room.lock:
        table = await room.ready()
        await room.commit(work(table, lobby.services.clock()))


# Parts


@contextmanager
def instead_of(seat: int, part: bytes) -> Iterator[None]:
    """The formula gives this seat what the House likes."""
    formula = derived

    def other(secret: bytes, asked: int) -> bytes:
        return part if asked == seat else formula(secret, asked)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(commands, "derived", other)
        yield


@contextmanager
def dropping(seat: int) -> Iterator[None]:
    """What this seat's device opened is taken, confirmed, and not used."""
    begin = commands.begin

    def without(table: Table, at: float) -> list[LoggedEntry]:
        table.seats[seat].part = None
        return begin(table, at)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(commands, "begin", without)
        patch.setattr(scheduler, "begin", without)
        yield


def in_league(seat: int, rewrite: bool) -> Meddling:
    """This seat's device brings what the House likes now that all other parts are known."""

    def work(table: Table, at: float) -> list[LoggedEntry]:
        written = [table.write(e.Contributed(seat=seat, part=CHOSEN.hex()), at)]
        if rewrite:
            table.promises = list(table.promises)
            table.promises[seat] = promised(CHOSEN)
        return written + commands.begin(table, at)

    return work


def listing(seat: int, promise: str) -> Meddling:
    """The promises are closed with another one in this seat's place."""

    def work(table: Table, at: float) -> list[LoggedEntry]:
        promises = [place.promise or "house" for place in table.seats]
        promises[seat] = promise
        return [table.write(e.PromisesClosed(promises=promises), at)]

    return work


# Draws


def stream_of(table: Table) -> FairRng:
    """Where the dice of a game come from."""
    assert table.match is not None
    house = table.match.house
    assert isinstance(house, FairHouse)
    assert house.rng is not None
    return house.rng


def skip(table: Table, at: float) -> list[LoggedEntry]:
    """The House passes over the next number, which it does not like."""
    next(stream_of(table).words)
    return table.throw(at)


def repeat(table: Table, at: float) -> list[LoggedEntry]:
    """The House takes a number twice, which it likes."""
    rng = stream_of(table)
    word = next(rng.words)
    rng.words = chain([word, word], rng.words)
    return table.throw(at)


def throw_again(table: Table, at: float) -> list[LoggedEntry]:
    """The House throws, does not like it, takes it back and throws again."""
    assert table.match is not None
    assert table.thrower() not in (None, HOUSE)
    before, told = table.match.state.clone(), len(table.match.story)
    table.match.throw(until=lambda: True)
    del table.match.story[told:]
    table.match._listen(before)
    table.match.record.moves.pop()
    return table.throw(at)


# A server


def main() -> None:
    """Serve with a House that cheats in this way; the second seat is a bot's."""
    from greenbaize.cli.app import run

    ways = {"bot": instead_of(1, CHOSEN), "dropped": dropping(0)}
    with ways[sys.argv[1]]:
        sys.exit(run(sys.argv[2:]))


if __name__ == "__main__":
    main()
