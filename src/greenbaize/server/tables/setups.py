"""The set-up of a table: the games there are, what was asked for, and what goes together."""

from __future__ import annotations

from typing import Any

from greenbaize.bots import BOTS
from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import Game, Options, Value, find_game
from greenbaize.server import protocol as p
from greenbaize.server.tables.refusals import problem


def game_info(game: Game[Any]) -> p.GameInfo:
    """A game with its options and presets."""
    options = [
        p.OptionInfo(
            name=option.name,
            rule=option.rule,
            text=option.says,
            choices=list(option.choices),
            default=option.usual_at_tables,
            needs=list(option.needs),
        )
        for option in game.options
    ]
    return p.GameInfo(
        name=game.name,
        title=game.title,
        about=game.about,
        seats=list(game.seats),
        usual_seats=game.usual_seats,
        colours=list(game.colours),
        options=options,
        presets=[p.PresetInfo(name=preset.name, text=preset.says) for preset in game.presets],
        bots=list(BOTS),
    )


def check_setup(request: p.SetupRequest) -> p.Setup:
    """What a set-up comes to, and what does not go with it."""
    game = find_game(request.game)
    seats, options = settle(game, request)
    return p.Setup(
        seats=seats,
        options=options,
        changed=game.unusual_at_tables(options),
        refused=refused_choices(game, seats, options),
        problem=objection(game, seats, options),
    )


def settle(
    game: Game[Any], request: p.SetupRequest | p.TableRequest
) -> tuple[int, dict[str, Value]]:
    """The seats, and every option with its value; those given go before those of the preset."""
    seats = game.check_seats(request.seats or game.usual_seats)
    preset = {} if request.preset is None else game.preset(request.preset, seats)
    return seats, game.settle_table({**preset, **request.options})


def objection(game: Game[Any], seats: int, options: Options) -> p.Problem | None:
    """Why it cannot be played so; None if it can."""
    try:
        game.begin(seats, options)
    except SetupError as error:
        return problem(error)
    return None


def refused_choices(
    game: Game[Any], seats: int, options: Options
) -> dict[str, dict[str, p.Problem]]:
    """The choices of each option that do not go with the rest, and why."""
    refused: dict[str, dict[str, p.Problem]] = {}
    for option in game.options:
        for choice in option.choices:
            found = objection(game, seats, {**options, option.name: choice})
            if found is not None:
                refused.setdefault(option.name, {})[option.spelt(choice)] = found
    return refused
