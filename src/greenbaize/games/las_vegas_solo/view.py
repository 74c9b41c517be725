"""What can be known of the table, which is everything but what chance has not done yet."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from greenbaize.engine.glossary import Meaning
from greenbaize.engine.text import dollars
from greenbaize.games.las_vegas.box import CASINOS, COLOURS
from greenbaize.games.las_vegas.throws import faces_of
from greenbaize.games.las_vegas_solo.box import GROUPS, OWN, OWNERS
from greenbaize.games.las_vegas_solo.game import Solo
from greenbaize.games.las_vegas_solo.phases import OVER, PLACING, ROLLING, SCATTERING

MONEY = Meaning(words=dollars)
COLOUR = Meaning(COLOURS)
EACH_COLOUR = Meaning(COLOURS, each=True)
GLOSSARY = {
    "thrown_out": COLOUR,
    "opponent": COLOUR,
    "groups": EACH_COLOUR,
    "rolled.colours": COLOUR,
    "casinos.bills": MONEY,
    "casinos.dice": EACH_COLOUR,
    "colours": EACH_COLOUR,
    "colours.bills": Meaning(words=str),
    "colours.money": MONEY,
    "mine": MONEY,
    "others": MONEY,
    "under": MONEY,
}
"""What the numbers stand for."""


class Casino(TypedDict):
    """One casino: its bills in thousands, highest first, and the dice on it by colour."""

    number: int
    bills: list[int]
    dice: list[int]


class Colour(TypedDict):
    """What a colour has won: bills, and their worth in thousands."""

    bills: int
    money: int


class Rolled(TypedDict):
    """The colours whose die shows one face."""

    face: int
    colours: list[int]


class View(TypedDict):
    """The table; colours are counted from 0, which is the player's own.

    `opponent` is there while its dice are to be thrown out, `group` while one is played, and
    `won` when the game is over.
    """

    round: int
    rounds: int
    own_dice: int
    thrown_out: list[int]
    opponent: NotRequired[int]
    group: NotRequired[int]
    groups: list[list[int]]
    rolled: list[Rolled]
    casinos: list[Casino]
    colours: list[Colour]
    mine: int
    others: int
    deck: int
    under: list[int]
    over: bool
    won: NotRequired[bool]


def view(state: Solo, seat: int) -> View:
    """The table, the same for everybody."""
    seen = View(
        round=state.round + 1,
        rounds=state.rounds,
        own_dice=state.own_dice,
        thrown_out=[colour for colour in range(OWNERS) if state.thrown_out >> colour & 1],
        groups=[state.left_in(group) for group in range(GROUPS)],
        rolled=throw(state),
        casinos=[casino(state, number) for number in range(CASINOS)],
        colours=[Colour(bills=state.won[c], money=state.money[c]) for c in range(OWNERS)],
        mine=state.money[OWN],
        others=state.others(),
        deck=state.in_the_deck(),
        under=[10 * bill for bill in state.known_under()],
        over=state.phase == OVER,
    )
    if state.phase == SCATTERING:
        seen["opponent"] = state.opponent
    if state.phase in (ROLLING, PLACING):
        seen["group"] = state.group + 1
    if state.phase == OVER:
        seen["won"] = bool(state.is_won())
    return seen


def throw(state: Solo) -> list[Rolled]:
    """The dice that lie thrown, by face."""
    faces = faces_of(state.rolled, OWNERS)
    return [
        Rolled(face=face, colours=[colour for colour in range(OWNERS) if faces[colour] == face])
        for face in sorted(set(faces) - {0})
    ]


def casino(state: Solo, number: int) -> Casino:
    """One casino with all that lies on it."""
    return Casino(
        number=number + 1, bills=state.bills_at(number), dice=list(state.bets[number][:OWNERS])
    )
