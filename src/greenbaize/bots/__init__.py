"""Bots, and the registry of those that go by a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from greenbaize.bots.bot import Bot
from greenbaize.bots.greedy import Greedy
from greenbaize.bots.uniform import Uniform
from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import Game, check_game
from greenbaize.engine.messages import AllOf
from greenbaize.engine.text import shown

BOTS: dict[str, Callable[[Game[Any]], Bot]] = {
    "greedy": lambda game: Greedy(game.heuristic),
    "uniform": lambda game: Uniform(),
}


def make_bot(name: str, game: Game[Any]) -> Bot:
    """The bot of this name, for a game."""
    if not isinstance(name, str) or name not in BOTS:
        raise SetupError("unknown_bot", name=shown(str(name)), bots=AllOf(tuple(sorted(BOTS))))
    return BOTS[name](check_game(game))
