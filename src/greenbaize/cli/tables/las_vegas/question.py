"""A question to one seat, and answers under it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from greenbaize.cli.symbols import ACCENT
from greenbaize.games.las_vegas.view import Boulevard, Seat, View

FEW = 5


@dataclass(frozen=True)
class Question:
    """Who is asked, with what in sight, and what can be said."""

    view: View
    names: Sequence[str]
    seat: int
    moves: Sequence[str]

    @property
    def chair(self) -> Seat:
        """The seat that is asked."""
        return self.view["seats"][self.seat]

    @property
    def boulevard(self) -> Boulevard:
        """What the modules add."""
        return self.view["boulevard"]

    def said(self, verb: str) -> list[str]:
        """The moves that begin with this word."""
        return [move for move in self.moves if move.split()[0] == verb]


def told(question: str, rows: Sequence[tuple[str, ...]]) -> RenderableType:
    """A question, and its answers in rows."""
    return Group(Text(question), answers(rows))


def answers(rows: Sequence[tuple[str, ...]]) -> Table:
    """What can be said, and what it means; in one line each where there are many."""
    grid = Table.grid(padding=(0, 2))
    columns, few = max(map(len, rows), default=1), len(rows) <= FEW
    grid.add_column(no_wrap=True, min_width=max(len(row[0]) for row in rows) + 2)
    for column in range(1, columns):
        may_wrap = few and column == columns - 1
        grid.add_column(no_wrap=not may_wrap, overflow="fold" if may_wrap else "ellipsis")
    for word, *rest in rows:
        grid.add_row(Text(f"  {word}", style=f"bold {ACCENT}"), *rest)
    return grid
