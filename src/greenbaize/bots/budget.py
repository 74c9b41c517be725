"""How much a bot may think about one move."""

from __future__ import annotations

from dataclasses import dataclass

from greenbaize.engine.errors import SetupError
from greenbaize.engine.text import shown

MOST_PLAYOUTS = 10_000_000
MOST_SECONDS = 3600.0


@dataclass(frozen=True)
class Budget:
    """A number of playouts, which decides the same on every machine, or a time to be kept."""

    playouts: int | None = None
    seconds: float | None = None


def read_budget(words: str) -> Budget:
    """A budget from its words.

    >>> read_budget("500"), read_budget("0.1s")
    (Budget(playouts=500, seconds=None), Budget(playouts=None, seconds=0.1))
    """
    try:
        if words.endswith("s") and 0 < float(words[:-1]) <= MOST_SECONDS:
            return Budget(seconds=float(words[:-1]))
        if words.isascii() and words.isdigit() and 0 < int(words[:10]) <= MOST_PLAYOUTS:
            return Budget(playouts=int(words))
    except ValueError:
        pass
    raise SetupError("bot_budget", given=shown(words))
