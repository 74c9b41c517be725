"""Positions of Las Vegas in text, set through the state's doors and played through the match.

casino 4: $90 $20 | red 3, blue 3, green 1, neutral 2
left: red 3+2, blue 1           dice still to be thrown, own + neutral
won: red $90 $10, blue $20      bills won before
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypedDict, Unpack

from greenbaize import HOUSE, Match
from greenbaize.engine.event import Event
from greenbaize.engine.house import House
from greenbaize.games.las_vegas.game import LasVegas

COLOURS = ["red", "blue", "green", "black", "yellow", "grey", "violet", "orange"]
BILLS = {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5}
NEUTRAL = "neutral"


class How(TypedDict, total=False):
    """What a position's text leaves open."""

    seats: int
    neutral: bool
    show_money: bool
    round: int
    start: str
    turn: str


@dataclass
class Lies:
    """What lies on one casino."""

    bills: list[int]
    bets: dict[str, int]


@dataclass
class Position:
    """A text as numbers."""

    casinos: dict[int, Lies]
    left: dict[str, tuple[int, int]]
    won: dict[str, list[int]]

    def named(self) -> set[str]:
        """Everybody the text speaks of."""
        bets = [name for lies in self.casinos.values() for name in lies.bets]
        return {*bets, *self.left, *self.won}

    def is_neutral(self) -> bool:
        """Whether neutral dice lie there or are to be thrown."""
        return NEUTRAL in self.named() or any(lent for _, lent in self.left.values())

    def seats(self) -> int:
        """Enough seats for everybody, and at least two."""
        return max([2, *(COLOURS.index(name) + 1 for name in self.named() - {NEUTRAL})])


@dataclass
class Payout:
    """What a round brought: money by colour, the bills now under the deck, what was told."""

    paid: dict[str, int]
    under: list[int]
    told: list[str]
    events: list[Event]
    match: Match


def table(text: str, **how: Unpack[How]) -> Match:
    """A match where just this lies on the table and it is somebody's turn to throw."""
    return set_up(read(text), **how)


def set_up(position: Position, **how: Unpack[How]) -> Match:
    """The match of a position; red has the turn unless told otherwise."""
    seats = how.get("seats", position.seats())
    match = deal(seats, how.get("neutral", position.is_neutral()), how.get("show_money", False))
    state = table_of(match)
    for number, lies in position.casinos.items():
        bets = [lies.bets.get(colour, 0) for colour in [*COLOURS[:seats], NEUTRAL]]
        state.lay(number - 1, lies.bills, bets)
    for seat, colour in enumerate(COLOURS[:seats]):
        state.give(seat, *position.left.get(colour, (0, 0)))
        state.enrich(seat, position.won.get(colour, []))
    start, turn = COLOURS.index(how.get("start", "red")), COLOURS.index(how.get("turn", "red"))
    state.jump(how.get("round", 1), start, turn)
    return match


def payout(text: str, **how: Unpack[How]) -> Payout:
    """Play the last die of a round: the text tells what lies there when it has been placed."""
    position = read(text)
    number, who = last_die(position)
    lies = position.casinos.setdefault(number, Lies([], {}))
    lies.bets[who] = lies.bets.get(who, 1) - 1
    colour = "red" if who == NEUTRAL else who
    position.left[colour] = (0, 1) if who == NEUTRAL else (1, 0)
    how["turn"] = colour
    match = set_up(position, **how)
    before = match.scores()
    match.play(HOUSE, f"roll {number}{'n' if who == NEUTRAL else ''}")
    events = match.play(COLOURS.index(colour), f"place {number}")[1:]
    gained = [after - had for after, had in zip(match.scores(), before, strict=True)]
    return Payout(
        paid={COLOURS[seat]: money for seat, money in enumerate(gained) if money},
        under=match.view()["under"],
        told=[event.say(match.names) for event in events],
        events=events,
        match=match,
    )


def last_die(position: Position) -> tuple[int, str]:
    """Somebody's bet to take the last die from; a bare casino if there is none."""
    bets = [
        (number, who)
        for number, lies in position.casinos.items()
        for who, dice in lies.bets.items()
        if dice
    ]
    if not bets:
        return min(set(range(1, 7)) - set(position.casinos)), "red"
    return min(bets, key=lambda bet: bet[1] == NEUTRAL)


def deal(seats: int, neutral: bool = False, show_money: bool = False) -> Match:
    """A match before its first bill; the House's moves are given."""
    options = {"neutral_dice": neutral, "show_money": show_money}
    return Match("las-vegas", seats=seats, options=options, house=House(), waits=True)


def stock(match: Match, *bills: int) -> None:
    """Turn up these bills, one after the other."""
    for bill in bills:
        match.play(HOUSE, f"bill {bill}")


def stocked(seats: int, neutral: bool = False) -> Match:
    """A match whose casinos hold $50,000 each, before anything is thrown."""
    match = deal(seats, neutral)
    stock(match, *[50] * 6)
    return match


def turn(match: Match, roll: str, face: int) -> list[Event]:
    """Whoever has the turn throws this and places that."""
    match.play(HOUSE, f"roll {roll}")
    return match.play(match.owing()[0], f"place {face}")


def play_round(match: Match, faces: list[int]) -> list[Event]:
    """Every seat throws all its dice with one face, which may be another one for each."""
    events: list[Event] = []
    start = match.view()["start"]
    for step in range(len(match.names)):
        seat = (start + step) % len(match.names)
        chair = match.view()["seats"][seat]
        face = faces[seat]
        roll = " ".join([f"{face}"] * chair["dice"] + [f"{face}n"] * chair["neutral"])
        events = turn(match, roll, face)
    return events


def table_of(match: Match) -> LasVegas:
    """The state, for its doors."""
    assert isinstance(match.state, LasVegas)
    return match.state


def all_bills(*left_out: int) -> list[int]:
    """The whole deck, less these."""
    bills = [bill for bill, copies in BILLS.items() for _ in range(copies)]
    for bill in left_out:
        bills.remove(bill)
    return bills


def read(text: str) -> Position:
    """A position from its text."""
    position = Position({}, {}, {})
    for line in filter(None, map(str.strip, text.splitlines())):
        head, _, rest = line.partition(":")
        if head == "left":
            for name, dice in pairs(rest):
                own, _, lent = dice.partition("+")
                position.left[name] = (int(own), int(lent or 0))
        elif head == "won":
            position.won = {name: money(bills) for name, bills in pairs(rest)}
        else:
            number = int(head.removeprefix("casino "))
            bills, _, bets = rest.partition("|")
            position.casinos[number] = Lies(money(bills), {n: int(d) for n, d in pairs(bets)})
    return position


def pairs(text: str) -> list[tuple[str, str]]:
    """Names, each with what stands behind it."""
    parts = [part.strip().partition(" ") for part in text.split(",") if part.strip()]
    return [(name, rest) for name, _, rest in parts]


def counts(text: str) -> list[int]:
    """Numbers of dice by colour."""
    named = {name: int(number) for name, number in pairs(text)}
    return [named.get(colour, 0) for colour in COLOURS]


def money(text: str) -> list[int]:
    """Bills in thousands."""
    return [int(bill) for bill in re.findall(r"\$(\d+)", text)]
