"""Draws docs/pictures: a moment of a real game of each kind as the terminal shows it."""

from io import StringIO
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from rich.console import Console
from rich.text import Text

from greenbaize import GAMES, Match
from greenbaize.bots.company import Company
from greenbaize.cli.asked import table_of
from greenbaize.engine.game import Game

FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"
 aria-label="GAME in the terminal">
<style>
{styles}
.{unique_id}-matrix {{ font: {char_height}px ui-monospace, Menlo, Consolas, monospace; \
font-variant-east-asian: full-width; line-height: {line_height}px; }}
</style>
<defs>{lines}</defs>
<rect width="100%" height="100%" rx="12" fill="#16211c"/>
<g transform="translate({terminal_x}, {terminal_y})">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""
PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SEED = 12
WHEN = 0.55
"""How far the first seat is through its choices."""


def begin(game: Game[Any]) -> tuple[Match, Company]:
    """A seeded game among greedy bots, always the same."""
    players = ["greedy"] * game.usual_seats
    match = Match(game, seed=SEED, players=players)
    return match, Company(match, players, seed=SEED)


def played(game: Game[Any], choices: int) -> tuple[Match, int]:
    """The game up to the first seat's choice of this number, and how many choices it had."""
    match, company = begin(game)
    made = 0
    while match.owing():
        if 0 in match.owing():
            if made == choices:
                break
            made += 1
        company.move(match.owing()[0])
    return match, made


def draw(game: Game[Any]) -> str:
    """The table as the first seat sees it when it is asked."""
    _, choices = played(game, -1)
    match, _ = played(game, round(WHEN * choices))
    names = ["you", *match.names[1:]]
    table = table_of(game)
    out = Console(record=True, width=80, file=StringIO(), force_terminal=True, highlight=False)
    view = match.view(0)
    out.print(table.draw(view, names, 0))
    for line in table.tell(match.events(0), names)[-4:]:
        out.print(Text(f"  {line}"))
    out.print()
    out.print(table.ask(view, names, 0, match.moves(0)))
    out.print(Text("> ", style="gold3"))
    frame = FRAME.replace("GAME", escape(game.title))
    return out.export_svg(title="", code_format=frame, unique_id="table")


def main() -> None:
    """One picture a game."""
    PICTURES.mkdir(exist_ok=True)
    for game in GAMES.values():
        (PICTURES / f"{game.folder.name}.svg").write_text(draw(game), encoding="utf-8")


if __name__ == "__main__":
    main()
