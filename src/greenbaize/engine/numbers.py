"""Whole numbers as they come from outside."""

from __future__ import annotations

import operator
from typing import Any

SMALLEST = -(1 << 63)
LARGEST = (1 << 63) - 1
"""Moves are numbers of sixty-four bits."""


def whole(number: Any) -> int | None:
    """A whole number, whoever's type it has; None for what is none, and for yes and no.

    >>> whole(7), whole(True), whole(7.0), whole("7")
    (7, None, None, None)
    """
    if isinstance(number, bool):
        return None
    try:
        return operator.index(number)
    except TypeError:
        return None


def known_below(number: Any, limit: int) -> bool:
    """Whether this is a whole number from 0 to just below the limit."""
    found = whole(number)
    return found is not None and 0 <= found < limit
