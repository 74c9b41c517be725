"""Who plays on when a bot forfeits a move, so that the table need not wait."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from greenbaize.bots.bot import Chair
from greenbaize.bots.regular import Regular
from greenbaize.engine.errors import BotError
from greenbaize.engine.game import Game, check_game
from greenbaize.engine.state import State

Report = Callable[[BotError], object]


class Fallback:
    """Plays the moves that bots forfeit, as `regular` would, and keeps account of them.

    A bot that crashes, stalls or answers nonsense loses that move and no more: it is asked again
    for its next one. What it did first is reported, and the rest is counted.
    """

    def __init__(self, game: Game[Any] | str, report: Report | None = None) -> None:
        check_game(game)
        self.regular = Regular()
        self.report = report
        self.forfeits: dict[int, int] = {}
        """How many moves each seat has forfeited, of those that have any."""
        self.first: dict[int, BotError] = {}
        """What each of them did first."""

    def choose(self, error: BotError, chair: Chair, state: State) -> int:
        """Note what a bot did, and choose a move for it at the true table."""
        seat = chair.seat
        self.forfeits[seat] = self.forfeits.get(seat, 0) + 1
        if seat not in self.first:
            self.first[seat] = error
            if self.report is not None:
                self.report(error)
        chair.attach(state)
        return self.regular.choose(chair)

    def forget(self) -> None:
        """Begin a new account."""
        self.forfeits.clear()
        self.first.clear()
