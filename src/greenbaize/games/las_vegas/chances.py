"""How many more dice will come to a casino: a table made when the game is first loaded."""

from __future__ import annotations

from math import comb

MOST_LEFT = 15
"""More dice than this nobody is taken to have left, whatever kickers send home."""

MORE = 5
"""So many cases are told apart: no die more, one, and so on; the last stands for all above."""


OWN_DIE = 0.1
"""The chance that one of the seat's own dice comes to a casino too, and is welcome there."""


def growth(left: int, more: int, chance: float) -> float:
    """The chance that so many of the dice left come to one casino, each with this chance."""
    if more > left:
        return 0.0
    if more == MORE - 1:
        return 1.0 - sum(growth(left, fewer, chance) for fewer in range(more))
    return comb(left, more) * chance**more * (1.0 - chance) ** (left - more)


def table(chance: float) -> tuple[float, ...]:
    """All these chances, `MORE` for each number of dice that are left."""
    return tuple(
        growth(left, more, chance) for left in range(MOST_LEFT + 1) for more in range(MORE)
    )


GROWTH = table(1 / 6)
OWN_GROWTH = table(OWN_DIE)
