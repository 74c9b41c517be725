# cython: nonecheck=True
"""Moves compared in the same imagined worlds, on the same dice."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from greenbaize.bots.bot import Chair
from greenbaize.engine.playout import first
from greenbaize.engine.policy import Policy
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.state import State
from greenbaize.engine.valuation import Valuation

ALL_BITS = 1 << 32


class Comparison:
    """How some moves of a chair have fared so far, by share of the victory.

    The moves come with the most promising first: of equals, the earlier is preferred.

    Each look imagines one world and plays every move that is still in the running once from
    there, with the same dice for all: so what tells them apart is the move, and not its luck.
    """

    def __init__(
        self, policy: Policy, valuation: Valuation, chair: Chair, moves: Sequence[int]
    ) -> None:
        self.policy = policy
        self.valuation = valuation
        self.chair = chair
        self.moves = list(moves)
        self.totals = [0.0] * len(self.moves)
        self.looks = 0
        self.played = 0
        """Playouts in all, also of moves that are out of the running."""
        self.dice = Rng(0)
        self.minds = Rng(0)

    def look(self, worlds: int, deadline: float) -> None:
        """Imagine so many more worlds and play each move there, as far as time allows.

        A world in which not every move was played by the deadline counts for none.
        """
        for _ in range(worlds):
            outcomes = self.play_each(self.imagined(), self.chair.rng.below(ALL_BITS), deadline)
            if outcomes is None:
                return
            for index in range(len(self.moves)):
                self.totals[index] += outcomes[index]
            self.looks += 1

    def play_each(self, world: State, seed: int, deadline: float) -> list[float] | None:
        """What the seat has of each move in one world; nothing if time runs out meanwhile."""
        outcomes = []
        for move in self.moves:
            if monotonic() >= deadline:
                return None
            self.dice.reseed(seed, 0, 0)
            self.minds.reseed(seed, 0, 1)
            outcomes.append(self.outcome(world.clone(), move))
            self.played += 1
        return outcomes

    def imagined(self) -> State:
        """A world that the seat finds possible, with rivals who choose by the policy."""
        world = self.chair.guess()
        self.policy.imagine(world, self.chair.seat, self.chair.rng)
        return world

    def outcome(self, world: State, move: int) -> float:
        """What a seat has of a move in one world."""
        seat = self.chair.seat
        owing = world._play(seat, move)
        while owing and not self.valuation.settled(world):
            if owing >> HOUSE:
                owing = world._play(HOUSE, world.sample(self.dice))
            else:
                mover = first(owing)
                owing = world._play(mover, self.policy.draw(world, mover, self.minds))
        return self.valuation.worth(world, seat)

    def best(self) -> int:
        """The move that has fared best; the earlier of equals."""
        leader = max(range(len(self.moves)), key=self.totals.__getitem__)
        return self.moves[leader]

    def shares(self) -> dict[int, float]:
        """The mean share of the victory by move, of those still in the running, best first."""
        looks = max(self.looks, 1)
        order = sorted(range(len(self.moves)), key=self.totals.__getitem__, reverse=True)
        return {self.moves[index]: self.totals[index] / looks for index in order}

    def drop_to(self, count: int) -> None:
        """Keep the best so many in the running, best first."""
        order = sorted(range(len(self.moves)), key=self.totals.__getitem__, reverse=True)[:count]
        self.moves = [self.moves[index] for index in order]
        self.totals = [self.totals[index] for index in order]
