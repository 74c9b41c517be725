"""Cincinnati in the terminal: the table, the questions and the story."""

from greenbaize.cli.tables.cincinnati.drawing import draw
from greenbaize.cli.tables.cincinnati.lines import event_lines
from greenbaize.cli.tables.cincinnati.prompts import prompt
from greenbaize.games.cincinnati.events import Duelled, Stayed, Took
from greenbaize.games.cincinnati.view import View

__all__ = ["AT_ONCE", "PAUSES", "draw", "event_lines", "hides", "prompt"]

AT_ONCE = ("pass",)
"""Whoever has no token need not be asked for one."""

PAUSES = (Took, Stayed, Duelled)
"""Who took what is worth a look."""


def hides(view: View) -> bool:
    """Whether the viewer has looked under a cup, or keeps dice in secret."""
    covered = view["phase"] in ("shaking", "sitting", "lifting")
    secret = view["hidden"] and view["phase"] in ("keeping", "revealing")
    return secret or (covered and any("dice" in seat for seat in view["seats"]))
