"""The one screen at which everybody sits, one after the other where there are secrets."""

from __future__ import annotations

from collections.abc import Sequence

from rich.padding import Padding
from rich.text import Text

from greenbaize.cli.asked import console, table_of
from greenbaize.cli.marks import ACCENT
from greenbaize.engine.match import Match
from greenbaize.engine.seats import PUBLIC

FEW_LINES, LOG_LINES, ALL_LINES = 2, 12, 60
ROOMY = 38
"""Lines of a screen on which everything fits."""


class Screen:
    """Shows the table with somebody's eyes; what is secret stays behind a curtain.

    A game's table is a module with `draw`, `ask` and `tell`, and, where there is need: `hides`,
    whether a view holds what nobody else at the screen may see; `PAUSES`, the events after which
    people want a moment to look; `AT_ONCE`, words that need no asking if there is no choice; and
    `SEATS_HAVE_MARKS`, which is false where marks stand for something else than seats.
    """

    def __init__(self, match: Match, people: Sequence[int], names: Sequence[str]) -> None:
        self.match, self.people, self.names = match, people, names
        self.out = console()
        self.table = table_of(match.game)
        self.told = 0
        self.seen = 0
        self.in_front = PUBLIC

    def show(self, viewer: int, lines: int = LOG_LINES) -> None:
        """The table, and under it what happened since somebody last chose."""
        self.wipe()
        viewer = self.eyes(viewer)
        self.in_front = viewer
        roomy = self.out.height >= ROOMY
        self.out.print(self.table.draw(self.match.view(viewer), self.names, viewer, roomy))
        lines = FEW_LINES if lines == LOG_LINES and not roomy else lines
        happened = self.match.events(viewer, self.told)
        for line in self.table.tell(happened, self.names)[-lines:]:
            self.out.print(Padding(Text(line), (0, 0, 0, 2)))
        if roomy:
            self.out.print()
        self.seen = len(self.match.story)

    def eyes(self, viewer: int) -> int:
        """One person alone sees with their own eyes; of several only who sits in front does."""
        if len(self.people) == 1:
            return self.people[0]
        if viewer not in self.people or (self.hides(viewer) and self.in_front != viewer):
            return PUBLIC
        return viewer

    def hides(self, seat: int) -> bool:
        """Whether this seat knows what the others at the screen must not see."""
        hides = getattr(self.table, "hides", None)
        return hides is not None and len(self.people) > 1 and hides(self.match.view(seat))

    def hand_over(self, seat: int) -> None:
        """Draw the curtain until nobody but this person looks."""
        if self.hides(seat) and self.in_front != seat:
            self.wipe()
            self.out.print(f"{self.names[seat]}, the next screen is for your eyes only.")
            self.out.input(Text.assemble(("Enter when nobody else looks", "dim"), (" > ", ACCENT)))
        self.in_front = seat

    def ask(self, seat: int, moves: Sequence[str]) -> None:
        """What a seat can choose from."""
        self.out.print(self.table.ask(self.match.view(seat), self.names, seat, moves))

    def answers_at_once(self, moves: Sequence[str]) -> bool:
        """Whether the only move is one that nobody needs to be asked for."""
        return len(moves) == 1 and moves[0] in getattr(self.table, "AT_ONCE", ())

    def wants_a_look(self) -> bool:
        """Whether something has happened that nobody has had the time to look at."""
        return any(isinstance(event, self.pauses()) for event in self.match.events(since=self.seen))

    def has_news(self) -> bool:
        """Whether anything has happened since the table was last shown."""
        return bool(self.match.events(self.eyes(PUBLIC), self.seen))

    def pauses(self) -> tuple[type, ...]:
        """The events after which people want a moment."""
        return tuple(getattr(self.table, "PAUSES", ()))

    def wipe(self) -> None:
        """An empty screen, where there is one."""
        if self.out.is_terminal and not self.out.is_dumb_terminal:
            self.out.clear()
