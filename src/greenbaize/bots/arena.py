"""Bots against bots, one game after the other."""

from __future__ import annotations

from typing import Any

from greenbaize.bots.bot import Bot, Chair
from greenbaize.engine.game import Game, Options
from greenbaize.engine.playout import first
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.state import State


class Arena:
    """A table where game i of a seed is always the same game."""

    def __init__(self, game: Game[Any], bots: list[Bot], options: Options, seed: int) -> None:
        self.table: State = game.begin(len(bots), options)
        self.bots = bots
        self.seed = seed
        self.house = Rng(seed)
        self.chairs = [Chair(game, seat, Rng(seed, 0, seat + 1)) for seat in range(len(bots))]

    def play(self, index: int) -> State:
        """Game number `index`, played to its end."""
        state = self.table.clone()
        self.house.reseed(self.seed, index, 0)
        for seat in range(len(self.bots)):
            self.chairs[seat].rng.reseed(self.seed, index, seat + 1)
            self.chairs[seat].face(state)
        self.play_on(state)
        return state

    def play_on(self, state: State) -> None:
        """From here to the end."""
        owing = state.owing()
        while owing:
            if owing >> HOUSE:
                owing = state.play(HOUSE, state.sample(self.house))
            else:
                seat = first(owing)
                owing = state.play(seat, self.move(seat))

    def move(self, seat: int) -> int:
        """What the bot at this seat chooses."""
        chair: Chair = self.chairs[seat]
        bot: Bot = self.bots[seat]
        return bot.choose(chair)
