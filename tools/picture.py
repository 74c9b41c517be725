"""Draws docs/table.svg: a moment of a real game as the terminal shows it."""

from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

from greenbaize import Match
from greenbaize.bots.company import Company
from greenbaize.cli.asked import table_of

FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"
 aria-label="A game of Las Vegas in the terminal">
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
TURNS = 7


def main() -> None:
    """Play a few turns of a seeded game and draw what seat 1 is asked."""
    players = ["you", "greedy", "greedy", "greedy"]
    match = Match("las-vegas", seed=12, players=players)
    company = Company(match, ["greedy"] * 4, seed=12)
    for _ in range(TURNS):
        company.move(match.owing()[0])
    while match.owing() != [0]:
        company.move(match.owing()[0])
    names = ["you", *match.names[1:]]
    table = table_of(match.game)
    out = Console(record=True, width=80, file=StringIO(), force_terminal=True, highlight=False)
    view = match.view(0)
    out.print(table.draw(view, names, 0))
    for line in table.tell(match.events(0), names)[-4:]:
        out.print(Text(f"  {line}"))
    out.print()
    out.print(table.ask(view, names, 0, match.moves(0)))
    out.print(Text("> ", style="gold3"))
    svg = out.export_svg(title="", code_format=FRAME, unique_id="table")
    target = Path(__file__).parents[1] / "docs" / "table.svg"
    target.parent.mkdir(exist_ok=True)
    target.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
