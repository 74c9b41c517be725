"""How the bots of a ladder stand, with 95 % intervals over its blocks."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from greenbaize.study.ladder import Block, Ladder
from greenbaize.study.rating import Interval, Ratings
from greenbaize.study.tally import WHOLE, Z95, wilson

FEW = {1: 12.706, 2: 4.303}


def t95(freedom: int) -> float:
    """Student's distribution: so many standard errors hold 95 %, after Cornish and Fisher."""
    if freedom in FEW:
        return FEW[freedom]
    z, n = Z95, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


@dataclass
class Ratio:
    """What seats of a bot had in each block, to so many seats: sums that are exact."""

    blocks: int = 0
    seats: int = 0
    total: int = 0
    seats_squared: int = 0
    total_squared: int = 0
    product: int = 0

    def add(self, seats: int, total: int) -> None:
        """One block."""
        self.blocks += 1
        self.seats += seats
        self.total += total
        self.seats_squared += seats * seats
        self.total_squared += total * total
        self.product += seats * total

    @property
    def mean(self) -> float:
        """What a seat had."""
        return self.total / self.seats

    @property
    def error(self) -> float:
        """The standard error of the mean, blocks being independent; needs two of them."""
        squares = (
            self.total_squared * self.seats**2
            - 2 * self.total * self.seats * self.product
            + self.total**2 * self.seats_squared
        ) / self.seats**4
        return sqrt(squares * self.blocks / (self.blocks - 1))

    def mean_interval(self) -> Interval | None:
        """The interval of the mean; one block has none."""
        if self.blocks < 2:
            return None
        margin = t95(self.blocks - 1) * self.error
        return self.mean - margin, self.mean + margin

    def share_interval(self) -> Interval:
        """Wilson's interval of a share of WHOLE, for as many games as blocks are worth.

        Blocks that do not differ at all are worth one game each.
        """
        share = self.mean / WHOLE
        worth = float(self.blocks)
        if self.blocks > 1 and self.error and 0 < share < 1:
            error = self.error / WHOLE * t95(self.blocks - 1) / Z95
            worth = share * (1 - share) / error**2
        return wilson(share, worth)


@dataclass(frozen=True)
class Rung:
    """The figures of one bot: each seat's share of victories and score, rating and thinking."""

    bot: str
    games: int
    share: float
    share_95: Interval
    mean: float
    mean_95: Interval | None
    rating: float
    rating_95: Interval | None
    decisions: int
    seconds: float
    """Thinking time a decision."""


class Standing:
    """The sums of all blocks so far; in which order they came is no matter."""

    def __init__(self, ladder: Ladder) -> None:
        self.ladder = ladder
        self.bots = sorted(ladder.everybody)
        self.wins = {bot: Ratio() for bot in self.bots}
        self.scores = {bot: Ratio() for bot in self.bots}
        self.decisions = dict.fromkeys(self.bots, 0)
        self.seconds = dict.fromkeys(self.bots, 0.0)
        self.ratings = Ratings(len(self.bots))
        self.blocks = self.games = 0

    def add(self, block: Block) -> None:
        """One block more."""
        self.blocks += 1
        self.games += len(block.games)
        for bot, thought in block.thought.items():
            self.decisions[bot] += thought.decisions
            self.seconds[bot] += thought.seconds
            self.add_bot(block, bot)
        for played in block.games:
            seats = [self.bots.index(bot) for bot in played.bots]
            self.ratings.add(block.number, seats, played.places)

    def add_bot(self, block: Block, bot: str) -> None:
        """What the seats of one bot had in a block; where nobody won there is nothing to share."""
        seats = wins = score = 0
        for played in block.games:
            share = WHOLE // max(1, played.places.count(1))
            for who, had, place in zip(*played, strict=True):
                if who == bot:
                    seats += 1
                    score += had
                    wins += share if place == 1 else 0
        self.wins[bot].add(seats, wins)
        self.scores[bot].add(seats, score)

    def shares(self) -> dict[str, float]:
        """The shares so far, best first."""
        found = {bot: ratio.mean / WHOLE for bot, ratio in self.wins.items() if ratio.seats}
        return dict(sorted(found.items(), key=lambda entry: -entry[1]))

    def rungs(self) -> list[Rung]:
        """All bots that have played, best first."""
        points = dict(zip(self.bots, self.ratings.points(self.ladder.seed), strict=True))
        return [self.rung(bot, *points[bot]) for bot in self.shares()]

    def rung(self, bot: str, rating: float, rating_95: Interval | None) -> Rung:
        """The figures of one bot."""
        wins, scores, decisions = self.wins[bot], self.scores[bot], self.decisions[bot]
        return Rung(
            bot,
            wins.seats,
            wins.mean / WHOLE,
            wins.share_interval(),
            scores.mean,
            scores.mean_interval(),
            rating,
            rating_95,
            decisions,
            self.seconds[bot] / max(1, decisions),
        )
