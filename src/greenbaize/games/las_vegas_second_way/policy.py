"""Quick good play in the second way."""

from __future__ import annotations

from greenbaize.engine.state import State
from greenbaize.games.las_vegas.box import TOP_BILL
from greenbaize.games.las_vegas.colours import casinos_of, face_of
from greenbaize.games.las_vegas.placing import Placing
from greenbaize.games.las_vegas.sizes import grown, larger, number, untied
from greenbaize.games.las_vegas.strip import lying
from greenbaize.games.las_vegas_second_way.box import COLOURS
from greenbaize.games.las_vegas_second_way.game import size
from greenbaize.games.las_vegas_second_way.valuation import table_of

ONE = 1
SUM_BITS = 7
SUM = (1 << SUM_BITS) - 1
MOST_BILLS = 8
"""What the lowest bills of a casino are worth together: none, one, and so on up to this many."""

ALL_DICE = 48.0
"""So many dice are in the stock when a round begins."""

# What counts, in tens of thousands: when the stock is empty, and what is to be added to that
# while it is full. Found by playing against three that are greedy.
PAID, PAID_EARLY = 1.17, -0.38
"""What a placement pays to one's own colours."""
GIVEN, GIVEN_EARLY = -0.23, -0.28
"""What it pays to others."""
HOPE, HOPE_EARLY = 0.14, 0.0
"""What each colour's next die at the casino would pay to one's own colours, in sum."""
CHANCE, CHANCE_EARLY = -0.03, 0.05
"""The most that one of them would."""
FEAR, FEAR_EARLY = -0.015, -0.03
"""What each colour's next die there would pay to others, in sum."""
THREAT, THREAT_EARLY = -0.06, -0.03
"""The most that one of them would."""
STAKE, STAKE_EARLY = 0.03, 0.01
"""Each own die there, by the highest bill left."""
CROWD, CROWD_EARLY = -0.015, -0.025
"""Each die of others there, by the highest bill left."""
OPEN, OPEN_EARLY = -0.045, 0.015
"""All bills left there together."""
SPENT, SPENT_EARLY = -1.26, 0.0
"""An own die that leaves the stock."""
THROWN, THROWN_EARLY = 0.3, -0.06
"""A die of others that leaves it."""


def sums_of(bills: int) -> int:
    """What the lowest bills of a heap are worth together, by how many they are."""
    sums = 0
    total = 0
    rank = 0
    for bill in range(1, TOP_BILL + 1):
        for _ in range(lying(bills, bill)):
            if rank < MOST_BILLS:
                total += bill
                rank += 1
                sums |= total << SUM_BITS * rank
    while rank < MOST_BILLS:
        rank += 1
        sums |= total << SUM_BITS * rank
    return sums


def sum_of(sums: int, bills: int) -> int:
    """What so many of the lowest bills are worth together."""
    return sums >> SUM_BITS * bills & SUM


def won_by(alone: int, dice: int, sums: int, gone: int, bills: int) -> int:
    """The bill of a colour with so many dice, if it is untied and not too many have more (X5).

    The lowest of the bills may be gone already.
    """
    if not alone >> 4 * dice & 1:
        return 0
    paid = gone + min(number(alone), bills - gone) - larger(alone, dice)
    if paid <= gone:
        return 0
    return sum_of(sums, paid) - sum_of(sums, paid - 1)


def won_by_own(alone: int, dice: int, cards: int, sums: int, gone: int, bills: int) -> int:
    """What the colours of these cards win together."""
    mine = 0
    for colour in range(COLOURS):
        if cards >> colour & 1:
            mine += won_by(alone, dice >> 4 * colour & 15, sums, gone, bills)
    return mine


def won_by_all(alone: int, sums: int, gone: int, bills: int) -> int:
    """What all untied colours win together."""
    return sum_of(sums, gone + min(number(alone), bills - gone)) - sum_of(sums, gone)


def without_paid(dice: int, alone: int, paid: int) -> int:
    """The dice that stay when so many of the untied colours are paid."""
    for colour in range(COLOURS):
        heap = dice >> 4 * colour & 15
        if alone >> 4 * heap & 1 and larger(alone, heap) < paid:
            dice -= ONE * heap << 4 * colour
    return dice


