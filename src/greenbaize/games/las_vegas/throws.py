"""Throws of dice of many colours in words, and lists of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from greenbaize.games.las_vegas.colours import die_with, face_of

NONE = "-"
"""Stands for a colour that has no die in the throw."""

FACES = "123456"
MOST = 2000
"""So many throws are listed; of more than that only the lowest."""


def spell(throw: int, dice: int) -> str:
    """What each die shows.

    >>> spell(read("3 - 1 6"), 4)
    '3 - 1 6'
    """
    return " ".join(str(face_of(throw, die) or NONE) for die in range(dice))


def read(words: str) -> int:
    """A throw from words, a face or a dash for each die; raises ValueError where a word is none."""
    throw = 0
    for die, word in enumerate(words.split()):
        if word != NONE:
            throw |= die_with(read_face(word), die)
    return throw


def read_face(word: str) -> int:
    """A face by its number."""
    if len(word) != 1 or word not in FACES:
        raise ValueError(word)
    return int(word)


def lowest(ways: Sequence[Sequence[int]]) -> list[int]:
    """Numbers of one part from each of these, in ascending order; of too many, the lowest.

    The parts are given in ascending order, and those that weigh more come last.

    >>> lowest([[1, 2], [8, 16]])
    [9, 10, 17, 18]
    """
    listed, room = [], MOST
    for parts in ways:
        listed.append(parts if len(parts) <= room else parts[:1])
        room //= len(parts)
    return [sum(parts) for parts in product(*reversed(listed))]
