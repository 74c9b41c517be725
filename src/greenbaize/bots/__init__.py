"""Bots, and the registry of those that go by a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from greenbaize.bots.bot import Bot
from greenbaize.bots.budget import Budget, read_budget
from greenbaize.bots.greedy import Greedy
from greenbaize.bots.novice import Novice
from greenbaize.bots.own import installed, is_own, make_own
from greenbaize.bots.regular import Regular
from greenbaize.bots.search import Search
from greenbaize.bots.uniform import Uniform
from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import Game, check_game
from greenbaize.engine.messages import AllOf
from greenbaize.engine.text import shown

LEVELS = ("novice", "regular", "expert", "master")
"""Opponents for people, the weakest first; the other bots are yardsticks that never change."""

THINKING = {"expert": Budget(seconds=0.3), "master": Budget(seconds=2.0)}
"""How long those that search think about a move, if nobody says otherwise."""

BOTS: dict[str, Callable[[Game[Any]], Bot]] = {
    "novice": lambda game: Novice(game.policy),
    "regular": lambda game: Regular(),
    "expert": lambda game: Search(game, THINKING["expert"]),
    "master": lambda game: Search(game, THINKING["master"]),
    "greedy": lambda game: Greedy(game.heuristic),
    "uniform": lambda game: Uniform(),
}


def make_bot(name: str, game: Game[Any]) -> Bot:
    """The bot of this name, for a game; `expert@500` or `expert@0.1s` thinks just so much.

    A bot of your own is `module:Class`, `exec:COMMAND`, or what an installed package calls it.
    """
    called, at, budget = name.partition("@") if isinstance(name, str) else (str(name), "", "")
    if called not in BOTS and isinstance(name, str) and is_own(name):
        return make_own(name, check_game(game))
    if called not in BOTS:
        raise SetupError("unknown_bot", name=shown(str(name)), bots=AllOf(known_bots()))
    if not at:
        return BOTS[called](check_game(game))
    if called not in THINKING:
        bots = AllOf(tuple(THINKING))
        raise SetupError("bot_without_budget", name=shown(called), bots=bots)
    return Search(check_game(game), read_budget(budget))


def is_bot(name: str) -> bool:
    """Whether a bot goes by this name, one of ours or somebody's own."""
    called, at, budget = name.partition("@")
    if called in THINKING and at:
        try:
            return bool(read_budget(budget))
        except SetupError:
            return False
    return is_own(name) if called not in BOTS else not at


def known_bots() -> tuple[str, ...]:
    """The names of bots that can be listed: ours, and those of installed packages."""
    return (*sorted(BOTS), *sorted(set(installed()) - set(BOTS)))
