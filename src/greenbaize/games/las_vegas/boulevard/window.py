"""What a seat may do after its roll and after its placement, as sets that can be counted."""

from __future__ import annotations

from greenbaize.games.las_vegas.boulevard.box import (
    DOUBLE,
    ON_SLOT,
    ONE,
    OPPOSITE,
    PAIRING,
    PASS,
    PLACE_BILL,
    REROLL,
    ROTATE,
    ROTATING,
    SCORE_CASINO,
    SLOT,
    SWAP_BILL,
    TAKE_BACK,
    TIE_WIN,
    TWO_CASINOS,
)
from greenbaize.games.las_vegas.boulevard.heaps import dice_in, kind_in, members, nth, part, parts
from greenbaize.games.las_vegas.boulevard.layout import Layout
from greenbaize.games.las_vegas.boulevard.slot_machine import free_faces
from greenbaize.games.las_vegas.box import CASINOS, NOBODY
from greenbaize.games.las_vegas.game import showing

AFTER_ROLL = 1 << REROLL | 1 << TWO_CASINOS | 1 << PASS | 1 << PLACE_BILL | 1 << SWAP_BILL
ALL_CASINOS = (1 << CASINOS) - 1
FACES = 6
OTHER_FACES = 5


def faces_rolled(table: Layout) -> int:
    """The faces that lie rolled, as a set."""
    faces = 0
    rolled = table.rolled
    for face in range(FACES):
        faces |= (rolled & 1023 > 0) << face
        rolled >>= 10
    return faces


def is_taken(table: Layout, place: int) -> bool:
    """Whether the first of two sets went there: the second goes elsewhere (C3)."""
    return table.sets == 1 and table.set_place[0] == place


def two_sets_due(table: Layout) -> bool:
    """Whether the seat on turn must place two sets, judged at the first (C3, 17.5)."""
    under = table.lapper != NOBODY and table.lapper != table.turn
    return under and members(faces_rolled(table)) > 1


def only_places(table: Layout) -> bool:
    """Whether there is nothing to do but place: no card in hand, no dice to throw again."""
    return table.reroller != table.turn and not table.may_hold(table.turn)


def placements(table: Layout) -> int:
    """Each value rolled goes to its casino, or to the slot machine if free there (B5, SL2)."""
    faces = faces_rolled(table)
    places = faces
    if table.sets == 1 and table.set_place[0] < CASINOS:
        places &= ~(1 << table.set_place[0])
    if not is_taken(table, SLOT):
        places |= (faces & free_faces(table)) << ON_SLOT
    return places


def cards_after_roll(table: Layout) -> int:
    """The cards that can be played after the roll, before the first placement (17.4)."""
    if table.sets:
        return 0
    cards = table.may_hold(table.turn)
    if table.warm >> table.turn & 1:
        return cards & AFTER_ROLL
    return cards & (AFTER_ROLL | 1 << TIE_WIN)


def turnings(table: Layout, kind: int, face: int) -> int:
    """To how many faces dice can be turned: all of a face, or one die of a kind (A37)."""
    heap = showing(table.rolled, face)
    if table.rotation == ONE:
        return OTHER_FACES if kind_in(heap, kind) else 0
    if kind or not heap:
        return 0
    return 1 if table.rotation == OPPOSITE else OTHER_FACES


def rotation(table: Layout, number: int) -> int:
    """One of the ways to rotate before placing, in order; or, asked for none, how many (17.5)."""
    count = 0
    if table.sets or not table.may_hold(table.turn) >> ROTATE & 1:
        return count
    for kind in range(4):
        for face in range(FACES):
            ways = turnings(table, kind, face)
            if count <= number < count + ways:
                return ROTATING | kind << 6 | face << 3 | turned_to(table, face, number - count)
            count += ways
    return count


def turned_to(table: Layout, face: int, number: int) -> int:
    """The opposite face, or another one in order."""
    if table.rotation == OPPOSITE:
        return 5 - face
    return number if number < face else number + 1


def pair_places(table: Layout, face: int) -> int:
    """Where the pair of a face may go: any casino, or the slot machine with a free face (C7)."""
    if dice_in(showing(table.rolled, face)) != 2:
        return 0
    places = ALL_CASINOS
    if table.sets == 0 and two_sets_due(table):
        places = casinos_with_a_second(table, face)
    elif table.sets and table.set_place[0] < CASINOS:
        places &= ~(1 << table.set_place[0])
    if not is_taken(table, SLOT):
        places |= free_faces(table) << ON_SLOT
    return places


def casinos_with_a_second(table: Layout, pair: int) -> int:
    """The casinos that leave a second set a place of its own (17.6)."""
    rest = faces_rolled(table) & ~(1 << pair)
    if members(rest) > 1 or rest & free_faces(table):
        return ALL_CASINOS
    return ALL_CASINOS & ~rest


def pairing(table: Layout, number: int) -> int:
    """One of the ways to play DOUBLE, in order; or, asked for none, how many there are."""
    count = 0
    if not table.may_hold(table.turn) >> DOUBLE & 1:
        return count
    for face in range(FACES):
        places = pair_places(table, face)
        ways = members(places)
        if count <= number < count + ways:
            return PAIRING | face << 4 | nth(places, number - count)
        count += ways
    return count


def ways_to_throw_again(table: Layout) -> int:
    """How many parts of the roll can be thrown again, once a turn (C2)."""
    if table.reroller != table.turn or table.rerolled or table.sets:
        return 0
    ways = 1
    for face in range(FACES):
        ways *= parts(showing(table.rolled, face))
    return ways - 1


def throw_again(table: Layout, number: int) -> int:
    """One of these parts, in order."""
    number += 1
    dice = 0
    for face in range(FACES):
        heap = showing(table.rolled, face)
        shift = 10 * face
        some = part(heap, number % parts(heap))
        dice |= some << shift
        number //= parts(heap)
    return dice


def places_to_score(table: Layout) -> int:
    """The places that received a set this turn, if they can be announced (C8, 17.8)."""
    if not table.may_hold(table.turn) >> SCORE_CASINO & 1:
        return 0
    places = 0
    for number in range(table.sets):
        places |= 1 << table.set_place[number]
    return places


def ways_to_take_back(table: Layout) -> int:
    """How many parts of the dice just placed can be taken back (C6, 17.9)."""
    if not table.may_hold(table.turn) >> TAKE_BACK & 1:
        return 0
    ways = 1
    for number in range(table.sets):
        ways *= parts(table.lying_again(number))
    return ways - 1


def take_back(table: Layout, number: int) -> int:
    """One of these parts, in order: the dice of the first set, and of the second."""
    number += 1
    dice = 0
    for index in range(table.sets):
        heap = table.lying_again(index)
        dice |= part(heap, number % parts(heap)) << 10 * index
        number //= parts(heap)
    return dice
