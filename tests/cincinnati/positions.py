"""Positions of Cincinnati in text, set through the state's doors and played through the match.

A: 25 tokens | red 6 6 4 4 2, blue 1 1 1 3 5     cards on a table, and who plays there with what
won: red 35 35, blue 20                          money cards won before
tokens: red 0, blue 2                            tokens, where they are not three

Seats that the text does not place play at A with 1 2 4 5 6, which is nothing anywhere.
"""

from __future__ import annotations

from typing import Any, TypedDict, Unpack

from greenbaize import HOUSE, Match
from greenbaize.engine.event import Event
from greenbaize.engine.house import House
from greenbaize.games.cincinnati.box import CARD_WORDS, LETTERS
from greenbaize.games.cincinnati.game import Cincinnati
from greenbaize.games.cincinnati.hierarchy import rank

COLOURS = ["red", "blue", "green", "black", "yellow", "grey"]
NOTHING = "1 2 4 5 6"
TOKENS_NEXT = 4
"""The throw that is next when tokens are asked for."""


class How(TypedDict, total=False):
    """What a position's text leaves open."""

    seats: int
    round: int
    throw: int
    options: dict[str, Any]


def deal(seats: int = 4, **options: Any) -> Match:
    """A match before its first card; the House's moves are given."""
    return Match("cincinnati", seats=seats, options=options, house=House(), waits=True)


def state_of(match: Match) -> Cincinnati:
    """The state, for its doors."""
    assert isinstance(match.state, Cincinnati)
    return match.state


def table(text: str, **how: Unpack[How]) -> Match:
    """A match where just this lies on the table, and tokens are asked for unless told otherwise."""
    seats = how.get("seats", 4)
    match = deal(seats, **how.get("options", {}))
    state = state_of(match)
    for seat in range(seats):
        state.seat_at(seat, 1, rank(dice(NOTHING)))
    for line in filter(None, map(str.strip, text.splitlines())):
        head, _, rest = line.partition(":")
        if head == "won":
            for colour, cards in pairs(rest):
                state.enrich(seat_of(colour), kinds(cards))
        elif head == "tokens":
            for colour, tokens in pairs(rest):
                state.give(seat_of(colour), int(tokens))
        else:
            lay(state, LETTERS.index(head), rest)
    state.jump(how.get("round", 2), how.get("throw", TOKENS_NEXT))
    return match


def lay(state: Cincinnati, where: int, text: str) -> None:
    """One table with its cards and players."""
    cards, _, players = text.partition("|")
    state.lay_out(where, kinds(cards))
    for colour, faces in pairs(players):
        state.seat_at(seat_of(colour), where, rank(dice(faces)))


def pairs(text: str) -> list[tuple[str, str]]:
    """Names, each with what stands behind it."""
    parts = [part.strip().partition(" ") for part in text.split(",") if part.strip()]
    return [(name, rest.strip()) for name, _, rest in parts]


def kinds(text: str) -> list[int]:
    """Cards by their words."""
    return [CARD_WORDS.index(word) for word in text.split()]


def dice(text: str) -> tuple[int, ...]:
    """Faces in order."""
    return tuple(sorted(map(int, text.split())))


def seat_of(colour: str) -> int:
    """A seat by its colour."""
    return COLOURS.index(colour)


def owing(match: Match) -> list[str]:
    """Who owes a move, by colour."""
    return ["house" if seat == HOUSE else COLOURS[seat] for seat in match.owing()]


def say(match: Match, colour: str, words: str) -> list[Event]:
    """A move of a seat, by colour."""
    return match.play(seat_of(colour), words)


def house(match: Match, *moves: str) -> list[Event]:
    """Moves of the House, one after the other; what the last one brought."""
    events: list[Event] = []
    for words in moves:
        events = match.play(HOUSE, words)
    return events


def turn(match: Match, *cards: int | str) -> None:
    """Cards turned up."""
    house(match, *(f"card {card}" for card in cards))


def begin(match: Match, *seats: str) -> None:
    """A round's first throws and tables, as in "A11356"; the cards must be out."""
    house(match, *(f"roll {' '.join(words[1:])}" for words in seats))
    for seat, words in enumerate(seats):
        match.play(seat, f"sit {words[0]}")
    house(match, f"lift {' '.join(seats)}")


def all_say(match: Match, words: str) -> list[Event]:
    """Everybody who owes a move of this throw makes it; returns what happened."""
    since, moment = len(match.story), moment_of(match)
    while match.owing() and match.owing() != [HOUSE] and moment_of(match) == moment:
        match.play(match.owing()[0], words)
    return match.story[since:]


def wait_for(match: Match, colour: str, words: str) -> None:
    """The others say this until it is a seat's turn."""
    while colour not in owing(match):
        match.play(match.owing()[0], words)


def moment_of(match: Match) -> tuple[str, int]:
    """What is asked, and for which throw."""
    return match.view()["phase"], match.view()["throw"]


def cleared(text: str, **how: Unpack[How]) -> Match:
    """Nobody buys a throw, and the tables are cleared."""
    match = table(text, **how)
    all_say(match, "pass")
    return match


def fight(match: Match, **hands: str) -> list[Event]:
    """A whole bout in which everybody throws this first and stands; nobody pays a token."""
    since = len(match.story)
    for _ in hands:
        house(match, f"roll {hands[COLOURS[match.view()['turn']]]}")
    for _ in range(2 * len(hands)):
        match.play(match.owing()[0], "stand")
    for _ in hands:
        match.play(match.owing()[0], "pass")
    return match.story[since:]


def money(match: Match) -> dict[str, list[int]]:
    """Everybody's money cards, the highest first."""
    seats = match.view()["seats"]
    return {COLOURS[seat]: chair["cards"] for seat, chair in enumerate(seats) if chair["cards"]}


def piles(match: Match) -> dict[str, list[str]]:
    """What lies on the tables."""
    return {place["letter"]: place["cards"] for place in match.view()["tables"] if place["cards"]}


def tokens(match: Match) -> list[int]:
    """Everybody's tokens."""
    return [chair["tokens"] for chair in match.view()["seats"]]


def told(match: Match, events: list[Event]) -> list[str]:
    """What was told, in sentences."""
    return [event.say(match.names) for event in events]


def heard(match: Match) -> Match:
    """The match as somebody saw it: moves may be told by half."""
    match.record.seen_by = "somebody"
    return match
