"""Why words are no move, told alike wherever dice are placed on casinos."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from greenbaize.engine.errors import RefusedError
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.state import State
from greenbaize.engine.text import dollars, listed, shown

Table = TypeVar("Table", bound=State)
Write = Callable[[Table, int, int], str]


def misread(
    state: Table, seat: int, words: str, write: Write[Table], example: str, rule: str
) -> RefusedError:
    """What would have been right: a move of the seat, or an example where it has none."""
    moves = [] if seat == HOUSE else state.moves(seat)
    right = write(state, seat, moves[0]) if moves else example
    return RefusedError(f"{shown(words)} is no move here; say for instance {right!r}.", rule)


def not_rolled(state: State, seat: int, casino: int, name: str, rule: str) -> RefusedError:
    """No die shows the number of this casino."""
    faces = listed([str(other + 1) for other in state.moves(seat)], "or")
    return RefusedError(f"{name} rolled no {casino + 1}; place {faces}.", rule)


def not_next(bill: int, rule: str) -> RefusedError:
    """This bill cannot come up."""
    return RefusedError(f"no bill of {dollars(10 * bill)} can be next in the deck.", rule)
