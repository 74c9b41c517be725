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

    >>> spell(read("3 - 1 6", 4), 4)
    '3 - 1 6'
    """
    return " ".join(str(face or NONE) for face in faces_of(throw, dice))


def faces_of(throw: int, dice: int) -> list[int]:
    """What each die shows, 0 where there is none."""
    return [face_of(throw, die) for die in range(dice)]


def read(text: str, dice: int) -> int:
    """A throw from words, a face or a dash for each die; raises ValueError where it is none."""
    words = text.split()
    if len(words) != dice:
        raise ValueError(text)
    throw = 0
    for die, word in enumerate(words):
        if word != NONE:
            throw |= die_with(read_face(word), die)
    return throw


def read_face(word: str) -> int:
    """A face by its number."""
    if len(word) != 1 or word not in FACES:
        raise ValueError(word)
    return int(word)


def ways_of(die: int, there: bool) -> list[int]:
    """What a die may add to a throw; nothing if it is not there."""
    return [die_with(face, die) for face in (range(1, 7) if there else range(1))]


def may_fall(throw: int, left: Sequence[int]) -> bool:
    """Whether this is a throw of one die of each colour that has any left."""
    rest = throw
    for dice in left:
        face = rest & 7
        if (face in (0, 7)) if dice > 0 else face:
            return False
        rest >>= 3
    return rest == 0


def every(ways: Sequence[Sequence[int]]) -> list[int]:
    """Numbers of one part from each of these, in ascending order.

    The parts are given in ascending order, and those that weigh more come last.

    >>> every([[1, 2], [8, 16]])
    [9, 10, 17, 18]
    """
    return [sum(parts) for parts in product(*reversed(ways))]


def lowest(ways: Sequence[Sequence[int]]) -> list[int]:
    """The same, but of too many only the lowest."""
    listed, room = [], MOST
    for parts in ways:
        listed.append(parts if len(parts) <= room else parts[:1])
        room //= len(parts)
    return every(listed)
