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
from greenbaize.server.store.models import ENTRIES, TABLES
from greenbaize.server.tables import commands as deeds
from greenbaize.server.tables import log as e
from greenbaize.server.tables import scheduler as pulse
from greenbaize.server.tables.lobby import Hall
from greenbaize.server.tables.log import LogRecord
from greenbaize.server.tables.table import Table

CHOSEN = b"the part that the House likes best"
"""It could try a million of them; which one it takes does not matter here."""

Meddling = Callable[[Table, float], list[LogRecord]]


async def reseal(hall: Hall, code: str, afresh: bool = False) -> None:
    """Another secret and another seal in the database; `afresh` forgets that the game began."""
    room = await hall.room(code)
    kept, secret = room.kept, secrets.token_bytes(32)
    header = kept.header.model_copy(update={"commitment": commitment(secret)})
    log = await hall.store.read_log(kept.id)
    begun = [one.ply for one in log if isinstance(one.entry, e.Started)]
    mine = TABLES.c.id == kept.id
    with hall.store.engine.begin() as connection:
        values = {"header": header.model_dump_json(), "secret": secret}
        connection.execute(update(TABLES).where(mine).values(values))
        if afresh:
            later = (ENTRIES.c.table_id == kept.id) & (ENTRIES.c.ply >= begun[0])
            connection.execute(delete(ENTRIES).where(later))
    hall.shut(code)


async def meddle(hall: Hall, code: str, work: Meddling) -> None:
    """Let something happen that nobody asked for."""
    room = await hall.room(code)
    async with room.lock:
        table = await room.ready()
        await room.keep(work(table, hall.now()))


# Parts


@contextmanager
def instead_of(seat: int, part: bytes) -> Iterator[None]:
    """The formula gives this seat what the House likes."""
    formula = derived

    def other(secret: bytes, asked: int) -> bytes:
        return part if asked == seat else formula(secret, asked)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(deeds, "derived", other)
        yield


@contextmanager
def dropping(seat: int) -> Iterator[None]:
    """What this seat's device opened is taken, confirmed, and not used."""
    begin = deeds.begin

    def without(table: Table, at: float) -> list[LogRecord]:
        table.places[seat].part = None
        return begin(table, at)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(deeds, "begin", without)
        patch.setattr(pulse, "begin", without)
        yield


def in_league(seat: int, rewrite: bool) -> Meddling:
    """This seat's device brings what the House likes now that all other parts are known."""

    def work(table: Table, at: float) -> list[LogRecord]:
        written = [table.write(e.Contributed(seat=seat, part=CHOSEN.hex()), at)]
        if rewrite:
            table.promises = list(table.promises)
            table.promises[seat] = promised(CHOSEN)
        return written + deeds.begin(table, at)

    return work


def listing(seat: int, promise: str) -> Meddling:
    """The promises are closed with another one in this seat's place."""

    def work(table: Table, at: float) -> list[LogRecord]:
        promises = [place.promise or "house" for place in table.places]
        promises[seat] = promise
        return [table.write(e.Closed(promises=promises), at)]

    return work


# Draws


def stream_of(table: Table) -> FairRng:
    """Where the dice of a game come from."""
    assert table.match is not None
    house = table.match.house
    assert isinstance(house, FairHouse)
    assert house.rng is not None
    return house.rng


def skip(table: Table, at: float) -> list[LogRecord]:
    """The House passes over the next number, which it does not like."""
    next(stream_of(table).words)
    return table.throw(at)


def repeat(table: Table, at: float) -> list[LogRecord]:
    """The House takes a number twice, which it likes."""
    rng = stream_of(table)
    word = next(rng.words)
    rng.words = chain([word, word], rng.words)
    return table.throw(at)


def throw_again(table: Table, at: float) -> list[LogRecord]:
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
