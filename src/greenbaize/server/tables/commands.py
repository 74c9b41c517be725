"""What a seat may do at its table: a command is refused, or becomes entries of the log.

`HANDLERS` names the handler of every command that changes the table by itself; the room executes
`rematch` and `hint`, which need more than the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from greenbaize.bots import BOTS
from greenbaize.engine.fair import BY_FORMULA, derived, promised
from greenbaize.engine.messages import AllOf
from greenbaize.engine.seats import HOUSE
from greenbaize.server import protocol as p
from greenbaize.server.tables import log as e
from greenbaize.server.tables.log import AnyEntry, LoggedEntry
from greenbaize.server.tables.refusals import CommandRefusedError, ForbiddenError
from greenbaize.server.tables.sanitize import clean_text
from greenbaize.server.tables.table import SeatState, Table

WRONG_PHASE = {
    "gathering": "game_already_begun",
    "playing": "no_game_in_progress",
    "over": "game_not_over",
}


def handle(table: Table, seat: int, command: p.Command, key: str, at: float) -> list[LoggedEntry]:
    """Execute a command under its idempotency key, or raise RefusedError and change nothing."""
    return HANDLERS[type(command)](table, seat, command, key, at)


def write_all(table: Table, at: float, key: str | None, *entries: AnyEntry) -> list[LoggedEntry]:
    """Entries one after the other; the key belongs to the last."""
    last = len(entries) - 1
    return [table.write(entry, at, key if i == last else None) for i, entry in enumerate(entries)]


# What must be so


def require_host(table: Table, seat: int) -> None:
    if table.host != seat:
        raise ForbiddenError("host_only")


def require_phase(table: Table, phase: str) -> None:
    if table.phase != phase:
        raise CommandRefusedError(WRONG_PHASE[phase])


def require_gathering(table: Table) -> None:
    """Before the host has started, seats and promises may change; then they stay as they are."""
    require_phase(table, "gathering")
    if table.is_opening:
        raise CommandRefusedError("game_about_to_begin")


def require_chat(table: Table) -> None:
    if table.muted:
        raise CommandRefusedError("table_muted")


def require_bot(name: str) -> str:
    if name not in BOTS:
        bots = AllOf(tuple(sorted(BOTS)))
        raise CommandRefusedError("no_such_bot", name=repr(name), bots=bots)
    return name


def seat_at(table: Table, seat: int) -> SeatState:
    """A chair of this table."""
    if not 0 <= seat < len(table.seats):
        raise CommandRefusedError("no_such_seat", seat=seat, last=len(table.seats) - 1)
    return table.seats[seat]


def bot_name(table: Table, seat: int) -> str:
    """A usual name of the game that nobody has."""
    usual = table.game.seat_names
    fitting = [usual[seat], *usual, *(f"Bot {number}" for number in range(1, 20))]
    return next(name for name in fitting if name not in table.names)


# Before the game


def handle_promise(
    table: Table, seat: int, command: p.Promise, key: str, at: float
) -> list[LoggedEntry]:
    require_gathering(table)
    return write_all(table, at, key, e.Promised(seat=seat, promise=command.promise))


def handle_contribute(
    table: Table, seat: int, command: p.Contribute, key: str, at: float
) -> list[LoggedEntry]:
    require_phase(table, "gathering")
    if not table.is_opening:
        raise CommandRefusedError("parts_not_open_yet")
    if table.promises[seat] != promised(bytes.fromhex(command.part)):
        raise CommandRefusedError("part_not_promised")
    if table.seats[seat].part is not None:
        raise CommandRefusedError("part_already_open")
    written = write_all(table, at, key, e.Contributed(seat=seat, part=command.part))
    return written + ([] if table.late() else begin(table, at))


def handle_add_bot(
    table: Table, seat: int, command: p.AddBot, key: str, at: float
) -> list[LoggedEntry]:
    require_host(table, seat)
    require_gathering(table)
    if not seat_at(table, command.seat).empty:
        raise CommandRefusedError("seat_occupied", name=table.seats[command.seat].name)
    name = bot_name(table, command.seat)
    entry = e.BotAdded(seat=command.seat, bot=require_bot(command.bot), name=name)
    return write_all(table, at, key, entry)


def handle_remove_bot(
    table: Table, seat: int, command: p.RemoveBot, key: str, at: float
) -> list[LoggedEntry]:
    require_host(table, seat)
    chair = seat_at(table, command.seat)
    if chair.person or chair.bot is None:
        raise CommandRefusedError("seat_without_bot")
    if table.phase == "gathering":
        require_gathering(table)
        return write_all(table, at, key, e.BotRemoved(seat=command.seat))
    require_phase(table, "playing")
    return write_all(table, at, key, e.SeatOpened(seat=command.seat))


def handle_start(
    table: Table, seat: int, command: p.Start, key: str, at: float
) -> list[LoggedEntry]:
    require_host(table, seat)
    require_gathering(table)
    empty = [str(number + 1) for number, chair in enumerate(table.seats) if chair.empty]
    if empty:
        raise CommandRefusedError("seats_empty", count=len(empty), chairs=AllOf(tuple(empty)))
    promises = [chair.promise or BY_FORMULA for chair in table.seats]
    written = write_all(table, at, key, e.PromisesClosed(promises=promises))
    return written + ([] if table.late() else begin(table, at))


def begin(table: Table, at: float) -> list[LoggedEntry]:
    """The game begins with what was opened, and with the formula's parts for all others."""
    parts = [
        chair.part or derived(table.secret, seat).hex() for seat, chair in enumerate(table.seats)
    ]
    written = write_all(table, at, None, e.Started(parts=parts, promises=table.promises))
    return written + (table.throw(at) if table.thrower() == HOUSE else [])


