"""Draws docs/pictures: a moment of a real game of each kind as the terminal shows it."""

import sys
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from rich.console import Console
from rich.text import Text

from greenbaize import GAMES, Match
from greenbaize.bots.bot_seats import BotSeats
from greenbaize.cli.arguments import table_of
from greenbaize.engine.game import Game, Options

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


@dataclass(frozen=True)
class Sitting:
    """A game that a picture is taken of."""

    game: Game[Any]
    seats: int
    options: Options
    bot: str = "greedy"
    when: float = 0.55
    """How far the first seat is through its choices."""

    def begin(self) -> tuple[Match, BotSeats]:
        """A seeded game among bots, always the same."""
        players = [self.bot] * self.seats
        match = Match(self.game, self.seats, self.options, seed=SEED, players=players)
        return match, BotSeats(match, players, seed=SEED)


def sittings() -> dict[str, Sitting]:
    """Every game as usual, and Las Vegas with the whole Boulevard."""
    found = {g.folder.name: Sitting(g, g.usual_seats, {}) for g in GAMES.values()}
    vegas = GAMES["las-vegas"]
    everything = vegas.preset("everything", 5)
    found["las_vegas_boulevard"] = Sitting(vegas, 5, everything, "uniform", 0.6)
    return found


def played(sitting: Sitting, choices: int) -> tuple[Match, int]:
    """The game up to the first seat's choice of this number, and how many choices it had."""
    match, company = sitting.begin()
    made = 0
    while match.owing():
        if 0 in match.owing():
            if made == choices:
                break
            made += 1
        company.move(match.owing()[0])
    return match, made


def draw(sitting: Sitting) -> str:
    """The table as the first seat sees it when it is asked."""
    game = sitting.game
    _, choices = played(sitting, -1)
    match, _ = played(sitting, round(sitting.when * choices))
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
    """All pictures, or those that are named."""
    PICTURES.mkdir(exist_ok=True)
    for name, sitting in sittings().items():
        if name in sys.argv[1:] or not sys.argv[1:]:
            (PICTURES / f"{name}.svg").write_text(draw(sitting), encoding="utf-8")


if __name__ == "__main__":
    main()
