"""What a business would pay, from the lengths of its rows."""

from __future__ import annotations

from collections.abc import Sequence

from greenbaize.games.reibach.box import FIRST, MONOPOLY, SECOND


def incomes(lengths: Sequence[int], closed: Sequence[bool]) -> list[int]:
    """What every seat would earn; a row of length 0 is none.

    >>> incomes([5, 2, 0], [False, True, False])
    [3, 2, 0]
    """
    doubled = zip(lengths, closed, strict=True)
    return [prize(lengths, length) * (2 if closed else 1) for length, closed in doubled]


def prize(lengths: Sequence[int], length: int) -> int:
    """What a row of this length would earn among all of them."""
    longer = sum(other > length for other in lengths)
    equal = lengths.count(length)
    if not length or longer > 1 or (longer and equal > 1):
        return 0
    if longer:
        return SECOND
    if equal > 1:
        return MONOPOLY // equal
    return FIRST if sum(lengths) > length else MONOPOLY
