"""Bots in the chairs of a match."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from greenbaize.bots import BOTS, hire
from greenbaize.bots.bot import Chair
from greenbaize.engine.event import Event
from greenbaize.engine.match import Match
from greenbaize.engine.rng import Rng


class Company:
    """Whoever of the players is a bot sits in a chair of its own, with dice of its own."""

    def __init__(
        self, match: Match, players: Sequence[str], seed: int | None = None, index: int = 0
    ) -> None:
        self.match = match
        seed = secrets.randbits(64) if seed is None else seed
        self.bots = {
            seat: hire(name, match.game) for seat, name in enumerate(players) if name in BOTS
        }
        self.chairs = {
            seat: Chair(match.game, seat, Rng(seed, index, seat + 1)) for seat in self.bots
        }

    def due(self) -> list[int]:
        """The bots that owe a move."""
        return [seat for seat in self.match.owing() if seat in self.bots]

    def move(self, seat: int) -> list[Event]:
        """Let a bot move; returns what happened."""
        chair = self.chairs[seat]
        chair.face(self.match.state)
        move = self.bots[seat].choose(chair)
        return self.match.play(seat, self.match.game.write(self.match.state, seat, move))

    def play_out(self) -> Match:
        """Let the bots play to the end."""
        while self.match.owing():
            self.move(self.due()[0])
        return self.match
