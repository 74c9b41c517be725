# cython: nonecheck=True
"""What a bot is, and the chair it sits in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import Game, Options, check_game
from greenbaize.engine.numbers import known_below
from greenbaize.engine.policy import Policy
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.state import State
from greenbaize.engine.text import shortened

NO_TABLE = "chair_detached"


class Chair:
    """All that a bot gets: a view, its legal moves, worlds it finds possible, dice of its own.

    The true state stays behind the chair; compiled, not even prying Python can reach it.
    """

    def __init__(
        self, game: Game[Any], seat: int, rng: Rng, options: Options | None = None
    ) -> None:
        if not known_below(seat, HOUSE):
            raise SetupError("chair_seat", last=HOUSE - 1, given=shortened(repr(seat)))
        if not isinstance(rng, Rng):
            raise SetupError("chair_rng", given=shortened(repr(rng)))
        self.game = check_game(game)
        self.options = options or {}
        self.seat = seat
        self.rng = rng
        self.truth: State | None = None
        self.whole = False
        """Whether the truth is known whole; at a server it is only what the seat has seen."""
        self.scratch = Rng(0)

    def attach(self, state: State) -> None:
        """Sit down at this table."""
        self.truth = state

    def moves(self) -> list[int]:
        if self.truth is None:
            raise SetupError(NO_TABLE)
        return self.truth.moves(self.seat)

    def pick(self) -> int:
        """Any legal move, each as likely."""
        if self.truth is None or self.rng is None:
            raise SetupError(NO_TABLE)
        return self.truth.pick(self.seat, self.rng)

    def guess(self) -> State:
        """A world that this seat finds possible."""
        if self.truth is None or self.rng is None:
            raise SetupError(NO_TABLE)
        return self.truth.guess(self.seat, self.rng)

    def follow(self) -> int:
        """What the game's policy likes best; it reads nothing that this seat does not know.

        So it needs a guess only where the truth itself is not there, and any guess will do.
        """
        if self.truth is None or self.rng is None:
            raise SetupError(NO_TABLE)
        policy: Policy = self.game.policy
        world = self.truth if self.whole else self.truth.guess(self.seat, self.scratch)
        return policy.choose(world, self.seat, self.rng)

    def view(self) -> Mapping[str, Any]:
        """What this seat may know."""
        if self.truth is None:
            raise SetupError(NO_TABLE)
        return self.game.view(self.truth, self.seat)


class Bot:
    """Chooses a move from a chair."""

    def choose(self, chair: Chair) -> int:
        """Choose the bot's move: one of the chair's legal moves."""
        raise NotImplementedError

    def leave(self) -> None:
        """The game is over, or nobody goes on with it: let go of what was needed for it."""
