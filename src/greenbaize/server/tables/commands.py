"""What a seat may do at its table: a deed is refused in a sentence, or is written in the log."""

from __future__ import annotations

from functools import singledispatch

from greenbaize.bots import BOTS
from greenbaize.engine.errors import RefusedError
from greenbaize.engine.fair import BY_FORMULA, derived, promised
from greenbaize.engine.match import NO_WAY_BACK
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.text import listed
from greenbaize.server import protocol as p
from greenbaize.server.tables import log as e
from greenbaize.server.tables.log import AnyEntry, LogRecord
from greenbaize.server.tables.sanitize import clean_text
from greenbaize.server.tables.table import Place, Table


class Forbidden(RefusedError):
    """Only the host may do this, or only somebody who sits there."""


@singledispatch
def act(deed: p.Deed, table: Table, seat: int, at: float) -> list[LogRecord]:
    """Do it, or raise RefusedError and change nothing; returns what is to be written down."""
    raise NotImplementedError


def happen(table: Table, at: float, key: str | None, *entries: AnyEntry) -> list[LogRecord]:
    """Entries one after the other; the key belongs to the last."""
    last = len(entries) - 1
    return [table.write(entry, at, key if i == last else None) for i, entry in enumerate(entries)]


def need_host(table: Table, seat: int) -> None:
    """Some things are for the host alone."""
    if table.host != seat:
        raise Forbidden("only the host of the table can do that.")


def need_phase(table: Table, phase: str) -> None:
    """Some things are done before the game, some during it."""
    if table.phase != phase:
        raise RefusedError(
            {
                "gathering": "the game has begun already.",
                "playing": "no game is being played at this table.",
                "over": "the game is not over.",
            }[phase]
        )


def need_gathering(table: Table) -> None:
    """Before the host has started, seats and promises may change; then they stay as they are."""
    need_phase(table, "gathering")
    if table.is_opening:
        raise RefusedError("the game is about to begin; wait a moment.")


def place_at(table: Table, seat: int) -> Place:
    """A chair of this table."""
    if not 0 <= seat < len(table.places):
        raise RefusedError(f"there is no seat {seat}; they are 0 to {len(table.places) - 1}.")
    return table.places[seat]


def need_bot(name: str) -> str:
    """A bot that we know."""
    if name not in BOTS:
        raise RefusedError(f"there is no bot {name!r}; there is {listed(sorted(BOTS))}.")
    return name


def bot_name(table: Table, seat: int) -> str:
    """A colour of the game that nobody is called by."""
    colours = table.game.colours
    fitting = [colours[seat], *colours, *(f"Bot {number}" for number in range(1, 20))]
    return next(name for name in fitting if name not in table.names)


# Before the game


@act.register
def _(deed: p.Contribute, table: Table, seat: int, at: float) -> list[LogRecord]:
    need_phase(table, "gathering")
    if not table.is_opening:
        raise RefusedError("parts are opened when the host has started; promise yours now.")
    if table.promises[seat] != promised(bytes.fromhex(deed.part)):
        raise RefusedError("this is not the part that was promised for this seat.")
    if table.places[seat].part is not None:
        raise RefusedError("your part is open already.")
    written = happen(table, at, deed.key, e.Contributed(seat=seat, part=deed.part))
    return written + ([] if table.late() else begin(table, at))


@act.register
def _(deed: p.Promise, table: Table, seat: int, at: float) -> list[LogRecord]:
    need_gathering(table)
    return happen(table, at, deed.key, e.Promised(seat=seat, promise=deed.promise))


@act.register
def _(deed: p.SitBot, table: Table, seat: int, at: float) -> list[LogRecord]:
    need_host(table, seat)
    need_gathering(table)
    if not place_at(table, deed.seat).empty:
        raise RefusedError(f"{table.places[deed.seat].name} sits there.")
    name = bot_name(table, deed.seat)
    entry = e.BotSat(seat=deed.seat, bot=need_bot(deed.bot), name=name)
    return happen(table, at, deed.key, entry)


@act.register
def _(deed: p.RemoveBot, table: Table, seat: int, at: float) -> list[LogRecord]:
    need_host(table, seat)
    place = place_at(table, deed.seat)
    if place.person or place.bot is None:
        raise RefusedError("no bot has this chair.")
    if table.phase == "gathering":
        need_gathering(table)
        return happen(table, at, deed.key, e.BotRose(seat=deed.seat))
    need_phase(table, "playing")
    return happen(table, at, deed.key, e.Opened(seat=deed.seat))


