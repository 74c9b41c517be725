"""Secrets are redacted here: what happened, and each move in the words each viewer may know.

The rule is the game's (`State.seen`). Every line says who may see it; some are told differently
later.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from greenbaize.engine.game import Game
from greenbaize.engine.record import Line as Played
from greenbaize.engine.seats import EVERYBODY, PUBLIC
from greenbaize.engine.state import State


@dataclass(frozen=True, slots=True)
class Redacted:
    """A line without what all were to forget."""

    text: str
    event: dict[str, Any]


@dataclass(frozen=True, slots=True)
class StoryLine:
    """Something that happened, who may know of it, and how it is told later if that differs."""

    version: int
    kind: str
    seat: int | None
    text: str
    event: dict[str, Any]
    seen_by: int = EVERYBODY
    redacted: Redacted | None = None
    hold: float = 0.0
    """Seconds for which everybody looks at it."""

    def redact(self) -> StoryLine:
        """The line for whoever was not connected when it happened, or asks once more."""
        if self.redacted is None:
            return self
        return replace(self, text=self.redacted.text, event=self.redacted.event, redacted=None)

    def reveal(self) -> StoryLine:
        """The line when the game is over, and nothing is to be forgotten any more."""
        return self if self.redacted is None else replace(self, redacted=None)


@dataclass(slots=True)
class Story:
    """All lines, and each move as each viewer may know it.

    `seen` is what bots get to know; `remembered` what people may look up while the game runs.
    """

    lines: list[StoryLine] = field(default_factory=list)
    seen: dict[int, list[Played]] = field(default_factory=dict)
    remembered: dict[int, list[Played]] = field(default_factory=dict)

    def begin(self, seats: int) -> None:
        """Nobody has seen a move yet."""
        viewers = (*range(seats), PUBLIC)
        self.seen = {viewer: [] for viewer in viewers}
        self.remembered = {viewer: [] for viewer in viewers}

    def since(self, version: int, viewer: int) -> list[StoryLine]:
        """What this viewer may know of all that happened after a version."""
        start = bisect_right(self.lines, version, key=lambda line: line.version)
        return [line for line in self.lines[start:] if line.seen_by >> viewer & 1]

    def add_move(self, game: Game[Any], before: State, line: Played, move: int) -> None:
        """Note how each viewer saw a move, and how each may look it up while the game runs.

        `before` is the state that the move was made on, and `move` what its words were parsed to.
        """
        partial = wording(game, before, line, move)
        for viewer, lines in self.seen.items():
            lines.append(Played(line.seat, partial(before.seen(viewer, line.seat, move))))
        for viewer, lines in self.remembered.items():
            lines.append(Played(line.seat, partial(before.remembered(viewer, line.seat, move))))

    def undo_move(self) -> None:
        """The last move was never made."""
        for lines in (*self.seen.values(), *self.remembered.values()):
            lines.pop()


def wording(game: Game[Any], before: State, line: Played, move: int) -> Callable[[int], str]:
    """The words for what a viewer may know of a move; each wording is written once."""
    written = {move: line.words}

    def words(partial: int) -> str:
        if partial not in written:
            written[partial] = game.write(before, line.seat, partial)
        return written[partial]

    return words
