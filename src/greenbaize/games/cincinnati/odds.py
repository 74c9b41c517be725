"""The exact odds of reaching something with the throws that are left, when played for best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from greenbaize.games.cincinnati.hierarchy import (
    GROWN,
    HEAP_OF,
    HEAPS,
    KEEPS,
    RESULTS,
    STRENGTHS,
    Faces,
    rank,
)


@dataclass(frozen=True)
class Prospects:
    """How likely it is from each result, and from each heap kept while the rest is thrown."""

    results: tuple[Fraction, ...]
    heaps: tuple[Fraction, ...]


@cache
def prospects(table: int, throws: int, strength: int = 1) -> Prospects:
    """With so many throws left, to be at least so strong at a table; 1 just meets its condition."""
    if throws == 0:
        reached = [STRENGTHS[table << 8 | result] >= strength for result in range(len(RESULTS))]
        return Prospects(tuple(Fraction(yes) for yes in reached), ())
    after = prospects(table, throws - 1, strength)
    heaps = list(after.results[1:])
    for place in range(len(heaps), len(HEAPS)):
        heaps.append(sum((heaps[GROWN[6 * place + face]] for face in range(6)), Fraction()) / 6)
    best = [max(heaps[HEAP_OF[kept]] for kept in keeps) for keeps in KEEPS[1:]]
    return Prospects((Fraction(), *best), tuple(heaps))


def chance(table: int, faces: Sequence[int], throws: int, strength: int = 1) -> Fraction:
    """From these five dice.

    >>> chance(1, (1, 1, 1, 4, 6), 0)
    Fraction(1, 1)
    """
    return prospects(table, throws, strength).results[rank(faces)]


def keeping(table: int, kept: Faces, throws: int, strength: int = 1) -> Fraction:
    """If these are kept and the others thrown now, this throw being counted.

    >>> keeping(1, (), 1) == Fraction(1656, 7776)
    True
    """
    return prospects(table, throws, strength).heaps[HEAP_OF[kept]]


def best_keep(table: int, faces: Faces, throws: int, strength: int = 1) -> Faces:
    """What is best kept of five dice; of equally good keeps the one with the most dice."""
    keeps = KEEPS[rank(faces)]
    return max(keeps, key=lambda kept: (keeping(table, kept, throws, strength), len(kept)))
