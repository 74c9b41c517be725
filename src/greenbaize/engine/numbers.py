"""Validation of integers that come from callers."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

from greenbaize.engine.errors import SetupError
from greenbaize.engine.text import shortened

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


def check_place(number: Any, places: int) -> None:
    """Compiled code does not look where an array ends: whoever is asked from outside does."""
    if not known_below(number, places):
        raise SetupError("unknown_place", place=shortened(repr(number)), last=places - 1)


def check_places(numbers: Sequence[int], places: int, many: int | None = None) -> None:
    """The same for a list, which may have to be so long at least."""
    if many is not None and len(numbers) < many:
        raise SetupError("too_few_numbers", needed=many, given=len(numbers))
    for number in numbers:
        check_place(number, places)
