"""What happens in Bells & Hammers: cards counted from 1 in the order of the sale."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from greenbaize.engine.event import Event
from greenbaize.engine.text import listed, many
from greenbaize.games.bells_and_hammers.box import Face

CARDS_IN_WORDS = ("first", "second", "third", "fourth", "fifth")


def card(number: int) -> str:
    """A card that lies face down, by the order of the sale."""
    return f"the {CARDS_IN_WORDS[number - 1]} card"


def points(number: int) -> str:
    """So many points."""
    return many(number, "point", "points")


def all_of(names: Sequence[str], seats: Sequence[int]) -> str:
    """Seats by their names."""
    return listed([names[seat] for seat in seats])


@dataclass(slots=True)
class Drew(Event):
    """A seat threw the six number dice to become Banker."""

    seat: int
    dice: str
    total: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} threw {self.dice} to be Banker: {self.total}."


@dataclass(slots=True)
class DrewLevel(Event):
    """Some had the same highest total and threw again."""

    seats: list[int]
    total: int

    def say(self, names: Sequence[str]) -> str:
        who = all_of(names, self.seats)
        return f"{who} tied at {self.total} and threw again to be Banker."


@dataclass(slots=True)
class Refilled(Event):
    """The bank was filled up from the box."""

    points: int

    def say(self, names: Sequence[str]) -> str:
        return f"The bank was refilled with {points(self.points)}."


@dataclass(slots=True)
class GameBegan(Event):
    """A game of the match began, its Banker was known and the stakes were paid."""

    game: int
    games: int
    banker: int
    players: list[int]
    ante: int
    bank: int

    def say(self, names: Sequence[str]) -> str:
        which = f"Game {self.game} of {self.games}" if self.games > 1 else "The game"
        stakes = f"stakes of {self.ante} and {self.bank} in the bank"
        return f"{which} began with {names[self.banker]} as Banker, {stakes}."


@dataclass(slots=True)
class Bid(Event):
    """A seat bid for the card that was up."""

    card: int
    seat: int
    points: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} bid {self.points} for {card(self.card)}."


@dataclass(slots=True)
class BidderPassed(Event):
    """A seat wanted the card no more."""

    card: int
    seat: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} passed."


@dataclass(slots=True)
class Sold(Event):
    """A card was taken face down; its price of 0 is that of a card nobody wanted."""

    hold: ClassVar[float] = 1.8

    card: int
    seat: int
    price: int
    bank: int

    def say(self, names: Sequence[str]) -> str:
        if self.price == 0:
            return f"Nobody bid for {card(self.card)}; {names[self.seat]} got it free."
        bought = f"{names[self.seat]} bought {card(self.card)} for {self.price}"
        return f"{bought}; the bank now holds {self.bank}."


@dataclass(slots=True)
class TurnedUp(Event):
    """A card was turned up after the sale."""

    hold: ClassVar[float] = 1.4

    card: int
    face: Face
    seat: int

    def say(self, names: Sequence[str]) -> str:
        face = self.face.capitalize()
        return f"{card(self.card).capitalize()} was the {face}; it belongs to {names[self.seat]}."


@dataclass(slots=True)
class LeftOut(Event):
    """Whoever had no card took no part in this game."""

    seats: list[int]

    def say(self, names: Sequence[str]) -> str:
        return f"{all_of(names, self.seats)} had no card and sat this game out."


@dataclass(slots=True)
class Threw(Event):
    """A seat threw all eight dice."""

    seat: int
    dice: str
    total: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} threw {self.dice}."


@dataclass(slots=True)
class Paid(Event):
    """A seat paid another; less than it owed if it had no more."""

    debtor: int
    creditor: int
    points: int
    owed: int

    def say(self, names: Sequence[str]) -> str:
        debtor, creditor = names[self.debtor], names[self.creditor]
        if self.points == self.owed:
            return f"{debtor} paid {points(self.points)} to {creditor}."
        could = f"could pay only {self.points}" if self.points else "had nothing left"
        return f"{debtor} owed {points(self.owed)} to {creditor}, but {could}."


@dataclass(slots=True)
class BankPaid(Event):
    """The bank paid a seat."""

    seat: int
    points: int
    bank: int

    def say(self, names: Sequence[str]) -> str:
        return f"The bank paid {points(self.points)} to {names[self.seat]} and kept {self.bank}."


@dataclass(slots=True)
class InnOpened(Event):
    """The first throw beyond the bank opened the Inn."""

    hold: ClassVar[float] = 2.6

    bank: int

    def say(self, names: Sequence[str]) -> str:
        return f"The Inn opened with {points(self.bank)} in the bank."


@dataclass(slots=True)
class Cleared(Event):
    """A seat took all that the bank had."""

    hold: ClassVar[float] = 2.8

    seat: int
    points: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} took the whole bank: {points(self.points)}."


@dataclass(slots=True)
class Divided(Event):
    """A seat threw all six numbers, and the bank was divided."""

    hold: ClassVar[float] = 2.8

    seat: int
    bank: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} threw 21: the bank of {self.bank} was divided."


@dataclass(slots=True)
class GameEnded(Event):
    """A game of several was over: who had won it, and what everybody had in hand."""

    hold: ClassVar[float] = 4.0

    game: int
    winners: list[int]
    points: list[int]

    def say(self, names: Sequence[str]) -> str:
        has = points(self.points[self.winners[0]])
        who = all_of(names, self.winners)
        if len(self.winners) > 1:
            return f"{who} shared the win in game {self.game} with {has} each."
        return f"{who} won game {self.game} with {has}."


@dataclass(slots=True)
class Confiscated(Event):
    """A seat was out for good after three games without a card."""

    seat: int
    points: int

    def say(self, names: Sequence[str]) -> str:
        why = "had no card three games running and is out of the match"
        return f"{names[self.seat]} {why}; {points(self.points)} went to the bank."


@dataclass(slots=True)
class Ended(Event):
    """The match was over."""

    games: int
    scores: list[int]
    places: list[int]

    def say(self, names: Sequence[str]) -> str:
        winners = [seat for seat, place in enumerate(self.places) if place == 1]
        who, has = all_of(names, winners), points(self.scores[winners[0]])
        if len(winners) > 1:
            which = " in the match" if self.games > 1 else ""
            return f"{who} shared the win{which} with {has} each."
        rivals = [seat for seat, place in enumerate(self.places) if place == 2]
        level = rivals and self.scores[rivals[0]] == self.scores[winners[0]]
        if level and self.games == 1:
            return f"{who} won the tie at {has} by throwing last."
        return f"{who} won the {'match' if self.games > 1 else 'game'} with {has}."
