"""Search: moves compared over imagined worlds, and the poorer half dropped again and again."""

from __future__ import annotations

import math
import time
from typing import Any

from greenbaize.bots.bot import Bot, Chair
from greenbaize.bots.budget import Budget
from greenbaize.bots.comparison import Comparison
from greenbaize.engine.game import Game, check_game

CANDIDATES = 16
"""So many moves are compared, the policy's most promising."""

ANY_NUMBER = 1 << 62


class Search(Bot):
    """Chooses what fares best over many imagined worlds (sequential halving)."""

    def __init__(self, game: Game[Any] | str, budget: Budget) -> None:
        self.game = check_game(game)
        self.budget = budget

    def choose(self, chair: Chair) -> int:
        return self.compare(chair).best()

    def compare(self, chair: Chair) -> Comparison:
        """The moves still in the running when the budget is used up, with what they are worth."""
        policy, began = self.game.policy, time.monotonic()
        moves = policy.candidates(chair.guess(), chair.seat, CANDIDATES, chair.rng)
        comparison = Comparison(policy, self.game.valuation, chair, moves)
        halvings = (len(moves) - 1).bit_length()
        for halving in range(halvings):
            looks = self.looks(len(comparison.moves), halvings)
            comparison.look(looks, self.deadline(began, (halving + 1) / halvings))
            comparison.drop_to((len(comparison.moves) + 1) // 2)
        return comparison

    def looks(self, moves: int, halvings: int) -> int:
        """How many worlds one halving looks at, if its time does not run out before."""
        if self.budget.playouts is None:
            return ANY_NUMBER
        return max(1, self.budget.playouts // (halvings * moves))

    def deadline(self, began: float, part: float) -> float:
        """When a part of the time is used up; each halving has as much as the others."""
        return math.inf if self.budget.seconds is None else began + part * self.budget.seconds
