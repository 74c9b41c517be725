"""What many games of bots have come to, and which bots have forfeited moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from greenbaize.cli.language import language, message
from greenbaize.engine.text import shown
from greenbaize.study.simulate import Forfeit
from greenbaize.study.tally import Tally


@dataclass
class Counted:
    """The figures, and by its name what each bot has forfeited."""

    tally: Tally
    forfeits: dict[str, Forfeit]

    def add(self, forfeits: Iterable[Forfeit]) -> None:
        """Count moves together; what is kept is of the first game, whatever order they come in."""
        for new in forfeits:
            known = self.forfeits.get(new.bot, replace(new, moves=0))
            first = min(known, new, key=lambda forfeit: forfeit.game)
            self.forfeits[new.bot] = replace(first, moves=known.moves + new.moves)


def forfeits_data(forfeits: Mapping[str, Forfeit]) -> dict[str, Any]:
    """The same for programs."""
    return {
        bot: {"moves": forfeit.moves, "first": forfeit.first.sentence()}
        for bot, forfeit in forfeits.items()
    }


def forfeit_sentence(forfeit: Forfeit) -> str:
    """How many moves a bot has forfeited, and what it did first."""
    first = forfeit.first.sentence(language())
    return message("bot_forfeited", bot=shown(forfeit.bot), count=forfeit.moves, first=first)
