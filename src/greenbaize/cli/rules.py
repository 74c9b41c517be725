"""`greenbaize rules`: the rules in our words."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown

from greenbaize.cli.app import app
from greenbaize.cli.arguments import GameName, Json, console, print_json
from greenbaize.engine.game import find_game
from greenbaize.engine.rulebook import Rulebook


@app.command()
def rules(
    game: GameName,
    number: Annotated[
        str | None, typer.Argument(metavar="[NUMBER]", help="One rule, such as B5.")
    ] = None,
    json: Json = False,
) -> None:
    """Show the rules of a game, or one of them."""
    path = find_game(game).folder / "RULES.md"
    book = Rulebook.load(path)
    chosen = [book.find(number)] if number else list(book.rules.values())
    if json:
        print_json([{"number": r.number, "section": r.section, "text": r.text} for r in chosen])
    elif number:
        console().print(Markdown(f"**{chosen[0].number}** {chosen[0].text}"))
    else:
        console().print(Markdown(path.read_text(encoding="utf-8")))
