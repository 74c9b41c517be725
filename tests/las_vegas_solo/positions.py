"""Positions of Las Vegas Solo in text, set through the state's doors and played through the match.

casino 4: $90 $20 | red 3, blue 3, green 1
left: red 3, blue 1             dice in the group that is played
next: red 4, blue 4             dice in the other group
won: red $90 $10, blue $20      bills won in earlier rounds
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict, Unpack

from greenbaize import HOUSE, Match
from greenbaize.engine.event import Event
from greenbaize.engine.game import Value
from greenbaize.engine.house import House
from greenbaize.games.las_vegas_solo.game import Solo

from ..las_vegas.positions import COLOURS, counts, money, pairs

BILLS = {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5, 100: 5}
EIGHT = "1 1 2 3 4 5 6 6"


class How(TypedDict, total=False):
    """What a position's text leaves open."""

    own_dice: int
    rounds: int
    round: int
    group: int


@dataclass
class Payout:
    """What a round brought: money by colour, the bills now under the deck, what was told."""

    paid: dict[str, int]
    under: list[int]
    told: list[str]
    events: list[Event]
    match: Match


def deal(**options: Value) -> Match:
    """A match before its first bill; the House's moves are given."""
    return Match("las-vegas-solo", options=options, house=House(), waits=True)


def table_of(match: Match) -> Solo:
    """The state, for its doors."""
    assert isinstance(match.state, Solo)
    return match.state


def table(text: str, **how: Unpack[How]) -> Match:
    """A match where just this lies on the table and the next throw is due."""
    match = deal(own_dice=how.get("own_dice", 8), solo_rounds=how.get("rounds", 1))
    state = table_of(match)
    group = how.get("group", 1)
    for head, rest in lines_of(text):
        if head.startswith("casino "):
            bills, _, bets = rest.partition("|")
            state.lay(int(head.removeprefix("casino ")) - 1, money(bills), counts(bets))
        elif head == "won":
            for name, bills in pairs(rest):
                state.enrich(COLOURS.index(name), money(bills))
        else:
            state.give(group - 1 if head == "left" else 2 - group, counts(rest))
    state.jump(how.get("round", 1), group - 1)
    return match


def payout(text: str, last: str, **how: Unpack[How]) -> Payout:
    """Play the last die of a round: `green 4` goes to casino 4, which lacks it in the text."""
    colour, number = last.split()
    how["group"] = 2
    match = table(f"{text}\nleft: {colour} 1", **how)
    before = [won["money"] for won in match.view()["colours"]]
    throw(match, **{colour: int(number)})
    events = match.play(0, f"place {number}")[1:]
    after = [won["money"] for won in match.view()["colours"]]
    return Payout(
        paid={c: after[i] - before[i] for i, c in enumerate(COLOURS) if after[i] > before[i]},
        under=match.view()["under"],
        told=told(match, events),
        events=events,
        match=match,
    )


def stock(match: Match, *bills: int) -> None:
    """Turn up these bills, one after the other."""
    for bill in bills:
        match.play(HOUSE, f"bill {bill}")


def scattered(*opponents: int, **options: Value) -> Match:
    """A match whose casinos hold $50,000 each, and these opponents (from 1) are thrown out."""
    match = deal(two_scattered=len(opponents) == 2, **options)
    stock(match, *[50] * 6)
    for opponent in opponents:
        match.play(HOUSE, f"opponent {opponent}")
        match.play(HOUSE, f"scatter {EIGHT}")
    return match


def throw(match: Match, **faces: int) -> list[Event]:
    """One die of each of these colours falls so."""
    words = [str(faces.get(colour, "-")) for colour in COLOURS]
    return match.play(HOUSE, f"roll {' '.join(words)}")


def turn(match: Match, face: int = 1) -> list[Event]:
    """Every colour left in the group throws this, and all of it is placed."""
    left = match.view()["groups"][match.view()["group"] - 1]
    throw(match, **{colour: face for colour, dice in zip(COLOURS, left, strict=True) if dice})
    return match.play(0, f"place {face}")


def play_group(match: Match, face: int = 1) -> None:
    """A whole group goes to one casino."""
    group = match.view()["group"]
    while match.view().get("group") == group:
        turn(match, face)


def dice_on(match: Match, casino: int) -> dict[str, int]:
    """Who has how many dice on a casino."""
    dice = match.view()["casinos"][casino - 1]["dice"]
    return {colour: number for colour, number in zip(COLOURS, dice, strict=True) if number}


def left_in(match: Match, group: int) -> dict[str, int]:
    """What is left in a group."""
    dice = match.view()["groups"][group - 1]
    return {colour: number for colour, number in zip(COLOURS, dice, strict=True) if number}


def told(match: Match, events: list[Event]) -> list[str]:
    """The sentences."""
    return [event.say(match.names) for event in events]


def lines_of(text: str) -> list[tuple[str, str]]:
    """The lines of a text, each with what stands before its colon."""
    lines = [line.strip().partition(":") for line in text.splitlines() if line.strip()]
    return [(head, rest) for head, _, rest in lines]
