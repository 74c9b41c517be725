"""Why a move is refused."""

from __future__ import annotations

from greenbaize.engine.errors import IllegalMoveError, RefusedError
from greenbaize.engine.first import not_a_seat
from greenbaize.engine.messages import AllOf, Dollars
from greenbaize.engine.seats import HOUSE
from greenbaize.games.las_vegas.refusals import COLOUR_TERMS, not_rolled
from greenbaize.games.las_vegas_second_way.box import COLOURS
from greenbaize.games.las_vegas_second_way.game import SecondWay
from greenbaize.games.las_vegas_second_way.notation import misread, write
from greenbaize.games.las_vegas_second_way.phases import DEALING, ROLLING, STARTING, STOCKING


def refuse(state: SecondWay, seat: int, move: int, name: str) -> RefusedError:
    """Why a well-formed move is not legal now."""
    if state.allows_partial(seat, move):
        return misread(state, seat, write(state, seat, move))
    if seat != HOUSE:
        return not_rolled(state, seat, move, name, "X4")
    if state.phase == STOCKING:
        bill = Dollars(10 * move)
        return IllegalMoveError("las_vegas_second_way_bill_gone", "X1", bill=bill)
    if state.phase == STARTING:
        return not_a_seat(state.seats, "18.4")
    if state.phase == ROLLING:
        stock = AllOf(tuple(COLOUR_TERMS[c] for c in range(COLOURS) if state.stock[c]))
        return IllegalMoveError("las_vegas_second_way_one_of_each", "X4", colours=stock)
    if state.phase == DEALING:
        return IllegalMoveError("las_vegas_second_way_dealt_already", "X3")
    return IllegalMoveError("las_vegas_second_way_reveal_both", "X7")
