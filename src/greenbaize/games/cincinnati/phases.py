"""What the table waits for."""

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

WORDS = (
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
    "duel throwing",
    "duel keeping",
    "duel asking",
    "over",
)

FIRST, SECOND, THIRD, BOUGHT = range(1, 5)
"""Throws of a round or a duel; the bought ones come after the third."""
