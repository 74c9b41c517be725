"""A table as its log leaves it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

from greenbaize.engine.fair import BY_FORMULA, commitment, promised
from greenbaize.games import GAMES
from greenbaize.server.tables import log as e
from greenbaize.server.tables.log import AnyEntry, Header
from greenbaize.server.tables.table import Table

DOCS = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
SECRET = bytes(32)


def fresh(game: str, seats: int) -> Table:
    """A table at which nobody sits."""
    header = Header(
        code="ABCDEF",
        game=game,
        seats=seats,
        options=GAMES[game].recorded(GAMES[game].settle()),
        clock=60,
        gone=None,
        pace=1,
        pause=1,
        throw_after=None,
        watch="anyone",
        hints=True,
        chat=True,
        commitment=commitment(SECRET),
    )
    return Table(header, SECRET)


def begun(game: str, seats: int) -> Table:
    """A table of people, at the first decision."""
    table = fresh(game, seats)
    for seat in range(seats):
        table.write(e.Joined(seat=seat, name=f"Guest {seat}"), 1)
    table.write(e.Started(parts=["00" * 16] * seats), 2)
    while table.thrower() is not None:
        table.throw(3)
    return table


def test_whoever_takes_a_move_back_owes_it_from_then_on() -> None:
    table = begun("reibach", 3)
    assert table.match is not None
    (seat,) = table.owing()
    for at, words in enumerate(table.match.moves(seat), 10):
        table.write(e.Moved(seat=seat, words=words), at)
        table.write(e.TookBack(seat=seat), at + 0.5)
        assert table.owing() == [seat]
        assert table.seats[seat].owes_since == at + 0.5, words


PART = "ab" * 16
PROMISE = promised(bytes.fromhex(PART))
PROMISES = [PROMISE, BY_FORMULA]
HAPPENED: list[tuple[AnyEntry, dict[str, Any] | None]] = [
    (e.Joined(seat=0, name="Ann"), {"seat": 0, "name": "Ann"}),
    (e.Joined(seat=1, name="Ben"), {"seat": 1, "name": "Ben"}),
    (e.Left(seat=1), {"seat": 1, "name": "Ben"}),
    (e.Joined(seat=1, name="Cleo"), {"seat": 1, "name": "Cleo"}),
    (e.Removed(seat=1), {"seat": 1, "name": "Cleo"}),
    (e.BotAdded(seat=1, bot="greedy", name="Blue"), {"seat": 1, "name": "Blue", "bot": "greedy"}),
    (e.BotRemoved(seat=1), {"seat": 1, "name": "Blue"}),
    (e.BotAdded(seat=1, bot="uniform", name="Blue"), {"seat": 1, "name": "Blue", "bot": "uniform"}),
    (e.Transferred(seat=0), {"seat": 0, "name": "Ann"}),
    (e.Promised(seat=0, promise=PROMISE), None),
    (e.Muted(muted=True), {"muted": True}),
    (e.Muted(muted=False), {"muted": False}),
    (e.Paced(pace=0.4), {"pace": 0.4}),
    (e.Chatted(seat=0, text="Hello"), {"seat": 0, "name": "Ann", "text": "Hello"}),
    (e.Reacted(seat=0, reaction="clap"), {"seat": 0, "name": "Ann", "reaction": "clap"}),
    (e.PromisesClosed(promises=PROMISES), {}),
    (e.Contributed(seat=0, part=PART), None),
    (e.Started(parts=[PART, "cd" * 16], promises=PROMISES), {"contributed": [0], "late": []}),
    (e.SeatOpened(seat=1), {"seat": 1, "name": "Blue"}),
    (e.Joined(seat=1, name="Dan"), {"seat": 1, "name": "Dan", "plays_for": "Blue"}),
    (
        e.StoodIn(seat=1, bot="greedy", reason="timeout"),
        {"seat": 1, "name": "Blue", "bot": "greedy", "reason": "timeout"},
    ),
    (e.Returned(seat=1), {"seat": 1, "name": "Blue"}),
    (e.Connected(seat=1), None),
    (e.Disconnected(seat=1), None),
    (e.AgreedToEnd(seat=0, agrees=True), {"seat": 0, "name": "Ann", "agrees": True}),
    (e.Ended(reason="agreement"), {"reason": "agreement"}),
    (e.Rematched(code="K7QX2M"), {"code": "K7QX2M"}),
]
"""An evening in the order in which it happened, and what programs are told of it."""


def test_programs_are_told_of_everything_at_the_table_that_is_no_move() -> None:
    table = fresh("las-vegas", 2)
    for entry, event in HAPPENED:
        before = len(table.story.lines)
        table.write(entry, 1)
        told = [line.event for line in table.story.lines[before:]]
        assert told == ([] if event is None else [{"event": entry.type, **event}])
    assert PART not in repr(table.story.lines)


def test_programs_are_told_of_a_move_that_was_taken_back_but_not_which() -> None:
    table = begun("reibach", 2)
    assert table.match is not None
    (seat,) = table.owing()
    table.write(e.Moved(seat=seat, words=table.match.moves(seat)[0]), 1)
    table.write(e.TookBack(seat=seat), 2)
    told = {"event": "took_back", "seat": seat, "name": f"Guest {seat}"}
    assert table.story.lines[-1].event == told


def test_every_entry_that_is_no_move_is_among_them() -> None:
    union, _ = get_args(AnyEntry)
    moves = {e.Moved, e.HouseMoved, e.TookBack}
    assert {type(entry) for entry, _ in HAPPENED} == set(get_args(union)) - moves


def test_every_event_of_the_table_is_told_in_the_docs() -> None:
    rows = [line for line in DOCS.splitlines() if line.startswith("| `")]
    told = {word for row in rows for word in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert {entry.type for entry, event in HAPPENED if event} | {"took_back"} <= told
