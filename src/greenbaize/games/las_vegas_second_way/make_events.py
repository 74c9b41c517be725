"""Makes the events of what happens on the table; called only while somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greenbaize.engine.event import Event
from greenbaize.engine.first import FirstChosen
from greenbaize.engine.seats import EVERYBODY, just
from greenbaize.games.las_vegas.box import CASINOS
from greenbaize.games.las_vegas.colours import face_of
from greenbaize.games.las_vegas.strip import bills_of
from greenbaize.games.las_vegas_second_way.box import (
    BILLS_EACH,
    COLOUR_NAMES,
    COLOURS,
    SCATTERED,
    ColourName,
)
from greenbaize.games.las_vegas_second_way.events import (
    Dealt,
    DealtUnseen,
    Discarded,
    Ended,
    Placed,
    Revealed,
    RoundBegan,
    Scattered,
    Stocked,
    Threw,
    Won,
)
from greenbaize.games.las_vegas_second_way.phases import UNKNOWN

if TYPE_CHECKING:
    from greenbaize.games.las_vegas_second_way.game import SecondWay


def named(cards: int) -> list[ColourName]:
    """The colours of a set by their names."""
    return [COLOUR_NAMES[colour] for colour in range(COLOURS) if cards >> colour & 1]


def by_face(throw: int, each: int = 1) -> list[list[ColourName]]:
    """The colours of a throw, face by face; so many dice of a colour stand side by side."""
    return [
        [COLOUR_NAMES[die // each] for die in range(each * COLOURS) if face_of(throw, die) == face]
        for face in range(1, CASINOS + 1)
    ]


def chose_first(seat: int) -> list[Event]:
    """Who was drawn to begin."""
    return [FirstChosen(seat)]


def stocked(table: SecondWay, bill: int) -> list[Event]:
    """The first bill of a round opens it."""
    began = [] if table.laid else [RoundBegan(table.round, table.start)]
    return [*began, Stocked(table.laid // BILLS_EACH + 1, 10 * bill)]


def scattered(throw: int) -> list[Event]:
    """Where the first dice of a round fell."""
    return [Scattered(by_face(throw, SCATTERED))]


def dealt(table: SecondWay, cards: int) -> list[Event]:
    """A seat sees its two colours, the others see that it has some."""
    seat = table.dealt
    unseen = DealtUnseen(seat, EVERYBODY & ~just(seat))
    return [unseen] if cards == UNKNOWN else [Dealt(seat, named(cards), just(seat)), unseen]


def threw(table: SecondWay, throw: int) -> list[Event]:
    """A seat's throw."""
    return [Threw(table.turn, by_face(throw))]


def placed(table: SecondWay, casino: int) -> list[Event]:
    """A seat's placement."""
    return [Placed(table.turn, casino + 1, by_face(table.rolled)[casino])]


def awarded(table: SecondWay, casino: int, colour: int, bill: int) -> list[Event]:
    """A colour's bill."""
    return [Won(casino + 1, COLOUR_NAMES[colour], table.dice[casino][colour], 10 * bill)]


def revealed(table: SecondWay) -> list[Event]:
    """Whose colours won what, and what went to nobody."""
    gained = [sum(bills_of(table.claimed(seat))) for seat in range(table.seats)]
    money = [had + gain for had, gain in zip(table.scores(), gained, strict=True)]
    owned = [cards for seat in range(table.seats) for cards in named(table.cards[seat])]
    left = [bill for heap in table.bills for bill in bills_of(heap)]
    ownerless = [
        bill
        for colour, heap in enumerate(table.winnings)
        if COLOUR_NAMES[colour] not in owned
        for bill in bills_of(heap)
    ]
    shown = Revealed([named(table.cards[seat]) for seat in range(table.seats)], gained, money)
    return [shown, *([Discarded(ownerless, left)] if ownerless or left else [])]


def ended(table: SecondWay) -> list[Event]:
    """The money is counted."""
    bills = [table.won[seat] for seat in range(table.seats)]
    return [Ended(table.scores(), bills, table.places())]
