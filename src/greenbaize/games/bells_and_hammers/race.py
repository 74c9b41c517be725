"""Who will be the richest: shares of the victory, from what each seat may expect."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf

REACH = 4
"""Nobody is further from what is expected than so many standard deviations."""

FINENESS = 32
BELOW = [(1 + erf((step / FINENESS - REACH) / 2**0.5)) / 2 for step in range(257)]
"""How likely a normal variable is below so many standard deviations, from -4 to 4."""

STRIPS = 16
"""The range of fortunes is cut into so many strips; more change no share by a hundredth."""


class Race:
    """Seats with independent normal fortunes; whoever has the most wins.

    `means` and `spreads` are given for the seats that are `able` to win; `shares` is found.
    """

    seats: int
    able: int
    means: list[float]
    spreads: list[float]
    shares: list[float]
    lower: list[float]
    upper: list[float]
    before: list[float]

    def __init__(self) -> None:
        self.seats = 0
        self.able = 0
        self.means = [0.0] * 10
        self.spreads = [0.0] * 10
        self.shares = [0.0] * 10
        self.lower = [0.0] * 10
        self.upper = [0.0] * 10
        self.before = [0.0] * 11

    def lay(self, means: Sequence[float], spreads: Sequence[float]) -> None:
        """Set fortunes by hand, all of them able to win, and find their shares."""
        self.seats = len(means)
        for seat in range(self.seats):
            self.means[seat] = means[seat]
            self.spreads[seat] = spreads[seat]
        self.able = (1 << self.seats) - 1
        self.find()

    def find(self) -> None:
        """The share of each seat: all others are below where it is."""
        low, high = self.least_needed(), self.most_possible()
        for seat in range(self.seats):
            self.shares[seat] = 0.0
            self.lower[seat] = self.below(seat, low) if self.able >> seat & 1 else 0.0
        width = (high - low) / STRIPS
        for strip in range(1, STRIPS + 1):
            self.add_strip(low + strip * width, strip == STRIPS)
        self.even_out()

    def least_needed(self) -> float:
        """Nobody wins with less than this."""
        least = -1e9
        for seat in range(self.seats):
            if self.able >> seat & 1:
                least = max(least, self.means[seat] - REACH * self.spreads[seat])
        return least

    def most_possible(self) -> float:
        """Nobody has more than this."""
        most = -1e9
        for seat in range(self.seats):
            if self.able >> seat & 1:
                most = max(most, self.means[seat] + REACH * self.spreads[seat])
        return most

    def add_strip(self, end: float, last: bool) -> None:
        """A seat's fortune ends in this strip, and those of all others below it or in it."""
        others = 1.0
        for seat in range(self.seats):
            self.before[seat] = others
            if self.able >> seat & 1:
                self.upper[seat] = 1.0 if last else self.below(seat, end)
                others *= (self.lower[seat] + self.upper[seat]) / 2
        others = 1.0
        for backwards in range(self.seats):
            seat = self.seats - 1 - backwards
            if self.able >> seat & 1:
                inside = self.upper[seat] - self.lower[seat]
                self.shares[seat] += inside * self.before[seat] * others
                others *= (self.lower[seat] + self.upper[seat]) / 2
                self.lower[seat] = self.upper[seat]

    def below(self, seat: int, end: float) -> float:
        """How likely a seat has less than this."""
        step = ((end - self.means[seat]) / self.spreads[seat] + REACH) * FINENESS
        if step <= 0:
            return 0.0
        if step >= 2 * REACH * FINENESS:
            return 1.0
        whole = int(step)
        return BELOW[whole] + (step - whole) * (BELOW[whole + 1] - BELOW[whole])

    def even_out(self) -> None:
        """All shares add up to 1."""
        total = 0.0
        for seat in range(self.seats):
            total += self.shares[seat]
        for seat in range(self.seats):
            self.shares[seat] = self.shares[seat] / total if total > 0 else 0.0
