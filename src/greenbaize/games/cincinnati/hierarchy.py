"""Five dice: what they are worth against each other, and what can be kept of them.

A result is its place in the hierarchy: 1 for 1 2 3 5 6, the worst, up to 252 for five sixes; 0 is
for dice that nobody has thrown or may know. Dice are added by their keys, which count the faces
in base 6 and leave out the sixes: of five dice those are the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import Literal, get_args

from greenbaize.games.cincinnati.box import DICE, LETTERS, MOST_PIPS, A, B, C

Faces = tuple[int, ...]

Category = Literal[
    "nothing",
    "pair",
    "two_pairs",
    "small_straight",
    "triplet",
    "full_house",
    "large_straight",
    "quartet",
    "quintuple",
]
CATEGORIES: tuple[Category, ...] = get_args(Category)
IN_WORDS: dict[Category, str] = {
    "nothing": "nothing",
    "pair": "a pair",
    "two_pairs": "two pairs",
    "small_straight": "a small straight",
    "triplet": "three of a kind",
    "full_house": "a full house",
    "large_straight": "a large straight",
    "quartet": "four of a kind",
    "quintuple": "five of a kind",
}
NOTHING, PAIR, TWO_PAIRS, SMALL, TRIPLET, FULL_HOUSE, LARGE, QUARTET, QUINTUPLE = range(9)
ALIKE = {
    (5,): QUINTUPLE,
    (4, 1): QUARTET,
    (3, 2): FULL_HOUSE,
    (3, 1, 1): TRIPLET,
    (2, 2, 1): TWO_PAIRS,
    (2, 1, 1, 1): PAIR,
    (1, 1, 1, 1, 1): NOTHING,
}


def run(faces: Faces) -> int:
    """The top of a large straight, or else of a small one; 0 where there is none."""
    for length in (5, 4):
        for top in (6, 5, 4):
            if set(range(top - length + 1, top + 1)) <= set(faces) and top >= length:
                return top
    return 0


def kind(faces: Faces) -> int:
    """The best category that five dice belong to (7.1)."""
    alike = ALIKE[tuple(sorted(Counter(faces).values(), reverse=True))]
    if len(set(faces)) == DICE and max(faces) - min(faces) == DICE - 1:
        return LARGE
    return SMALL if run(faces) and alike < SMALL else alike


def standing(faces: Faces) -> tuple[int, ...]:
    """What five dice are compared by: category, then what counts in it, in order (7)."""
    if kind(faces) in (SMALL, LARGE):
        return kind(faces), run(faces), sum(faces)
    count = Counter(faces)
    return kind(faces), *sorted(faces, key=lambda face: (-count[face], -face))


def key(faces: Sequence[int]) -> int:
    """The dice that show no six, counted by face in base 6."""
    return sum(6 ** (face - 1) for face in faces if face < 6)


RESULTS: tuple[Faces, ...] = (
    (),
    *sorted(combinations_with_replacement(range(1, 7), DICE), key=standing),
)
"""Every result as its faces, the worst first; nothing stands before them all."""

RANKS: list[int] = [0] * 7776
"""Results by their keys."""
for result, faces in enumerate(RESULTS[1:], 1):
    RANKS[key(faces)] = result


def rank(faces: Sequence[int]) -> int:
    """The result that five dice are."""
    return RANKS[key(faces)]


def keeps(faces: Faces) -> list[Faces]:
    """All that can be kept of some dice, from none of them to all, the sixes last (14.15)."""
    kept = {part for size in range(len(faces) + 1) for part in combinations(faces, size)}
    return sorted(kept, key=lambda part: sum(6 ** (face - 1) for face in part))


KEEPS: tuple[tuple[Faces, ...], ...] = tuple(tuple(keeps(faces)) for faces in RESULTS)
"""What can be kept, by result."""

KEEPS_OF = [len(kept) for kept in KEEPS]
FIRST_KEEP = [sum(KEEPS_OF[:result]) for result in range(len(RESULTS))]
KEPT = [part for kept in KEEPS for part in kept]
"""All that can be kept of all results in one row, with each result's first place in it."""

KEPT_KEYS = [key(part) for part in KEPT]
KEPT_DICE = [len(part) for part in KEPT]

HEAPS: tuple[Faces, ...] = (
    *RESULTS[1:],
    *(
        heap
        for size in range(DICE - 1, -1, -1)
        for heap in combinations_with_replacement(range(1, 7), size)
    ),
)
"""Every heap of dice: the results, the worst first, then all that is smaller, the largest first."""

HEAP_OF = {heap: place for place, heap in enumerate(HEAPS)}
GROWN = [
    HEAP_OF[tuple(sorted((*heap, face)))] if len(heap) < DICE else place
    for place, heap in enumerate(HEAPS)
    for face in range(1, 7)
]
"""By heap and face: the heap that it grows into with one more die; a result stays as it is."""

SHRUNK = [
    HEAP_OF[heap[:die] + heap[die + 1 :]] if die < len(heap) else place
    for place, heap in enumerate(HEAPS)
    for die in range(DICE)
]
"""By heap and die: what is left without that die; for dice that are not there the heap itself."""

KEPT_HEAPS = [HEAP_OF[part] for part in KEPT]
"""The row of all that can be kept, as heaps."""


def meets(table: int, faces: Faces) -> bool:
    """Whether five dice meet a table's condition (4.1)."""
    if table == A:
        return kind(faces) in (TRIPLET, FULL_HOUSE, QUARTET, QUINTUPLE)
    return kind(faces) in (SMALL, LARGE) if table == B else sum(faces) <= MOST_PIPS


def order(table: int, faces: Faces) -> tuple[int, ...]:
    """What five dice are compared by at a table (4.2)."""
    if table == C:
        return -sum(faces), *(faces.count(face) for face in range(1, 7))
    return standing(faces)


def strengths(table: int) -> list[int]:
    """By result: 0 where the condition is not met, else more for what wins there."""
    meeting = sorted(
        filter(lambda faces: meets(table, faces), RESULTS[1:]), key=lambda f: order(table, f)
    )
    strong = [0] * 256
    for strength, faces in enumerate(meeting, 1):
        strong[rank(faces)] = strength
    return strong


STRENGTHS: list[int] = [*range(256), *strengths(A), *strengths(B), *strengths(C)]
"""What a result is worth in a duel, and at each table: 256 numbers each."""

DUEL = 0
"""The contest that is at no table: any result counts, and the better one wins."""

STRONGEST = [max(STRENGTHS[contest << 8 : (contest << 8) + len(RESULTS)]) for contest in range(4)]
"""By contest: the strength that nothing beats; 1 is the weakest that may win."""

PLACES = [sum(STRONGEST[:contest]) + 2 * contest for contest in range(4)]
"""Where each contest begins in a row of all strengths, from 0 to one past its strongest."""


def strength(table: int, faces: Sequence[int]) -> int:
    """How strong five dice are at a table; 0 if they do not meet its condition."""
    return STRENGTHS[table << 8 | rank(faces)]


def category(faces: Sequence[int]) -> Category:
    """The category of five dice by its name.

    >>> category((1, 3, 4, 5, 6))
    'small_straight'
    """
    return CATEGORIES[kind(tuple(faces))]


def describe(faces: Sequence[int]) -> str:
    """Five dice as we speak of them.

    >>> describe((1, 3, 4, 5, 6))
    'a small straight'
    """
    return IN_WORDS[category(faces)]


def table_of(letter: str) -> int:
    """A table by its letter."""
    return LETTERS.index(letter)
