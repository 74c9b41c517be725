"""Bots: who can be hired, how they choose, and how strong they are."""

from collections import Counter
from math import sqrt
from typing import Any

import pytest

from greenbaize import GAMES, HOUSE, Match, Rng
from greenbaize.bots import BOTS, LEVELS, make_bot
from greenbaize.bots.arena import Arena
from greenbaize.bots.bot import Bot, Chair
from greenbaize.bots.greedy import Greedy
from greenbaize.bots.novice import Novice
from greenbaize.bots.regular import Regular
from greenbaize.bots.search import Search
from greenbaize.bots.uniform import Uniform
from greenbaize.build import compiled
from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import Game
from greenbaize.engine.heuristic import Heuristic
from greenbaize.engine.house import House
from greenbaize.engine.state import State

GAME = GAMES["las-vegas"]


class Likes(Heuristic):
    """Likes some moves more than others."""

    def __init__(self, values: dict[int, float]) -> None:
        self.values = values

    def value(self, world: State, seat: int, move: int) -> float:
        return self.values[move]


def chair_after(roll: str, seed: int = 1) -> Chair:
    """The first seat's chair after its first throw."""
    match = Match(GAME, 2, house=House(), waits=True)
    for _ in range(6):
        match.play(HOUSE, "bill 50")
    match.play(HOUSE, f"roll {roll}")
    chair = Chair(GAME, 0, Rng(seed))
    chair.attach(match.state)
    return chair


def test_every_bot_can_be_hired_by_name() -> None:
    kinds = {name: type(make_bot(name, GAME)) for name in BOTS}
    assert kinds == {
        "expert": Search,
        "greedy": Greedy,
        "master": Search,
        "novice": Novice,
        "regular": Regular,
        "uniform": Uniform,
    }
    assert set(LEVELS) == set(BOTS) - {"greedy", "uniform"}


@pytest.mark.parametrize("name", ["", "Greedy", "genius"])
def test_a_bot_that_is_not_there_cannot_be_hired(name: str) -> None:
    with pytest.raises(SetupError) as trouble:
        make_bot(name, GAME)
    bots = "expert, greedy, master, novice, regular and uniform"
    assert str(trouble.value) == f"there is no bot {name!r}; choose from {bots}."


def test_a_chair_shows_its_seats_view_and_moves() -> None:
    chair = chair_after("1 1 3 3 3 3 5 5")
    assert chair.moves() == [0, 2, 4]
    assert chair.view()["turn"] == 0
    assert chair.view()["seats"][0]["money"] == 0
    assert "money" not in chair.view()["seats"][1]
    assert chair.guess().moves(0) == [0, 2, 4]


def test_uniform_plays_each_legal_move_as_often() -> None:
    chair = chair_after("1 1 3 3 3 3 5 5")
    bot = make_bot("uniform", GAME)
    chosen = Counter(bot.choose(chair) for _ in range(3000))
    assert set(chosen) == {0, 2, 4}
    assert all(900 < times < 1100 for times in chosen.values())


@pytest.mark.parametrize("best", [0, 2, 4])
def test_greedy_plays_what_its_heuristic_likes_best(best: int) -> None:
    chair = chair_after("1 1 3 3 3 3 5 5")
    likes = {move: -5.0 + (move == best) for move in (0, 2, 4)}
    assert Greedy(Likes(likes)).choose(chair) == best


def test_greedy_plays_equally_good_moves_equally_often() -> None:
    chair = chair_after("1 1 3 3 3 3 5 6")
    bot = Greedy(Likes({0: 1.0, 2: 3.0, 4: 3.0, 5: 3.0}))
    chosen = Counter(bot.choose(chair) for _ in range(3000))
    assert set(chosen) == {2, 4, 5}
    assert all(900 < times < 1100 for times in chosen.values())


def test_greedy_forgets_lesser_moves_that_tied() -> None:
    chair = chair_after("1 1 3 3 3 3 5 6")
    bot = Greedy(Likes({0: 1.0, 2: 1.0, 4: 2.0, 5: 2.0}))
    chosen = Counter(bot.choose(chair) for _ in range(2000))
    assert set(chosen) == {4, 5}
    assert all(900 < times < 1100 for times in chosen.values())


def test_a_game_of_the_arena_is_always_the_same_game() -> None:
    def scores(index: int) -> list[int]:
        bots: list[Bot] = [make_bot(name, GAME) for name in ("greedy", "uniform", "uniform")]
        return Arena(GAME, bots, GAME.settle(), 7).play(index).scores()

    one, other, again = scores(0), scores(1), scores(0)
    assert one == again
    assert one != other


def test_games_of_the_arena_do_not_depend_on_those_before() -> None:
    bots: list[Bot] = [make_bot(name, GAME) for name in ("greedy", "uniform")]
    arena = Arena(GAME, bots, GAME.settle(), 7)
    forward = [arena.play(index).scores() for index in range(5)]
    backward = [arena.play(index).scores() for index in reversed(range(5))]
    assert forward == backward[::-1]


@pytest.mark.long(10)
@pytest.mark.parametrize("name", GAMES)
def test_one_greedy_bot_beats_a_table_of_uniform_ones(name: str) -> None:
    game, games = GAMES[name], 2000 if compiled() else 240
    rounds = games // game.usual_seats
    share, usual = (won_by(bot, game, rounds) for bot in ("greedy", "uniform"))
    assert lower_end(share, games) > usual


def won_by(bot: str, game: Game[Any], rounds: int) -> float:
    """The share of victories of a bot among uniform ones, who sits in every seat as often."""
    if bot == "uniform" and game.usual_seats > 1:
        return 1 / game.usual_seats
    won = 0.0
    for seat in range(game.usual_seats):
        names = [bot if other == seat else "uniform" for other in range(game.usual_seats)]
        arena = Arena(game, [make_bot(name, game) for name in names], game.settle(), 2024 + seat)
        for index in range(rounds):
            places = arena.play(index).places()
            won += 1 / places.count(1) if places[seat] == 1 else 0.0
    return won / (rounds * game.usual_seats)


def lower_end(share: float, games: int) -> float:
    """The lower end of the 95 % interval of a share (Wilson's)."""
    z = 1.96
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games)
