"""The bots that search: what they find, and how long they take."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from greenbaize import GAMES, HOUSE, Rng
from greenbaize.bots import make_bot
from greenbaize.bots.bot import Chair
from greenbaize.bots.budget import Budget
from greenbaize.bots.search import CANDIDATES, Search
from greenbaize.engine.policy import Policy
from greenbaize.engine.state import State

from .odds import chair, odds

LEEWAY = 1.0
"""A busy machine may keep a bot waiting for so many seconds."""


def seated(name: str, seed: int) -> Chair:
    """A chair of a game, at the first moment that leaves somebody a choice."""
    game = GAMES[name]
    state, rng = game.begin(game.usual_seats, game.settle()), Rng(seed)
    while True:
        owing = state.owing()
        seat = (owing & -owing).bit_length() - 1
        if seat == HOUSE:
            state.play(HOUSE, state.sample(rng))
        elif len(state.moves(seat)) == 1:
            state.play(seat, state.moves(seat)[0])
        else:
            made = Chair(game, seat, Rng(seed))
            made.attach(state)
            return made


@pytest.mark.parametrize("best", range(5))
def test_it_finds_the_move_that_is_obviously_best(best: int) -> None:
    numbers = [1, 2, 3, 4, 5]
    numbers[best] = 10
    game = odds(*numbers)
    for seed in range(5):
        assert make_bot("expert@100", game).choose(chair(game, seed)) == best


def test_it_finds_the_best_of_many_that_are_promising() -> None:
    class Promising(Policy):
        def candidates(self, state: State, seat: int, most: int, rng: Rng) -> list[int]:
            return state.moves(seat)[-most:]

    game = replace(odds(10, *[2] * CANDIDATES, 9), policy=Promising())
    assert make_bot("expert@400", game).choose(chair(game)) == CANDIDATES + 1


@pytest.mark.parametrize("name", GAMES)
def test_a_budget_of_playouts_decides_the_same_again(name: str) -> None:
    bot = make_bot("expert@12", GAMES[name])
    once, again = (bot.choose(seated(name, 4)) for _ in range(2))
    assert once == again
    assert once in seated(name, 4).moves()


def test_a_budget_of_playouts_is_shared_among_the_halvings() -> None:
    game = odds(1, 2, 3, 4, 5, 6, 7, 8)
    comparison = Search(game, Budget(playouts=240)).compare(chair(game))
    assert comparison.looks == 240 // (3 * 8) + 240 // (3 * 4) + 240 // (3 * 2)
    assert comparison.moves == [7]


@pytest.mark.parametrize("seconds", [0.05, 0.3])
def test_a_budget_of_time_is_kept(seconds: float) -> None:
    game = odds(1, 2, 3, 4, 5)
    began = time.monotonic()
    make_bot(f"expert@{seconds}s", game).choose(chair(game))
    assert seconds <= time.monotonic() - began < seconds + LEEWAY


def test_without_time_it_plays_what_is_most_promising() -> None:
    game = odds(0, 10)
    bot = Search(game, Budget(seconds=1e-9))
    assert bot.compare(chair(game)).looks == 0
    assert bot.choose(chair(game)) == 0


def test_a_single_legal_move_needs_no_thought() -> None:
    game = odds(5)
    began = time.monotonic()
    comparison = Search(game, Budget(seconds=60.0)).compare(chair(game))
    assert time.monotonic() - began < LEEWAY
    assert (comparison.looks, comparison.best()) == (0, 0)
