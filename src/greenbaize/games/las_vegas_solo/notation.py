"""Moves in words, and why a move is refused."""

from __future__ import annotations

from greenbaize.engine import dice
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.trouble import Refused
from greenbaize.engine.words import dollars, listed, shown
from greenbaize.games.las_vegas.box import COLOURS, DICE, TOP_BILL
from greenbaize.games.las_vegas.reading import read_casino, read_number
from greenbaize.games.las_vegas_solo.box import OWN, OWNERS
from greenbaize.games.las_vegas_solo.game import Solo, of_colour
from greenbaize.games.las_vegas_solo.phases import (
    DRAWING,
    PLACING,
    ROLLING,
    SCATTERING,
    STOCKING,
)
from greenbaize.games.las_vegas_solo.telling import by_colour

NO_DIE = "-"
VERBS = {
    STOCKING: "bill",
    DRAWING: "opponent",
    SCATTERING: "scatter",
    ROLLING: "roll",
    PLACING: "place",
}
RULES = {STOCKING: "B2", DRAWING: "S2", SCATTERING: "S2", ROLLING: "S4", PLACING: "S4"}
EXAMPLES = {
    STOCKING: "bill 50",
    DRAWING: "opponent 3",
    SCATTERING: "scatter 1 1 2 4 5 5 6 6",
    ROLLING: "roll 3 6 - 1 2 2 5 4",
    PLACING: "place 3",
}


def write(state: Solo, seat: int, move: int) -> str:
    """A move in words."""
    return f"{VERBS[state.phase]} {WRITERS[state.phase](move)}"


def write_bill(bill: int) -> str:
    """A bill, in thousands."""
    return str(10 * bill)


def write_number(move: int) -> str:
    """A casino or a colour, counted from 1."""
    return str(move + 1)


def write_throw(roll: int) -> str:
    """A face for every colour, and a dash where there is no die."""
    return " ".join(str(face) if face else NO_DIE for face in by_colour(roll))


WRITERS = {
    STOCKING: write_bill,
    DRAWING: write_number,
    SCATTERING: dice.spell,
    ROLLING: write_throw,
    PLACING: write_number,
}


def read(state: Solo, seat: int, words: str) -> int:
    """Words as a move of this moment."""
    verb, _, rest = words.strip().lower().partition(" ")
    if verb != VERBS[state.phase]:
        raise misread(state, seat, words)
    try:
        return READERS[state.phase](rest)
    except ValueError:
        raise misread(state, seat, words) from None


def read_bill(text: str) -> int:
    """A bill, in thousands."""
    bill, rest = divmod(read_number(text), 10)
    if rest or bill not in range(1, TOP_BILL + 1):
        raise ValueError(text)
    return bill


def read_colour(text: str) -> int:
    """A colour by its number."""
    colour = read_number(text) - 1
    if colour not in range(OWNERS):
        raise ValueError(text)
    return colour


def read_scattered(text: str) -> int:
    """Dice of one colour by their faces."""
    if not all(word.isdigit() for word in text.split()):
        raise ValueError(text)
    return dice.read(text)


def read_throw(text: str) -> int:
    """A face or a dash for every colour."""
    faces = text.split()
    if len(faces) != OWNERS or not all(face in {*"123456", NO_DIE} for face in faces):
        raise ValueError(text)
    return sum(int(face) << 3 * c for c, face in enumerate(faces) if face != NO_DIE)


READERS = {
    STOCKING: read_bill,
    DRAWING: read_colour,
    SCATTERING: read_scattered,
    ROLLING: read_throw,
    PLACING: read_casino,
}


def misread(state: Solo, seat: int, words: str) -> Refused:
    """What would have been right."""
    moves = [] if seat == HOUSE else state.moves(seat)
    right = write(state, seat, moves[0]) if moves else EXAMPLES[state.phase]
    return Refused(
        f"{shown(words)} is no move here; say for instance {right!r}.", RULES[state.phase]
    )


def refuse(state: Solo, seat: int, move: int, name: str) -> Refused:
    """Why a well-formed move is not legal now."""
    if seat != HOUSE:
        faces = listed([str(casino + 1) for casino in state.moves(seat)], "or")
        return Refused(f"{name} rolled no {move + 1}; place {faces}.", "S4")
    if state.phase == STOCKING:
        return Refused(f"no bill of {dollars(10 * move)} can be next in the deck.", "S1")
    if state.phase == DRAWING:
        why = "is the player's own colour" if move == OWN else "has been thrown out"
        return Refused(f"{COLOURS[move]} {why}; draw another opponent.", "S2")
    if state.phase == SCATTERING:
        return Refused(f"all {DICE} dice of {COLOURS[state.opponent]} are thrown.", "S2")
    left = [COLOURS[c] for c in range(OWNERS) if of_colour(state.groups[state.group], c)]
    return Refused(f"one die of every colour left is thrown: {listed(left)}.", "S4")
