# cython: nonecheck=True
"""Bots against bots, one game after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from greenbaize.bots.bot import Bot, Chair
from greenbaize.bots.choice import check_bot, choose_move, is_ours
from greenbaize.bots.fallback import Fallback
from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import Game, Options, check_game
from greenbaize.engine.house import check_game_number, check_seed
from greenbaize.engine.playout import first
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.state import State


class Arena:
    """A table where game i of a seed is always the same game.

    Our own bots play at full speed; what any other chooses is checked, move by move. One that
    fails ends the game with BotError, unless there is a fallback.
    """

    def __init__(
        self,
        game: Game[Any] | str,
        bots: Sequence[Bot],
        options: Options | None,
        seed: int,
        fallback: Fallback | None = None,
    ) -> None:
        if isinstance(bots, str) or not isinstance(bots, Sequence):
            raise SetupError("arena_needs_bots")
        self.game = check_game(game)
        self.game.check_seats(len(bots))
        self.bots = [check_bot(bot, seat) for seat, bot in enumerate(bots)]
        self.seed = check_seed(seed)
        settled = self.game.settle(options)
        self.table: State = self.game.begin(len(bots), settled)
        self.house = Rng(seed)
        self.fallback = fallback
        self.chairs = [
            Chair(self.game, seat, Rng(seed, 0, seat + 1), settled) for seat in range(len(bots))
        ]
        self.playing = False
        self.strangers = 0
        for seat in range(len(bots)):
            if not is_ours(self.bots[seat]):
                self.strangers |= 1 << seat

    def play(self, index: int) -> State:
        """Game number `index`, played to its end."""
        if self.playing:
            raise SetupError("arena_busy")
        state = self.table.clone()
        self.seat_all(state, check_game_number(index))
        self.playing = True
        try:
            self.play_on(state)
        finally:
            self.playing = False
            self.dismiss()
        return state

    def dismiss(self) -> None:
        """Strangers may hold more than memory, such as a process: it ends with the game."""
        for seat in range(len(self.bots)):
            if self.strangers >> seat & 1:
                self.bots[seat].leave()

    def seat_all(self, state: State, index: int) -> None:
        """Everybody sits down at this table with the dice of this game."""
        self.house.reseed(self.seed, index, 0)
        for seat in range(len(self.bots)):
            chair: Chair = self.chairs[seat]
            chair.rng.reseed(self.seed, index, seat + 1)
            chair.attach(state)
            chair.whole = True

    def play_on(self, state: State) -> None:
        """From here to the end."""
        owing = state.owing()
        while owing:
            if owing >> HOUSE:
                owing = state._play(HOUSE, state.sample(self.house))
            else:
                seat = first(owing)
                owing = state._play(seat, self.move(state, seat))

    def move(self, state: State, seat: int) -> int:
        """What the bot at this seat chooses."""
        chair: Chair = self.chairs[seat]
        bot: Bot = self.bots[seat]
        if self.strangers >> seat & 1:
            return self.checked(bot, chair, state)
        return bot.choose(chair)

    def checked(self, bot: Bot, chair: Chair, state: State) -> int:
        """A stranger's choice; afterwards its chair stands at the true table again."""
        move = choose_move(bot, chair, state, self.game.seat_names, self.fallback)
        chair.attach(state)
        return move
