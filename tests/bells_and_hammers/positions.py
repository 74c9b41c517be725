"""Positions of Bells & Hammers, set through the state's doors and played through the match.

Unless it is said otherwise five seats own one card each, in the order horse, inn, bell, hammer,
double; so a seat can be called by its card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypedDict, Unpack

from greenbaize import HOUSE, Match
from greenbaize.engine.event import Event
from greenbaize.engine.house import House
from greenbaize.games.bells_and_hammers.game import BellsAndHammers

CARDS = ["horse", "inn", "bell", "hammer", "double"]
Value = bool | int | str


class How(TypedDict, total=False):
    """How a table with dice on it is laid out."""

    bank: int
    by: str
    inn: bool
    owners: Sequence[int]
    points: Sequence[int]
    seats: int
    options: dict[str, Value]


@dataclass
class Outcome:
    """What a throw changed: points by card, what the bank has then, whether the Inn is open."""

    changes: dict[str, int]
    bank: int
    inn: bool
    over: bool
    told: list[str]
    match: Match


def deal(seats: int = 5, **options: Value) -> Match:
    """A match before its first move; the House's moves are given."""
    return Match("bells-and-hammers", seats, options, house=House(), waits=True)


def sale(seats: int = 5, banker: int = 1, **options: Value) -> Match:
    """A match at its first bid; the Banker is counted from 1."""
    return deal(seats, first_banker=banker, **options)


def final_sale(seats: int = 5, banker: int = 1, games: int = 1) -> Match:
    """The same where a pass is final for its card."""
    return bidding("final", seats, banker, games)


def bidding(way: str, seats: int = 5, banker: int = 1, games: int = 1) -> Match:
    """The same in either way of passing."""
    options: dict[str, Value] = {"pass": way, "first_banker": banker, "games": games}
    return Match("bells-and-hammers", seats, options, house=House(), waits=True)


def say(match: Match, *answers: str) -> list[Event]:
    """Whoever is asked answers, one after the other; numbers are bids."""
    told: list[Event] = []
    for answer in answers:
        words = f"bid {answer}" if answer.isdigit() else answer
        told += match.play(match.owing()[0], words)
    return told


def sell(match: Match, *prices: int) -> None:
    """Sell cards to whoever is asked first for each; 0 is a card that nobody wants."""
    for price in prices:
        card = match.view()["for_sale"]
        if price:
            say(match, str(price))
        while match.view()["for_sale"] == card:
            say(match, "pass")


def all_pass(match: Match) -> list[int]:
    """Nobody bids more for the card that is up; returns who was asked."""
    card, asked = match.view()["for_sale"], []
    while match.view()["for_sale"] == card:
        asked += match.owing()
        say(match, "pass")
    return asked


def turn_up(match: Match, *faces: str) -> None:
    """Turn up the cards in this order."""
    for face in faces or CARDS:
        match.play(HOUSE, f"turn {face}")


def table(**how: Unpack[How]) -> Match:
    """A match whose cards are turned up; the seat of the card `by` throws next."""
    owners = how.get("owners", range(5))
    seats = how.get("seats", 5)
    match = deal(seats, first_banker=1, **how.get("options", {}))
    state = table_of(match)
    state.deal(owners, owners[CARDS.index(how.get("by", "horse"))], how.get("inn", False))
    state.endow(how.get("bank", 100), how.get("points", [50] * seats))
    return match


def throw(words: str, **how: Unpack[How]) -> Outcome:
    """What one throw does; seats are called by their first card, others by their number."""
    match = table(**how)
    owners = how.get("owners", range(5))
    called = {seat: CARDS[list(owners).index(seat)] for seat in set(owners)}
    before = points(match)
    events = match.play(HOUSE, f"roll {words}")
    gained = [now - had for now, had in zip(points(match), before, strict=True)]
    return Outcome(
        changes={called.get(seat, str(seat)): gain for seat, gain in enumerate(gained) if gain},
        bank=match.view()["bank"],
        inn=match.view()["inn"],
        over=match.over,
        told=[event.say(match.names) for event in events],
        match=match,
    )


def play(match: Match, *throws: str) -> list[Event]:
    """Throws, one after the other."""
    told: list[Event] = []
    for words in throws:
        told += match.play(HOUSE, f"roll {words}")
    return told


def points(match: Match) -> list[int]:
    """What everybody has in hand."""
    return [seat["points"] for seat in match.view()["seats"]]


def of_seats(match: Match, what: str) -> list[Any]:
    """One thing of every seat."""
    return [seat[what] for seat in match.view()["seats"]]


def in_play(match: Match) -> int:
    """All points on the table."""
    total: int = sum(points(match)) + match.view()["bank"]
    return total


def table_of(match: Match) -> BellsAndHammers:
    """The state, for its doors."""
    assert isinstance(match.state, BellsAndHammers)
    return match.state
