"""Arguments and options that several commands share, and how answers are printed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any

import typer
from rich.console import Console

from greenbaize.bots import is_bot, known_bots
from greenbaize.bots.process import PREFIX
from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import Game, Value
from greenbaize.engine.house import SEEDS, check_seed
from greenbaize.engine.messages import AllOf, AnyOf, Param
from greenbaize.engine.text import shown

YOU = "you"

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game.")]
Json = Annotated[bool, typer.Option("--json", metavar="", help="Print JSON.")]
Options = Annotated[
    list[str],
    typer.Option("--option", metavar="NAME[=VALUE]", help="Choose an option of the game."),
]
PresetName = Annotated[
    str | None,
    typer.Option("--preset", metavar="NAME", help="Options that go well together."),
]
Seed = Annotated[str | None, typer.Option(metavar="N", help="Repeatable dice, from this number.")]
RecordFile = Annotated[str, typer.Argument(metavar="RECORD", help="The file of a record.")]


def options_of(words: Sequence[str]) -> dict[str, str]:
    """Options as they were asked for."""
    pairs = [word.partition("=") for word in words]
    return {name: value if equals else "on" for name, equals, value in pairs}


def chosen(
    game: Game[Any], seats: int, preset: str | None, words: Sequence[str]
) -> dict[str, Value]:
    """The options of a preset for so many seats, and over them those that were asked for."""
    return {**(game.preset(preset, seats) if preset is not None else {}), **options_of(words)}


def seed_of(words: str | None) -> int | None:
    """A seed, if one was asked for."""
    if words is None:
        return None
    if not (words.isascii() and words.isdigit() and len(words) <= 20):
        raise SetupError("seed_out_of_range", most=str(SEEDS - 1), given=shown(words))
    return check_seed(int(words))


def chairs_or_number(
    game: Game[Any], words: str | None, first: str, others: str
) -> tuple[list[str] | None, list[str]]:
    """Who plays; a number alone is so many seats, with the usual players in them."""
    if words is None or (words.isascii() and words.isdigit() and len(words) < 4):
        seats = game.usual_seats if words is None else game.check_seats(int(words))
        return None, [first, *[others] * (seats - 1)]
    return chairs_of(words, first == YOU)


def chairs_of(words: str, people: bool) -> tuple[list[str] | None, list[str]]:
    """Names, if they were given, and who plays: `you,greedy` or `Anna=you,Bo=greedy`."""
    chairs = [chair_of(part.strip()) for part in words.split(",")]
    players = [player for _, _, player in chairs]
    can_play = [*([YOU] if people else []), *known_bots()]
    for player in players:
        if player not in can_play and not is_bot(player):
            facts: dict[str, Param] = {"name": shown(player), "players": AnyOf(tuple(can_play))}
            raise SetupError("unknown_player", **facts)
    names = [name for name, equals, _ in chairs if equals]
    if names and len(names) < len(chairs):
        raise SetupError("seat_names_missing")
    return names or None, players


def chair_of(words: str) -> tuple[str, str, str]:
    """A name, if there is one, and who plays; a command may hold equals signs too.

    >>> chair_of("Anna=exec:./bot --depth=2")
    ('Anna', '=', 'exec:./bot --depth=2')
    """
    before, command, after = words.partition(PREFIX)
    if command and (not before or before.endswith("=")):
        return before.removesuffix("="), before[-1:], command + after
    return words.rpartition("=")


def table_of(game: Game[Any]) -> Any:
    """The module that draws this game in the terminal."""
    return import_module(f"greenbaize.cli.tables.{game.folder.name}")


def seat_of(words: str, names: Sequence[str]) -> int:
    """A seat by its name or its number from 1."""
    for seat, name in enumerate(names):
        if words.lower() == name.lower() or words == str(seat + 1):
            return seat
    if len(names) == 1:
        raise SetupError("unknown_seat_alone", seat=shown(words), name=names[0])
    seats = AllOf(tuple(names))
    raise SetupError("unknown_seat_name", seat=shown(words), names=seats, last=len(names))


class PipeConsole(Console):
    """A console that tells a closed pipe apart from other failures."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console() -> Console:
    """Where answers go."""
    return PipeConsole(highlight=False)


def print_json(answer: Any) -> None:
    """An answer for programs."""
    print(json.dumps(answer, indent=2))
