"""What happens in the second way: casinos counted from 1, money in thousands, colours by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from greenbaize.engine.event import Event
from greenbaize.engine.text import dollars, listed, many, sentence
from greenbaize.games.las_vegas.box import COLOURS
from greenbaize.games.las_vegas.events import Ended, FirstChosen, RoundBegan, Stocked
from greenbaize.games.las_vegas_second_way.box import ColourName

__all__ = [
    "COLOURS",
    "Dealt",
    "DealtUnseen",
    "Discarded",
    "Ended",
    "FirstChosen",
    "Placed",
    "Revealed",
    "RoundBegan",
    "Scattered",
    "Stocked",
    "Threw",
    "Won",
    "by_face",
    "grouped",
]


def grouped(colours: Sequence[ColourName]) -> str:
    """Dice by their colours.

    >>> grouped(["red", "red", "blue"])
    '2 red and blue'
    """
    numbers = {colour: colours.count(colour) for colour in colours}
    return listed(
        [f"{number} {colour}" if number > 1 else colour for colour, number in numbers.items()]
    )


def by_face(faces: Sequence[Sequence[ColourName]]) -> str:
    """Dice by what they show, the colours that show 1 first.

    >>> by_face([["red", "blue"], [], ["green"], [], [], []])
    '1 (red and blue), 3 (green)'
    """
    return ", ".join(
        f"{face} ({grouped(colours)})" for face, colours in enumerate(faces, 1) if colours
    )


@dataclass(slots=True)
class Scattered(Event):
    """Two dice of every colour went to the casinos they showed: the colours, casino by casino."""

    casinos: list[list[ColourName]]

    def say(self, names: Sequence[str]) -> str:
        return f"Two dice of every colour fell on casinos {by_face(self.casinos)}."


@dataclass(slots=True)
class Dealt(Event):
    """A seat looked at its two colours."""

    seat: int
    colours: list[ColourName]
    seen_by: int = field()

    def say(self, names: Sequence[str]) -> str:
        return f"{sentence(names[self.seat])} got {grouped(self.colours)}, in secret."


@dataclass(slots=True)
class DealtUnseen(Event):
    """A seat was dealt two colours that the others did not see."""

    seat: int
    seen_by: int = field()

    def say(self, names: Sequence[str]) -> str:
        return f"{sentence(names[self.seat])} got two secret colours."


@dataclass(slots=True)
class Threw(Event):
    """A seat threw a die of every colour in the stock: the colours, face by face."""

    seat: int
    faces: list[list[ColourName]]

    def say(self, names: Sequence[str]) -> str:
        return f"{sentence(names[self.seat])} threw {by_face(self.faces)}."


@dataclass(slots=True)
class Placed(Event):
    """All dice of one face went to its casino."""

    seat: int
    casino: int
    colours: list[ColourName]

    def say(self, names: Sequence[str]) -> str:
        who = sentence(names[self.seat])
        return f"{who} placed {grouped(self.colours)} on casino {self.casino}."


@dataclass(slots=True)
class Won(Event):
    """A colour won a bill, and all its dice there went aside with it."""

    hold: ClassVar[float] = 0.4

    casino: int
    colour: ColourName
    dice: int
    bill: int

    def say(self, names: Sequence[str]) -> str:
        dice = many(self.dice, "die", "dice")
        return f"Casino {self.casino}: {self.colour} won {dollars(self.bill)} with {dice}."


@dataclass(slots=True)
class Revealed(Event):
    """Everybody showed two colours and took what had been won with them."""

    hold: ClassVar[float] = 4.0

    colours: list[list[ColourName]]
    gained: list[int]
    money: list[int]

    def say(self, names: Sequence[str]) -> str:
        shown = [
            f"{names[seat]} played {grouped(colours)} and took {dollars(self.gained[seat])}"
            for seat, colours in enumerate(self.colours)
        ]
        return f"{sentence('; '.join(shown))}."


@dataclass(slots=True)
class Discarded(Event):
    """Bills left the game: those of colours that nobody played, and those that nobody won."""

    ownerless: list[int]
    unclaimed: list[int]

    def say(self, names: Sequence[str]) -> str:
        bills = [*self.ownerless, *self.unclaimed]
        number = many(len(bills), "bill", "bills")
        return f"Nobody took {number} worth {dollars(sum(bills))}, which left the game."
