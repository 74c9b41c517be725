"""A toy for searches: one seat names a number, and the higher it is, the likelier it wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Self

from greenbaize.bots.bot import Chair
from greenbaize.engine.game import Game, Options
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE, just
from greenbaize.engine.state import State

from ..laws.toy import CUPS

SIDES = 10
UNSAID = -1


class Odds(State):
    """The first seat says a number, the House throws, and what is below the number wins."""

    seats: int = 2

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.story = None
        self.numbers = numbers
        self.said = UNSAID
        self.thrown = UNSAID

    def owing(self) -> int:
        if self.said == UNSAID:
            return just(0)
        return just(HOUSE) if self.thrown == UNSAID else 0

    def moves(self, seat: int) -> list[int]:
        if not self.owing() >> seat & 1:
            return []
        return list(range(SIDES)) if seat == HOUSE else list(range(len(self.numbers)))

    def sample(self, rng: Rng) -> int:
        return rng.below(SIDES)

    def _play(self, seat: int, move: int) -> int:
        if seat == HOUSE:
            self.thrown = move
        else:
            self.said = move
        return self.owing()

    def clone(self) -> Self:
        other = type(self)(self.numbers)
        other.said, other.thrown = self.said, self.thrown
        return other

    def guess(self, seat: int, rng: Rng) -> Self:
        return self.clone()

    def places(self) -> list[int]:
        return [1, 2] if self.thrown < self.numbers[self.said] else [2, 1]


def view(state: Odds, seat: int) -> Mapping[str, Any]:
    """Nothing is secret."""
    return {"said": state.said, "thrown": state.thrown}


def odds(*numbers: int) -> Game[Any]:
    """The toy with these numbers to choose from, each of ten the chance to win."""

    def begin(seats: int, options: Options) -> Odds:
        return Odds(numbers)

    return replace(
        CUPS, name="odds", seats=range(2, 3), options=(), begin=begin, view=view,
        write=lambda state, seat, move: f"say {move}",
    )  # fmt: skip


def chair(game: Game[Any], seed: int = 1) -> Chair:
    """The first seat's chair before its only move."""
    made = Chair(game, 0, Rng(seed))
    made.attach(game.begin(2, {}))
    return made