def sizes_of(dice: int) -> int:
    """How many colours have how many dice, from the dice of each."""
    sizes = 0
    for colour in range(COLOURS):
        sizes += ONE << 4 * (dice >> 4 * colour & 15)
    return sizes


class TwoSecrets(Placing):
    """Plays for its two colours; whose the others are it does not know, and so all are alike.

    It looks at what a placement pays, and at what the next die of each colour would pay then at
    the same casino. The dice of a casino are one number here, four bits a colour.
    """

    def casinos(self, state: State) -> int:
        table = table_of(state)
        return casinos_of(table.rolled)

    def value(self, state: State, seat: int, casino: int) -> float:
        table = table_of(state)
        cards: int = table.cards[seat]
        dice, placed, stock, rest, left, own, thrown = 0, 0, 0, 0, 0, 0, 0
        for colour in range(COLOURS):
            heap: int = table.stock[colour]
            left += heap
            stock |= (heap > 0) << colour
            dice += ONE * table.dice[casino][colour] << 4 * colour
            if face_of(table.rolled, colour) == casino + 1:
                heap -= 1
                placed += ONE << 4 * colour
                thrown += 1
                own += cards >> colour & 1
            rest |= (heap > 0) << colour
        early = left / ALL_DICE
        sums, bills = sums_of(table.bills[casino]), size(table.bills[casino])
        return (
            self.outcome(dice + placed, rest, cards, sums, bills, early)
            - self.promise(dice, stock, cards, sums, 0, bills, early)
            + (SPENT + SPENT_EARLY * early) * own
            + (THROWN + THROWN_EARLY * early) * (thrown - own)
        )

    def outcome(
        self, dice: int, stock: int, cards: int, sums: int, bills: int, early: float
    ) -> float:
        """What a casino pays now, and what it promises after that."""
        alone = untied(sizes_of(dice))
        paid = min(number(alone), bills)
        mine = won_by_own(alone, dice, cards, sums, 0, bills)
        others = sum_of(sums, paid) - mine
        stay = without_paid(dice, alone, paid)
        return (
            self.promise(stay, stock, cards, sums, paid, bills, early)
            + (PAID + PAID_EARLY * early) * mine
            + (GIVEN + GIVEN_EARLY * early) * others
        )

    def promise(
        self, dice: int, stock: int, cards: int, sums: int, gone: int, bills: int, early: float
    ) -> float:
        """What a casino promises from which the lowest bills are gone, with these colours to come.

        Before the first placement there may be untied colours: they are paid with the next die.
        """
        if gone == bills:
            return 0.0
        sizes = sizes_of(dice)
        alone = untied(sizes)
        mine = won_by_own(alone, dice, cards, sums, gone, bills)
        others = won_by_all(alone, sums, gone, bills) - mine
        hope, chance, fear, threat, stake, crowd = 0, 0, 0, 0, 0, 0
        for colour in range(COLOURS):
            heap = dice >> 4 * colour & 15
            if cards >> colour & 1:
                stake += heap
            else:
                crowd += heap
            if stock >> colour & 1:
                then = untied(grown(sizes, heap))
                more = won_by_own(then, dice + (ONE << 4 * colour), cards, sums, gone, bills)
                lost = won_by_all(then, sums, gone, bills) - more - others
                more -= mine
                hope += more
                chance = max(chance, more)
                fear += lost
                threat = max(threat, lost)
        top = sum_of(sums, bills) - sum_of(sums, bills - 1)
        return (
            (HOPE + HOPE_EARLY * early) * hope
            + (CHANCE + CHANCE_EARLY * early) * chance
            + (FEAR + FEAR_EARLY * early) * fear
            + (THREAT + THREAT_EARLY * early) * threat
            + (STAKE + STAKE_EARLY * early) * stake * top
            + (CROWD + CROWD_EARLY * early) * crowd * top
            + (OPEN + OPEN_EARLY * early) * (sum_of(sums, bills) - sum_of(sums, gone))
        )
