"""Positions of the Boulevard in text, set through the state's doors and played through the match.

casino 4: $90 rainbow | red 3+b, blue 2, neutral 2      two and a big one of a seat: 2+b
slot: $80 $30 | red 3 3 3, blue 6b 6 6n                 dice by their faces, as they were placed
left: red 3+2n+2k+b, blue 1                             dice still to be thrown
won: red $90 $10, blue $20                              bills won before
cards: red double pass, blue take-back                  action cards in hand

The modules that a text speaks of are on the table, and others as they are asked for.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from greenbaize import Match
from greenbaize.engine import dice
from greenbaize.engine.event import Event
from greenbaize.engine.game import Value
from greenbaize.engine.house import House
from greenbaize.games.las_vegas.boulevard.box import CARDS
from greenbaize.games.las_vegas.boulevard.game import Boulevard

from .positions import COLOURS, NEUTRAL, pairs

RAINBOW = 0
LETTERS = {"": 1, "n": 1 << 4, "k": 1 << 7, "b": 1 << 9}
MODULES = {
    "neutral_dice": r"neutral|\dn|\bn\b",
    "big_dice": r"b\b",
    "kickers": r"k\b",
    "rainbow_cards": r"rainbow",
    "slot_machine": r"slot",
    "big_bills": r"\$100",
    "action_cards": r"cards:",
}
"""The words by which a text speaks of a module, once colours and cards are left out."""


@dataclass
class Place:
    """What lies at a casino or on the slot machine."""

    bills: list[int] = field(default_factory=list)
    bets: list[tuple[str, str]] = field(default_factory=list)


@dataclass
class Position:
    """A text in parts."""

    text: str
    casinos: dict[int, Place] = field(default_factory=dict)
    slot: Place = field(default_factory=Place)
    left: list[tuple[str, str]] = field(default_factory=list)
    won: dict[str, list[int]] = field(default_factory=dict)
    cards: list[tuple[str, str]] = field(default_factory=list)

    def seats(self) -> int:
        """Enough seats for everybody, and at least two; the slot machine is for five or more."""
        named = [place for place, colour in enumerate(COLOURS, 1) if colour in self.text]
        return max([5 if "slot" in self.text else 2, *named])

    def modules(self) -> dict[str, Value]:
        """The modules that the text speaks of."""
        plain = re.sub("|".join([*COLOURS, *CARDS]), "", self.text)
        return {name: bool(re.search(words, plain)) for name, words in MODULES.items()}


def read(text: str) -> Position:
    """A position from its text."""
    position = Position(text)
    for line in filter(None, map(str.strip, text.splitlines())):
        head, _, rest = line.partition(":")
        if head == "left":
            position.left = pairs(rest)
        elif head == "won":
            position.won = {name: money(bills) for name, bills in pairs(rest)}
        elif head == "cards":
            position.cards = pairs(rest)
        else:
            bills, _, bets = rest.partition("|")
            place = Place(money(bills), pairs(bets))
            if head == "slot":
                position.slot = place
            else:
                position.casinos[int(head.removeprefix("casino "))] = place
    return position


def money(text: str) -> list[int]:
    """Bills in thousands, and Rainbow cards."""
    return [int(word.removeprefix("$")) if "$" in word else RAINBOW for word in text.split()]


def heap(text: str) -> dict[str, int]:
    """Dice by their kind: 3+2n+b is three of one's own, two neutral ones and a big one."""
    kinds = dict.fromkeys(LETTERS, 0)
    for number, letter in re.findall(r"\b(\d*)([nkb]?)\b", text):
        if number or letter:
            kinds[letter] += int(number or 1)
    return kinds


def begin(seats: int, **options: Value) -> Match:
    """A match before its first bill; the House's moves are given."""
    return Match("las-vegas", seats=seats, options=options, house=House(), waits=True)


