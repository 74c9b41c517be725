"""Moves in words."""

from __future__ import annotations

from greenbaize.engine.errors import IllegalMoveError, MalformedMoveError
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.text import shown
from greenbaize.games.reibach.box import BUSINESSES, KINDS, PLACES, RISK
from greenbaize.games.reibach.game import Reibach
from greenbaize.games.reibach.phases import (
    BASE,
    BLIND,
    CHOOSING,
    CLOSE,
    DEALING,
    DRAWING,
    EXTEND,
    JOIN,
    OPEN,
    REFILLING,
    SHOWING,
    STUCK,
    TAKE,
    UNNAMED,
)

PLACE_WORDS = [str(place + 1) for place in range(PLACES)]
BUSINESS_WORDS = list(KINDS[:BUSINESSES])
VERBS: dict[str, tuple[int, list[str]]] = {
    "take": (TAKE, PLACE_WORDS),
    "blind": (BLIND, [""]),
    "base": (BASE, list(KINDS[: RISK + 1])),
    "open": (OPEN, BUSINESS_WORDS),
    "extend": (EXTEND, BUSINESS_WORDS),
    "joker": (JOIN, BUSINESS_WORDS),
    "risk": (CLOSE, BUSINESS_WORDS),
}
WORDS = [f"{verb} {word}".strip() for verb, (_, words) in VERBS.items() for word in words]
WORDS.append("base ?")
"""A seat's moves, each in the place of its number; the last is told by half."""

HOUSE_VERBS = {
    CHOOSING: "first",
    DEALING: "deal",
    SHOWING: "turn",
    REFILLING: "turn",
    DRAWING: "draw",
}
RULES = {CHOOSING: "12.7", DEALING: "2.2", SHOWING: "2.3", REFILLING: "3.4", DRAWING: "3.4"}
CARD_WORDS = [*KINDS, "?"]
LOST = "stuck"
"""Behind a move that others know by half: its seat could use no more points."""

SEAT_WORDS = [str(seat) for seat in range(1, 10)]


def write(state: Reibach, seat: int, move: int) -> str:
    """A move in words; a card that was not seen is a question mark."""
    if move & STUCK:
        return f"{write(state, seat, move ^ STUCK)} {LOST}"
    if seat != HOUSE:
        return WORDS[move]
    words = SEAT_WORDS if state.phase == CHOOSING else CARD_WORDS
    return f"{HOUSE_VERBS[state.phase]} {words[move]}"


def read(state: Reibach, seat: int, words: str) -> int:
    """Words as a move of this moment."""
    plain = words.strip().lower()
    if state.dear and plain.endswith(f" {LOST}") and LOST not in plain[: -len(LOST)]:
        return read(state, seat, plain.removesuffix(LOST)) | STUCK
    verb, _, rest = plain.partition(" ")
    rest = rest.strip()
    if seat == HOUSE:
        return read_house(state, verb, rest, words)
    if verb == "pass":
        raise IllegalMoveError("reibach_no_pass", "3.1", example=right_move(state, seat))
    if f"{verb} {rest}" == WORDS[UNNAMED]:
        return UNNAMED
    start, known = VERBS.get(verb, (0, []))
    if rest not in known:
        raise misread(state, seat, words)
    return start + known.index(rest)


def read_house(state: Reibach, verb: str, rest: str, words: str) -> int:
    """Words as the House's move."""
    known = SEAT_WORDS if state.phase == CHOOSING else CARD_WORDS
    said_openly = verb == "turn" and rest == "?"
    if verb != HOUSE_VERBS.get(state.phase) or rest not in known or said_openly:
        raise misread(state, HOUSE, words)
    return known.index(rest)


def misread(state: Reibach, seat: int, words: str) -> MalformedMoveError:
    """What would have been right."""
    rule, right = RULES.get(state.phase, "3.2"), right_move(state, seat)
    return MalformedMoveError("reibach_no_such_move", rule, words=shown(words), example=right)


def right_move(state: Reibach, seat: int, start: int = 0) -> str:
    """A move that would be right; from this one on in the order of the rules, if one is."""
    moves = state.moves(seat)
    fitting = [move for move in moves if move >= start] or moves
    return write(state, seat, fitting[0]) if fitting else "take 1"
