"""Moves in words."""

from __future__ import annotations

from greenbaize.engine.errors import MalformedMoveError
from greenbaize.games.las_vegas import refusals, throws
from greenbaize.games.las_vegas.colours import die_with, face_of
from greenbaize.games.las_vegas.reading import (
    after,
    read_bill,
    read_casino,
    read_number,
    read_seat,
)
from greenbaize.games.las_vegas_second_way.box import CARDS_EACH, COLOURS, EVERY_COLOUR, SCATTERED
from greenbaize.games.las_vegas_second_way.game import SecondWay
from greenbaize.games.las_vegas_second_way.phases import (
    DEALING,
    PLACING,
    REVEALING,
    ROLLING,
    SCATTERING,
    STARTING,
    STOCKING,
    UNKNOWN,
)

VERBS = {
    STARTING: "first",
    STOCKING: "bill",
    SCATTERING: "scatter",
    DEALING: "deal",
    ROLLING: "roll",
    PLACING: "place",
    REVEALING: "reveal",
}
RULES = {
    STARTING: "18.4",
    STOCKING: "X2",
    SCATTERING: "X2",
    DEALING: "X3",
    ROLLING: "X4",
    PLACING: "X4",
    REVEALING: "X7",
}
EXAMPLES = {
    STARTING: "first 1",
    STOCKING: "bill 50",
    SCATTERING: "scatter 35 11 26 44 15 66 23 12",
    DEALING: "deal 2 5",
    ROLLING: "roll 3 6 - 1 2 2 5 4",
    PLACING: "place 3",
    REVEALING: "reveal 2 5, 1 8",
}
UNSEEN = "?"


def write(state: SecondWay, seat: int, move: int) -> str:
    """A move in words; colours that were not seen are a question mark."""
    if state.phase in (PLACING, STARTING):
        said = str(move + 1)
    elif state.phase == STOCKING:
        said = str(10 * move)
    elif state.phase == SCATTERING:
        said = " ".join(spell_pair(move, colour) for colour in range(COLOURS))
    elif state.phase == DEALING:
        said = UNSEEN if move == UNKNOWN else spell_cards(move)
    elif state.phase == ROLLING:
        said = throws.spell(move, COLOURS)
    else:
        cards = [move >> COLOURS * seat & EVERY_COLOUR for seat in range(state.seats)]
        said = ", ".join(map(spell_cards, cards))
    return f"{VERBS[state.phase]} {said}"


def spell_pair(throw: int, colour: int) -> str:
    """Two dice of a colour, the lower first."""
    first = SCATTERED * colour
    return "".join(str(face_of(throw, die)) for die in range(first, first + SCATTERED))


def spell_cards(cards: int) -> str:
    """Colours by their numbers."""
    return " ".join(str(colour + 1) for colour in range(COLOURS) if cards >> colour & 1)


def read(state: SecondWay, seat: int, words: str) -> int:
    """Words as a move of this moment."""
    try:
        return READERS[state.phase](after(VERBS[state.phase], words).strip())
    except ValueError:
        raise misread(state, seat, words) from None


def read_scatter(text: str) -> int:
    """Two dice for every colour."""
    pairs = text.split()
    if len(pairs) != COLOURS or {len(pair) for pair in pairs} != {SCATTERED}:
        raise ValueError(text)
    faces = [throws.read_face(face) for pair in pairs for face in sorted(pair)]
    return sum(die_with(face, die) for die, face in enumerate(faces))


def read_deal(text: str) -> int:
    """Two colours by their numbers, or that they were not seen."""
    return UNKNOWN if text == UNSEEN else read_cards(text)


def read_cards(text: str) -> int:
    """Two colours by their numbers."""
    colours = {read_number(word) for word in text.split()}
    if len(text.split()) != CARDS_EACH or len(colours) != CARDS_EACH:
        raise ValueError(text)
    if not colours <= set(range(1, COLOURS + 1)):
        raise ValueError(text)
    return sum(1 << colour - 1 for colour in colours)


def read_roll(text: str) -> int:
    """A face or a dash for every colour."""
    return throws.read(text, COLOURS)


def read_reveal(text: str) -> int:
    """Everybody's colours, seat by seat."""
    hands = text.split(",")
    if len(hands) > 4:
        raise ValueError(text)
    return sum(read_cards(cards) << COLOURS * seat for seat, cards in enumerate(hands))


READERS = {
    STARTING: read_seat,
    STOCKING: read_bill,
    SCATTERING: read_scatter,
    DEALING: read_deal,
    ROLLING: read_roll,
    PLACING: read_casino,
    REVEALING: read_reveal,
}


def misread(state: SecondWay, seat: int, words: str) -> MalformedMoveError:
    """What would have been right."""
    example, rule = EXAMPLES[state.phase], RULES[state.phase]
    return refusals.misread(state, seat, words, write, example, rule)
