"""Why a move is refused; most of it is the same wherever dice are placed on casinos."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from greenbaize.engine import dice
from greenbaize.engine.errors import IllegalMoveError, MalformedMoveError
from greenbaize.engine.first import not_a_seat
from greenbaize.engine.messages import AnyOf, Dollars, Term
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.state import State
from greenbaize.engine.text import shown
from greenbaize.games.las_vegas.game import LasVegas
from greenbaize.games.las_vegas.phases import SCATTERING, STARTING, STOCKING

Table = TypeVar("Table", bound=State)
Write = Callable[[Table, int, int], str]
COLOUR_TERMS = (
    Term("las_vegas_red"),
    Term("las_vegas_blue"),
    Term("las_vegas_green"),
    Term("las_vegas_black"),
    Term("las_vegas_yellow"),
    Term("las_vegas_grey"),
    Term("las_vegas_violet"),
    Term("las_vegas_orange"),
)


def misread(
    state: Table, seat: int, words: str, write: Write[Table], example: str, rule: str
) -> MalformedMoveError:
    """What would have been right: a move of the seat, or an example where it has none."""
    moves = [] if seat == HOUSE else state.moves(seat)
    right = write(state, seat, moves[0]) if moves else example
    return no_such_move(words, right, rule)


def no_such_move(words: str, right: str, rule: str) -> MalformedMoveError:
    """Words that say nothing now, and some that would."""
    return MalformedMoveError("las_vegas_no_such_move", rule, words=shown(words), example=right)


def not_rolled(state: State, seat: int, casino: int, name: str, rule: str) -> IllegalMoveError:
    """No die shows the number of this casino."""
    faces = AnyOf(tuple(other + 1 for other in state.moves(seat)))
    return IllegalMoveError("las_vegas_not_rolled", rule, name=name, face=casino + 1, faces=faces)


def not_next(bill: int, rule: str) -> IllegalMoveError:
    """This bill cannot come up."""
    return IllegalMoveError("las_vegas_bill_not_next", rule, bill=Dollars(10 * bill))


def refuse(state: LasVegas, seat: int, move: int, name: str) -> IllegalMoveError:
    """Why a well-formed move is not legal now."""
    if seat != HOUSE:
        return not_rolled(state, seat, move, name, "B5")
    if state.phase == STOCKING:
        return not_next(move, "B1")
    if state.phase == STARTING:
        return not_a_seat(state.seats, "18.4")
    if state.phase == SCATTERING:
        return IllegalMoveError("las_vegas_left_over", "N2", count=state.left_over)
    return other_dice(state.hand[state.turn])


def other_dice(hand: int) -> IllegalMoveError:
    """Whoever throws throws all dice that are left, neutral ones too."""
    own, neutral = dice.count(hand, ""), dice.count(hand, "n")
    if neutral:
        return IllegalMoveError("las_vegas_all_thrown_neutral", "B5", own=own, neutral=neutral)
    return IllegalMoveError("las_vegas_all_thrown", "B5", count=own)
