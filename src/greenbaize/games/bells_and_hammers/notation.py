"""Moves in words, and why a move is refused."""

from __future__ import annotations

from greenbaize.engine.errors import RefusedError
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.text import listed, many, shown
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


def misread(state: BellsAndHammers, seat: int, words: str) -> RefusedError:
    """What would have been right."""
    right = listed([repr(example) for example in examples(state, seat)], "or")
    return RefusedError(
        f"{shown(words)} is no move here; say for instance {right}.", RULES[state.phase]
    )


def examples(state: BellsAndHammers, seat: int) -> list[str]:
    """Moves that can be made now, each of another kind."""
    if state.phase == BIDDING:
        return [write(state, seat, move) for move in state.moves(state.turn)[:2]]
    if state.phase == DRAWING:
        return ["roll 1 3 6", "roll blank"]
    if state.phase == THROWING:
        return ["roll 2 4 bell", "roll blank"]
    return [write(state, HOUSE, move) for move in state.moves(HOUSE)[:1]] or ["nothing"]


def refuse(state: BellsAndHammers, seat: int, move: int, name: str) -> RefusedError:
    """Why a well-formed move is not legal now."""
    return RefusedError(reason(state, move), RULES[state.phase])


def reason(state: BellsAndHammers, move: int) -> str:
    """What is wrong, and what would be right; a throw of all dice cannot be wrong."""
    if state.phase == BIDDING:
        return bad_bid(state, move)
    if state.phase == DRAWING:
        return "only the six number dice are thrown to be Banker, without bell and hammer."
    if state.phase == TURNING:
        left = listed([FACES[face] for face in state.moves(HOUSE)], "or")
        return f"the {FACES[move]} has been turned up already; turn {left}."
    tied = listed([str(other + 1) for other in state.moves(HOUSE)], "or")
    return f"the next Banker is one of the tied winners: seat {tied}, not {move + 1}."


def bad_bid(state: BellsAndHammers, bid: int) -> str:
    """Too low, or more than there is."""
    points, least = state.points[state.turn], state.standing + 1
    if points == 0:
        return "no points are left to bid; pass."
    purse = f"{many(points, 'point is', 'points are')} at hand"
    if points < least:
        return f"{purse}, too few to outbid {state.standing}; pass."
    right = f"bid {least}" if least == points else f"bid {least} to {points}"
    if bid > points:
        return f"{purse}, too few to bid {bid}; {right} or pass."
    return f"a bid must be higher than {state.standing}; {right} or pass."
