"""Moves of the Boulevard in words."""

from __future__ import annotations

from collections.abc import Callable

from greenbaize.engine import dice
from greenbaize.games.las_vegas import phases
from greenbaize.games.las_vegas.boulevard.box import (
    AGAIN,
    CARDS,
    DONE,
    GIVEN,
    KEEP,
    KIND_LETTERS,
    ON_SLOT,
    ONE,
    PAIRING,
    PLAYING,
    ROTATING,
    SCORING,
    SLOT,
    TAKING_BACK,
    UNKNOWN,
    UNKNOWN_BONUS,
)
from greenbaize.games.las_vegas.boulevard.game import Boulevard
from greenbaize.games.las_vegas.box import RAINBOW

SECRET = "?"
Write = Callable[[Boulevard, int], str]


def place_word(place: int) -> str:
    """A casino by its number, or the slot machine."""
    return "slot" if place == SLOT else str(place + 1)


def bill_word(bill: int) -> str:
    """A bill in thousands, a Rainbow card, or one that is not told."""
    return {RAINBOW: "rainbow", UNKNOWN: SECRET}.get(bill, str(10 * bill))


def bonus_words(cards: int) -> str:
    """Bonus cards, the lower one first."""
    return " ".join(str(10 * value) for value in (cards & 15, cards >> 4) if value)


def after_roll(state: Boulevard, move: int) -> str:
    """A placement, a card, or dice to be thrown again."""
    if move >= AGAIN:
        return f"again {dice.spell(move ^ AGAIN)}"
    if move >= PAIRING:
        return f"double {(move >> 4 & 7) + 1} {target_words(move & 15)}"
    if move >= ROTATING:
        letter = KIND_LETTERS[move >> 6 & 3] if state.rotation == ONE else ""
        return f"rotate {(move >> 3 & 7) + 1}{letter} {(move & 7) + 1}"
    if move >= PLAYING:
        return CARDS[move - PLAYING]
    return f"slot {move - ON_SLOT + 1}" if move >= ON_SLOT else f"place {move + 1}"


def target_words(target: int) -> str:
    """Where a pair goes: a casino, or the slot machine with a face."""
    return f"slot {target - ON_SLOT + 1}" if target >= ON_SLOT else str(target + 1)


def after_placing(state: Boulevard, move: int) -> str:
    """Done, a place to score, or dice to take back."""
    if move == DONE:
        return "done"
    if move < TAKING_BACK:
        return f"score {place_word(move - SCORING)}"
    at_casinos, in_slot = 0, 0
    for number in range(state.sets):
        heap = move >> 10 * number & 1023
        if state.set_place[number] == SLOT:
            in_slot |= heap << 10 * state.set_face[number]
        else:
            at_casinos |= heap << 10 * state.set_place[number]
    slot = ["slot", dice.spell(in_slot)] if in_slot else []
    return " ".join(filter(None, ["take-back", dice.spell(at_casinos), *slot]))


def kick(state: Boulevard, move: int) -> str:
    """Whose die is kicked."""
    owner, is_big = move >> 1, move & 1
    return f"kick {'n' if owner == state.seats else owner + 1}{'b' if is_big else ''}"


def lay(state: Boulevard, move: int) -> str:
    """Where the middle bill goes, and what goes under the deck first and then."""
    place, first, second = move >> 8, move >> 4 & 15, move & 15
    bills = [bill_word(bill) for bill in (first, second) if bill]
    if SECRET in bills:
        bills = [SECRET]
    return " ".join(["lay", place_word(place), *bills])


def dealt_bonus(state: Boulevard, move: int) -> str:
    """Bonus cards for a seat."""
    return f"bonus {SECRET if move == UNKNOWN_BONUS else bonus_words(move)}"


def dealt_cards(state: Boulevard, move: int) -> str:
    """Action cards for a seat."""
    hand = [card for number, card in enumerate(CARDS) if move >> number & 1]
    return f"cards {' '.join(hand) or SECRET}"


def revealed(state: Boulevard, move: int) -> str:
    """What is revealed of everybody's bonus cards."""
    hands = [bonus_words(move >> 8 * seat & 255) or "-" for seat in range(state.seats)]
    return f"reveal {', '.join(hands)}"


def showed(state: Boulevard, move: int) -> str:
    """Bills that were swapped for, with the bonus cards that the swaps satisfied in secret."""
    swaps = [(move >> 8 * n & 255, move >> GIVEN + 4 * n & 15) for n in range(state.swaps)]
    return " ".join(["show", *(secret_word(shown, given) for shown, given in swaps)])


def secret_word(shown: int, given: int) -> str:
    """One bill, how many bonus cards, and the bill given away to those who did not know it."""
    cards = f"+{shown >> 4}" if shown >> 4 else ""
    return f"{bill_word(shown & 15)}{cards}" + (f"/{bill_word(given)}" if given else "")


def verb(word: str) -> Write:
    """A verb with a bill behind it."""
    return lambda state, move: f"{word} {bill_word(move)}"


WRITERS: dict[int, Write] = {
    phases.STARTING: lambda state, move: f"first {move + 1}",
    phases.STOCKING: verb("bill"),
    phases.TURNING: verb("bill"),
    phases.DEALING_BONUS: dealt_bonus,
    phases.DEALING_CARDS: dealt_cards,
    phases.SCATTERING: lambda state, move: f"neutral {dice.spell(move).replace('n', '')}",
    phases.ROLLING: lambda state, move: f"roll {dice.spell(move)}",
    phases.REROLLING: lambda state, move: f"roll {dice.spell(move)}",
    phases.PLACING: after_roll,
    phases.KICKING: kick,
    phases.WINDOW: after_placing,
    phases.DRAWING: verb("draw"),
    phases.REDRAWING: verb("draw"),
    phases.FINDING: verb("middle"),
    phases.LAYING: lay,
    phases.CLAIMING: lambda state, move: f"claim {place_word(move)}",
    phases.CHOOSING: verb("take"),
    phases.SWAPPING: lambda state, move: "keep" if move == KEEP else f"swap {bill_word(move)}",
    phases.REVEALING: revealed,
    phases.SHOWING: showed,
}
