"""Tables with bonus cards and action cards: what is stocked, dealt and thrown, in words.

bills   "30 80, 60"            onto casino 1, then casino 2; the others get the least that will do
cards   "pass rotate, double"  for the first seat, then the second; hands are filled with the rest
bonus   "30 40, 50 60"         likewise
dice    (3, 1)                 normal dice that are left to each seat; all of them if not said
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, Unpack

import pytest

from greenbaize import HOUSE, PUBLIC, Match
from greenbaize.engine.errors import RefusedError
from greenbaize.engine.event import Event
from greenbaize.engine.game import Value
from greenbaize.engine.house import House
from greenbaize.games.las_vegas.boulevard.box import CARDS

from .positions import table_of


class Round(TypedDict, total=False):
    """How a round begins, as far as a test says it."""

    bills: str
    bonus: str
    cards: str
    dice: Sequence[int]


def table(seats: int, round: Round | None = None, **options: Value) -> Match:
    """A match with action cards, in the first turn of its first round; the House waits."""
    match = begin(seats, action_cards=True, **options)
    open_round(match, **(round or {}))
    return match


def begin(seats: int, **options: Value) -> Match:
    """A match before its first bill; the House's moves are given."""
    return Match("las-vegas", seats=seats, options=options, house=House(), waits=True)


def open_round(match: Match, **round: Unpack[Round]) -> Match:
    """Stock the casinos, deal the cards, and come to the first throw."""
    stock(match, round.get("bills", ""))
    modules = match.view()["boulevard"]["modules"]
    if "bonus_cards" in modules:
        deal_bonus(match, round.get("bonus", ""))
    if "action_cards" in modules:
        deal_cards(match, round.get("cards", ""))
    for seat, dice in enumerate(round.get("dice", ())):
        table_of(match).give(seat, dice)
    return match


def stock(match: Match, bills: str = "") -> None:
    """Turn up these bills, casino by casino, and then the least that will do."""
    for bill in bills.replace(",", " ").split():
        match.play(HOUSE, f"bill {bill}")
    while is_stocking(match):
        worth = {bill: int(bill.split()[1]) for bill in match.moves(HOUSE) if "rainbow" not in bill}
        enough = [bill for bill in worth if worth[bill] >= match.view()["minimum"]]
        match.play(HOUSE, min(enough or [max(worth, key=worth.__getitem__)], key=worth.__getitem__))


def is_stocking(match: Match) -> bool:
    """Whether bills are turned up and nobody's turn has begun."""
    turned_up = "turn" not in match.view() and match.owing() == [HOUSE]
    return turned_up and all(move.startswith("bill") for move in match.moves(HOUSE))


def deal_bonus(match: Match, hands: str) -> None:
    """Deal these bonus cards, and any others to those who are not named."""
    named = [hand.strip() for hand in hands.split(",")] if hands else []
    for seat in range(len(match.names)):
        deals = match.moves(HOUSE)
        match.play(HOUSE, f"bonus {named[seat]}" if seat < len(named) else deals[-1])


def deal_cards(match: Match, hands: str) -> None:
    """Deal these action cards; whoever has too few of them gets some that nobody asked for."""
    named = [hand.split() for hand in hands.split(",")] if hands else []
    rest = [card for card in CARDS if not any(card in hand for hand in named)]
    each = 2 if len(match.names) < 6 else 1
    for seat in range(len(match.names)):
        hand = named[seat] if seat < len(named) else []
        while len(hand) < each:
            hand.append(rest.pop())
        match.play(HOUSE, f"cards {' '.join(sorted(hand, key=CARDS.index))}")


def play(match: Match, *moves: str) -> list[Event]:
    """Everybody who is asked says these words, one after the other; the House too."""
    events: list[Event] = []
    for words in moves:
        events = match.play(match.owing()[0], words)
    return events


def turn(match: Match, roll: str, *moves: str) -> list[Event]:
    """Whoever has the turn throws this and does that, and is done."""
    play(match, f"roll {roll}")
    events = play(match, *moves)
    return [*events, *done(match)]


def done(match: Match) -> list[Event]:
    """Say so, if there is anything that could still be done."""
    return play(match, "done") if asked(match) == "window" else []


def all_show(match: Match, face: int) -> str:
    """The throw in which all dice of whoever has the turn show one number."""
    chair = match.view()["seats"][match.view()["turn"]]
    kinds = {"dice": "", "neutral": "n", "kickers": "k", "big": "b"}
    return " ".join(f"{face}{kinds[kind]}" for kind in kinds for _ in range(chair.get(kind, 0)))


def throw_all(match: Match, *faces: int) -> list[Event]:
    """One after the other throws all dice with one number, and places them."""
    events: list[Event] = []
    for face in faces:
        events = turn(match, all_show(match, face), f"place {face}")
    return events


def asked(match: Match) -> str | None:
    """What somebody has to decide."""
    what: dict[str, str] = match.view()["boulevard"].get("asked", {})
    return what.get("what")


def chance(match: Match) -> None:
    """The House reveals what there is to reveal, and shows what there is to show."""
    while match.owing() == [HOUSE] and "turn" not in match.view() and not is_stocking(match):
        match.play(HOUSE, match.moves(HOUSE)[0])


def told(match: Match, events: Sequence[Event]) -> list[str]:
    """Events in words."""
    return [event.say(match.names) for event in events]


def casino(match: Match, number: int) -> dict[str, list[int]]:
    """One casino as all see it."""
    found: dict[str, list[int]] = match.view()["casinos"][number - 1]
    return found


def bills(match: Match, number: int) -> list[int]:
    """The bills at a casino."""
    return casino(match, number)["bills"]


def dice(match: Match, number: int) -> list[int]:
    """Everybody's dice at a casino."""
    return casino(match, number)["dice"]


def left(match: Match) -> list[int]:
    """How many normal dice everybody has to throw."""
    return [chair["dice"] for chair in match.view()["seats"]]


def heard(match: Match, viewer: int, words: str) -> str:
    """What a viewer will hear of these words of who is asked now."""
    seat = match.owing()[0]
    move = match.game.read(match.state, seat, words)
    return match.game.write(match.state, seat, match.state.seen(viewer, seat, move))


def refused(match: Match, seat: int, words: str) -> str:
    """How these words are refused, which changes nothing."""
    before = picture(match)
    with pytest.raises(RefusedError) as refusal:
        match.play(seat, words)
    assert picture(match) == before
    said = str(refusal.value)
    assert said.endswith(f"({refusal.value.rule})")
    return said


def picture(match: Match) -> object:
    """All that can be seen of a match from every side."""
    viewers = [*range(len(match.names)), PUBLIC]
    views = [match.view(seat) for seat in viewers]
    return views, list(match.story), match.record.text(), match.owing(), match.scores()
