"""Quick good play in Las Vegas Solo."""

from __future__ import annotations

from greenbaize.engine.state import State
from greenbaize.games.las_vegas.box import DICE, TOP_BILL
from greenbaize.games.las_vegas.colours import casinos_of, face_of
from greenbaize.games.las_vegas.placing import Placing
from greenbaize.games.las_vegas.sizes import grown, larger, number, untied
from greenbaize.games.las_vegas.strip import lying
from greenbaize.games.las_vegas_solo.box import OWN, OWNERS
from greenbaize.games.las_vegas_solo.game import Solo
from greenbaize.games.las_vegas_solo.valuation import table_of

ONE = 1
SUM_BITS = 7
SUM = (1 << SUM_BITS) - 1
MOST_PAID = 8
"""What the highest bills of a casino are worth together: none, one, and so on up to this many."""

LOW_DIGITS = 0o07070707
DIGIT_ONES = 0o11111111
"""A group of dice is read as an octal number, one digit a colour."""

ALL_DICE = 56.0
"""So many dice are left when the usual game begins, and no more in any other."""

# What counts at a casino, in tens of thousands: at the end of a round, and what is to be added
# to that while all dice are left. Found by playing rounds with eight, six and four own dice.
LEAD, LEAD_EARLY = 0.95, -0.90
"""The own bill, less all others, if the casino paid now."""
RAISED, RAISED_EARLY = 0.35, -0.285
"""What the best single die of an opponent would add to that."""
GAIN, GAIN_EARLY = 0.205, -0.13
"""What an own die more would add."""
LOSS, LOSS_EARLY = 0.13, 0.03
"""What an own die more would spoil."""
STAKE, STAKE_EARLY = -0.015, 0.22
"""Each own die there, by the highest bill."""
SECOND, SECOND_EARLY = -0.025, -0.14
"""Each own die there, by the second highest."""
CROWD, CROWD_EARLY = -0.02, -0.035
"""Each opponent's die there, by the highest bill."""
SPENT, SPENT_EARLY = 2.25, -0.2
"""What an own die is worth that is not placed yet."""
THROWN, THROWN_EARLY = -0.3, 0.1
"""What an opponent's die is worth that is not placed yet."""


def sums_of(bills: int) -> int:
    """What the highest bills of a heap are worth together, by how many they are."""
    sums = 0
    total = 0
    rank = 0
    for bill in range(TOP_BILL, 0, -1):
        for _ in range(lying(bills, bill)):
            if rank < MOST_PAID:
                total += bill
                rank += 1
                sums |= total << SUM_BITS * rank
    while rank < MOST_PAID:
        rank += 1
        sums |= total << SUM_BITS * rank
    return sums


def sum_of(sums: int, bills: int) -> int:
    """What so many of the highest bills are worth together."""
    return sums >> SUM_BITS * bills & SUM


def lead_of(sizes: int, own: int, sums: int) -> int:
    """The own bill, less all others, if the casino paid now (B8, B9)."""
    alone = untied(sizes)
    lead = -sum_of(sums, number(alone))
    if alone >> 4 * own & 1:
        rank = larger(alone, own)
        lead += 2 * (sum_of(sums, rank + 1) - sum_of(sums, rank))
    return lead


def dice_in(group: int) -> int:
    """How many dice are in a group."""
    return ((group & LOW_DIGITS) + (group >> 3 & LOW_DIGITS)) % 63


def colours_in(group: int) -> int:
    """The colours that have dice in a group: the lowest bit of the digit of each."""
    return (group | group >> 1 | group >> 2) & DIGIT_ONES


class TiesAndLeads(Placing):
    """Looks at what a placement changes at its casino: who leads and is tied, and who nearly is.

    What lies there counts for more from throw to throw, and what may still become of it for
    less or more; a die of one's own is worth something while it waits.
    """

    def casinos(self, state: State) -> int:
        table = table_of(state)
        return casinos_of(table.rolled)

    def value(self, state: State, seat: int, casino: int) -> float:
        table = table_of(state)
        sums = sums_of(table.bills[casino])
        own = 0
        dice = 0
        for colour in range(OWNERS):
            if face_of(table.rolled, colour) == casino + 1:
                dice += 1
                own += colour == OWN
        left = (dice_in(table.groups[0]) + dice_in(table.groups[1])) / ALL_DICE
        return (
            self.promise(table, casino, True, sums, left)
            - self.promise(table, casino, False, sums, left)
            - own * (SPENT + SPENT_EARLY * left)
            - (dice - own) * (THROWN + THROWN_EARLY * left)
        )

    def promise(self, table: Solo, casino: int, placed: bool, sums: int, early: float) -> float:
        """What a casino promises before or after the placement, with a share of all dice left."""
        left = colours_in(table.groups[0]) | colours_in(table.groups[1])
        sizes = 0
        heaps = 0
        own = 0
        others = 0
        for colour in range(OWNERS):
            dice: int = table.bets[casino][colour]
            if placed and face_of(table.rolled, colour) == casino + 1:
                dice += 1
            sizes += ONE << 4 * dice
            if colour == OWN:
                own = dice
            else:
                others += dice
                heaps |= (left >> 3 * colour & 1) << dice
        lead = lead_of(sizes, own, sums)
        raised = 0
        for dice in range(DICE):
            if heaps >> dice & 1:
                raised = max(raised, lead_of(grown(sizes, dice), own, sums) - lead)
        change = 0
        if left >> 3 * OWN & 1:
            change = lead_of(grown(sizes, own), own + 1, sums) - lead
        top = sum_of(sums, 1)
        return (
            (LEAD + LEAD_EARLY * early) * lead
            + (RAISED + RAISED_EARLY * early) * raised
            + (GAIN + GAIN_EARLY * early) * max(change, 0)
            + (LOSS + LOSS_EARLY * early) * min(change, 0)
            + (STAKE + STAKE_EARLY * early) * own * top
            + (SECOND + SECOND_EARLY * early) * own * (sum_of(sums, 2) - top)
            + (CROWD + CROWD_EARLY * early) * others * top
        )
