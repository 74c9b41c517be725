"""Why a move is refused on the Boulevard, and what would be right."""

from __future__ import annotations

from greenbaize.engine.errors import IllegalMoveError
from greenbaize.engine.first import not_a_seat
from greenbaize.engine.messages import AnyOf, Term
from greenbaize.engine.seats import HOUSE
from greenbaize.games.las_vegas import phases
from greenbaize.games.las_vegas.boulevard.box import (
    AGAIN,
    DOUBLE,
    ON_SLOT,
    PAIRING,
    PLAYING,
    ROTATE,
    ROTATING,
    SCORE_CASINO,
    SCORING,
    SLOT,
    TAKE_BACK,
    TAKING_BACK,
)
from greenbaize.games.las_vegas.boulevard.game import Boulevard
from greenbaize.games.las_vegas.boulevard.heaps import dice_in
from greenbaize.games.las_vegas.boulevard.notation import RULES, write
from greenbaize.games.las_vegas.boulevard.slot_machine import free_faces
from greenbaize.games.las_vegas.boulevard.window import faces_rolled
from greenbaize.games.las_vegas.game import showing

CARD_TERMS = (
    Term("las_vegas_card_tie_win"),
    Term("las_vegas_card_reroll"),
    Term("las_vegas_card_two_casinos"),
    Term("las_vegas_card_pass"),
    Term("las_vegas_card_rotate"),
    Term("las_vegas_card_take_back"),
    Term("las_vegas_card_double"),
    Term("las_vegas_card_score_casino"),
    Term("las_vegas_card_place_bill"),
    Term("las_vegas_card_swap_bill"),
)
NOT_THERE = {
    phases.KICKING: "las_vegas_no_die_to_kick",
    phases.LAYING: "las_vegas_bills_not_laid_so",
    phases.CLAIMING: "las_vegas_no_tie_to_claim",
    phases.CHOOSING: "las_vegas_no_bill_on_slot",
    phases.SWAPPING: "las_vegas_no_bill_won",
}
"""The code of a choice that there is not."""


def refuse(state: Boulevard, seat: int, move: int, name: str) -> IllegalMoveError:
    """Why a well-formed move is not legal now."""
    if seat == HOUSE:
        return refuse_house(state)
    if state.phase == phases.PLACING:
        return refuse_after_roll(state, move, name)
    if state.phase == phases.WINDOW:
        return refuse_after_placing(state, move, name)
    right = AnyOf(tuple(write(state, seat, legal) for legal in state.moves(seat)[:6]))
    return IllegalMoveError(NOT_THERE[state.phase], RULES[state.phase], moves=right)


def refuse_house(state: Boulevard) -> IllegalMoveError:
    """What the House cannot throw, deal or draw."""
    rule = RULES[state.phase]
    if state.phase in (phases.ROLLING, phases.REROLLING, phases.SCATTERING):
        count = dice_in(state.to_throw())
        return IllegalMoveError("las_vegas_dice_to_throw", rule, count=count)
    if state.phase in (phases.FINDING, phases.REVEALING, phases.SHOWING):
        return IllegalMoveError("las_vegas_not_to_show", rule)
    if state.phase in (phases.DEALING_BONUS, phases.DEALING_CARDS):
        return IllegalMoveError("las_vegas_not_dealt_now", rule)
    if state.phase == phases.STARTING:
        return not_a_seat(state.seats, rule)
    return IllegalMoveError("las_vegas_card_not_next", "B1")


def refuse_after_roll(state: Boulevard, move: int, name: str) -> IllegalMoveError:
    """Why a placement, a card or another throw is not possible."""
    if move >= AGAIN:
        return refuse_again(state, name)
    if move >= PAIRING:
        return refuse_pair(state, move >> 4 & 7, move & 15, name)
    if move >= ROTATING:
        return refuse_rotation(state, name)
    if move >= PLAYING:
        return refuse_card(state, move - PLAYING, name)
    return refuse_placement(state, move, name)


