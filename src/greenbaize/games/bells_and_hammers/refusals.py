"""Why a move is refused."""

from __future__ import annotations

from greenbaize.engine.errors import IllegalMoveError
from greenbaize.engine.messages import AnyOf, Term
from greenbaize.engine.seats import HOUSE
from greenbaize.games.bells_and_hammers.game import BellsAndHammers
from greenbaize.games.bells_and_hammers.notation import RULES
from greenbaize.games.bells_and_hammers.phases import BIDDING, DRAWING, TURNING

FACE_TERMS = (
    Term("bells_horse"),
    Term("bells_inn"),
    Term("bells_bell"),
    Term("bells_hammer"),
    Term("bells_double"),
)


def refuse(state: BellsAndHammers, seat: int, move: int, name: str) -> IllegalMoveError:
    """Why a well-formed move is not legal now; a throw of all dice cannot be wrong."""
    rule = RULES[state.phase]
    if state.phase == BIDDING:
        return refuse_bid(state, move)
    if state.phase == DRAWING:
        return IllegalMoveError("bells_number_dice_only", rule)
    if state.phase == TURNING:
        left = AnyOf(tuple(FACE_TERMS[face] for face in state.moves(HOUSE)))
        return IllegalMoveError("bells_turned_up_already", rule, face=FACE_TERMS[move], faces=left)
    tied = AnyOf(tuple(other + 1 for other in state.moves(HOUSE)))
    return IllegalMoveError("bells_not_tied", rule, seats=tied, seat=str(move + 1))


def refuse_bid(state: BellsAndHammers, bid: int) -> IllegalMoveError:
    """Too low, or more than there is."""
    rule, points, standing = RULES[BIDDING], state.points[state.turn], state.standing
    least = standing + 1
    if points == 0:
        return IllegalMoveError("bells_no_points", rule)
    if points < least:
        return IllegalMoveError("bells_cannot_outbid", rule, points=points, standing=standing)
    if bid > points:
        code = "bells_bid_too_high_last" if least == points else "bells_bid_too_high"
        return IllegalMoveError(code, rule, points=points, bid=str(bid), least=least)
    code = "bells_bid_too_low_last" if least == points else "bells_bid_too_low"
    return IllegalMoveError(code, rule, standing=standing, least=least, points=points)
