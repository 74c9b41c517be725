"""Why words or moves are refused on the Boulevard, and what would be right."""

from __future__ import annotations

from greenbaize.engine.errors import RefusedError
from greenbaize.engine.first import not_a_seat
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.text import listed, many, shown
from greenbaize.games.las_vegas import phases
from greenbaize.games.las_vegas.boulevard.box import (
    AGAIN,
    CARDS,
    DOUBLE,
    ON_SLOT,
    PAIRING,
    PLAYING,
    ROTATE,
    ROTATING,
    SCORE_CASINO,
    SCORING,
    TAKE_BACK,
    TAKING_BACK,
    TIE_WIN,
)
from greenbaize.games.las_vegas.boulevard.events import TITLES
from greenbaize.games.las_vegas.boulevard.game import Boulevard
from greenbaize.games.las_vegas.boulevard.heaps import dice_in
from greenbaize.games.las_vegas.boulevard.reading import read_move
from greenbaize.games.las_vegas.boulevard.slot_machine import free_faces
from greenbaize.games.las_vegas.boulevard.spelling import place_word, write
from greenbaize.games.las_vegas.boulevard.window import faces_rolled
from greenbaize.games.las_vegas.game import showing

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


def read(state: Boulevard, seat: int, words: str) -> int:
    """Words as a move of this moment."""
    verb, *rest = words.lower().split() or [""]
    try:
        return read_move(state, verb, rest)
    except ValueError:
        raise misread(state, seat, words, verb) from None


def misread(state: Boulevard, seat: int, words: str, verb: str) -> RefusedError:
    """What would have been right."""
    say = f"say for instance {example(state, seat, verb)!r}"
    if state.phase == phases.WINDOW and verb in AFTER_ROLL:
        return RefusedError(f"{verb!r} comes before the dice are placed; {say}.", "17.4")
    if state.phase == phases.PLACING and verb in AFTER_PLACING:
        return RefusedError(f"{verb!r} comes right after the dice are placed; {say}.", "17.4")
    return RefusedError(f"{shown(words)} is no move here; {say}.", RULES[state.phase])


def example(state: Boulevard, seat: int, verb: str) -> str:
    """A legal move, one with this verb if there is any."""
    dealing = state.phase in (phases.DEALING_BONUS, phases.DEALING_CARDS)
    moves = state.moves(seat) if dealing or seat != HOUSE else []
    words = [write(state, seat, move) for move in moves] or [EXAMPLES[state.phase]]
    return next((said for said in words if said.split()[0] == verb), words[0])


def refuse(state: Boulevard, seat: int, move: int, name: str) -> RefusedError:
    """Why a well-formed move is not legal now."""
    if seat == HOUSE:
        return refuse_house(state, move)
    if state.phase == phases.PLACING:
        return refuse_after_roll(state, move, name)
    if state.phase == phases.WINDOW:
        return refuse_after_placing(state, move, name)
    right = listed([write(state, seat, legal) for legal in state.moves(seat)[:6]], "or")
    return RefusedError(f"{NOT_THERE[state.phase]}; say {right}.", RULES[state.phase])


NOT_THERE = {
    phases.KICKING: "there is no such die to kick",
    phases.LAYING: "the bills drawn do not go there like that",
    phases.CLAIMING: "there is no tie to claim there",
    phases.CHOOSING: "no such bill lies on the slot machine",
    phases.SWAPPING: "no such bill was won in this round",
}


def refuse_house(state: Boulevard, move: int) -> RefusedError:
    """What the House cannot throw, deal or draw."""
    rule = RULES[state.phase]
    if state.phase in (phases.ROLLING, phases.REROLLING, phases.SCATTERING):
        thrown = many(dice_in(state.to_throw()), "die is", "dice are")
        return RefusedError(f"{thrown} to be thrown, all of their kinds and no others.", rule)
    if state.phase in (phases.FINDING, phases.REVEALING, phases.SHOWING):
        return RefusedError("that is not what there is to show.", rule)
    if state.phase in (phases.DEALING_BONUS, phases.DEALING_CARDS):
        return RefusedError("these cards cannot be dealt now.", rule)
    if state.phase == phases.STARTING:
        return not_a_seat(state.seats, rule)
    return RefusedError("no such card can be next in the deck.", "B1")


