"""A game and its referee, side by side, move for move: what is the same for every game."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any, ClassVar, Protocol

from greenbaize.build import compiled
from greenbaize.engine.errors import RefusedError, SetupError
from greenbaize.engine.game import Game, Value
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE, members
from greenbaize.engine.state import State

CHUNKS = 20
GAMES = int(os.environ.get("GREENBAIZE_REFEREE_GAMES", 600 if compiled() else 100))
REFEREES_HOUSE = "house"
TABLE_EVERY = 3 if GAMES > 2000 else 11
"""Moves are compared at every ply, all that lies on the table at one of so many."""

Who = int | str


class Referee(Protocol):
    """What a referee can say."""

    def owing(self) -> list[Who]: ...
    def moves(self, seat: int) -> list[str]: ...
    def refusal(self, who: Who, words: str) -> str | None: ...
    def play(self, who: Who, words: str) -> None: ...
    def table(self) -> dict[str, object]: ...
    def scores(self) -> list[int]: ...
    def places(self) -> list[int]: ...


class Both:
    """One game with random seats and options, and the referee of the same game."""

    GAME: ClassVar[Game[Any]]

    def __init__(self, index: int) -> None:
        self.chance = random.Random(index)
        self.rng = Rng(index)
        self.seats, self.options, self.state = self.set_up()
        self.referee = self.call_referee()
        self.spoken: list[str] = []
        self.called = f"game {index}, {self.seats} seats, {self.options}"

    def set_up(self) -> tuple[int, dict[str, Value], Any]:
        """Any seats and options that the game allows together."""
        game = self.GAME
        while True:
            seats = self.chance.choice(game.seats)
            options = {option.name: self.chance.choice(option.choices) for option in game.options}
            try:
                state: State = game.begin(seats, options)
            except SetupError:
                continue
            return seats, options, state

    def call_referee(self) -> Any:
        """The referee of this game."""
        raise NotImplementedError

    def laid_out(self) -> dict[str, object]:
        """All that lies on the game's table, as the referee lays it out."""
        raise NotImplementedError

    def near_misses(self) -> Iterator[str]:
        """Words of all kinds that are nearly legal now, beside those spoken before."""
        yield from ()

    def play_on(self) -> Iterator[int]:
        """One random move after the other, made in both."""
        ply = 0
        while owing := list(members(self.state.owing())):
            yield ply
            self.play(self.chance.choice(owing))
            ply += 1

    def play(self, seat: int) -> None:
        """A legal move of this seat, in both."""
        state = self.state
        legal = [state.sample(self.rng)] if seat == HOUSE else state.moves(seat)
        move = self.chance.choice(legal)
        words = self.GAME.write(state, seat, move)
        self.spoken.append(words)
        self.referee.play(name_of(seat), words)
        state.play(seat, move)

    def compare_moves(self) -> None:
        """Who owes a move, and which ones there are."""
        state, referee = self.state, self.referee
        assert [name_of(seat) for seat in members(state.owing())] == referee.owing()
        for seat in range(self.seats):
            words = [self.GAME.write(state, seat, move) for move in state.moves(seat)]
            assert sorted(words) == sorted(referee.moves(seat))

    def compare(self) -> None:
        """All that lies on the table, who may do what, and how everybody stands."""
        state, referee = self.state, self.referee
        self.compare_moves()
        assert self.laid_out() == referee.table()
        assert state.scores() == referee.scores()
        assert state.places() == referee.places()

    def compare_refusals(self) -> None:
        """Moves that are nearly legal are legal for both or for neither.

        Who owes nothing is refused whatever it is, and tries one of them.
        """
        heard = self.chance.sample(self.spoken, min(len(self.spoken), 6))
        tried = [*heard, *self.near_misses()]
        for seat in [*range(self.seats), HOUSE]:
            owes = self.state.owing() >> seat & 1
            for words in tried if owes else tried[:1]:
                refused = self.referee.refusal(name_of(seat), words) is not None
                assert refused == (not self.allows(seat, words)), f"{name_of(seat)} {words}"

    def allows(self, seat: int, words: str) -> bool:
        """Whether the game lets a seat say this now."""
        if not self.state.owing() >> seat & 1:
            return False
        try:
            return bool(self.state.allows(seat, self.GAME.read(self.state, seat, words)))
        except RefusedError:
            return False


def name_of(seat: int) -> Who:
    """A seat as the referee calls it."""
    return REFEREES_HOUSE if seat == HOUSE else seat


def agree(both_of: type[Both], chunk: int, every: int = 25) -> None:
    """Play a chunk of all games in both: moves at every ply, tables and refusals now and then."""
    for index in range(chunk, GAMES, CHUNKS):
        both = both_of(index)
        try:
            for ply in both.play_on():
                if ply % TABLE_EVERY:
                    both.compare_moves()
                else:
                    both.compare()
                if ply % every == index % every:
                    both.compare_refusals()
            both.compare()
            both.compare_refusals()
        except BaseException as trouble:
            trouble.add_note(both.called)
            raise
        assert both.referee.owing() == []
