"""Who sits where while the cups are down: what a first throw is worth at every table."""

from __future__ import annotations

from collections import Counter
from math import factorial, prod

from greenbaize.games.cincinnati import hierarchy
from greenbaize.games.cincinnati.box import A, B, C
from greenbaize.games.cincinnati.foresight import Foresight, Reach, Row
from greenbaize.games.cincinnati.phases import FIRST, THIRD

RESULTS = len(hierarchy.RESULTS)
MOST_THROWS = THIRD - FIRST
STRENGTHS = list(hierarchy.STRENGTHS)
EMPTY = len(hierarchy.HEAPS) - 1
"""The heap of no dice: all five are thrown."""

PLACES = list(hierarchy.PLACES)
ODDS = [
    factorial(len(faces)) / prod(map(factorial, Counter(faces).values())) / 7776
    for faces in hierarchy.RESULTS
]
"""By result: how likely five dice are to show it."""

CROWDS = 16
"""A table's crowd is counted in so many parts of a rival: none, a sixteenth and so on."""

THOUGHTS = 10
"""So often seats think about where the others go before they go themselves."""

STEP = 5.0
"""Piles are compared in steps of five thousand, as money goes."""

MOST_STEPS = 255
REMEMBERED = 4096
"""So many sets of piles are kept, for every seat goes by the same ones."""


class Hopes:
    """The chance to win at a table by first throw, if a rival sits there so often."""

    chances: list[float]

    def __init__(self) -> None:
        self.chances = [0.0] * 253


class Seating:
    """Where each first throw goes."""

    tables: list[int]

    def __init__(self) -> None:
        self.tables = [0] * 253


class Company:
    """How many of the others sit at each table, and what a first throw can hope for there.

    Everybody is taken to go where the own throw hopes for most, and to know that the others do
    so too.
    """

    def __init__(self, reach: Reach) -> None:
        self.reach = reach
        self.sight = Foresight()
        self.hopes: dict[int, Hopes] = {}
        self.seatings: dict[int, Seating] = {}
        self.seats = 0
        self.steps = [0] * 4
        self.crowds = [0.0] * 4
        self.going = [0.0] * 4
        self.hoped = [0.0] * 1024

    def promise(self, contest: int, result: int) -> float:
        """What a first throw may win there on average, by the company last gathered."""
        return self.hoped[contest << 8 | result]

    def hope(self, contest: int) -> None:
        """What every first throw may win at a table, between two crowds that were counted."""
        crowd = self.crowds[contest] * CROWDS
        below = int(crowd)
        if below >= CROWDS:
            below = CROWDS - 1
        more = STEP * self.steps[contest] * (crowd - below)
        less = STEP * self.steps[contest] - more
        few = self.hopes_at(contest, below)
        many = self.hopes_at(contest, below + 1)
        for result in range(1, RESULTS):
            self.hoped[contest << 8 | result] = (
                few.chances[result] * less + many.chances[result] * more
            )

    def hopes_at(self, contest: int, crowd: int) -> Hopes:
        """The chances to win against so big a crowd."""
        key = (self.seats << 2 | contest) << 8 | crowd
        if key not in self.hopes:
            self.hopes[key] = self.hopes_of(contest, crowd)
        found: Hopes = self.hopes[key]
        return found

    def hopes_of(self, contest: int, crowd: int) -> Hopes:
        """Two throws ahead, for the chance that no rival reaches as much."""
        for result in range(1, RESULTS):
            strength = STRENGTHS[contest << 8 | result]
            worth = 0.0
            if strength:
                more = self.beaten(contest, strength + 1, crowd)
                beaten = (self.beaten(contest, strength, crowd) + more) / 2.0
                worth = (1.0 - beaten) ** (self.seats - 1)
            self.sight.value(result, worth)
        self.sight.look_ahead(MOST_THROWS)
        self.sight.keep()
        found = Hopes()
        for result in range(1, RESULTS):
            found.chances[result] = self.sight.now(result)
        return found

    def beaten(self, contest: int, strength: int, crowd: int) -> float:
        """How likely one rival is to sit there and to reach as much."""
        row: Row = self.reach.row(contest, EMPTY, MOST_THROWS)
        return row.chances[PLACES[contest] + strength] * crowd / CROWDS

    def gathered(self, seats: int, atlantic: float, ballroom: float, caesars: float) -> Seating:
        """Where each first throw goes, when the piles are worth this to everybody."""
        steps = self.steps
        steps[A] = in_steps(atlantic)
        steps[B] = in_steps(ballroom)
        steps[C] = in_steps(caesars)
        key = ((steps[A] << 8 | steps[B]) << 8 | steps[C]) << 3 | seats
        if key not in self.seatings:
            if len(self.seatings) == REMEMBERED:
                self.seatings.clear()
            self.seatings[key] = self.gather(seats)
        found: Seating = self.seatings[key]
        return found

    def gather(self, seats: int) -> Seating:
        """Think about it often enough to go where the others, who think so too, leave most."""
        self.seats = seats
        for table in range(A, C + 1):
            self.crowds[table] = 0.5 if seats == 3 else 1.0 / 3.0
        if seats == 3:
            self.crowds[B] = 0.0
        self.hope_everywhere()
        for times in range(THOUGHTS):
            self.think(1.0 / (times + 2.0))
            self.hope_everywhere()
        found = Seating()
        for result in range(1, RESULTS):
            found.tables[result] = self.best_table(result)
        return found

    def hope_everywhere(self) -> None:
        """What every first throw may win at every table, against the crowds so far."""
        for table in range(A, C + 1):
            self.hope(table)

    def think(self, weight: float) -> None:
        """Everybody goes where there is most to win, and the crowds change by this weight."""
        for table in range(A, C + 1):
            self.going[table] = 0.0
        for result in range(1, RESULTS):
            self.going[self.best_table(result)] += ODDS[result]
        for table in range(A, C + 1):
            self.crowds[table] += weight * (self.going[table] - self.crowds[table])

    def best_table(self, result: int) -> int:
        """Where a first throw may win most."""
        best = A
        most = self.hoped[A << 8 | result]
        if self.seats > 3 and self.hoped[B << 8 | result] > most:
            best = B
            most = self.hoped[B << 8 | result]
        if self.hoped[C << 8 | result] > most:
            best = C
        return best


def in_steps(worth: float) -> int:
    """A pile's worth in whole steps."""
    steps = int(worth / STEP + 0.5)
    return min(steps, MOST_STEPS)
