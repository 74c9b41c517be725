"""How to play well without thinking long: what playouts and imagined rivals do."""

from __future__ import annotations

from greenbaize.engine.rng import Rng
from greenbaize.engine.state import State


class Policy:
    """Decides in about a microsecond; one subclass a game, and this one plays anything legal.

    A policy is given a whole world and reads of it only what the seat may know: so it serves
    every seat of an imagined world, and a bot that asks it about a guess learns no secret.
    """

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The move it likes best; among equals any, by these dice."""
        return state.pick(seat, rng)

    def draw(self, state: State, seat: int, rng: Rng) -> int:
        """A move by its distribution, as playouts want it: good, and not always the same."""
        return self.choose(state, seat, rng)

    def weights(self, state: State, seat: int) -> dict[int, float]:
        """The distribution of `draw`: the chance of every legal move, 1 in all."""
        moves = state.moves(seat)
        return {move: 1.0 / len(moves) for move in moves}

    def candidates(self, state: State, seat: int, most: int, rng: Rng) -> list[int]:
        """At most so many legal moves that a search should compare, the most promising first."""
        moves = state.moves(seat)
        if len(moves) <= most:
            return moves
        found: dict[int, None] = {self.choose(state, seat, rng): None}
        for _ in range(4 * most):
            if len(found) == most:
                break
            found[self.draw(state, seat, rng)] = None
        return list(found)

    def imagine(self, world: State, seat: int, rng: Rng) -> None:
        """Choose anew, by this policy, what others have chosen in secret in a world just guessed.

        A guess takes any legal choice for as likely as any other; people seldom choose so.
        """
