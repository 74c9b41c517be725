"""What happens in Cincinnati: tables by their letters, dice as ascending faces, money in thousands.

A card is its worth in thousands as a word, or `tokens`, or `duel`; no dice are an empty text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final, Literal

from greenbaize.engine.event import Event
from greenbaize.engine.text import dollars, listed, many
from greenbaize.games.cincinnati.box import CONDITIONS, Card, Letter, MoneyCard
from greenbaize.games.cincinnati.hierarchy import IN_WORDS, Category

Prize = Literal[Letter, "card"]
CARD: Final = "card"
"""What a duel is for, if not for a table."""


def called(card: Card) -> str:
    """A card as we speak of it."""
    return {"tokens": "a token card", "duel": "a duel card"}.get(card) or dollars(int(card))


def gathered(cards: Sequence[Card]) -> str:
    """A pile as we speak of it: its money together, then the other cards."""
    money = sum(int(card) for card in cards if card.isdigit())
    heaps = [dollars(money)] if money else []
    for word in ("token", "duel"):
        copies = sum(card.startswith(word) for card in cards)
        if copies:
            heaps.append(many(copies, f"{word} card", f"{word} cards"))
    return listed(heaps)


@dataclass(slots=True)
class RoundBegan(Event):
    """A round began; the dealer turned the cards."""

    round: int
    dealer: int

    def say(self, names: Sequence[str]) -> str:
        return f"Round {self.round} began; {names[self.dealer]} dealt."


@dataclass(slots=True)
class Turned(Event):
    """A card was turned up; it lies on a table, or waits to be put on one."""

    card: Card
    table: Letter | None

    def say(self, names: Sequence[str]) -> str:
        if self.table is None:
            return f"Instead: {called(self.card)}, to go on any table."
        return f"Table {self.table} got {called(self.card)}."


@dataclass(slots=True)
class ShownBack(Event):
    """A duel card of the first round was shuffled in again."""

    table: Letter

    def say(self, names: Sequence[str]) -> str:
        return f"A duel card was turned up for table {self.table} and shuffled back in."


@dataclass(slots=True)
class Put(Event):
    """The dealer chose a table for a replacement."""

    seat: int
    card: Card
    table: Letter

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} put {called(self.card)} on table {self.table}."


@dataclass(slots=True)
class Shook(Event):
    """A seat threw its five dice under the cup."""

    seat: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} threw five dice under the cup."


@dataclass(slots=True)
class Looked(Event):
    """The first throw itself, for who threw it."""

    seat: int
    dice: str
    seen_by: int = field()

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} saw {self.dice} there."


@dataclass(slots=True)
class Sat(Event):
    """A seat chose a table, face down."""

    seat: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} chose a table in secret."


@dataclass(slots=True)
class Lifted(Event):
    """Everybody's table and first throw were shown."""

    hold: ClassVar[float] = 2.5

    tables: list[Letter]
    dice: list[str]

    def say(self, names: Sequence[str]) -> str:
        each = zip(names, self.tables, self.dice, strict=True)
        return f"The cups were lifted: {listed([f'{n} at {t} with {d}' for n, t, d in each])}."


@dataclass(slots=True)
class Kept(Event):
    """A seat kept some dice, to throw the others."""

    seat: int
    kept: str
    thrown: str

    def say(self, names: Sequence[str]) -> str:
        if not self.thrown:
            return f"{names[self.seat]} stood on {self.kept}."
        if not self.kept:
            return f"{names[self.seat]} picked up all five dice."
        return f"{names[self.seat]} kept {self.kept}."


@dataclass(slots=True)
class Committed(Event):
    """A seat chose in secret what to keep."""

    seat: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} chose in secret what to keep."


@dataclass(slots=True)
class Revealed(Event):
    """What these seats had kept was shown."""

    hold: ClassVar[float] = 1.2

    seats: list[int]
    kept: list[str]

    def say(self, names: Sequence[str]) -> str:
        each = zip(self.seats, self.kept, strict=True)
        keeps = [f"{names[seat]} {kept or 'nothing'}" for seat, kept in each]
        return f"Kept in secret: {listed(keeps)}."