# The game


def handle_move(table: Table, seat: int, command: p.Move, key: str, at: float) -> list[LoggedEntry]:
    """Applying the entry checks the move; whoever must first return is checked before that."""
    if table.match is None:
        raise CommandRefusedError("game_not_begun")
    if table.seats[seat].bot:
        table.match.check(seat, command.words)
    returned = return_if_stood_in(table, seat, at)
    return returned + write_all(table, at, key, e.Moved(seat=seat, words=command.words))


def handle_throw(
    table: Table, seat: int, command: p.Throw, key: str, at: float
) -> list[LoggedEntry]:
    require_phase(table, "playing")
    if table.thrower() != seat:
        raise CommandRefusedError("throw_not_awaited")
    return return_if_stood_in(table, seat, at) + table.throw(at, key)


def handle_take_back(
    table: Table, seat: int, command: p.TakeBack, key: str, at: float
) -> list[LoggedEntry]:
    """Undo: the last move of this seat, where nothing secret or random has come after it."""
    require_phase(table, "playing")
    if not table.may_take_back(seat):
        raise CommandRefusedError("take_back_refused")
    return return_if_stood_in(table, seat, at) + write_all(table, at, key, e.TookBack(seat=seat))


def handle_agree_to_end(
    table: Table, seat: int, command: p.AgreeToEnd, key: str, at: float
) -> list[LoggedEntry]:
    """The game ends when all agree who hold a seat and have not been away for long.

    Whoever has agreed may say so again when somebody else has been away for long by now.
    """
    require_phase(table, "playing")
    said = table.seats[seat].agrees == command.agrees
    if said and not (command.agrees and all_agree(table, at)):
        raise CommandRefusedError("already_said")
    written = write_all(table, at, key, e.AgreedToEnd(seat=seat, agrees=command.agrees))
    if all_agree(table, at):
        written += write_all(table, at, None, e.Ended(reason="agreement"))
    return written