def refuse_after_roll(state: Boulevard, move: int, name: str) -> RefusedError:
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


def lacks(state: Boulevard, card: int, name: str) -> RefusedError | None:
    """The refusal of a card that is not in hand."""
    if state.holds(card):
        return None
    return RefusedError(f"{name} does not hold {TITLES[CARDS[card]]}.", "AC1")


def refuse_card(state: Boulevard, card: int, name: str) -> RefusedError:
    """A card that is not held, or whose moment has passed."""
    missing = lacks(state, card, name)
    if missing:
        return missing
    if state.sets:
        return RefusedError("between two sets no card is played but Double.", "17.4")
    if card == TIE_WIN:
        return RefusedError("Tie-win is played in one's first turn of the round only.", "C1")
    return RefusedError(f"{TITLES[CARDS[card]]} is not played now.", "17.4")


def refuse_again(state: Boulevard, name: str) -> RefusedError:
    """Dice that cannot be thrown again."""
    if state.reroller != state.turn:
        return RefusedError(f"{name} has no Re-roll at work.", "C2")
    if state.rerolled or state.sets:
        return RefusedError("dice are thrown again once a turn, before the first placement.", "C2")
    return RefusedError("only dice of this roll can be thrown again.", "C2")


def refuse_rotation(state: Boulevard, name: str) -> RefusedError:
    """Dice that cannot be turned."""
    missing = lacks(state, ROTATE, name)
    if missing:
        return missing
    if state.sets:
        return RefusedError("Rotate is played before placing.", "17.5")
    return RefusedError("dice of a face that was rolled turn to another face.", "C5")


def refuse_pair(state: Boulevard, face: int, target: int, name: str) -> RefusedError:
    """A pair that is none, or that cannot go there."""
    missing = lacks(state, DOUBLE, name)
    if missing:
        return missing
    if dice_in(showing(state.rolled, face)) != 2:
        return RefusedError(f"Double needs exactly two dice that show {face + 1}.", "C7")
    if target >= ON_SLOT and not state.has_slot():
        return RefusedError("there is no slot machine on this table.", "SL1")
    if target >= ON_SLOT and not free_faces(state) >> target - ON_SLOT & 1:
        return RefusedError(
            f"dice that show {target - ON_SLOT + 1} lie on the slot machine.", "SL2"
        )
    return RefusedError("two sets go to two places.", "17.6")


def refuse_placement(state: Boulevard, move: int, name: str) -> RefusedError:
    """A value that was not rolled, or a place that is closed to it."""
    face = move % ON_SLOT
    if not faces_rolled(state) >> face & 1:
        faces = [str(n + 1) for n in range(6) if faces_rolled(state) >> n & 1]
        return RefusedError(f"{name} rolled no {face + 1}; place {listed(faces, 'or')}.", "B5")
    if move >= ON_SLOT and not state.has_slot():
        return RefusedError("there is no slot machine on this table.", "SL1")
    if move >= ON_SLOT and not free_faces(state) >> face & 1:
        return RefusedError(f"dice that show {face + 1} lie on the slot machine already.", "SL2")
    return RefusedError("the second set goes to another place than the first.", "C3")


def refuse_after_placing(state: Boulevard, move: int, name: str) -> RefusedError:
    """A card that is not held, or dice and places that it does not reach."""
    card = TAKE_BACK if move >= TAKING_BACK else SCORE_CASINO
    missing = lacks(state, card, name)
    if missing:
        return missing
    if move >= TAKING_BACK:
        return RefusedError(
            "only dice placed this turn that still lie there are taken back.", "17.9"
        )
    place = place_word(move - SCORING)
    return RefusedError(f"nothing was placed on {place} this turn.", "17.8")
