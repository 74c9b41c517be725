"""Las Vegas in the terminal, with the Boulevard: the table, the questions and the story."""

from greenbaize.cli.tables.las_vegas.drawing import draw
from greenbaize.cli.tables.las_vegas.lines import event_lines
from greenbaize.cli.tables.las_vegas.prompts import prompt
from greenbaize.games.las_vegas.boulevard.events import BonusRevealed, RainbowGone, RainbowTurned
from greenbaize.games.las_vegas.events import Paid, Tied, Unclaimed
from greenbaize.games.las_vegas.view import View

__all__ = [
    "AT_ONCE",
    "GLANCES",
    "PAUSES",
    "UNSAID",
    "UNSEEN",
    "draw",
    "event_lines",
    "hides",
    "prompt",
]

AT_ONCE = ("kick", "take", "claim")
"""Who has only one die to kick, bill to take or tie to claim need not be asked."""

UNSEEN = ("done",)
"""Nobody must learn from it that there was no card to play after placing."""

UNSAID = ("place", "kick", "lay", "claim", "take", "swap")
"""A number alone is never a card that is played."""

PAUSES = (Paid, Tied, Unclaimed, BonusRevealed)
"""Payday is worth a look, early or not, and so are bonus cards that came true."""

GLANCES = (RainbowTurned, RainbowGone)
"""Rainbow cards turn one by one."""

SECRETS = {"bonus_cards", "action_cards"}


def hides(view: View) -> bool:
    """Whether cards are in hand that nobody else may see, or bills that came with them."""
    boulevard = view.get("boulevard")
    return boulevard is not None and not view["over"] and bool(SECRETS & {*boulevard["modules"]})