def table(
    text: str,
    seats: int | None = None,
    turn: str = "red",
    start: str = "red",
    round: int = 1,
    **options: Value,
) -> Match:
    """A match where just this lies on the table, and it is somebody's turn to throw."""
    position = read(text)
    seats = seats or position.seats()
    match = begin(seats, **{**position.modules(), **options})
    state = doors(match)
    for number, place in position.casinos.items():
        lay(state, number - 1, place, seats)
    if options.get("slot_machine", position.modules()["slot_machine"]):
        lay_slot(state, position.slot)
    left = dict(position.left)
    for seat, colour in enumerate(COLOURS[:seats]):
        kinds = heap(left.get(colour, "0"))
        state.give_heap(seat, sum(LETTERS[letter] * dice for letter, dice in kinds.items()))
        state.enrich(seat, position.won.get(colour, []))
    for colour, names in position.cards:
        state.hold(COLOURS.index(colour), sum(1 << CARDS.index(name) for name in names.split()))
    state.jump(round, COLOURS.index(start), COLOURS.index(turn))
    return match


def lay(state: Boulevard, casino: int, place: Place, seats: int) -> None:
    """Bills and dice of a casino."""
    kinds = {name: heap(bet) for name, bet in place.bets}
    owners = [*COLOURS[:seats], NEUTRAL]
    state.lay(casino, place.bills, [kinds[name][""] if name in kinds else 0 for name in owners])
    for name in kinds:
        if kinds[name]["b"]:
            state.add_big(casino, owners.index(name))


def lay_slot(state: Boulevard, place: Place) -> None:
    """Bills and dice of the slot machine."""
    state.lay_bills(6, place.bills)
    for name, roll in place.bets:
        for face in range(6):
            lies = dice.heap_of(dice.read(roll), face)
            if lies:
                state.insert_dice(COLOURS.index(name), face, lies)


def doors(match: Match) -> Boulevard:
    """The state, for its doors."""
    assert isinstance(match.state, Boulevard)
    return match.state


def play(match: Match, *words: str) -> list[Event]:
    """Whoever owes the move makes it, one after the other; what the last one brought."""
    events: list[Event] = []
    for move in words:
        (seat,) = match.owing()
        events = match.play(seat, move)
    return events


def payday(text: str, seats: int | None = None, round: int = 1, **options: Value) -> Match:
    """A round whose last die, one of red's, goes to a casino that the text does not speak of."""
    bare = min(set(range(1, 7)) - set(read(text).casinos))
    match = table(f"{text}\nleft: red 1", seats, "red", "red", round, **options)
    play(match, f"roll {bare}", f"place {bare}")
    return match


def paid(match: Match) -> dict[str, int]:
    """What everybody who has money has."""
    return {COLOURS[seat]: money for seat, money in enumerate(match.scores()) if money}


def told(match: Match, events: Sequence[Event]) -> list[str]:
    """The sentences."""
    return [event.say(match.names) for event in events]


def lies(match: Match, casino: int) -> dict[str, str]:
    """The dice at a casino, as a text would have them."""
    seen = match.view()["casinos"][casino - 1]
    big = seen.get("big", [0] * len(match.names))
    bets = [spelt({"": dice, "b": big[seat]}) for seat, dice in enumerate(seen["dice"])]
    named = {**dict(zip(COLOURS, bets, strict=False)), NEUTRAL: spelt({"": seen["neutral"]})}
    return {name: bet for name, bet in named.items() if bet != "0"}


def hand(match: Match, colour: str) -> str:
    """The dice that somebody has left to throw, as a text would have them."""
    chair = match.view()["seats"][COLOURS.index(colour)]
    kinds = {"": "dice", "n": "neutral", "k": "kickers", "b": "big"}
    return spelt({letter: chair.get(kind, 0) for letter, kind in kinds.items()})


def spelt(kinds: dict[str, int]) -> str:
    """Dice as a text would have them."""
    heaps = [f"{dice}{letter}" for letter, dice in kinds.items() if dice]
    return "+".join(heaps).replace("1b", "b") or "0"


def slot(match: Match) -> dict[str, str]:
    """The dice on the slot machine by who put them there, as a text would have them."""
    faces = match.view()["boulevard"]["slot"]["faces"]
    found: dict[str, list[str]] = {}
    for lies in faces:
        kinds = [("own", ""), ("neutral", "n"), ("big", "b")]
        shown = [f"{lies['face']}{letter}" for kind, letter in kinds for _ in range(lies[kind])]
        found.setdefault(COLOURS[lies["seat"]], []).extend(shown)
    return {colour: " ".join(shown) for colour, shown in found.items()}


def turn_of(match: Match) -> str:
    """Whose turn it is."""
    seat: int = match.view()["turn"]
    return COLOURS[seat]
