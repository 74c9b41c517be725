"""Bells & Hammers in the terminal: the table, the questions and the story."""

from greenbaize.cli.tables.bells_and_hammers.drawing import draw
from greenbaize.cli.tables.bells_and_hammers.lines import event_lines
from greenbaize.cli.tables.bells_and_hammers.prompts import prompt
from greenbaize.games.bells_and_hammers.events import (
    Confiscated,
    GameEnded,
    InnOpened,
    TurnedUp,
)

__all__ = ["AT_ONCE", "PAUSES", "draw", "event_lines", "prompt"]

AT_ONCE = ("pass",)
"""Whoever cannot outbid need not be asked."""

PAUSES = (TurnedUp, InnOpened, GameEnded, Confiscated)
"""The cards, the Inn and the end of a game are worth a look."""
