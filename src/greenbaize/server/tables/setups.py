"""The set-up of a table: what was asked for, and what goes together."""

from __future__ import annotations

from typing import Any

from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import Game, Options, Value
from greenbaize.server import protocol as p


def settled(
    game: Game[Any], asked: p.SetupRequest | p.TableRequest
) -> tuple[int, dict[str, Value]]:
    """The seats, and every option with its value; those given go before those of the preset."""
    seats = game.check_seats(asked.seats or game.usual_seats)
    preset = {} if asked.preset is None else game.preset(asked.preset, seats)
    return seats, game.settle_table({**preset, **asked.options})


def objection(game: Game[Any], seats: int, options: Options) -> str | None:
    """Why it cannot be played so; None if it can."""
    try:
        game.begin(seats, options)
    except SetupError as trouble:
        return str(trouble)
    return None


def unfitting(game: Game[Any], seats: int, options: Options) -> dict[str, dict[str, str]]:
    """The choices of each option that do not go with the rest, and why."""
    found: dict[str, dict[str, str]] = {}
    for option in game.options:
        for choice in option.choices:
            says = objection(game, seats, {**options, option.name: choice})
            if says is not None:
                found.setdefault(option.name, {})[option.spelt(choice)] = says
    return found
