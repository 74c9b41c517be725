"""How many colours have how many dice at a casino: one number, four bits a size.

Ties depend on these sizes alone, and so does who is paid. Nobody has more than eight dice.
"""

from __future__ import annotations

ONE = 1

UNTIED = 0x111111110
"""Sizes that count for a tie: from one die to eight."""

TALLY = 0x11111111
"""Multiplied by this, eight places of four bits are summed up in the highest of them."""


def grown(sizes: int, size: int) -> int:
    """The sizes after a colour that had so many dice has got one more.

    >>> hex(grown(0x0021, 1))
    '0x111'
    """
    return sizes + (ONE << 4 * size + 4) - (ONE << 4 * size)


def untied(sizes: int) -> int:
    """The sizes that exactly one colour has: a bit at the place of each (B8).

    >>> hex(untied(0x1213))
    '0x1010'
    """
    return sizes & ~(sizes >> 1) & ~(sizes >> 2) & ~(sizes >> 3) & UNTIED


def number(alone: int) -> int:
    """How many untied sizes there are."""
    return (alone >> 4) * TALLY >> 28 & 15


def larger(alone: int, size: int) -> int:
    """How many of them are larger than this one."""
    return number(alone >> 4 * size & UNTIED)
