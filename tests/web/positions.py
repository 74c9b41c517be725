"""Tables at which a game goes on from a position that a test wants, instead of from its beginning.

A fork's table carries the moves before it in its header; so does a table that is set up here.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from random import Random
from typing import Any

from greenbaize.engine.house import House
from greenbaize.engine.match import Match
from greenbaize.engine.record import Record
from greenbaize.engine.seats import HOUSE
from greenbaize.server.tables.log import Header

from ..server.running import Running

ADDRESS = "sqlite:///"
HEADER = "SELECT header FROM tables WHERE code = ?"
SET_UP = "UPDATE tables SET header = json_set(header, '$.origin', ?) WHERE code = ?"
WHOLE_GAMES = bool(os.environ.get("GREENBAIZE_WHOLE_GAMES"))
"""Whether games that are played to their end through the page begin at their beginning."""

LATE_PART = 0.75
Wish = Callable[[Match], bool]


def dealt(game: str, seats: int, words: Iterable[str], **options: Any) -> Match:
    """A game in which all was said in this order, by the House or by whoever had to."""
    match = Match(game, seats, options, house=House())
    for said in words:
        match.play(next(seat for seat in match.owing() if may_say(match, seat, said)), said)
    return match


def may_say(match: Match, seat: int, words: str) -> bool:
    """The House says anything; the other seats, what they may."""
    return seat == HOUSE or words in match.moves(seat)


def played_until(wish: Wish, game: str, seats: int, seed: int, **options: Any) -> Match:
    """A game that is played at random until it is as wished; with one seed always the same."""
    match, rng = Match(game, seats, options, seed), Random(seed)
    while not wish(match):
        seat = match.owing()[0]
        match.play(seat, rng.choice(match.moves(seat)))
    return match


def set_up(house: Running | str, code: str, match: Match) -> None:
    """Let a table that was just laid, and that nobody has visited, go on from there."""
    record = match.record
    origin = Record(record.game, record.seats, record.options)
    origin.moves = [replace(line, draws=None) for line in record.moves]
    with tables_of(house) as tables:
        tables.execute(SET_UP, (origin.text(), code))


def begin_late(house: Running | str, code: str, wish: Wish | None = None) -> None:
    """Let a table that was just laid go on from where the wish comes true, or near the end.

    The rounds before it are much the same: only `make test-long` plays them, too.
    """
    if WHOLE_GAMES:
        return
    with tables_of(house) as tables:
        ((text,),) = tables.execute(HEADER, (code,)).fetchall()
    header = Header.model_validate_json(text)
    options: dict[str, Any] = {**header.options}

    def play(until: Wish) -> Match:
        return played_until(until, header.game, header.seats, 1, **options)

    set_up(house, code, play(wish or is_late(play(lambda match: match.over))))


def is_late(whole: Match) -> Wish:
    """Whether as much was played as of most of this game."""
    most = LATE_PART * len(whole.record.moves)
    return lambda match: len(match.record.moves) >= most


def is_round(round: int) -> Wish:
    """Whether this round has begun."""
    return lambda match: bool(match.view(0)["round"] >= round)


@contextmanager
def tables_of(house: Running | str) -> Iterator[sqlite3.Connection]:
    """The tables of a house that keeps them in a file, by the address of that."""
    words = [house] if isinstance(house, str) else house.command
    database = next(word for word in words if word.startswith(ADDRESS))
    with closing(sqlite3.connect(database.removeprefix(ADDRESS), timeout=60)) as tables, tables:
        yield tables
