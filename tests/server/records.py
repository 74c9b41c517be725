"""What a downloaded record says that people did, and whether it is what they see."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from greenbaize.engine.record import Record
from greenbaize.engine.replay import Replay, verify
from greenbaize.engine.seats import HOUSE, PUBLIC

from .client import Frame, NotSo, Seat

THROW = "throw"


def deeds_of(record: Record) -> list[list[str]]:
    """Each seat's moves and throws, in their order."""
    commands: list[list[str]] = [[] for _ in record.seats]
    replay = Replay(record)
    for line in record.moves:
        state = replay.match.state
        if line.seat != HOUSE:
            commands[line.seat].append(line.words)
        elif replay.match.owing() == [HOUSE] and state.thrower() != HOUSE:
            commands[state.thrower()].append(THROW)
        replay.play(line)
    return commands


def check_commands(
    record: Record, seat: int, done: Sequence[str], doing: str | None = None
) -> None:
    """All that was acknowledged is in the record, once and in order, and nothing that was not.

    What is not answered yet may be there or not.
    """
    found = deeds_of(record)[seat]
    unanswered = [doing] if doing is not None else []
    if found not in (list(done), [*done, *unanswered]):
        raise NotSo(f"seat {seat} did {list(done)} and {unanswered}; the record says {found}.")


def view_of(record: Record, seat: int | None) -> Any:
    """What a seat sees when the record is played again, as JSON tells it."""
    match = Replay(record).to_the_end()
    return json.loads(json.dumps(match.view(PUBLIC if seat is None else seat)))


async def seen_at_once(seat: Seat) -> tuple[str, Frame]:
    """The record and the table at one version, though bots may play on meanwhile."""
    before = await seat.table()
    while True:
        text, frame = await seat.record(), await seat.table()
        if frame["version"] == before["version"]:
            return text, frame
        before = frame


async def check_seat(seat: Seat) -> Record:
    """Fetch a seat's record: it can be played again, and gives what the seat sees."""
    text, frame = await seen_at_once(seat)
    record = Record.parse(text)
    if record.text() != text:
        raise NotSo(f"the record of {seat.code} is written otherwise when it is read again.")
    if frame["table"]["phase"] == "over":
        verify(record)
    if view_of(record, seat.number) != frame["play"]["view"]:
        raise NotSo(f"seat {seat.number} of {seat.code} sees what its record does not give.")
    return record
