"""Seats on a screen: a shape and a colour, always both."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

MARKS = (
    ("●", "red"),
    ("■", "dodger_blue1"),
    ("▲", "green3"),
    ("◆", "grey62"),
    ("★", "yellow"),
    ("⬟", "grey82"),
    ("⬢", "medium_purple"),
    ("◗", "dark_orange"),
    ("▼", "turquoise2"),
    ("♥", "hot_pink"),
)
NEUTRAL_MARK = ("✚", "white")
ACCENT = "gold3"


def mark(owner: int, times: int = 1) -> Text:
    """An owner's shape in its colour; below 0 are the neutral dice."""
    shape, colour = MARKS[owner] if owner >= 0 else NEUTRAL_MARK
    return Text(shape * times, style=colour)


def marked(names: Sequence[str], owner: int) -> Text:
    """A shape with the name behind it."""
    return Text.assemble(mark(owner), " ", names[owner])