def not_held(card: int, name: str) -> IllegalMoveError:
    """A card that is not in hand."""
    return IllegalMoveError("las_vegas_card_not_held", "AC1", name=name, card=CARD_TERMS[card])


def refuse_card(state: Boulevard, card: int, name: str) -> IllegalMoveError:
    """A card that is not held, or whose moment has passed: only Tie-win is bound to one turn."""
    if not state.holds(card):
        return not_held(card, name)
    if state.sets:
        return IllegalMoveError("las_vegas_between_sets", "17.4")
    return IllegalMoveError("las_vegas_tie_win_too_late", "C1")


def refuse_again(state: Boulevard, name: str) -> IllegalMoveError:
    """Dice that cannot be thrown again."""
    if state.reroller != state.turn:
        return IllegalMoveError("las_vegas_no_reroll", "C2", name=name)
    if state.rerolled or state.sets:
        return IllegalMoveError("las_vegas_again_once", "C2")
    return IllegalMoveError("las_vegas_again_this_roll", "C2")


def refuse_rotation(state: Boulevard, name: str) -> IllegalMoveError:
    """Dice that cannot be turned."""
    if not state.holds(ROTATE):
        return not_held(ROTATE, name)
    if state.sets:
        return IllegalMoveError("las_vegas_rotate_too_late", "17.5")
    return IllegalMoveError("las_vegas_rotate_to_another", "C5")


def refuse_pair(state: Boulevard, face: int, target: int, name: str) -> IllegalMoveError:
    """A pair that is none, or that cannot go there."""
    if not state.holds(DOUBLE):
        return not_held(DOUBLE, name)
    if dice_in(showing(state.rolled, face)) != 2:
        return IllegalMoveError("las_vegas_not_a_pair", "C7", face=face + 1)
    if target >= ON_SLOT and closed_on_slot(state, target - ON_SLOT):
        return refuse_slot(state, target - ON_SLOT)
    return IllegalMoveError("las_vegas_pair_elsewhere", "17.6")


def refuse_placement(state: Boulevard, move: int, name: str) -> IllegalMoveError:
    """A value that was not rolled, or a place that is closed to it."""
    face, rolled = move % ON_SLOT, faces_rolled(state)
    if not rolled >> face & 1:
        faces = AnyOf(tuple(n + 1 for n in range(6) if rolled >> n & 1))
        return IllegalMoveError("las_vegas_not_rolled", "B5", name=name, face=face + 1, faces=faces)
    if move >= ON_SLOT and closed_on_slot(state, face):
        return refuse_slot(state, face)
    return IllegalMoveError("las_vegas_second_set_elsewhere", "C3")


def closed_on_slot(state: Boulevard, face: int) -> bool:
    """Whether the slot machine takes no dice of this face, or is not there."""
    return not state.has_slot() or not free_faces(state) >> face & 1


def refuse_slot(state: Boulevard, face: int) -> IllegalMoveError:
    """The slot machine takes every face but once."""
    if not state.has_slot():
        return IllegalMoveError("las_vegas_no_slot_machine", "SL1")
    return IllegalMoveError("las_vegas_face_on_slot", "SL2", face=face + 1)


def refuse_after_placing(state: Boulevard, move: int, name: str) -> IllegalMoveError:
    """A card that is not held, or dice and places that it does not reach."""
    card = TAKE_BACK if move >= TAKING_BACK else SCORE_CASINO
    if not state.holds(card):
        return not_held(card, name)
    if move >= TAKING_BACK:
        return IllegalMoveError("las_vegas_not_to_take_back", "17.9")
    place = move - SCORING
    if place == SLOT:
        return IllegalMoveError("las_vegas_nothing_on_slot", "17.8")
    return IllegalMoveError("las_vegas_nothing_on_casino", "17.8", casino=place + 1)
