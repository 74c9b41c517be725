"""The exact odds of a throw, and what the cards earn in a game that is played as usual."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from greenbaize.games.bells_and_hammers.box import (
    BELL_SHOWN,
    BOTH_SHOWN,
    CARDS,
    HAMMER_SHOWN,
    HIGHEST,
    NUMBER_DICE,
    SIDES,
)

MARKED = Fraction(1, SIDES)
STRETCH = 256
"""Prospects are found for so many banks at a time."""


def odds_of(roll: int, dice: int) -> Fraction:
    """How likely so many dice are to show just these marks."""
    shown = roll.bit_count()
    return MARKED**shown * (1 - MARKED) ** (dice - shown)


def worths() -> list[Fraction]:
    """How likely a throw is to be worth 0, 1, ... 21 (9.3).

    >>> [int(odds * 6**6) for odds in worths()][:8]
    [15625, 3125, 3125, 3750, 3750, 4375, 4500, 2000]
    """
    odds = [Fraction(0)] * (HIGHEST + 1)
    for roll in range(1 << NUMBER_DICE):
        worth = sum(die + 1 for die in range(NUMBER_DICE) if roll >> die & 1)
        odds[worth] += odds_of(roll, NUMBER_DICE)
    return odds


SYMBOLS = {shown: odds_of(shown, 2) for shown in (0, BELL_SHOWN, HAMMER_SHOWN, BOTH_SHOWN)}
"""How likely a throw is to show no symbol, the bell alone, the hammer alone, or both (9.3)."""

WORTH = [float(odds) for odds in worths()]
WITH_SYMBOLS = float(1 - SYMBOLS[0])


CARDS_EARN, CARDS_EARN_OF_BANK = 28.642, 11 / 36
BLANKS, BLANKS_OF_BANK = 0.2026, 0.066449
"""Prospects in short: what the cards earn, and how often all dice are blank, is this much and
this share of the bank, right to a hundredth for every bank from 25 points on."""


@dataclass(frozen=True)
class Prospect:
    """What is to be expected from a bank of some size, with the Inn closed or open.

    `cards` is what all five cards earn together but for the Horse's eight blanks; `blanks` is how
    often those come before the Inn opens; `opens` how likely it opens at all.
    """

    cards: float = 0.0
    blanks: float = 0.0
    throws: float = 0.0
    opens: float = 0.0


def prospect(bank: int) -> Prospect:
    """What is to be expected from this bank while the Inn is closed."""
    return prospects(bank // STRETCH + 1)[bank]


def card_worth(bank: int, players: int) -> float:
    """What a card that nobody has seen earns on average among so many active players."""
    ahead = prospect(bank)
    return (ahead.cards + players * ahead.blanks) / CARDS


def seat_worth(bank: int, players: int) -> float:
    """What each active player earns on average beside the cards."""
    return (bank - CARDS * card_worth(bank, players)) / players


@cache
def prospects(stretches: int) -> list[Prospect]:
    """Those of every bank from 0, found from the smaller ones."""
    closed = [Prospect()] if stretches == 1 else list(prospects(stretches - 1))
    while len(closed) < stretches * STRETCH:
        closed.append(with_the_inn_closed(closed))
    return closed


@cache
def prospect_once_open(bank: int) -> Prospect:
    """What is to be expected from this bank once the Inn is open.

    The Inn earns what is beyond the bank, and pays what is missing where symbols show.
    """
    cards, throws, moved = 0.0, 1.0, WORTH[bank]
    for worth in range(1, HIGHEST + 1):
        if worth > bank:
            cards += WORTH[worth] * (worth - bank)
        if worth < bank:
            plain = WORTH[worth] * (1 - WITH_SYMBOLS)
            rest = prospect_once_open(bank - worth)
            cards += plain * rest.cards - WORTH[worth] * WITH_SYMBOLS * (bank - worth)
            throws += plain * rest.throws
            moved += plain
    return Prospect(cards=cards / moved, throws=throws / moved)


def with_the_inn_closed(smaller: list[Prospect]) -> Prospect:
    """The next larger bank: only throws without a number leave it as it is."""
    bank = len(smaller)
    cards, throws, opens = 0.0, 1.0, 0.0
    blanks = WORTH[0] * (1 - WITH_SYMBOLS)
    for worth in range(1, HIGHEST + 1):
        odds = WORTH[worth]
        if worth <= bank:
            rest = smaller[bank - worth]
            cards += odds * (WITH_SYMBOLS * worth + rest.cards)
            blanks += odds * rest.blanks
            throws += odds * rest.throws
            opens += odds * rest.opens
        else:
            once_open = prospect_once_open(bank)
            cards += odds * (worth - bank + once_open.cards)
            throws += odds * once_open.throws
            opens += odds
    moved = 1 - WORTH[0]
    return Prospect(cards / moved, blanks / moved, throws / moved, opens / moved)
