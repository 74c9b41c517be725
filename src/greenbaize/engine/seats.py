"""Seats are small numbers; a set of seats is an int with one bit each."""

from collections.abc import Iterator

HOUSE = 14
"""Chance sits here: it throws the dice and turns the cards."""

PUBLIC = 15
"""Sees what everybody sees and never owes a move."""

EVERYBODY = (1 << 16) - 1


def just(seat: int) -> int:
    """The set that holds this seat alone."""
    return 1 << seat


def members(seats: int) -> Iterator[int]:
    """The seats of a set, lowest first."""
    seat = 0
    while seats:
        if seats & 1:
            yield seat
        seats >>= 1
        seat += 1
