"""Bots of one's own, by name: installed packages offer them, a module holds them, or a command."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from greenbaize.bots.bot import Bot
from greenbaize.bots.process import PREFIX, ProcessBot
from greenbaize.engine.errors import GreenbaizeError, SetupError
from greenbaize.engine.game import Game
from greenbaize.engine.text import shown

GROUP = "greenbaize.bots"
"""Packages offer bots as entry points of this group."""

PLACE = re.compile(r"(?P<module>[^\W\d][\w.]*):(?P<name>[^\W\d][\w.]*)")


@cache
def installed() -> Mapping[str, EntryPoint]:
    """The bots that installed packages offer, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def runs_code(name: str) -> bool:
    """Whether a name says itself what is to be run: a command, or something in a module."""
    return name.startswith(PREFIX) or PLACE.fullmatch(name) is not None


def is_own(name: str) -> bool:
    """Whether this names a bot that is none of ours."""
    return runs_code(name) or name in installed()


def make_own(name: str, game: Game[Any]) -> Bot:
    """The bot of one's own that goes by this name, for a game."""
    if name.startswith(PREFIX):
        return ProcessBot(name.removeprefix(PREFIX))
    factory = found(name)
    try:
        bot = factory() if takes_nothing(factory) else factory(game)
    except GreenbaizeError:
        raise
    except Exception as error:
        raise SetupError("own_bot_not_made", name=shown(name), why=told(error)) from error
    if not isinstance(bot, Bot):
        raise SetupError("own_bot_is_none", name=shown(name), given=shown(repr(bot)))
    return bot


def found(name: str) -> Any:
    """The class or function that makes a bot; modules are looked for in this folder too."""
    place = PLACE.fullmatch(name)
    try:
        if place is None:
            return installed()[name].load()
        if (here := str(Path.cwd())) not in sys.path:
            sys.path.append(here)
        thing: Any = import_module(place["module"])
        for part in place["name"].split("."):
            thing = getattr(thing, part)
    except Exception as error:
        raise SetupError("own_bot_not_found", name=shown(name), why=told(error)) from error
    if not callable(thing):
        raise SetupError("own_bot_is_none", name=shown(name), given=shown(repr(thing)))
    return thing


def takes_nothing(factory: Any) -> bool:
    """Whether this is a class without a constructor of its own; others are called with the game."""
    return isinstance(factory, type) and not any(
        "__init__" in vars(base) for base in factory.__mro__ if base is not object
    )


def told(error: Exception) -> str:
    """What went wrong, for the end of a sentence."""
    return f"{type(error).__name__}: {error}".removesuffix(": ").rstrip(".")
