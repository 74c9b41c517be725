"""Ratings from the orders in which many games ended, by the model of Plackett and Luce.

Every bot has a strength. In each game the first place goes to a seat with a chance in proportion
to its bot's strength, then the second among those that are left, and so on. Where seats share a
place, every order among them counts with the same weight. Strengths are those that make what
happened most likely, found by Hunter's MM algorithm. So that they stay finite, every two bots are
taken to have drawn one game more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import comb, exp, log, log10
from operator import mul

from greenbaize.engine.rng import Rng

WHOLE = 2520 * 2520
"""A choice, divisible by the number of subsets of one size of up to ten seats, and by that size."""

BINS = 300
"""Blocks are bundled into so many at most, before they are drawn again and again."""

REPLICATES = 400
DRAWING = 102
"""The stream of a seed for drawing blocks."""

CLOSE = 1e-9
MOST_ROUNDS = 10_000
POINTS = 400
"""So many points more are ten times the strength."""

Left = tuple[int, ...]
"""How many seats of each bot are still without a place."""

Interval = tuple[float, float]


@dataclass
class Choices:
    """Who was left whenever a place was taken, how often, and how often each bot took one."""

    left: Counter[Left] = field(default_factory=Counter)
    taken: Counter[int] = field(default_factory=Counter)

    def add_game(self, seats: Sequence[int], places: Sequence[int], bots: int) -> None:
        """One game, with the number of the bot at each seat."""
        for place in sorted(set(places)):
            behind = [bot for bot, other in zip(seats, places, strict=True) if other > place]
            level = [bot for bot, other in zip(seats, places, strict=True) if other == place]
            for size in range(1, len(level) + 1):
                weight = WHOLE // comb(len(level), size)
                for some in combinations(level, size):
                    self.add_choice(some, behind, weight, bots)

    def add_choice(
        self, some: Sequence[int], behind: Sequence[int], weight: int, bots: int
    ) -> None:
        """One of some took a place, while the others were left too."""
        left = [0] * bots
        for bot in (*some, *behind):
            left[bot] += 1
        if sum(map(bool, left)) > 1:
            self.left[tuple(left)] += weight
            for bot in some:
                self.taken[bot] += weight // len(some)

    def merge(self, other: Choices) -> None:
        """Other games too."""
        self.left.update(other.left)
        self.taken.update(other.taken)


def draws(bots: int) -> Choices:
    """One drawn game between every two bots."""
    drawn = Choices()
    for pair in combinations(range(bots), 2):
        drawn.add_game(pair, (1, 1), bots)
    return drawn


def fit(
    taken: Sequence[float], left: Sequence[tuple[Left, float]], start: Sequence[float]
) -> list[float]:
    """The most likely strengths, with one as their geometric mean."""
    bots = range(len(taken))
    sets = [
        ([(bot, count) for bot, count in enumerate(among) if count], weight)
        for among, weight in left
        if weight
    ]
    strengths = list(start)
    for _ in range(MOST_ROUNDS):
        shares = [0.0] * len(taken)
        for among, weight in sets:
            each = weight / sum(count * strengths[bot] for bot, count in among)
            for bot, count in among:
                shares[bot] += count * each
        found = centred([taken[bot] / shares[bot] for bot in bots])
        change = max(abs(found[bot] / strengths[bot] - 1) for bot in bots)
        strengths = found
        if change < CLOSE:
            break
    return strengths


def centred(strengths: Sequence[float]) -> list[float]:
    """The same ratios, with one as the geometric mean."""
    mean = exp(sum(map(log, strengths)) / len(strengths))
    return [strength / mean for strength in strengths]


class Ratings:
    """The choices of many blocks, in bins that can be drawn again."""

    def __init__(self, bots: int) -> None:
        self.bots = bots
        self.bins: dict[int, Choices] = {}

    def add(self, block: int, seats: Sequence[int], places: Sequence[int]) -> None:
        """A game of a block."""
        choices = self.bins.setdefault(block % BINS, Choices())
        choices.add_game(seats, places, self.bots)

    def points(self, seed: int) -> list[tuple[float, Interval | None]]:
        """The rating of each bot, 0 on average, with its 95 % interval by a bootstrap."""
        sample = Sample(self)
        once = [1] * len(sample.bins)
        strengths = sample.strengths(once, [1.0] * self.bots)
        ratings = [POINTS * log10(strength) for strength in strengths]
        if len(sample.bins) < 2:
            return [(rating, None) for rating in ratings]
        rng, found = Rng(seed, 0, DRAWING), []
        for _ in range(REPLICATES):
            times = [0] * len(sample.bins)
            for _ in times:
                times[rng.below(len(times))] += 1
            found.append(sample.strengths(times, strengths))
        return [
            (rating, middle(sorted(POINTS * log10(one[bot]) for one in found)))
            for bot, rating in enumerate(ratings)
        ]


class Sample:
    """The bins as columns of numbers, so that they are quickly added up again and again."""

    def __init__(self, ratings: Ratings) -> None:
        self.bins = [ratings.bins[number] for number in sorted(ratings.bins)]
        self.drawn = draws(ratings.bots)
        sets = sorted({among for choices in (*self.bins, self.drawn) for among in choices.left})
        self.left = {among: [choices.left[among] for choices in self.bins] for among in sets}
        self.taken = [[choices.taken[bot] for choices in self.bins] for bot in range(ratings.bots)]

    def strengths(self, times: Sequence[int], start: Sequence[float]) -> list[float]:
        """The most likely strengths if each bin had happened so many times."""
        drawn = self.drawn
        taken = [
            (drawn.taken[bot] + sum(map(mul, times, column))) / WHOLE
            for bot, column in enumerate(self.taken)
        ]
        left = [
            (among, (drawn.left[among] + sum(map(mul, times, column))) / WHOLE)
            for among, column in self.left.items()
        ]
        return fit(taken, left, start)


def middle(found: Sequence[float]) -> Interval:
    """Between which two of these, in order, 95 % of them are."""
    beyond = round(len(found) * 0.025)
    return found[beyond], found[-beyond - 1]
