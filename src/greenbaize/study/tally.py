"""Sums over many games, exact, so that they do not depend on who counted which game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

WHOLE = 2520
"""A victory, divisible among any number of winners up to ten."""

Z95 = 1.959963984540054


@dataclass
class Sums:
    """How often, how much, and how much squared, for one seat or for all seats of one bot."""

    games: int = 0
    seats: int = 1
    score: int = 0
    score_squared: int = 0
    total_squared: int = 0
    wins: int = 0

    def add(self, scores: Sequence[int], wins: Sequence[int]) -> None:
        """One game, with the scores and shares of victory of these seats."""
        self.games += 1
        self.seats = len(scores)
        self.score += sum(scores)
        self.score_squared += sum(score * score for score in scores)
        self.total_squared += sum(scores) ** 2
        self.wins += sum(wins)

    def merge(self, other: Sums) -> None:
        """Another worker's games too."""
        self.games += other.games
        self.seats = other.seats
        self.score += other.score
        self.score_squared += other.score_squared
        self.total_squared += other.total_squared
        self.wins += other.wins

    def report(self) -> Report:
        """The figures, with 95 % intervals; seats of one game are not independent, games are."""
        results = self.games * self.seats
        mean = self.score / results
        spread = sqrt(max(0.0, self.score_squared / results - mean * mean))
        of_games = self.total_squared / self.games / self.seats**2 - mean * mean
        margin = Z95 * sqrt(max(0.0, of_games) / self.games)
        share = self.wins / WHOLE / results
        return Report(
            mean, (mean - margin, mean + margin), spread, share, wilson(share, self.games)
        )


@dataclass(frozen=True)
class Report:
    """Mean and spread of the score, and the share of victories of one such seat."""

    mean: float
    mean_interval: tuple[float, float]
    spread: float
    win_share: float
    win_interval: tuple[float, float]


@dataclass
class Tally:
    """The sums of many games, by seat and by bot."""

    seats: list[Sums] = field(default_factory=list)
    bots: dict[str, Sums] = field(default_factory=dict)
    games: int = 0

    def add(self, bots: Sequence[str], scores: Sequence[int], places: Sequence[int]) -> None:
        """One game that is over; where nobody has won there is nothing to share."""
        share = WHOLE // max(1, places.count(1))
        wins = [share if place == 1 else 0 for place in places]
        self.games += 1
        self.seats = self.seats or [Sums() for _ in bots]
        for seat in range(len(bots)):
            self.seats[seat].add([scores[seat]], [wins[seat]])
        for bot in dict.fromkeys(bots):
            sat = [seat for seat, other in enumerate(bots) if other == bot]
            sums = self.bots.setdefault(bot, Sums())
            sums.add([scores[seat] for seat in sat], [wins[seat] for seat in sat])

    def merge(self, other: Tally) -> None:
        """Another worker's games too."""
        self.games += other.games
        self.seats = self.seats or [Sums() for _ in other.seats]
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.merge(theirs)
        for bot, sums in other.bots.items():
            self.bots.setdefault(bot, Sums()).merge(sums)


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share found in so many games."""
    squared = Z95 * Z95 / games
    centre = share + squared / 2
    margin = Z95 * sqrt(share * (1 - share) / games + squared / games / 4)
    return max(0.0, (centre - margin) / (1 + squared)), min(1.0, (centre + margin) / (1 + squared))