def all_agree(table: Table, at: float) -> bool:
    """Whether everybody agrees whose word is needed; a bot that stands in has none."""
    return all(
        chair.agrees or is_long_away(table, chair, at) for chair in table.seats if chair.person
    )


def is_long_away(table: Table, chair: SeatState, at: float) -> bool:
    since = None if chair.connected else chair.disconnected_at
    return since is not None and at - since > table.header.away


# Chairs


def handle_stand_in(
    table: Table, seat: int, command: p.StandIn, key: str, at: float
) -> list[LoggedEntry]:
    require_phase(table, "playing")
    if table.seats[seat].bot:
        raise CommandRefusedError("bot_plays_already")
    entry = e.StoodIn(seat=seat, bot=require_bot(command.bot), reason="requested")
    return write_all(table, at, key, entry)


def handle_return(
    table: Table, seat: int, command: p.Return, key: str, at: float
) -> list[LoggedEntry]:
    require_phase(table, "playing")
    if not table.seats[seat].bot:
        raise CommandRefusedError("no_bot_plays")
    return write_all(table, at, key, e.Returned(seat=seat))


def return_if_stood_in(table: Table, seat: int, at: float) -> list[LoggedEntry]:
    """Whoever plays while a bot stands in has returned."""
    if table.phase == "playing" and table.seats[seat].bot:
        return write_all(table, at, None, e.Returned(seat=seat))
    return []


def handle_leave(
    table: Table, seat: int, command: p.Leave, key: str, at: float
) -> list[LoggedEntry]:
    if table.is_opening:
        require_gathering(table)
    return write_all(table, at, key, e.Left(seat=seat))


def handle_remove(
    table: Table, seat: int, command: p.Remove, key: str, at: float
) -> list[LoggedEntry]:
    require_host(table, seat)
    if command.seat == seat:
        raise CommandRefusedError("host_cannot_be_removed")
    if not seat_at(table, command.seat).person:
        raise CommandRefusedError("seat_without_guest")
    if table.is_opening:
        require_gathering(table)
    return write_all(table, at, key, e.Removed(seat=command.seat))


# Chat


def handle_chat(table: Table, seat: int, command: p.Chat, key: str, at: float) -> list[LoggedEntry]:
    require_chat(table)
    return write_all(table, at, key, e.Chatted(seat=seat, text=clean_text(command.text)))


def handle_react(
    table: Table, seat: int, command: p.React, key: str, at: float
) -> list[LoggedEntry]:
    require_chat(table)
    return write_all(table, at, key, e.Reacted(seat=seat, reaction=command.reaction))


def handle_mute(table: Table, seat: int, command: p.Mute, key: str, at: float) -> list[LoggedEntry]:
    require_host(table, seat)
    if table.muted == command.muted:
        raise CommandRefusedError("already_so")
    return write_all(table, at, key, e.Muted(muted=command.muted))


def handle_set_pace(
    table: Table, seat: int, command: p.SetPace, key: str, at: float
) -> list[LoggedEntry]:
    require_host(table, seat)
    if table.pace == command.pace:
        raise CommandRefusedError("already_so")
    return write_all(table, at, key, e.Paced(pace=command.pace))


Handler = Callable[[Table, int, Any, str, float], list[LoggedEntry]]
HANDLERS: dict[type[p.Keyed], Handler] = {
    p.Promise: handle_promise,
    p.Contribute: handle_contribute,
    p.AddBot: handle_add_bot,
    p.RemoveBot: handle_remove_bot,
    p.Remove: handle_remove,
    p.Start: handle_start,
    p.Move: handle_move,
    p.Throw: handle_throw,
    p.TakeBack: handle_take_back,
    p.StandIn: handle_stand_in,
    p.Return: handle_return,
    p.Leave: handle_leave,
    p.Chat: handle_chat,
    p.React: handle_react,
    p.Mute: handle_mute,
    p.SetPace: handle_set_pace,
    p.AgreeToEnd: handle_agree_to_end,
}
"""The handler of each command."""
