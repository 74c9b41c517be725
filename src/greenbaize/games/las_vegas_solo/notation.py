"""Moves in words."""

from __future__ import annotations

from greenbaize.engine import dice
from greenbaize.engine.errors import MalformedMoveError
from greenbaize.games.las_vegas import refusals, throws
from greenbaize.games.las_vegas.reading import (
    after,
    read_bill,
    read_casino,
    read_faces,
    read_number,
)
from greenbaize.games.las_vegas_solo.box import OWNERS
from greenbaize.games.las_vegas_solo.game import Solo
from greenbaize.games.las_vegas_solo.phases import (
    DRAWING,
    PLACING,
    ROLLING,
    SCATTERING,
    STOCKING,
)

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
    return throws.spell(roll, OWNERS)


WRITERS = {
    STOCKING: write_bill,
    DRAWING: write_number,
    SCATTERING: dice.spell,
    ROLLING: write_throw,
    PLACING: write_number,
}


def read(state: Solo, seat: int, words: str) -> int:
    """Words as a move of this moment."""
    try:
        return READERS[state.phase](after(VERBS[state.phase], words))
    except ValueError:
        raise misread(state, seat, words) from None


def read_colour(text: str) -> int:
    """A colour by its number."""
    colour = read_number(text) - 1
    if colour not in range(OWNERS):
        raise ValueError(text)
    return colour


def read_throw(text: str) -> int:
    """A face or a dash for every colour."""
    return throws.read(text, OWNERS)


READERS = {
    STOCKING: read_bill,
    DRAWING: read_colour,
    SCATTERING: read_faces,
    ROLLING: read_throw,
    PLACING: read_casino,
}


def misread(state: Solo, seat: int, words: str) -> MalformedMoveError:
    """What would have been right."""
    example, rule = EXAMPLES[state.phase], RULES[state.phase]
    return refusals.misread(state, seat, words, write, example, rule)
