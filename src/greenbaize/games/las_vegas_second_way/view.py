"""What one seat may know of the table."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from greenbaize.engine.glossary import EACH_SEAT, SEAT, Meaning
from greenbaize.engine.text import dollars
from greenbaize.games.las_vegas.box import CASINOS, NOBODY
from greenbaize.games.las_vegas.box import COLOURS as NAMES
from greenbaize.games.las_vegas.strip import bills_of
from greenbaize.games.las_vegas_second_way.box import COLOUR_NAMES, COLOURS, ROUNDS, ColourName
from greenbaize.games.las_vegas_second_way.game import SecondWay
from greenbaize.games.las_vegas_second_way.make_events import by_face, named
from greenbaize.games.las_vegas_second_way.phases import OVER, PLACING, ROLLING, UNKNOWN

MONEY = Meaning(words=dollars)
GLOSSARY = {
    "start": SEAT,
    "turn": SEAT,
    "places": EACH_SEAT,
    "casinos.bills": MONEY,
    "casinos.dice": Meaning(NAMES, each=True),
    "colours.bills": MONEY,
    "seats.money": MONEY,
}
"""What the numbers stand for."""


class Casino(TypedDict):
    """One casino: its bills in thousands, lowest first, and the dice of every colour on it."""

    number: int
    bills: list[int]
    dice: list[int]


class Colour(TypedDict):
    """One colour: its dice in the stock, and the bills that lie with it, in thousands."""

    name: ColourName
    stock: int
    bills: list[int]


class Seat(TypedDict):
    """One seat: money and bills of the rounds revealed, and its colours where they may be seen."""

    money: int
    bills: int
    colours: NotRequired[list[ColourName]]


class Rolled(TypedDict):
    """The dice of one face in a throw, by their colours."""

    face: int
    colours: list[ColourName]


class View(TypedDict):
    """The table. `start` is absent until it is drawn who begins.

    `turn` is absent before the first throw of a round and after the last.
    """

    round: int
    rounds: int
    start: NotRequired[int]
    turn: NotRequired[int]
    rolled: list[Rolled]
    casinos: list[Casino]
    colours: list[Colour]
    seats: list[Seat]
    deck: int
    over: bool
    places: NotRequired[list[int]]


def view(state: SecondWay, seat: int) -> View:
    """The table as this seat sees it; the others' colours are left out until they are revealed."""
    seen = View(
        round=max(1, state.round),
        rounds=ROUNDS,
        rolled=throw(state),
        casinos=[casino(state, number) for number in range(CASINOS)],
        colours=[colour(state, number) for number in range(COLOURS)],
        seats=[chair(state, other, seat) for other in range(state.seats)],
        deck=state.in_the_deck(),
        over=state.phase == OVER,
    )
    if state.start != NOBODY:
        seen["start"] = state.start
    if state.phase in (ROLLING, PLACING):
        seen["turn"] = state.turn
    if state.phase == OVER:
        seen["places"] = state.places()
    return seen


def throw(state: SecondWay) -> list[Rolled]:
    """The dice that lie thrown, by face."""
    faces = enumerate(by_face(state.rolled), 1)
    return [Rolled(face=face, colours=colours) for face, colours in faces if colours]


def casino(state: SecondWay, number: int) -> Casino:
    """One casino with all that lies on it."""
    return Casino(
        number=number + 1,
        bills=bills_of(state.bills[number]),
        dice=list(state.dice[number]),
    )


def colour(state: SecondWay, number: int) -> Colour:
    """One colour with all that it has."""
    return Colour(
        name=COLOUR_NAMES[number],
        stock=state.stock[number],
        bills=bills_of(state.winnings[number]),
    )


def chair(state: SecondWay, seat: int, viewer: int) -> Seat:
    """A seat; its colours are its own secret until all are revealed (X3, X7)."""
    seen = Seat(money=state.money[seat], bills=state.won[seat])
    if state.cards[seat] != UNKNOWN and (seat == viewer or not state.dealt):
        seen["colours"] = named(state.cards[seat])
    return seen
