"""The one screen at which everybody sits, one after the other where there are secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.segment import Segment, SegmentLines
from rich.text import Text

from greenbaize.cli.arguments import console, table_of
from greenbaize.cli.symbols import ACCENT
from greenbaize.engine.event import Event
from greenbaize.engine.match import Match
from greenbaize.engine.seats import PUBLIC

FEW_LINES, LOG_LINES, ALL_LINES = 1, 12, 60
ROOMY = 38
"""Lines of a screen on which everything fits."""
PROMPT = 2
"""Lines for what is typed, and for a gap."""


class Screen:
    """Shows the table with somebody's eyes; what is secret stays behind a curtain.

    A game's table is a module with `draw`, `prompt` and `event_lines`, and, where there is need:
    `hides`, whether a view holds what nobody else at the screen may see; `PAUSES`, the events
    after which people want a moment to look, and `GLANCES`, those that are shown for a moment;
    `AT_ONCE`, verbs that need no asking if there is no choice, and `UNSEEN`, those of them whose
    haste would tell others at the screen of a secret; `UNSAID`, the verbs that go without saying,
    if not all do; and `SEATS_HAVE_MARKS`, which is false where marks stand for something else
    than seats.
    """

    def __init__(self, match: Match, people: Sequence[int], names: Sequence[str]) -> None:
        self.match, self.people, self.names = match, people, names
        self.out = console()
        self.table = table_of(match.game)
        self.news_from = 0
        """The news is what happened since this event, where somebody last chose."""
        self.drawn_at = 0
        """So many events had happened when the table was last shown."""
        self.shown_to = dict.fromkeys([*people, PUBLIC], len(match.story))
        """How much of the story each has been shown: what all are to forget is shown them once."""
        self.in_front = PUBLIC

    def show(self, viewer: int, lines: int = LOG_LINES, moves: Sequence[str] = ()) -> None:
        """The table, under it what happened since somebody last chose, and what is asked now."""
        self.wipe()
        prompt = (
            self.table.prompt(self.match.view(viewer), self.names, viewer, moves) if moves else ""
        )
        viewer = self.viewer_for(viewer)
        self.in_front = viewer
        roomy = self.out.height >= ROOMY
        table = self.rendered(self.table.draw(self.match.view(viewer), self.names, viewer, roomy))
        question = self.rendered(prompt) if moves else []
        self.out.print(SegmentLines(table, new_lines=True))
        room = self.out.height - len(table) - len(question) - PROMPT
        self.print_news(viewer, max(room, LOG_LINES if lines > LOG_LINES else FEW_LINES), lines)
        if roomy:
            self.out.print()
        if moves:
            self.out.print(SegmentLines(question, new_lines=True))
        self.drawn_at = len(self.match.story)

    def print_news(self, viewer: int, room: int, lines: int) -> None:
        """The last things that happened, as many as there is room for."""
        happened = self.table.event_lines(self.news(viewer), self.names)
        parts: list[list[list[Segment]]] = []
        for line in reversed(happened[-lines:]):
            parts.insert(0, self.rendered(Padding(Text(line), (0, 0, 0, 2))))
            room -= len(parts[0])
            if room < 0 and len(parts) > 1:
                del parts[0]
                break
        for part in parts:
            self.out.print(SegmentLines(part, new_lines=True))

    def news(self, viewer: int) -> list[Event]:
        """What happened since somebody last chose; what was shown before is redacted."""
        start, shown = self.news_from, self.shown_to[viewer]
        since = start if self.match.record.result else max(start, shown)
        before = [event.redacted() for event in self.match.events(viewer, start, since)]
        for seat in self.shown_to if viewer == PUBLIC else [viewer]:
            self.shown_to[seat] = len(self.match.story)
        return before + self.match.events(viewer, since)

    def take_back(self) -> None:
        """What was taken back has not been shown to anybody."""
        most = len(self.match.story)
        self.shown_to = {seat: min(shown, most) for seat, shown in self.shown_to.items()}

    def rendered(self, part: RenderableType) -> list[list[Segment]]:
        """The lines that something takes, ready to be counted and printed."""
        return self.out.render_lines(part, pad=False)

    def viewer_for(self, viewer: int) -> int:
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
            self.out.input(
                Text.assemble(("Enter when nobody else is looking", "dim"), (" > ", ACCENT))
            )
        self.in_front = seat

    def answers_at_once(self, seat: int, moves: Sequence[str]) -> bool:
        """Whether the only move is one that nobody needs to be asked for."""
        if len(moves) != 1:
            return False
        unseen = () if self.hides(seat) else self.named("UNSEEN")
        return moves[0].split()[0] in (*self.named("AT_ONCE"), *unseen)

    def unsaid(self) -> tuple[str, ...]:
        """The verbs that go without saying; all do if none are named."""
        return self.named("UNSAID")

    def named(self, what: str) -> tuple[Any, ...]:
        """What the game's table names, if it does."""
        return tuple(getattr(self.table, what, ()))

    def wants_a_look(self) -> bool:
        """Whether something has happened that nobody has had the time to look at."""
        return self.saw(self.named("PAUSES"))

    def wants_a_glance(self) -> bool:
        """Whether something has happened that is shown for a moment."""
        return self.saw(self.named("GLANCES"))

    def saw(self, kinds: tuple[type, ...]) -> bool:
        """Whether such things have happened since the table was last shown."""
        return any(isinstance(event, kinds) for event in self.match.events(since=self.drawn_at))

    def has_news(self) -> bool:
        """Whether anything has happened since the table was last shown."""
        return bool(self.match.events(self.viewer_for(PUBLIC), self.drawn_at))

    def wipe(self) -> None:
        """An empty screen, where there is one."""
        if self.out.is_terminal and not self.out.is_dumb_terminal:
            self.out.clear()
