"""A table as its log leaves it."""

from __future__ import annotations

from greenbaize.engine.fair import commitment
from greenbaize.server import entries as e
from greenbaize.server.entries import Header
from greenbaize.server.table import Table

SECRET = bytes(32)


def begun(game: str, seats: int) -> Table:
    """A table of people, at the first decision."""
    header = Header(
        code="ABCDEF",
        game=game,
        seats=seats,
        options={},
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
    table = Table(header, SECRET)
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
        assert table.places[seat].owes_since == at + 0.5, words
