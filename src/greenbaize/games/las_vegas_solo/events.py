"""What happens in Las Vegas Solo: casinos and groups from 1, colours from 0, money in thousands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from greenbaize.engine.event import Event
from greenbaize.engine.text import dollars, listed, many
from greenbaize.games.las_vegas import events as base
from greenbaize.games.las_vegas.box import COLOURS
from greenbaize.games.las_vegas.events import Stocked, Unclaimed
from greenbaize.games.las_vegas_solo.box import MASTERS_DICE

__all__ = [
    "Drawn",
    "Ended",
    "GroupTaken",
    "Paid",
    "Placed",
    "RoundBegan",
    "RoundEnded",
    "Scattered",
    "Stocked",
    "Threw",
    "Tied",
    "Unclaimed",
]


def owners(names: Sequence[str]) -> list[str]:
    """Who owns the dice: the one who plays goes by name, the others by their colour."""
    return [*names[:1], *COLOURS[1:]]


@dataclass(slots=True)
class RoundBegan(Event):
    """All dice lay ready again."""

    round: int
    rounds: int

    def say(self, names: Sequence[str]) -> str:
        which = f"Round {self.round} of {self.rounds}" if self.rounds > 1 else "The only round"
        return f"{which} began."


@dataclass(slots=True)
class Drawn(Event):
    """Chance said whose dice are thrown out beforehand."""

    colour: int

    def say(self, names: Sequence[str]) -> str:
        return f"{COLOURS[self.colour]} was drawn to be thrown first."


@dataclass(slots=True)
class Scattered(Event):
    """All dice of an opponent went to the casinos they showed."""

    colour: int
    faces: list[int]

    def say(self, names: Sequence[str]) -> str:
        faces = " ".join(str(face) for face in self.faces)
        return f"{COLOURS[self.colour]}'s dice were thrown first: {faces}."


@dataclass(slots=True)
class GroupTaken(Event):
    """A group of dice was begun."""

    group: int
    dice: int
    own: int

    def say(self, names: Sequence[str]) -> str:
        which = ("first", "second")[self.group - 1]
        return f"The {which} group was taken: {self.dice} dice, {self.own} of them {COLOURS[0]}."


@dataclass(slots=True)
class Threw(Event):
    """One die of every colour left in the group was thrown; 0 stands for none."""

    faces: list[int]

    def say(self, names: Sequence[str]) -> str:
        showing = [
            f"{face}: {listed([COLOURS[c] for c, shown in enumerate(self.faces) if shown == face])}"
            for face in sorted(set(self.faces) - {0})
        ]
        return f"{names[0]} threw {'; '.join(showing)}."


@dataclass(slots=True)
class Placed(Event):
    """All dice of one face went to its casino."""

    casino: int
    colours: list[int]

    def say(self, names: Sequence[str]) -> str:
        dice = many(len(self.colours), "die", "dice")
        who = listed([COLOURS[colour] for colour in self.colours])
        return f"{names[0]} placed {dice} on casino {self.casino}: {who}."


class Tied(base.Tied):
    """Colours with equally many dice were struck out."""

    __slots__ = ()

    def say(self, names: Sequence[str]) -> str:
        return super().say(owners(names))


class Paid(base.Paid):
    """A bill went to the colour with the most dice left."""

    __slots__ = ()

    def say(self, names: Sequence[str]) -> str:
        return super().say(owners(names))


@dataclass(slots=True)
class RoundEnded(Event):
    """All casinos had paid: what the round brought to the one who plays, and to all others."""

    hold: ClassVar[float] = 3.0

    round: int
    mine: int
    others: int

    def say(self, names: Sequence[str]) -> str:
        others = f"the seven others +{dollars(self.others)}"
        return f"Round {self.round}: {names[0]} +{dollars(self.mine)}, {others}."


@dataclass(slots=True)
class Ended(Event):
    """The game was over and the money was compared."""

    mine: int
    others: int
    own_dice: int
    won: bool

    def say(self, names: Sequence[str]) -> str:
        against = f"{dollars(self.mine)} against {dollars(self.others)} of the seven others"
        if not self.won:
            return f"{names[0]} lost, with {against}."
        if self.own_dice == MASTERS_DICE:
            return f"{names[0]} won with a single die and became Master Gambler: {against}!"
        dice = many(self.own_dice, "die", "dice")
        return f"{names[0]} won with {dice}: {against}."
