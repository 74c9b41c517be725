"""`greenbaize games`: what can be played."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table

from greenbaize.cli.app import app
from greenbaize.cli.asked import Json, console, print_json
from greenbaize.engine.game import Game, Option, take_down
from greenbaize.games import GAMES


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game only.")] = None,
    json: Json = False,
) -> None:
    """List the games, or one game with its options."""
    if json:
        print_json(told(take_down(game)) if game else [told(other) for other in GAMES.values()])
    elif game:
        show(take_down(game))
    else:
        show_all()


def told(game: Game[Any]) -> dict[str, Any]:
    """A game for programs."""
    return {
        "name": game.name,
        "title": game.title,
        "about": game.about,
        "seats": list(game.seats),
        "options": [told_option(option) for option in game.options],
    }


def told_option(option: Option) -> dict[str, Any]:
    """An option for programs."""
    return {
        "name": option.name,
        "rule": option.rule,
        "says": option.says,
        "choices": list(option.choices),
        "default": option.default,
    }


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
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("option", "choices", "rule", "what it does"):
        table.add_column(heading)
    for option in game.options:
        choices = ", ".join(option.spelt_choices(usual_first=True))
        table.add_row(option.name, choices, option.rule, option.says)
    out.print(table)
    out.print(f"\nThe usual choice stands first. Try: greenbaize play {game.name} {example(game)}")


def example(game: Game[Any]) -> str:
    """How an option is asked for."""
    if not game.options:
        return ""
    option = game.options[0]
    unusual = next(choice for choice in option.choices if choice != option.default)
    return f"--option {option.name}={option.spelt(unusual)}"


def seats_of(game: Game[Any]) -> str:
    """How many can play."""
    fewest, most = game.seats[0], game.seats[-1]
    return f"{fewest}-{most}" if fewest < most else str(most)
