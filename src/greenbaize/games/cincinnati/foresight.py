"""What any dice on the table promise: the chance to reach each strength, and what to keep."""

from __future__ import annotations

from greenbaize.games.cincinnati import hierarchy
from greenbaize.games.cincinnati.phases import FIRST, THIRD

RESULTS = len(hierarchy.RESULTS)
HEAPS = len(hierarchy.HEAPS)
STRENGTHS = list(hierarchy.STRENGTHS)
KEEPS_OF = list(hierarchy.KEEPS_OF)
FIRST_KEEP = list(hierarchy.FIRST_KEEP)
KEPT_HEAPS = list(hierarchy.KEPT_HEAPS)
GROWN = list(hierarchy.GROWN)
SHRUNK = list(hierarchy.SHRUNK)
STRONGEST = list(hierarchy.STRONGEST)
PLACES = list(hierarchy.PLACES)
MOST_THROWS = THIRD - FIRST
"""Nobody has more throws left when the first is made, unless they are bought."""


class Foresight:
    """What every heap of dice is worth if it is kept, the rest thrown, and so on to the end."""

    heaps: list[float]

    def __init__(self) -> None:
        self.heaps = [0.0] * 462

    def value(self, result: int, worth: float) -> None:
        """A result is worth this when no throw is left."""
        self.heaps[result - 1] = worth

    def throw(self) -> None:
        """Heaps that are no results yet are worth what the dice make of them on average."""
        for heap in range(RESULTS - 1, HEAPS):
            total = 0.0
            for grown in range(6 * heap, 6 * heap + 6):
                total += self.heaps[GROWN[grown]]
            self.heaps[heap] = total / 6.0

    def keep(self) -> None:
        """With one more throw all dice are worth the best of what can be kept of them."""
        for heap in range(HEAPS - 1, -1, -1):
            most = self.heaps[heap]
            for shrunk in range(5 * heap, 5 * heap + 5):
                if self.heaps[SHRUNK[shrunk]] > most:
                    most = self.heaps[SHRUNK[shrunk]]
            self.heaps[heap] = most

    def look_ahead(self, throws: int) -> None:
        """So many throws are left: heaps are worth what they promise before the first of them."""
        self.throw()
        for _ in range(throws - 1):
            self.keep()
            self.throw()

    def now(self, result: int) -> float:
        """What a result is worth if it is kept as it is."""
        return self.heaps[result - 1]

    def keeping(self, result: int, keep: int) -> float:
        """What one of a result's keeps promises."""
        return self.heaps[KEPT_HEAPS[FIRST_KEEP[result] + keep]]

    def best_keep(self, result: int, keeps: int) -> int:
        """The best of a result's first so many keeps; of equals the one with the most dice."""
        best = keeps - 1
        most = self.keeping(result, best)
        for keep in range(keeps - 2, -1, -1):
            if self.keeping(result, keep) > most + 1e-9:
                most = self.keeping(result, keep)
                best = keep
        return best


class Row:
    """The chances of one heap with so many throws after it, one for every strength."""

    chances: list[float]

    def __init__(self) -> None:
        self.chances = [0.0] * 430


class Reach:
    """How likely each heap is to become at least so strong, if it is played for just that."""

    def __init__(self) -> None:
        self.rows = [Row() for _ in range((MOST_THROWS + 1) * HEAPS)]
        self.known = 0
        self.sight = Foresight()

    def row(self, contest: int, heap: int, throws: int) -> Row:
        """A heap is kept, the rest is thrown, and then there are so many throws more."""
        if not self.known >> contest & 1:
            self.known |= 1 << contest
            for strength in range(1, STRONGEST[contest] + 1):
                self.fill(contest, strength)
        return self.row_at(throws * HEAPS + heap)

    def row_at(self, place: int) -> Row:
        found: Row = self.rows[place]
        return found

    def fill(self, contest: int, strength: int) -> None:
        """The chances of all heaps to be at least so strong."""
        for result in range(1, RESULTS):
            strong = STRENGTHS[contest << 8 | result] >= strength
            self.sight.value(result, 1.0 if strong else 0.0)
        for throws in range(MOST_THROWS + 1):
            if throws:
                self.sight.keep()
            self.sight.throw()
            for heap in range(HEAPS):
                row = self.row_at(throws * HEAPS + heap)
                row.chances[PLACES[contest] + strength] = self.sight.heaps[heap]