@act.register
def _(deed: p.Start, table: Table, seat: int, at: float) -> list[LogRecord]:
    need_host(table, seat)
    need_gathering(table)
    empty = [str(number + 1) for number, place in enumerate(table.places) if place.empty]
    if empty:
        chairs = "chair" if len(empty) == 1 else "chairs"
        raise RefusedError(f"{chairs} {listed(empty)} must be taken first; a bot can sit there.")
    promises = [place.promise or BY_FORMULA for place in table.places]
    written = happen(table, at, deed.key, e.Closed(promises=promises))
    return written + ([] if table.late() else begin(table, at))


def begin(table: Table, at: float) -> list[LogRecord]:
    """The game begins with what was opened, and with the formula's parts for all others."""
    parts = [
        place.part or derived(table.secret, seat).hex() for seat, place in enumerate(table.places)
    ]
    written = happen(table, at, None, e.Started(parts=parts, promises=table.promises))
    return written + (table.throw(at) if table.thrower() == HOUSE else [])


# The game


@act.register
def _(deed: p.Move, table: Table, seat: int, at: float) -> list[LogRecord]:
    if table.match is None:
        raise RefusedError("the game has not begun.")
    table.match.check(seat, deed.words)
    back = come_back(table, seat, at)
    return back + happen(table, at, deed.key, e.Moved(seat=seat, words=deed.words))


@act.register
def _(deed: p.Throw, table: Table, seat: int, at: float) -> list[LogRecord]:
    need_phase(table, "playing")
    if table.thrower() != seat:
        raise RefusedError("nobody waits for your throw now.")
    return come_back(table, seat, at) + table.throw(at, deed.key)


@act.register
def _(deed: p.TakeBack, table: Table, seat: int, at: float) -> list[LogRecord]:
    need_phase(table, "playing")
    if not table.may_take_back(seat):
        raise RefusedError(NO_WAY_BACK)
    return come_back(table, seat, at) + happen(table, at, deed.key, e.TookBack(seat=seat))


@act.register
def _(deed: p.AgreeToEnd, table: Table, seat: int, at: float) -> list[LogRecord]:
    need_phase(table, "playing")
    if table.places[seat].agrees == deed.yes:
        raise RefusedError("you have said so already.")
    written = happen(table, at, deed.key, e.Agreed(seat=seat, yes=deed.yes))
    asked = [place for place in table.places if place.person and place.bot is None]
    if asked and all(place.agrees for place in asked):
        written += happen(table, at, None, e.Ended(why="agreement"))
    return written


# Chairs


@act.register
def _(deed: p.StandIn, table: Table, seat: int, at: float) -> list[LogRecord]:
    need_phase(table, "playing")
    if table.places[seat].bot:
        raise RefusedError("a bot plays for you already.")
    entry = e.StoodIn(seat=seat, bot=need_bot(deed.bot), why="asked")
    return happen(table, at, deed.key, entry)


@act.register
def _(deed: p.Return, table: Table, seat: int, at: float) -> list[LogRecord]:
    need_phase(table, "playing")
    if not table.places[seat].bot:
        raise RefusedError("no bot plays for you.")
    return happen(table, at, deed.key, e.Returned(seat=seat))


def come_back(table: Table, seat: int, at: float) -> list[LogRecord]:
    """Whoever plays is back."""
    if table.phase == "playing" and table.places[seat].bot:
        return happen(table, at, None, e.Returned(seat=seat))
    return []


@act.register
def _(deed: p.Leave, table: Table, seat: int, at: float) -> list[LogRecord]:
    if table.is_opening:
        need_gathering(table)
    return happen(table, at, deed.key, e.Left(seat=seat))


@act.register
def _(deed: p.Remove, table: Table, seat: int, at: float) -> list[LogRecord]:
    need_host(table, seat)
    if deed.seat == seat:
        raise RefusedError("you are the host; leave the table instead.")
    if not place_at(table, deed.seat).person:
        raise RefusedError("no guest has this chair.")
    if table.is_opening:
        need_gathering(table)
    return happen(table, at, deed.key, e.Removed(seat=deed.seat))


# Talk


@act.register
def _(deed: p.Chat, table: Table, seat: int, at: float) -> list[LogRecord]:
    need_voice(table)
    return happen(table, at, deed.key, e.Chatted(seat=seat, text=clean_text(deed.text)))


@act.register
def _(deed: p.React, table: Table, seat: int, at: float) -> list[LogRecord]:
    need_voice(table)
    return happen(table, at, deed.key, e.Reacted(seat=seat, sign=deed.sign))


def need_voice(table: Table) -> None:
    """The table may speak."""
    if table.muted:
        raise RefusedError("the host has silenced the table.")


@act.register
def _(deed: p.Mute, table: Table, seat: int, at: float) -> list[LogRecord]:
    need_host(table, seat)
    if table.muted == deed.on:
        raise RefusedError("it is so already.")
    return happen(table, at, deed.key, e.Muted(on=deed.on))
