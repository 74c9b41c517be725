"""How a bot's budget is written, and what is none."""

from __future__ import annotations

import pytest

from greenbaize import GAMES
from greenbaize.bots import is_bot, make_bot
from greenbaize.bots.budget import Budget, read_budget
from greenbaize.bots.search import Search
from greenbaize.engine.errors import SetupError

GAME = GAMES["las-vegas"]


@pytest.mark.parametrize(
    ("words", "budget"),
    [
        ("1", Budget(playouts=1)),
        ("500", Budget(playouts=500)),
        ("10000000", Budget(playouts=10_000_000)),
        ("0.1s", Budget(seconds=0.1)),
        ("2s", Budget(seconds=2.0)),
        ("3600s", Budget(seconds=3600.0)),
    ],
)
def test_a_budget_is_a_number_of_playouts_or_a_time(words: str, budget: Budget) -> None:
    assert read_budget(words) == budget


@pytest.mark.parametrize(
    "words",
    ["", "0", "-1", "1.5", "many", "10000001", "9" * 5000, "\u0663", "0s", "-1s", "s", "nans",
     "infs", "3601s", "1 s s", "1m"],
)  # fmt: skip
def test_what_is_no_budget_is_refused_in_a_sentence(words: str) -> None:
    with pytest.raises(SetupError, match="a bot's budget is a number of playouts, such as 500, or"):
        read_budget(words)


@pytest.mark.parametrize("name", ["expert@500", "expert@0.1s", "master@1", "master@2s"])
def test_those_that_search_take_a_budget(name: str) -> None:
    bot = make_bot(name, GAME)
    assert isinstance(bot, Search)
    assert bot.budget == read_budget(name.partition("@")[2])
    assert is_bot(name)


@pytest.mark.parametrize("name", ["greedy@500", "uniform@1s", "regular@3", "novice@3"])
def test_the_others_take_none(name: str) -> None:
    with pytest.raises(SetupError, match="only expert and master take a budget"):
        make_bot(name, GAME)
    assert not is_bot(name)


@pytest.mark.parametrize("name", ["expert@", "expert@soon", "master@-1s"])
def test_a_bot_with_a_budget_that_is_none_is_no_bot(name: str) -> None:
    assert not is_bot(name)


def test_without_a_budget_a_master_thinks_longer_than_an_expert() -> None:
    expert, master = make_bot("expert", GAME), make_bot("master", GAME)
    assert isinstance(expert, Search)
    assert isinstance(master, Search)
    assert (expert.budget.seconds or 0) < (master.budget.seconds or 0)
