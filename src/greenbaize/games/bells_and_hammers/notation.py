"""Moves in words."""

from __future__ import annotations

from greenbaize.engine.errors import MalformedMoveError
from greenbaize.engine.messages import AnyOf
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.text import shown
from greenbaize.games.bells_and_hammers import dice
from greenbaize.games.bells_and_hammers.box import FACES
from greenbaize.games.bells_and_hammers.game import BellsAndHammers
from greenbaize.games.bells_and_hammers.phases import (
    BIDDING,
    CHOOSING,
    DRAWING,
    OVER,
    PASS,
    THROWING,
    TURNING,
)

VERBS = {DRAWING: "roll", BIDDING: "bid", TURNING: "turn", THROWING: "roll", CHOOSING: "banker"}
RULES = {
    DRAWING: "2.3",
    BIDDING: "4.4",
    TURNING: "4.7",
    THROWING: "5.1",
    CHOOSING: "6.3",
    OVER: "6.1",
}
DIGITS = 5


def write(state: BellsAndHammers, seat: int, move: int) -> str:
    """A move in words."""
    if state.phase == BIDDING and move == PASS:
        return "pass"
    verb = VERBS[state.phase]
    if state.phase in (DRAWING, THROWING):
        return f"{verb} {dice.spell(move)}"
    if state.phase == TURNING:
        return f"{verb} {FACES[move]}"
    return f"{verb} {move if state.phase == BIDDING else move + 1}"


def read(state: BellsAndHammers, seat: int, words: str) -> int:
    """Words as a move of this moment; a bare number is a bid."""
    said = " ".join(words.lower().split(" ")).strip()
    if state.phase == BIDDING and said == "pass":
        return PASS
    verb, _, rest = said.partition(" ")
    if state.phase == BIDDING and is_number(said):
        verb, rest = VERBS[BIDDING], said
    if verb != VERBS.get(state.phase):
        raise misread(state, seat, words)
    try:
        return READERS[state.phase](rest)
    except ValueError:
        raise misread(state, seat, words) from None


def is_number(text: str) -> bool:
    """Whether this is a whole number above 0 in plain digits."""
    return text.isascii() and text.isdigit() and len(text) <= DIGITS and text[0] != "0"


def read_number(text: str) -> int:
    """A whole number above 0."""
    if not is_number(text):
        raise ValueError(text)
    return int(text)


def read_seat(text: str) -> int:
    """A seat, counted from 1."""
    return read_number(text) - 1


READERS = {
    DRAWING: dice.read,
    BIDDING: read_number,
    TURNING: FACES.index,
    THROWING: dice.read,
    CHOOSING: read_seat,
}


def misread(state: BellsAndHammers, seat: int, words: str) -> MalformedMoveError:
    """What would have been right."""
    rule = RULES[state.phase]
    if state.phase == OVER:
        return MalformedMoveError("bells_game_over", rule, words=shown(words))
    right = AnyOf(tuple(repr(example) for example in examples(state, seat)))
    return MalformedMoveError("bells_no_such_move", rule, words=shown(words), examples=right)


def examples(state: BellsAndHammers, seat: int) -> list[str]:
    """Moves that can be made now, each of another kind."""
    if state.phase == BIDDING:
        return [write(state, seat, move) for move in state.moves(state.turn)[:2]]
    if state.phase == DRAWING:
        return ["roll 1 3 6", "roll blank"]
    if state.phase == THROWING:
        return ["roll 2 4 bell", "roll blank"]
    return [write(state, HOUSE, move) for move in state.moves(HOUSE)[:1]]
