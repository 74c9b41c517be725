"""Dice in words, in numbers, and their odds.

A heap of dice is one number: how many of each kind are in it. A roll is one number too:
a heap for each face, ten bits apart, so that all dice of a face move at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import factorial, prod

FACES = 6
HEAP_BITS = 10

OWN = 1
NEUTRAL = 1 << 4
KICKER = 1 << 7
BIG = 1 << 9

KINDS = {"": (OWN, 15), "n": (NEUTRAL, 7), "k": (KICKER, 3), "b": (BIG, 1)}
"""By the letter behind a die's face: one die of that kind, and the most a heap can hold."""


def heap_of(roll: int, face: int) -> int:
    """The dice that show this face, counted from 0."""
    return roll >> HEAP_BITS * face & (1 << HEAP_BITS) - 1


def count(heap: int, letter: str) -> int:
    """How many dice of a kind lie in a heap."""
    one, most = KINDS[letter]
    return heap // one & most


def counts(roll: int) -> list[tuple[int, str, int]]:
    """Face from 1, letter of the kind and number of dice, for all that the roll shows."""
    return [
        (face + 1, letter, dice)
        for face in range(FACES)
        if (heap := heap_of(roll, face))
        for letter, (one, most) in KINDS.items()
        if (dice := heap // one & most)
    ]


def faces(roll: int) -> list[int]:
    """What each die shows, whatever its kind, in ascending order."""
    return [face for face, _, dice in counts(roll) for _ in range(dice)]


def spell(roll: int) -> str:
    """A roll in words.

    >>> spell(read("1 1 1n 5 6n"))
    '1 1 1n 5 6n'
    """
    return " ".join(f"{face}{letter}" for face, letter, dice in counts(roll) for _ in range(dice))


def read(words: str) -> int:
    """A roll from words; raises ValueError where a word is no die."""
    roll = 0
    for word in words.split():
        face, letter = word[:1], word[1:]
        if face not in "123456" or letter not in KINDS:
            raise ValueError(word)
        place = int(face) - 1
        if count(heap_of(roll, place), letter) == KINDS[letter][1]:
            raise ValueError(word)
        roll += KINDS[letter][0] << HEAP_BITS * place
    return roll


def is_throw_of(roll: int, heap: int) -> bool:
    """Whether just these dice can show this roll."""
    if roll < 0 or roll >> 60:
        return False
    own = neutral = kickers = big = 0
    for face in range(6):
        shown = roll >> 10 * face & 1023
        own += shown & 15
        neutral += shown >> 4 & 7
        kickers += shown >> 7 & 3
        big += shown >> 9
    same = own == heap & 15 and neutral == heap >> 4 & 7
    return same and kickers == heap >> 7 & 3 and big == heap >> 9 & 1


def rolls(heap: int) -> Iterator[int]:
    """Every roll that these dice can show."""
    kinds = [(one, heap // one & most) for one, most in KINDS.values()]
    throws = [combinations_with_replacement(range(FACES), dice) for _, dice in kinds]
    for thrown in product(*throws):
        yield sum(
            one << HEAP_BITS * face
            for (one, _), faces in zip(kinds, thrown, strict=True)
            for face in faces
        )


def odds(roll: int) -> Fraction:
    """How likely dice of these kinds are to show just this roll."""
    ways = 1
    for letter in KINDS:
        same = [dice for _, kind, dice in counts(roll) if kind == letter]
        ways *= factorial(sum(same)) // prod(factorial(dice) for dice in same)
    return Fraction(ways, FACES ** sum(dice for _, _, dice in counts(roll)))
