"""What happens in Reibach & Co: cards by their names, places counted from 1, money in millions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from greenbaize.engine.event import Event
from greenbaize.engine.first import FirstChosen as FirstChosen
from greenbaize.engine.text import listed, many, sentence
from greenbaize.games.reibach.box import Business, Card

ORDINALS = (
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
)
NAMES = {"estate": "real estate", "joker": "a joker", "risk": "a risk card"}


def named(kind: str) -> str:
    """A card as we speak of it."""
    return NAMES.get(kind, kind)


def millions(money: int) -> str:
    """Money in full.

    >>> millions(4), millions(0), millions(-2)
    ('$4 million', '$0', '-$2 million')
    """
    sign = "-" if money < 0 else ""
    return f"{sign}${abs(money)} million" if money else "$0"


@dataclass(slots=True)
class Dealt(Event):
    """A seat looked at a card of its opening hand."""

    seat: int
    card: Card
    seen_by: int = field()

    def say(self, names: Sequence[str]) -> str:
        return f"{sentence(names[self.seat])} was dealt {named(self.card)}."


@dataclass(slots=True)
class DealtUnseen(Event):
    """A seat was dealt a card that the others did not see."""

    seat: int
    seen_by: int = field()

    def say(self, names: Sequence[str]) -> str:
        return f"{sentence(names[self.seat])} was dealt a card."


@dataclass(slots=True)
class TurnedUp(Event):
    """A card was laid face up in a place of the display."""

    place: int
    card: Card

    def say(self, names: Sequence[str]) -> str:
        return f"{sentence(named(self.card))} came up in place {self.place}."


@dataclass(slots=True)
class Took(Event):
    """A seat took a card from the display, for so many action points."""

    seat: int
    place: int
    card: Card
    points: int

    def say(self, names: Sequence[str]) -> str:
        price = f" for {self.points} points" if self.points > 1 else ""
        return f"{sentence(names[self.seat])} took {named(self.card)}{price}."


@dataclass(slots=True)
class Reached(Event):
    """A seat spent its points on a blind card."""

    seat: int
    points: int

    def say(self, names: Sequence[str]) -> str:
        return f"{sentence(names[self.seat])} reached for the deck."


@dataclass(slots=True)
class Drew(Event):
    """A seat looked at the card it had drawn blind."""

    seat: int
    card: Card
    seen_by: int = field()

    def say(self, names: Sequence[str]) -> str:
        return f"{sentence(names[self.seat])} drew {named(self.card)} blind."


@dataclass(slots=True)
class DrewUnseen(Event):
    """A seat drew a card that the others did not see."""

    seat: int
    seen_by: int = field()

    def say(self, names: Sequence[str]) -> str:
        return f"{sentence(names[self.seat])} drew a card blind."


@dataclass(slots=True)
class BaseLaid(Event):
    """A seat showed a card and laid it face down; which it was may be forgotten afterwards."""

    seat: int
    card: Card | None
    remembered: bool = False

    def say(self, names: Sequence[str]) -> str:
        what = "a base" if self.card is None else f"{named(self.card)} as a base"
        return f"{sentence(names[self.seat])} laid {what}."

    def redacted(self) -> BaseLaid:
        return self if self.remembered else BaseLaid(self.seat, None)


@dataclass(slots=True)
class Opened(Event):
    """A seat began a row on an uncovered base."""

    seat: int
    business: Business

    def say(self, names: Sequence[str]) -> str:
        return f"{sentence(names[self.seat])} opened a row of {named(self.business)}."


@dataclass(slots=True)
class Extended(Event):
    """A seat made a row longer, with a card of its business or with a joker."""

    seat: int
    business: Business
    length: int
    joker: bool

    def say(self, names: Sequence[str]) -> str:
        how = " with a joker" if self.joker else ""
        row = f"{named(self.business)} to {self.length}"
        return f"{sentence(names[self.seat])} extended {row}{how}."


@dataclass(slots=True)
class Closed(Event):
    """A seat laid a risk card on a row: it earns double and grows no more."""

    seat: int
    business: Business
    length: int

    def say(self, names: Sequence[str]) -> str:
        row = f"a row of {named(self.business)} at {self.length}"
        return f"{sentence(names[self.seat])} closed {row} with a risk card."


@dataclass(slots=True)
class PointsLost(Event):
    """A seat could do nothing with the points it had left."""

    seat: int
    points: int

    def say(self, names: Sequence[str]) -> str:
        lost = many(self.points, "action point", "action points")
        return f"{sentence(names[self.seat])} could do nothing more and lost {lost}."


@dataclass(slots=True)
class DollarShown(Event):
    """A $ turned up and was set aside."""

    number: int

    def say(self, names: Sequence[str]) -> str:
        return f"The {ORDINALS[self.number - 1]} $ turned up."


@dataclass(slots=True)
class BusinessPaid(Event):
    """A business paid in a scoring: by seat the rows, what they earned, and which were doubled."""

    hold: ClassVar[float] = 0.45

    business: Business
    lengths: list[int]
    paid: list[int]
    doubled: list[bool]

    def say(self, names: Sequence[str]) -> str:
        earned: dict[str, list[str]] = {}
        for seat, paid in enumerate(self.paid):
            if paid:
                double = " doubled" if self.doubled[seat] else ""
                what = f"{millions(paid)}{{each}} ({self.why(seat)}{double})"
                earned.setdefault(what, []).append(names[seat])
        shares = [
            f"{listed(who)} {what.format(each=' each' if len(who) > 1 else '')}"
            for what, who in earned.items()
        ]
        return f"{sentence(named(self.business))}: {', '.join(shares) or 'nobody earned anything'}."

    def why(self, seat: int) -> str:
        """What a row was paid for."""
        mine = self.lengths[seat]
        rows = sorted((length for length in self.lengths if length), reverse=True)
        if len(rows) == 1:
            return "monopoly"
        if mine < rows[0]:
            return f"second with {mine}"
        return f"longest with {mine}" if rows.count(mine) == 1 else f"tied at {mine}"


@dataclass(slots=True)
class Penalised(Event):
    """A seat paid for uncovered bases and cards in hand when the game ended."""

    hold: ClassVar[float] = 0.6

    seat: int
    bases: int
    cards: int
    lost: int

    def say(self, names: Sequence[str]) -> str:
        left = [many(self.bases, "bare base", "bare bases")] if self.bases else []
        left += [many(self.cards, "card in hand", "cards in hand")] if self.cards else []
        return f"{sentence(names[self.seat])} lost {millions(self.lost)} for {listed(left)}."


@dataclass(slots=True)
class Scored(Event):
    """A scoring was made: what everybody gained in it, penalties taken off, and all in all."""

    hold: ClassVar[float] = 3.5

    scoring: int
    gained: list[int]
    totals: list[int]

    def say(self, names: Sequence[str]) -> str:
        scores = [
            f"{name} {gained:+d} = {total}"
            for name, gained, total in zip(names, self.gained, self.totals, strict=True)
        ]
        return f"{sentence(ORDINALS[self.scoring - 1])} scoring: {', '.join(scores)}."


@dataclass(slots=True)
class Ended(Event):
    """The game was over."""

    totals: list[int]
    places: list[int]

    def say(self, names: Sequence[str]) -> str:
        winners = [seat for seat, place in enumerate(self.places) if place == 1]
        money = millions(self.totals[winners[0]])
        if len(winners) > 1:
            who = listed([names[seat] for seat in winners])
            return f"{sentence(who)} shared the victory with {money} each."
        return f"{sentence(names[winners[0]])} won with {money}."
