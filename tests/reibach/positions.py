"""Positions of Reibach & Co in text, set through the state's doors and played through the match.

display joker oil risk
pile 3                              $ that have been shown
red holds oil oil gold              a hand
red shows oil                       cards of it that all know of
red rows oil 3, art 5 j3, gold 1 x2 rows: lengths, jokers among them, closed by a risk card
red bases casino yacht              bare bases
red total 12
"""

from __future__ import annotations

from typing import TypedDict, Unpack

from greenbaize import HOUSE, Match
from greenbaize.engine.event import Event
from greenbaize.engine.game import Value
from greenbaize.engine.house import House
from greenbaize.games.reibach.box import KINDS
from greenbaize.games.reibach.game import Reibach

COLOURS = ["red", "blue", "green", "black", "yellow"]
BUSINESSES = list(KINDS[:10])
COPIES = {**dict.fromkeys(BUSINESSES, 9), "joker": 5, "risk": 5, "dollar": 10}
HOUSE_VERBS = ("first", "deal", "turn", "draw")


class How(TypedDict, total=False):
    """What a position's text leaves open."""

    seats: int
    turn: str
    points: int
    options: dict[str, Value]


def begin(seats: int = 2, options: dict[str, Value] | None = None) -> Match:
    """A match before its first card; the House's moves are given.

    Most tests look things up: their table remembers, unless it is told not to.
    """
    chosen = {"perfect_memory": True, **(options or {})}
    return Match("reibach", seats=seats, options=chosen, house=House(), waits=True)


def table(text: str = "", **how: Unpack[How]) -> Match:
    """A match with this on the table, and somebody's turn: red's with three points, if not told."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    named = [COLOURS.index(line[0]) + 1 for line in lines if line[0] in COLOURS]
    match = begin(how.get("seats", max([2, *named])), how.get("options"))
    state = state_of(match)
    if not any(line[0] == "display" for line in lines):
        lines.append(["display", "cash", "cash", "cash"])
    for line in sorted(lines, key=lambda line: "shows" in line):
        set_down(state, line)
    state.jump(COLOURS.index(how.get("turn", "red")), how.get("points", 3))
    return match


def set_down(state: Reibach, line: list[str]) -> None:
    """One line of a position."""
    if line[0] == "display":
        state.lay_out(numbers(line[1:]))
        return
    if line[0] == "pile":
        state.pile_up(int(line[1]))
        return
    seat, what, rest = COLOURS.index(line[0]), line[1], line[2:]
    if what == "rows":
        for row in " ".join(rest).split(","):
            build(state, seat, row.split())
    elif what == "holds":
        state.give(seat, numbers(rest))
    elif what == "shows":
        hand = [kind for kind in range(12) for _ in range(state.hand[seat] >> 4 * kind & 15)]
        state.give(seat, hand, numbers(rest))
    elif what == "bases":
        state.lay_bare(seat, numbers(rest))
    else:
        state.credit(seat, int(rest[0]))


def build(state: Reibach, seat: int, row: list[str]) -> None:
    """One row, as in `oil 3 j1 x2`."""
    jokers = [int(word[1:]) for word in row[2:] if word[0] == "j"]
    state.build(seat, KINDS.index(row[0]), int(row[1]), sum(jokers), "x2" in row)


def numbers(cards: list[str]) -> list[int]:
    """Cards as the state counts their kinds."""
    return [KINDS.index(card) for card in cards]


def play(match: Match, *moves: str) -> list[Event]:
    """Make these moves, each by whoever owes one; returns all that happened."""
    since = len(match.story)
    for words in moves:
        seat = HOUSE if words.split()[0] in HOUSE_VERBS else match.owing()[0]
        match.play(seat, words)
    return match.story[since:]


def deal(match: Match, *hands: str) -> None:
    """The opening hands, and a display of three cards of cash."""
    for hand in hands:
        play(match, *[f"deal {card}" for card in hand.split()])
    play(match, *["turn cash"] * 3)


def told(match: Match, events: list[Event]) -> list[str]:
    """The sentences."""
    return [event.say(match.names) for event in events]


def score(match: Match) -> list[int]:
    """Bring the next scoring about; returns what everybody gained."""
    before = match.scores()
    due = next(number for number in (4, 7, 10) if number > match.view()["dollars"])
    state_of(match).pile_up(due - match.view()["dollars"] - 1)
    play(match, "take 1", "turn dollar")
    return [after - had for after, had in zip(match.scores(), before, strict=True)]


def paid(rows: str, scoring: int = 1) -> list[int]:
    """What one business pays, from rows as in `5 x2, 2, 0`; no other money moves."""
    parts = [part.split() for part in rows.split(",")]
    lines = [
        f"{COLOURS[seat]} rows oil {' '.join(row)}"
        for seat, row in enumerate(parts)
        if row != ["0"]
    ]
    text = "\n".join(["display gold cash cash", f"pile {(0, 4, 7)[scoring - 1]}", *lines])
    return score(table(text, seats=max(2, len(parts))))[: len(parts)]


def seat_of(match: Match, seat: int, viewer: int | None = None) -> dict[str, object]:
    """A seat as it is seen, by itself if not told otherwise."""
    chair: dict[str, object] = match.view(seat if viewer is None else viewer)["seats"][seat]
    return chair


def hand_of(match: Match, seat: int = 0) -> list[str]:
    """The cards that a seat sees in its hand."""
    hand = seat_of(match, seat)["hand"]
    assert isinstance(hand, list)
    return hand


def state_of(match: Match) -> Reibach:
    """The state, for its doors."""
    assert isinstance(match.state, Reibach)
    return match.state


def heard(match: Match) -> Match:
    """The match as somebody saw it: moves may be told by half."""
    match.record.seen_by = "somebody"
    return match
