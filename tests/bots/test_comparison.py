"""Moves compared on the same dice."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from greenbaize import GAMES, Rng
from greenbaize.bots.bot import Chair
from greenbaize.bots.comparison import Comparison
from greenbaize.engine.game import Game

from .odds import chair, odds

VEGAS = GAMES["las-vegas"]


def compared(game: Game[Any], seat: Chair, moves: list[int], looks: int) -> Comparison:
    """Some moves, looked at so often."""
    comparison = Comparison(game.policy, game.valuation, seat, moves)
    comparison.look(looks, inf)
    return comparison


def test_equal_moves_get_equal_totals_because_they_have_the_same_dice() -> None:
    game = odds(5, 5, 7, 5)
    comparison = compared(game, chair(game), [0, 1, 2, 3], 200)
    assert comparison.totals[0] == comparison.totals[1] == comparison.totals[3]
    assert comparison.totals[0] < comparison.totals[2]


def test_a_better_move_is_better_in_every_look() -> None:
    game = odds(3, 4)
    comparison = compared(game, chair(game), [0, 1], 0)
    for _ in range(50):
        before = list(comparison.totals)
        comparison.look(1, inf)
        gained = [now - then for now, then in zip(comparison.totals, before, strict=True)]
        assert gained[0] <= gained[1]


def test_totals_are_shares_of_the_victory() -> None:
    game = odds(0, 3, 10)
    shares = compared(game, chair(game), [0, 1, 2], 2000).shares()
    assert list(shares) == [2, 1, 0]
    assert (shares[0], shares[2]) == (0.0, 1.0)
    assert shares[1] == pytest.approx(0.3, abs=0.06)


def test_the_same_move_twice_is_the_same_at_a_real_table() -> None:
    seat = Chair(VEGAS, 0, Rng(2))
    state = VEGAS.begin(3, VEGAS.settle())
    rng = Rng(3)
    while not state.owing() & 1:
        state.play(state.owing().bit_length() - 1, state.sample(rng))
    seat.attach(state)
    move = seat.moves()[0]
    first, second = compared(VEGAS, seat, [move, move], 20).totals
    assert first == second


def test_only_the_best_stay_in_the_running_and_keep_what_they_have() -> None:
    game = odds(1, 9, 5, 10)
    comparison = compared(game, chair(game), [0, 1, 2, 3], 100)
    best = sorted(comparison.totals, reverse=True)[:2]
    comparison.drop_to(2)
    assert comparison.moves == [3, 1]
    assert comparison.totals == best
    assert comparison.best() == 3


def test_of_equals_the_earlier_is_best() -> None:
    game = odds(4, 4)
    assert compared(game, chair(game), [1, 0], 10).best() == 1
    assert compared(game, chair(game), [0, 1], 0).best() == 0


def test_a_world_that_is_not_played_out_in_time_counts_for_none() -> None:
    game = odds(0, 10)
    comparison = Comparison(game.policy, game.valuation, chair(game), [0, 1])
    comparison.look(50, 0.0)
    assert (comparison.looks, comparison.totals, comparison.best()) == (0, [0.0, 0.0], 0)


def test_looking_at_a_position_leaves_the_table_as_it_is() -> None:
    game = odds(4, 6)
    seat, state = Chair(game, 0, Rng(1)), game.begin(2, {})
    seat.attach(state)
    compared(game, seat, [0, 1], 10)
    assert (state.said, state.thrown) == (-1, -1)
