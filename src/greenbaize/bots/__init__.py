"""Who can sit in an empty chair."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from greenbaize.bots.bot import Bot
from greenbaize.bots.greedy import Greedy
from greenbaize.bots.uniform import Uniform
from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import Game, check_game
from greenbaize.engine.text import listed

BOTS: dict[str, Callable[[Game[Any]], Bot]] = {
    "greedy": lambda game: Greedy(game.heuristic),
    "uniform": lambda game: Uniform(),
}


def make_bot(name: str, game: Game[Any]) -> Bot:
    """The bot of this name, for a game."""
    if not isinstance(name, str) or name not in BOTS:
        raise SetupError(f"there is no bot {name!r}; there is {listed(sorted(BOTS))}.")
    return BOTS[name](check_game(game))
