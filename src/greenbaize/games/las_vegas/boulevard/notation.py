"""Moves of the Boulevard in words."""

from __future__ import annotations

from greenbaize.engine.errors import MalformedMoveError
from greenbaize.engine.seats import HOUSE
from greenbaize.games.las_vegas import phases
from greenbaize.games.las_vegas.boulevard.box import CARDS
from greenbaize.games.las_vegas.boulevard.game import Boulevard
from greenbaize.games.las_vegas.boulevard.reading import read_move
from greenbaize.games.las_vegas.boulevard.writing import WRITERS
from greenbaize.games.las_vegas.refusals import no_such_move

RULES = {
    phases.STARTING: "18.4",
    phases.STOCKING: "B2",
    phases.TURNING: "RB2",
    phases.DEALING_BONUS: "BO2",
    phases.DEALING_CARDS: "AC1",
    phases.SCATTERING: "N2",
    phases.ROLLING: "B5",
    phases.REROLLING: "C2",
    phases.PLACING: "B5",
    phases.KICKING: "K3",
    phases.WINDOW: "17.4",
    phases.DRAWING: "C9",
    phases.FINDING: "C9",
    phases.LAYING: "C9",
    phases.CLAIMING: "C1",
    phases.CHOOSING: "SL4",
    phases.SWAPPING: "C10",
    phases.REDRAWING: "C10",
    phases.REVEALING: "A31",
    phases.SHOWING: "17.11",
}
EXAMPLES = {
    phases.STARTING: "first 1",
    phases.STOCKING: "bill 50",
    phases.TURNING: "bill 50",
    phases.DEALING_BONUS: "bonus 30 50",
    phases.DEALING_CARDS: "cards pass rotate",
    phases.SCATTERING: "neutral 2 5",
    phases.ROLLING: "roll 1 1 3 5 6",
    phases.REROLLING: "roll 3 6",
    phases.DRAWING: "draw 50",
    phases.REDRAWING: "draw 50",
    phases.FINDING: "middle 50",
    phases.REVEALING: "reveal 40, -",
    phases.SHOWING: "show 70",
    phases.PLACING: "place 5",
    phases.KICKING: "kick 2",
    phases.WINDOW: "done",
    phases.LAYING: "lay 4 20 90",
    phases.CLAIMING: "claim 3",
    phases.CHOOSING: "take 50",
    phases.SWAPPING: "keep",
}
AFTER_ROLL = {"place", "slot", "again", "rotate", "double"} | {
    card for card in CARDS if card not in ("take-back", "score-casino")
}
AFTER_PLACING = {"take-back", "score", "score-casino"}


def write(state: Boulevard, seat: int, move: int) -> str:
    """A move in words."""
    return WRITERS[state.phase](state, move)


def read(state: Boulevard, seat: int, words: str) -> int:
    """Words as a move of this moment."""
    verb, *rest = words.lower().split() or [""]
    try:
        return read_move(state, verb, rest)
    except ValueError:
        raise misread(state, seat, words, verb) from None


def misread(state: Boulevard, seat: int, words: str, verb: str) -> MalformedMoveError:
    """What would have been right."""
    right = example(state, seat, verb)
    if state.phase == phases.WINDOW and verb in AFTER_ROLL:
        return MalformedMoveError("las_vegas_before_placing", "17.4", verb=verb, example=right)
    if state.phase == phases.PLACING and verb in AFTER_PLACING:
        return MalformedMoveError("las_vegas_after_placing", "17.4", verb=verb, example=right)
    return no_such_move(words, right, RULES[state.phase])


def example(state: Boulevard, seat: int, verb: str) -> str:
    """A legal move, one with this verb if there is any."""
    dealing = state.phase in (phases.DEALING_BONUS, phases.DEALING_CARDS)
    moves = state.moves(seat) if dealing or seat != HOUSE else []
    words = [write(state, seat, move) for move in moves] or [EXAMPLES[state.phase]]
    return next((said for said in words if said.split()[0] == verb), words[0])
