"""Positions of the second way in text, set through the state's doors and played through the match.

casino 4: $20 $90 | red 3, blue 3, green 1
aside: red $20 $40 2, blue $90 1      bills that lie with a colour, and how many dice on them
left: red 2, blue 1                   dice in the stock; without this line, all that are left
north plays red blue
north had $90 $10                     bills of the round before
"""

from __future__ import annotations

from collections.abc import Sequence

from greenbaize import HOUSE, Match
from greenbaize.engine.event import Event
from greenbaize.engine.game import Value
from greenbaize.engine.house import House
from greenbaize.games.las_vegas_second_way.events import Won
from greenbaize.games.las_vegas_second_way.game import SecondWay

from ..las_vegas.positions import COLOURS, counts, money

NAME = "las-vegas-second-way"
SEATS = ["north", "east", "south", "west"]
USUAL = ["red blue", "green black", "yellow grey", "violet orange"]
SCATTER = "scatter 12 12 12 12 12 12 12 12"
"""Every colour has one die on casino 1 and one on casino 2: all are tied."""


def begin(seats: int = 2, score_setup: bool = False) -> Match:
    """A match before its first bill; the House's moves are given."""
    options: dict[str, Value] = {"second_way_score_setup": score_setup}
    return Match(NAME, seats, options, house=House(), waits=True)


def house(match: Match, *words: str) -> list[Event]:
    """The House says all this; what happened last."""
    events: list[Event] = []
    for said in words:
        events = match.play(HOUSE, said)
    return events


def stock(match: Match, *bills: int) -> None:
    """Turn up these bills, one after the other; 18 usual ones if there are none."""
    usual = [10, 20, 30] * 5 + [40, 50, 60]
    house(match, *(f"bill {bill}" for bill in bills or usual))


def dealt(seats: int = 2, score_setup: bool = False, scatter: str = SCATTER) -> Match:
    """A match before its first throw: everybody has two colours."""
    match = begin(seats, score_setup)
    stock(match)
    house(match, scatter)
    house(match, *(f"deal {numbers(USUAL[seat])}" for seat in range(seats)))
    return match


def numbers(colours: str) -> str:
    """Colours by their numbers, in order."""
    return " ".join(str(n) for n in sorted(COLOURS.index(colour) + 1 for colour in colours.split()))


def table(text: str = "", seats: int = 2, round: int = 1, turn: str = "north") -> Match:
    """A match where just this lies on the table and it is somebody's turn to throw."""
    match = begin(seats)
    state = state_of(match)
    for seat in range(seats):
        state.hand(seat, cards(USUAL[seat]))
    for line in filter(None, map(str.strip, text.splitlines())):
        put(state, line)
    state.jump(round, SEATS.index(turn))
    return match


def put(state: SecondWay, line: str) -> None:
    """One line of a position."""
    head, _, rest = line.partition(":")
    who, _, what = line.partition(" ")
    if head == "left":
        state.leave(counts(rest))
    elif head == "aside":
        for part in rest.split(","):
            state.put_aside(COLOURS.index(part.split()[0]), money(part), int(part.split()[-1]))
    elif who == "casino":
        bills, _, dice = rest.partition("|")
        state.lay(int(head.removeprefix("casino ")) - 1, money(bills), counts(dice))
    elif what.startswith("plays "):
        state.hand(SEATS.index(who), cards(what.removeprefix("plays ")))
    else:
        state.enrich(SEATS.index(who), money(what))


def cards(colours: str) -> int:
    """A set of colours."""
    return sum(1 << COLOURS.index(colour) for colour in colours.split())


def roll(match: Match, **faces: int) -> None:
    """Throw these faces; every other colour that the stock has shows the first number left."""
    other = min(set(range(1, 7)) - set(faces.values()))
    left = [colour["stock"] for colour in match.view()["colours"]]
    shown = [str(faces.get(colour, other)) if left[n] else "-" for n, colour in enumerate(COLOURS)]
    house(match, f"roll {' '.join(shown)}")


def place(match: Match, casino: int, *colours: str) -> dict[str, int]:
    """Whoever has the turn throws these colours onto a casino; what it paid to which colour."""
    roll(match, **dict.fromkeys(colours, casino))
    return paid(match.play(match.owing()[0], f"place {casino}"))


def paid(events: Sequence[Event]) -> dict[str, int]:
    """What colours won."""
    return {event.colour.lower(): event.bill for event in events if isinstance(event, Won)}


def casino(match: Match, number: int) -> tuple[list[int], dict[str, int]]:
    """The bills and the dice that lie on a casino."""
    lies = match.view()["casinos"][number - 1]
    return lies["bills"], {c: n for c, n in zip(COLOURS, lies["dice"], strict=True) if n}


def aside(match: Match) -> dict[str, list[int]]:
    """The bills that lie with colours."""
    return {c["name"].lower(): c["bills"] for c in match.view()["colours"] if c["bills"]}


def play_out(match: Match) -> None:
    """Throw and place without a thought until the stock is empty."""
    while "turn" in match.view():
        left = [colour["stock"] for colour in match.view()["colours"]]
        house(match, f"roll {' '.join('6' if n else '-' for n in left)}")
        match.play(match.owing()[0], "place 6")


def reveal(match: Match, *colours: str) -> list[Event]:
    """Everybody shows these colours; the usual ones if none are told."""
    shown = colours or USUAL[: len(match.names)]
    return house(match, f"reveal {', '.join(map(numbers, shown))}")


def state_of(match: Match) -> SecondWay:
    """The state, for its doors."""
    assert isinstance(match.state, SecondWay)
    return match.state
