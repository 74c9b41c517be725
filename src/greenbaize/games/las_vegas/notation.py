"""Moves in words."""

from __future__ import annotations

from greenbaize.engine import dice
from greenbaize.engine.errors import MalformedMoveError
from greenbaize.games.las_vegas import refusals
from greenbaize.games.las_vegas.game import LasVegas
from greenbaize.games.las_vegas.phases import PLACING, ROLLING, SCATTERING, STARTING, STOCKING
from greenbaize.games.las_vegas.reading import (
    after,
    read_bill,
    read_casino,
    read_neutral,
    read_seat,
)

VERBS = {
    STARTING: "first",
    STOCKING: "bill",
    SCATTERING: "neutral",
    ROLLING: "roll",
    PLACING: "place",
}
RULES = {STARTING: "18.4", STOCKING: "B2", SCATTERING: "N2", ROLLING: "B5", PLACING: "B5"}
EXAMPLES = {
    STARTING: "first 1",
    STOCKING: "bill 50",
    SCATTERING: "neutral 2 5",
    ROLLING: "roll 1 1 3 5 6",
    PLACING: "place 5",
}


def write(state: LasVegas, seat: int, move: int) -> str:
    """A move in words."""
    verb = VERBS[state.phase]
    if state.phase in (PLACING, STARTING):
        return f"{verb} {move + 1}"
    if state.phase == STOCKING:
        return f"{verb} {10 * move}"
    roll = dice.spell(move)
    return f"{verb} {roll.replace('n', '') if state.phase == SCATTERING else roll}"


def read(state: LasVegas, seat: int, words: str) -> int:
    """Words as a move of this moment."""
    try:
        return READERS[state.phase](after(VERBS[state.phase], words))
    except ValueError:
        raise misread(state, seat, words) from None


READERS = {
    STARTING: read_seat,
    STOCKING: read_bill,
    SCATTERING: read_neutral,
    ROLLING: dice.read,
    PLACING: read_casino,
}


def misread(state: LasVegas, seat: int, words: str) -> MalformedMoveError:
    """What would have been right."""
    example, rule = EXAMPLES[state.phase], RULES[state.phase]
    return refusals.misread(state, seat, words, write, example, rule)
