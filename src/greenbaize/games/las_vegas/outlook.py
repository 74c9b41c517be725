"""What a casino promises a seat, by the dice that lie there and those that are left to throw."""

from __future__ import annotations

from greenbaize.games.las_vegas import chances
from greenbaize.games.las_vegas.boulevard.box import BONUS
from greenbaize.games.las_vegas.box import TOP_BILL
from greenbaize.games.las_vegas.chances import MORE, MOST_LEFT
from greenbaize.games.las_vegas.strip import lying

GROWTH = list(chances.GROWTH)
OWN_GROWTH = list(chances.OWN_GROWTH)

LARGEST = 18
"""No heap of dice is taken to be larger, before it grows."""

RANKS = 9
"""So many bills of a casino count, the highest."""


def more_of(dice: int, left: int, size: int) -> float:
    """The chance that a heap of dice grows to just this size."""
    if size < dice or size >= dice + MORE:
        return 0.0
    return GROWTH[MORE * left + size - dice]


class Outlook:
    """One casino as one seat sees it.

    The heaps there are taken to grow each for itself. Sizes are gone through from the largest
    down: whoever alone has a size takes the best bill that is left by then.
    """

    ranks: int
    highest: int
    stranger: int
    stranger_left: int
    spite: float
    claim: float
    none: list[float]
    one: list[float]
    bills: list[float]
    dear: list[float]
    still: list[float]

    def __init__(self) -> None:
        self.none = [1.0] * 24
        self.one = [0.0] * 24
        self.bills = [0.0] * 9
        self.dear = [0.0] * 9
        self.still = [0.0] * 9
        self.highest = 0
        self.ranks = 0
        self.clear(1.0)

    def clear(self, spite: float) -> None:
        """Nobody is there; what others win counts so much against the seat."""
        for size in range(self.highest + 1):
            self.none[size] = 1.0
            self.one[size] = 0.0
        self.highest = 0
        self.stranger = 0
        self.stranger_left = 0
        self.claim = 0.0
        self.spite = spite

    def meet(self, dice: int, left: int) -> None:
        """A rival has so many dice there, and so many left to throw."""
        dice = min(dice, LARGEST)
        left = min(left, MOST_LEFT)
        for more in range(min(left + 1, MORE)):
            size = dice + more
            chance = GROWTH[MORE * left + more]
            self.one[size] += (self.none[size] - self.one[size]) * chance
            self.none[size] *= 1.0 - chance
        self.highest = max(self.highest, dice + min(left, MORE - 1))

    def meet_stranger(self, dice: int, left: int) -> None:
        """The neutral dice there, and those that all have left; what they win hurts nobody."""
        self.stranger = min(dice, LARGEST)
        self.stranger_left = min(left, MOST_LEFT)

    def lay(self, bills: int) -> None:
        """These bills lie there; the highest are taken first."""
        rank = 0
        for bill in range(TOP_BILL, 0, -1):
            copies = bills >> 4 * bill & 15
            while copies and rank < RANKS:
                self.bills[rank] = 10.0 * bill
                self.dear[rank] = 10.0 * bill
                rank += 1
                copies -= 1
        self.ranks = rank

    def wish(self, hand: int, had: int, room: int) -> None:
        """The seat's bonus cards make bills dearer that it has not had in this round (BO3)."""
        for rank in range(self.ranks):
            tens = int(self.bills[rank])
            bill = tens // 10
            copies = min(lying(hand, bill), room)
            if copies and not lying(had, bill):
                self.dear[rank] += BONUS * copies

    def worth(self, dice: int, left: int) -> float:
        """What the seat may expect with so many dice there, less what the others may."""
        if not self.ranks:
            return 0.0
        dice = min(dice, LARGEST)
        left = min(left, MOST_LEFT)
        total = 0.0
        for rank in range(self.ranks):
            self.still[rank] = 0.0
        self.still[0] = 1.0
        size = max(self.highest, dice + min(left, MORE - 1))
        size = max(size, self.stranger + min(self.stranger_left, MORE - 1))
        while size > 0:
            me = OWN_GROWTH[MORE * left + size - dice] if dice <= size < dice + MORE else 0.0
            strange = more_of(self.stranger, self.stranger_left, size)
            free = self.none[size] * (1.0 - strange)
            mine = me * (free + self.claim * (1.0 - free))
            theirs = self.one[size] * (1.0 - me) * (1.0 - strange)
            taken = mine + theirs + strange * self.none[size] * (1.0 - me)
            size -= 1
            if taken == 0.0:
                continue
            theirs *= self.spite
            for rank in range(self.ranks - 1, 0, -1):
                still = self.still[rank]
                total += still * (mine * self.dear[rank] - theirs * self.bills[rank])
                self.still[rank] += (self.still[rank - 1] - still) * taken
            total += self.still[0] * (mine * self.dear[0] - theirs * self.bills[0])
            self.still[0] *= 1.0 - taken
        return total
