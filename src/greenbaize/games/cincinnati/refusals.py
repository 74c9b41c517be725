"""Why a move is refused."""

from __future__ import annotations

from greenbaize.engine.errors import IllegalMoveError, RefusedError
from greenbaize.engine.messages import AllOf, AnyOf
from greenbaize.engine.seats import HOUSE, members
from greenbaize.games.cincinnati.box import CARD_WORDS, LETTERS
from greenbaize.games.cincinnati.game import Cincinnati
from greenbaize.games.cincinnati.notation import RULES, all_kept, misread, write
from greenbaize.games.cincinnati.phases import (
    CHALLENGING,
    DUEL_KEEPING,
    KEEPING,
    LIFTING,
    PUTTING,
    REPLACING,
    REVEALING,
    SITTING,
    TURNING,
)


def refuse(state: Cincinnati, seat: int, move: int, name: str) -> RefusedError:
    """Why a well-formed move is not legal now."""
    if state.allows_partial(seat, move):
        return misread(state, seat, write(state, seat, move))
    if seat == HOUSE:
        return refuse_house(state, move)
    if state.phase in (SITTING, PUTTING):
        tables = AnyOf(tuple(LETTERS[table] for table in state.tables()))
        return IllegalMoveError("cincinnati_table_not_in_play", "9.1", tables=tables)
    if state.phase in (KEEPING, DUEL_KEEPING):
        return all_kept(state)
    if state.phase == CHALLENGING:
        return IllegalMoveError("cincinnati_own_challenge", "5.3", name=name)
    return IllegalMoveError("cincinnati_no_token", "3.2.8", name=name)


def refuse_house(state: Cincinnati, move: int) -> IllegalMoveError:
    """Why the House cannot do this."""
    if state.phase in (TURNING, REPLACING):
        return refuse_card(state, move)
    if state.phase == LIFTING:
        return IllegalMoveError("cincinnati_just_lifted", "3.2.3")
    if state.phase == REVEALING:
        seats = AllOf(tuple(seat + 1 for seat in members(state.throwing)))
        return IllegalMoveError("cincinnati_just_kept", "14.13", seats=seats)
    rule = RULES[state.phase]
    return IllegalMoveError("cincinnati_dice_thrown", rule, count=state.airborne())


def refuse_card(state: Cincinnati, card: int) -> IllegalMoveError:
    """A card that is not there any more, or one that would keep back the last duel card."""
    if state.deck[card]:
        return IllegalMoveError("cincinnati_duel_card_last", "14.11")
    return IllegalMoveError("cincinnati_card_not_next", "1.3", card=CARD_WORDS[card])
