"""Makes the events of what happens on the table; called only while somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greenbaize.engine.dice import faces
from greenbaize.engine.event import Event
from greenbaize.games.las_vegas.box import DICE
from greenbaize.games.las_vegas.throws import faces_of
from greenbaize.games.las_vegas_solo.box import OWN, OWNERS
from greenbaize.games.las_vegas_solo.events import (
    Drawn,
    Ended,
    GroupTaken,
    Paid,
    Placed,
    RoundBegan,
    RoundEnded,
    Scattered,
    Stocked,
    Threw,
    Tied,
    Unclaimed,
)

if TYPE_CHECKING:
    from greenbaize.games.las_vegas_solo.game import Solo


def stocked(table: Solo, bill: int) -> list[Event]:
    """The first bill of a round opens it."""
    opens = table.casino == 0 and table.stake == 0
    began: list[Event] = [RoundBegan(table.round + 1, table.rounds)] if opens else []
    return [*began, Stocked(table.casino + 1, 10 * bill)]


def drawn(colour: int) -> list[Event]:
    """Whose dice go out."""
    return [Drawn(colour)]


def scattered(table: Solo, roll: int) -> list[Event]:
    """Where they fell."""
    return [Scattered(table.opponent, faces(roll))]


def took_group(table: Solo) -> list[Event]:
    """What the group holds."""
    dice = table.left_in(table.group)
    return [GroupTaken(table.group + 1, sum(dice), dice[OWN])]


def threw(roll: int) -> list[Event]:
    """A throw, colour by colour."""
    return [Threw(faces_of(roll, OWNERS))]


def placed(table: Solo, casino: int) -> list[Event]:
    """Whose dice were placed."""
    shown = faces_of(table.rolled, OWNERS)
    return [Placed(casino + 1, [c for c in range(OWNERS) if shown[c] == casino + 1])]


def tied(table: Solo, casino: int, sizes: int) -> list[Event]:
    """Heaps of a size that lies there more than once, the larger first."""
    bets = table.bets[casino]
    return [
        Tied(casino + 1, dice, [colour for colour in range(OWNERS) if bets[colour] == dice])
        for dice in range(DICE, 0, -1)
        if sizes >> dice & 1
    ]


def awarded(table: Solo, casino: int, bill: int, colour: int) -> list[Event]:
    """Who got the bill, if anybody did."""
    if colour < 0:
        return [Unclaimed(casino + 1, 10 * bill)]
    return [Paid(casino + 1, colour, table.bets[casino][colour], 10 * bill)]


def round_ended(table: Solo) -> list[Event]:
    """What was won since the round began; a game of one round tells it at its end."""
    if table.rounds == 1:
        return []
    mine = others = 0
    for event in reversed(table.story or []):
        if isinstance(event, RoundBegan):
            break
        if isinstance(event, Paid):
            mine += event.bill if event.owner == OWN else 0
            others += event.bill if event.owner != OWN else 0
    return [RoundEnded(table.round + 1, mine, others)]


def ended(table: Solo) -> list[Event]:
    """The money is compared."""
    mine, others = table.money[OWN], table.others()
    return [Ended(mine, others, table.own_dice, bool(table.is_won()))]
