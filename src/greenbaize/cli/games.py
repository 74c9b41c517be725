"""`greenbaize games`: what can be played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import typer
from rich.table import Table

from greenbaize.cli.app import app
from greenbaize.cli.arguments import Json, console, print_json
from greenbaize.engine.game import Game, Option, Preset, find_game
from greenbaize.games import GAMES


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game only.")] = None,
    json: Json = False,
) -> None:
    """List the games, or one game with its options."""
    if json:
        print_json(
            game_data(find_game(game)) if game else [game_data(other) for other in GAMES.values()]
        )
    elif game:
        show(find_game(game))
    else:
        show_all()


def game_data(game: Game[Any]) -> dict[str, Any]:
    """A game for programs."""
    return {
        "name": game.name,
        "title": game.title,
        "about": game.about,
        "seats": list(game.seats),
        "options": [option_data(option) for option in game.options],
        "presets": [preset_data(game, preset) for preset in game.presets],
    }


def option_data(option: Option) -> dict[str, Any]:
    """An option for programs."""
    return {
        "name": option.name,
        "rule": option.rule,
        "says": option.says,
        "choices": list(option.choices),
        "default": option.default,
        "at_tables": option.usual_at_tables,
    }


def preset_data(game: Game[Any], preset: Preset) -> dict[str, Any]:
    """A preset for programs, with its options for every number of seats."""
    options = {str(seats): dict(preset.options(seats)) for seats in game.seats}
    return {"name": preset.name, "says": preset.says, "options": options}


def show_all() -> None:
    """A line a game."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("game", "seats", "what it is"):
        table.add_column(heading)
    for game in GAMES.values():
        table.add_row(game.name, seats_of(game), game.about)
    console().print(table)
    console().print(
        "\n'greenbaize games GAME' shows its options, 'greenbaize rules GAME' its rules."
    )


def show(game: Game[Any]) -> None:
    """A game and what can be chosen about it."""
    out = console()
    out.print(f"{game.title}, for {game.spelt_seats()}. {game.about}\n")
    parts = [
        listing(("to switch on", "rule", "what it does"), map(switch, switches(game))),
        listing(("to choose", "rule", "what it is; the usual choice first"), choices(game)),
        listing(("preset", "options that go well together"), presets(game)),
    ]
    for part in parts:
        if part.row_count:
            out.print(part)
            out.print()
    out.print(f"Try: greenbaize play {game.name} {example(game)}")


def listing(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """A table of what can be chosen."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in heads:
        table.add_column(heading)
    for cells in rows:
        table.add_row(*cells)
    return table


def switches(game: Game[Any]) -> list[Option]:
    """The options that are off unless somebody wants them."""
    return [option for option in game.options if option.is_switch and not option.default]


def switch(option: Option) -> tuple[str, str, str]:
    """An option that is switched on."""
    return option.name, option.rule, option.says


def choices(game: Game[Any]) -> list[tuple[str, str, str]]:
    """The other options, with what can be chosen."""
    others = [option for option in game.options if option not in switches(game)]
    return [(o.name, o.rule, f"{o.says} ({', '.join(o.spelt_choices(True))})") for o in others]


def presets(game: Game[Any]) -> list[tuple[str, str]]:
    """What goes well together."""
    return [(preset.name, preset.says) for preset in game.presets]


def example(game: Game[Any]) -> str:
    """How a preset is asked for, or an option."""
    if game.presets:
        return f"--preset {game.presets[-1].name}"
    if not game.options:
        return ""
    option = game.options[0]
    unusual = next(choice for choice in option.choices if choice != option.default)
    return f"--option {option.name}={option.spelt(unusual)}"


def seats_of(game: Game[Any]) -> str:
    """How many can play."""
    fewest, most = game.seats[0], game.seats[-1]
    return f"{fewest}-{most}" if fewest < most else str(most)
