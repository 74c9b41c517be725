"""Which colours a casino would pay, by what all can see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypedDict


class Payment(TypedDict):
    """A bill, in thousands, and the colour that would win it, counted from 0."""

    colour: int
    bill: int


def payments(bills: Sequence[int], dice: Sequence[int]) -> list[Payment]:
    """Equal heaps strike each other out; the others win the lowest bills, the largest the highest.

    >>> payments([20, 40, 90], [1, 3, 2, 2])
    [{'colour': 1, 'bill': 40}, {'colour': 0, 'bill': 20}]
    """
    sizes = Counter(dice)
    alone = [colour for colour, number in enumerate(dice) if number and sizes[number] == 1]
    paid = sorted(alone, key=lambda colour: -dice[colour])[: len(bills)]
    lowest = sorted(bills)[: len(paid)]
    return [Payment(colour=c, bill=b) for c, b in zip(paid, reversed(lowest), strict=True)]
