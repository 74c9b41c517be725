"""What the table waits for."""

from typing import Literal, get_args

(
    TURNING,
    REPLACING,
    PUTTING,
    SHAKING,
    SITTING,
    LIFTING,
    KEEPING,
    REVEALING,
    THROWING,
    ASKING,
    CHALLENGING,
    DUEL_THROWING,
    DUEL_KEEPING,
    DUEL_ASKING,
    OVER,
) = range(15)

Phase = Literal[
    "turning",
    "replacing",
    "putting",
    "shaking",
    "sitting",
    "lifting",
    "keeping",
    "revealing",
    "throwing",
    "asking",
    "challenging",
    "duel_throwing",
    "duel_keeping",
    "duel_asking",
    "over",
]
PHASES: tuple[Phase, ...] = get_args(Phase)
"""The phases by their names."""

FIRST, SECOND, THIRD, BOUGHT = range(1, 5)
"""Throws of a round or a duel; the bought ones come after the third."""
