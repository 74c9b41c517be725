"""What happens in Las Vegas: casinos counted from 1, money in thousands of dollars.

The slot machine of the Boulevard is counted as casino 7, and a Rainbow card as a bill of 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from greenbaize.engine.event import Event
from greenbaize.engine.first import FirstChosen as FirstChosen
from greenbaize.engine.text import dollars, listed, many, sentence

NEUTRAL = -1
"""Stands where a seat would stand, for the neutral dice."""

SLOT_MACHINE = 7
RAINBOW = 0


def called(names: Sequence[str], owner: int) -> str:
    """A seat's name, or what we call the neutral dice."""
    return "the neutral dice" if owner == NEUTRAL else names[owner]


def place_called(casino: int) -> str:
    """A casino by its number, or the slot machine."""
    return "the slot machine" if casino == SLOT_MACHINE else f"casino {casino}"


def bill_called(bill: int) -> str:
    """What a bill is worth, or what lies there in its place."""
    return "a Rainbow card" if bill == RAINBOW else dollars(bill)


def at(casino: int) -> str:
    """A place, at the beginning of a sentence."""
    return sentence(place_called(casino))


@dataclass(slots=True)
class RoundBegan(Event):
    """The start player has the marker; everybody has all dice again."""

    round: int
    start: int

    def say(self, names: Sequence[str]) -> str:
        return f"Round {self.round} began; {names[self.start]} had the first throw."


@dataclass(slots=True)
class Stocked(Event):
    """A bill was turned up onto a casino."""

    casino: int
    bill: int

    def say(self, names: Sequence[str]) -> str:
        return f"{at(self.casino)} was stocked with {bill_called(self.bill)}."


@dataclass(slots=True)
class Scattered(Event):
    """The leftover neutral dice went to the casinos they showed."""

    faces: list[int]

    def say(self, names: Sequence[str]) -> str:
        where = listed([f"casino {face}" for face in self.faces])
        return f"The leftover neutral dice fell on {where}."


@dataclass(slots=True)
class Threw(Event):
    """A seat threw all its dice."""

    seat: int
    roll: str

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} threw {self.roll}."


@dataclass(slots=True)
class Placed(Event):
    """All dice of one face went to one place, showing a face there."""

    seat: int
    casino: int
    own: int
    neutral: int
    big: int = 0
    kickers: int = 0
    face: int = 0

    def say(self, names: Sequence[str]) -> str:
        kinds = (
            (self.own, "die", "dice"),
            (self.neutral, "neutral die", "neutral dice"),
            (self.big, "big die", "big dice"),
            (self.kickers, "kicker", "kickers"),
        )
        heaps = listed([many(*kind) for kind in kinds if kind[0]])
        showing = f" showing {self.face}" if self.casino == SLOT_MACHINE else ""
        return f"{names[self.seat]} placed {heaps}{showing} on {place_called(self.casino)}."


@dataclass(slots=True)
class Tied(Event):
    """Seats with equally many dice were struck out."""

    hold: ClassVar[float] = 0.4

    casino: int
    dice: int
    owners: list[int]

    def say(self, names: Sequence[str]) -> str:
        who = listed([called(names, owner) for owner in self.owners])
        return f"{at(self.casino)}: {who} tied at {self.dice} and got nothing."


@dataclass(slots=True)
class Paid(Event):
    """A bill went to the one with the most dice left."""

    hold: ClassVar[float] = 0.4

    casino: int
    owner: int
    dice: int
    bill: int

    def say(self, names: Sequence[str]) -> str:
        who = called(names, self.owner)
        where = " back under the deck" if self.owner == NEUTRAL else ""
        took = f"took {dollars(self.bill)}{where} with {many(self.dice, 'die', 'dice')}"
        return f"{at(self.casino)}: {who} {took}."


@dataclass(slots=True)
class Unclaimed(Event):
    """A bill that nobody won went under the deck."""

    hold: ClassVar[float] = 0.3

    casino: int
    bill: int

    def say(self, names: Sequence[str]) -> str:
        return f"{at(self.casino)}: nobody claimed {dollars(self.bill)}; it went under the deck."


@dataclass(slots=True)
class RoundEnded(Event):
    """All places had paid: what each seat was seen to take in the round."""

    hold: ClassVar[float] = 3.0

    round: int
    gained: list[int]

    def say(self, names: Sequence[str]) -> str:
        took = [f"{names[seat]} +{dollars(won)}" for seat, won in enumerate(self.gained) if won]
        return f"Round {self.round}: {', '.join(took) or 'nobody was paid'}."


@dataclass(slots=True)
class Ended(Event):
    """The game was over and the money was counted."""

    money: list[int]
    bills: list[int]
    places: list[int]

    def say(self, names: Sequence[str]) -> str:
        winners = [seat for seat, place in enumerate(self.places) if place == 1]
        who = listed([names[seat] for seat in winners])
        won = f"won with {dollars(self.money[winners[0]])}"
        if len(winners) > 1:
            return f"{who} shared the victory with {dollars(self.money[winners[0]])} each."
        rivals = [s for s in range(len(self.places)) if self.money[s] == self.money[winners[0]]]
        if len(rivals) > 1:
            won += f" and {self.bills[winners[0]]} bills, more than the others who had as much"
        return f"{who} {won}."
