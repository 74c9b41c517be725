"""What happens on the Boulevard: places counted from 1, money in thousands of dollars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from greenbaize.engine.event import Event
from greenbaize.engine.text import dollars, listed, many
from greenbaize.games.las_vegas.boulevard.box import ActionCard
from greenbaize.games.las_vegas.events import NEUTRAL, at, place_called

YOU = "you"
"""What one person alone is called at the screen."""

TITLES: dict[ActionCard, str] = {
    "tie_win": "Tie-win",
    "reroll": "Re-roll",
    "two_casinos": "Two casinos",
    "pass": "Pass",
    "rotate": "Rotate",
    "take_back": "Take-back",
    "double": "Double",
    "score_casino": "Score a casino",
    "place_bill": "Place a bill",
    "swap_bill": "Swap a bill",
}


@dataclass(slots=True)
class BonusDealt(Event):
    """A seat was dealt bonus cards, and nobody else saw them."""

    seat: int
    cards: list[int]
    seen_by: int = field()

    def say(self, names: Sequence[str]) -> str:
        wishes = listed([dollars(card) for card in self.cards])
        return f"Bonus cards for {names[self.seat]}: {wishes}."


@dataclass(slots=True)
class CardsDealt(Event):
    """A seat was dealt action cards, and nobody else saw them."""

    seat: int
    cards: list[ActionCard]
    seen_by: int = field()

    def say(self, names: Sequence[str]) -> str:
        held = listed([TITLES[card] for card in self.cards])
        return f"Action cards for {names[self.seat]}: {held}."


@dataclass(slots=True)
class Played(Event):
    """A seat showed an action card, and it took effect."""

    hold: ClassVar[float] = 2.0

    seat: int
    card: ActionCard

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} played {TITLES[self.card]}."


@dataclass(slots=True)
class ThrewAgain(Event):
    """A seat threw some of its dice once more."""

    seat: int
    roll: str

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} threw again: {self.roll}."


@dataclass(slots=True)
class Rotated(Event):
    """A seat played Rotate: dice that showed one face were turned to another."""

    hold: ClassVar[float] = 2.0

    seat: int
    dice: int
    face: int
    other: int

    def say(self, names: Sequence[str]) -> str:
        turned = f"{many(self.dice, 'die', 'dice')} from {self.face} to {self.other}"
        return f"{names[self.seat]} played Rotate and turned {turned}."


@dataclass(slots=True)
class Fizzled(Event):
    """Kickers found no die to kick."""

    seat: int
    casino: int
    kickers: int

    def say(self, names: Sequence[str]) -> str:
        who = "the kicker" if self.kickers == 1 else f"{self.kickers} kickers"
        return f"{names[self.seat]} spent {who} on {place_called(self.casino)} for nothing."


@dataclass(slots=True)
class Kicked(Event):
    """A kicker sent a die home."""

    seat: int
    casino: int
    owner: int
    big: bool

    def say(self, names: Sequence[str]) -> str:
        die = "big die" if self.big else "die"
        if self.owner == self.seat:
            return f"{names[self.seat]} kicked a {die} from {place_called(self.casino)} back home."
        return f"{names[self.seat]} kicked {self.whose(names)} off {place_called(self.casino)}."

    def whose(self, names: Sequence[str]) -> str:
        """The die by its owner."""
        die = "big die" if self.big else "die"
        if self.owner == NEUTRAL:
            return "a neutral die"
        if names[self.owner] == YOU:
            return f"a {die} of yours"
        return f"a {die} of {names[self.owner]}"


@dataclass(slots=True)
class TookBack(Event):
    """A seat took back dice that it had just placed."""

    seat: int
    dice: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} took {many(self.dice, 'die', 'dice')} back."


@dataclass(slots=True)
class Announced(Event):
    """A place will pay when its announcer has the next turn."""

    seat: int
    casino: int

    def say(self, names: Sequence[str]) -> str:
        where = place_called(self.casino)
        return f"{names[self.seat]} announced an early payout: {where}, on their next turn."


@dataclass(slots=True)
class PaidEarly(Event):
    """The announced payout began."""

    seat: int
    casino: int

    def say(self, names: Sequence[str]) -> str:
        return f"{at(self.casino)} paid early, as {names[self.seat]} had announced."


@dataclass(slots=True)
class WentHome(Event):
    """After an early payout dice left a place for their owners' hands; neutral ones are out.

    For each owner so many normal and big dice.
    """

    casino: int
    owners: list[int]
    dice: list[int]
    big: list[int]

    def say(self, names: Sequence[str]) -> str:
        where = place_called(self.casino)
        seats = [names[owner] for owner in self.owners if owner != NEUTRAL]
        if not seats:
            return f"The neutral dice on {where} are out of the round."
        home = f"Dice from {where} went home to {listed(seats)}"
        return f"{home}; neutral ones are out." if NEUTRAL in self.owners else f"{home}."


@dataclass(slots=True)
class RainbowTurned(Event):
    """A Rainbow card was replaced by the next card of the deck."""

    casino: int
    bill: int

    def say(self, names: Sequence[str]) -> str:
        into = dollars(self.bill) if self.bill else "another one"
        return f"{at(self.casino)}: the Rainbow card turned into {into}."


@dataclass(slots=True)
class RainbowGone(Event):
    """A Rainbow card was discarded when no card was left to replace it."""

    casino: int

    def say(self, names: Sequence[str]) -> str:
        return f"{at(self.casino)}: the Rainbow card was discarded; the deck is empty."


@dataclass(slots=True)
class RainbowDrawn(Event):
    """Somebody drew a Rainbow card, which was discarded."""

    seat: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} drew a Rainbow card, which was discarded."


@dataclass(slots=True)
class Drew(Event):
    """A seat drew a bill that nobody else saw."""

    seat: int
    bill: int
    seen_by: int = field()

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} drew {dollars(self.bill)}."


@dataclass(slots=True)
class MiddleFound(Event):
    """The middle one of the bills drawn was shown."""

    seat: int
    bill: int

    def say(self, names: Sequence[str]) -> str:
        return f"The middle bill that {names[self.seat]} drew is {dollars(self.bill)}."


@dataclass(slots=True)
class BillLaid(Event):
    """The middle bill went to a place."""

    seat: int
    casino: int
    bill: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} added {dollars(self.bill)} to {place_called(self.casino)}."


@dataclass(slots=True)
class PutUnder(Event):
    """Bills went under the deck face down, and nobody else saw them."""

    seat: int
    bills: list[int]
    seen_by: int = field()

    def say(self, names: Sequence[str]) -> str:
        order = listed([dollars(bill) for bill in self.bills], "then")
        return f"{names[self.seat]} put {order} under the deck."


@dataclass(slots=True)
class TieClaimed(Event):
    """At one place a tie does not count against its player."""

    seat: int
    casino: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} claimed the tie at {place_called(self.casino)}."


@dataclass(slots=True)
class Swapped(Event):
    """A bill won in this round went face down under the deck for the top card."""

    seat: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} swapped a bill for the top card of the deck."


@dataclass(slots=True)
class Kept(Event):
    """No bill was swapped after all."""

    seat: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} kept all bills."


@dataclass(slots=True)
class NewBill(Event):
    """What a bill was swapped for; nobody else saw it."""

    seat: int
    bill: int
    seen_by: int = field()

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} got {dollars(self.bill)} for it."


@dataclass(slots=True)
class BonusRevealed(Event):
    """Bonus cards were satisfied, and an announcement die went up."""

    seat: int
    cards: list[int]
    die: int

    def say(self, names: Sequence[str]) -> str:
        wishes = listed([dollars(card) for card in self.cards])
        cards = "the bonus card" if len(self.cards) == 1 else "the bonus cards"
        return f"{names[self.seat]} showed {cards} {wishes}: the announcement die is at {self.die}."


@dataclass(slots=True)
class SecretShown(Event):
    """At the end it was shown which bill had been swapped for which, and what that satisfied."""

    seat: int
    bill: int
    cards: int
    given: int

    def say(self, names: Sequence[str]) -> str:
        swap = f"swap of {dollars(self.given)} for {dollars(self.bill)}"
        shown = f"{names[self.seat]} showed the {swap}"
        if not self.cards:
            return f"{shown}."
        return f"{shown}, with {many(self.cards, 'bonus card', 'bonus cards')} for it."


@dataclass(slots=True)
class BonusPaid(Event):
    """An announcement die was paid out when the game was over."""

    seat: int
    die: int
    money: int

    def say(self, names: Sequence[str]) -> str:
        return (
            f"{names[self.seat]} got {dollars(self.money)} for an announcement die at {self.die}."
        )
