"""Why a move is refused."""

from __future__ import annotations

from greenbaize.engine.errors import IllegalMoveError
from greenbaize.engine.messages import AllOf
from greenbaize.engine.seats import HOUSE
from greenbaize.games.las_vegas.box import DICE
from greenbaize.games.las_vegas.refusals import COLOUR_TERMS, not_next, not_rolled
from greenbaize.games.las_vegas_solo.box import OWN
from greenbaize.games.las_vegas_solo.game import Solo
from greenbaize.games.las_vegas_solo.phases import DRAWING, SCATTERING, STOCKING


def refuse(state: Solo, seat: int, move: int, name: str) -> IllegalMoveError:
    """Why a well-formed move is not legal now."""
    if seat != HOUSE:
        return not_rolled(state, seat, move, name, "S4")
    if state.phase == STOCKING:
        return not_next(move, "S1")
    if state.phase == DRAWING:
        code = "las_vegas_solo_own_colour" if move == OWN else "las_vegas_solo_thrown_out"
        return IllegalMoveError(code, "S2", colour=COLOUR_TERMS[move])
    if state.phase == SCATTERING:
        colour = COLOUR_TERMS[state.opponent]
        return IllegalMoveError("las_vegas_solo_all_thrown", "S2", count=DICE, colour=colour)
    left = [COLOUR_TERMS[c] for c, number in enumerate(state.left_in(state.group)) if number]
    return IllegalMoveError("las_vegas_solo_one_of_each", "S4", colours=AllOf(tuple(left)))