@dataclass(slots=True)
class Threw(Event):
    """A seat threw dice; now these lie before it."""

    seat: int
    roll: str
    dice: str
    kind: Category

    def say(self, names: Sequence[str]) -> str:
        lie = "" if self.roll == self.dice else f", which makes {self.dice}"
        return f"{names[self.seat]} threw {self.roll}{lie}: {IN_WORDS[self.kind]}."


@dataclass(slots=True)
class Bought(Event):
    """A token was paid for another throw."""

    seat: int
    tokens: int

    def say(self, names: Sequence[str]) -> str:
        if not self.tokens:
            return f"{names[self.seat]} paid their last token for another throw."
        left = many(self.tokens, "token", "tokens")
        return f"{names[self.seat]} paid a token for another throw; {left} left."


@dataclass(slots=True)
class Declined(Event):
    """A seat bought no throw."""

    seat: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} didn't buy another throw."


@dataclass(slots=True)
class Took(Event):
    """A pile was won."""

    hold: ClassVar[float] = 2.4

    seat: int
    table: Letter
    cards: list[Card]
    tokens: int

    def say(self, names: Sequence[str]) -> str:
        took = f"Table {self.table}: {names[self.seat]} took {gathered(self.cards)}"
        promised = 2 * self.cards.count("tokens")
        if not promised:
            return f"{took}."
        if not self.tokens:
            return f"{took}, but there were no tokens left."
        short = ", all that was left" if self.tokens < promised else ""
        return f"{took}, and got {many(self.tokens, 'token', 'tokens')}{short}."


@dataclass(slots=True)
class Stayed(Event):
    """Nobody there met the condition, or nobody was there."""

    hold: ClassVar[float] = 1.2

    table: Letter
    cards: list[Card]
    players: int

    def say(self, names: Sequence[str]) -> str:
        if not self.cards:
            return f"Table {self.table} was empty."
        who = f"nobody had {CONDITIONS[self.table]}" if self.players else "nobody was there"
        return f"Table {self.table}: {who}; left on the table: {gathered(self.cards)}."


@dataclass(slots=True)
class Tied(Event):
    """Equal dice were best at a table, and are fought out in this order."""

    hold: ClassVar[float] = 1.6

    table: Letter
    seats: list[int]

    def say(self, names: Sequence[str]) -> str:
        who = listed([names[seat] for seat in self.seats])
        return f"Table {self.table}: {who} tied and went to a duel."


@dataclass(slots=True)
class DroppedOut(Event):
    """Who began a duel for a table and ended it with equal dice was out of it."""

    seat: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} had started the duel and so lost the tie."


@dataclass(slots=True)
class Challenged(Event):
    """A duel card was played."""

    seat: int
    opponent: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} challenged {names[self.opponent]} to a duel."


@dataclass(slots=True)
class Duelled(Event):
    """A duel for a card was over; the highest money card changed hands if there was one to win."""

    hold: ClassVar[float] = 3.0

    holder: int
    opponent: int
    dice: list[str]
    won: bool
    card: MoneyCard | None

    def say(self, names: Sequence[str]) -> str:
        holder, opponent = names[self.holder], names[self.opponent]
        if not self.won:
            equal = "The dice were equal, so " if self.dice[0] == self.dice[1] else ""
            return f"{equal}{opponent} won the duel and kept everything."
        if self.card is None:
            return f"{holder} won the duel, but {opponent} had no money to lose."
        return f"{holder} won the duel and took {dollars(int(self.card))} from {opponent}."


@dataclass(slots=True)
class Ended(Event):
    """The game was over and everything was counted."""

    hold: ClassVar[float] = 3.0

    scores: list[int]
    tokens: list[int]
    places: list[int]

    def say(self, names: Sequence[str]) -> str:
        winners = [seat for seat, place in enumerate(self.places) if place == 1]
        who = listed([names[seat] for seat in winners])
        most = dollars(max(self.scores))
        if len(winners) > 1:
            return f"{who} shared the victory with {most} each."
        if self.scores.count(max(self.scores)) > 1:
            return f"{who} won the tie at {most} with higher cards."
        return f"{who} won with {most}."
