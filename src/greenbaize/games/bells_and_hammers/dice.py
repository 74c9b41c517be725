"""The eight dice in words: a throw has a bit for each die that shows its mark."""

from __future__ import annotations

from greenbaize.games.bells_and_hammers.box import DICE, MARKS

BLANK = "blank"


def spell(roll: int) -> str:
    """A throw in words.

    >>> spell(0b01001010), spell(0)
    ('2 4 bell', 'blank')
    """
    return " ".join(MARKS[die] for die in range(DICE) if roll >> die & 1) or BLANK


def read(words: str) -> int:
    """A throw from words; raises ValueError where they are none."""
    if words == BLANK:
        return 0
    roll = 0
    for word in words.split():
        if word not in MARKS or roll >> MARKS.index(word) & 1:
            raise ValueError(word)
        roll |= 1 << MARKS.index(word)
    if not roll:
        raise ValueError(words)
    return roll
