"""The bots that do not search: the regular plays its policy, the novice errs from it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from greenbaize import GAMES, Rng
from greenbaize.bots import make_bot
from greenbaize.bots.arena import Arena
from greenbaize.engine.game import Game
from greenbaize.engine.policy import Policy
from greenbaize.engine.state import State

from .odds import chair, odds

TIMES = 2000

ERRS, TEMPTING = 40, 4
"""A novice errs so often in a hundred decisions, and among so many moves."""


class Third(Policy):
    """Likes the third move, and is tempted by those before it."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return 2

    def candidates(self, state: State, seat: int, most: int, rng: Rng) -> list[int]:
        return [2, 1, 0, 3, 4][:most]


def third() -> Game[Any]:
    """Five numbers to say."""
    return replace(odds(1, 2, 3, 4, 5), policy=Third())


def test_a_regular_plays_its_policy() -> None:
    assert make_bot("regular", third()).choose(chair(third())) == 2


def test_a_novice_errs_as_often_as_it_should_and_only_among_what_tempts() -> None:
    game = third()
    bot, seat = make_bot("novice", game), chair(game)
    chosen = Counter(bot.choose(seat) for _ in range(TIMES))
    assert set(chosen) == {0, 1, 2, 3}
    usual = 1 - ERRS / 100 * (TEMPTING - 1) / TEMPTING
    assert chosen[2] / TIMES == pytest.approx(usual, abs=0.05)
    for other in (0, 1, 3):
        assert chosen[other] / TIMES == pytest.approx(ERRS / 100 / TEMPTING, abs=0.04)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["novice", "regular"])
def test_they_play_every_game_to_its_end(bot: str, name: str) -> None:
    game = GAMES[name]
    players = [make_bot(bot, game) for _ in range(game.usual_seats)]
    assert not Arena(game, players, game.settle(), 3).play(0).owing()
