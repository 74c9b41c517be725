"""Throws of dice of many colours, drawn."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.text import Text

from greenbaize.cli.symbols import MARKS
from greenbaize.cli.tables.las_vegas.drawing import die


def tray(heaps: Sequence[tuple[int, Sequence[int]]]) -> Columns:
    """The dice that were thrown: every face with the colours that show it."""
    return Columns([faces(face, colours) for face, colours in heaps], padding=(0, 2))


def faces(face: int, colours: Sequence[int]) -> Text:
    """Dice of one face side by side, each with its colour's shape."""
    dice = [die(f"{face} {shape}", style) for shape, style in map(MARKS.__getitem__, colours)]
    return Text("\n").join(Text("").join(lines) for lines in zip(*dice, strict=True))
