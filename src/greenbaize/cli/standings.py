"""How a game ended, in a few lines."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from greenbaize.cli.arguments import table_of
from greenbaize.cli.symbols import ACCENT, marked
from greenbaize.engine.game import Game
from greenbaize.engine.record import Record


def standings(game: Game[Any], record: Record) -> RenderableType:
    """Everybody by place, or that it is not over; whoever plays alone has won or lost."""
    if not isinstance(record.result, list):
        return Text("The game was abandoned." if record.result else "The game is not over.")
    table = Table.grid(padding=(0, 2))
    marks = getattr(table_of(game), "SEATS_HAVE_MARKS", True)
    ranked = sorted(enumerate(record.result), key=lambda entry: entry[1][1])
    for seat, (score, place) in ranked:
        style = f"bold {ACCENT}" if place == 1 else ""
        rank = f"{place}." if len(record.seats) > 1 else ("won" if place == 1 else "lost")
        name = marked(record.seats, seat) if marks else record.seats[seat]
        table.add_row(rank, name, game.score(score), style=style)
    return table
