"""The slot machine: a seventh casino that takes any face, each but once."""

from __future__ import annotations

from greenbaize.games.las_vegas.boulevard.box import SLOT
from greenbaize.games.las_vegas.boulevard.heaps import big, weight
from greenbaize.games.las_vegas.boulevard.layout import Layout
from greenbaize.games.las_vegas.box import NOBODY, TOP_BILL
from greenbaize.games.las_vegas.game import neutral, own
from greenbaize.games.las_vegas.strip import lying

FACES = 6
DICE, PIPS = 1 << 16, 1 << 4
"""More dice go before more pips, and these before the highest die."""


def free_faces(table: Layout) -> int:
    """The faces that no die on the slot machine shows, as a set; none without it (SL2, SL3)."""
    faces = 0
    if table.venues > SLOT:
        for face in range(FACES):
            if table.slot_heap[face] == 0:
                faces |= 1 << face
    return faces


def insert(table: Layout, face: int, heap: int) -> None:
    """Dice of one face go into the slot machine; kickers have gone before (SL2, K4)."""
    table.slot_heap[face] = heap
    table.slot_seat[face] = table.turn


def strength(table: Layout, owner: int) -> int:
    """Number of dice, then their pips, then the highest die; a big die is two (SL4, SL7)."""
    dice, pips, highest = 0, 0, 0
    for face in range(FACES):
        lies = dice_of(table, face, owner)
        if lies:
            dice += lies
            pips += lies * (face + 1)
            highest = face + 1
    return dice * DICE + pips * PIPS + highest


def stronger(strong: int, face: int, dice: int) -> int:
    """A strength once so many dice more of a face are there; none yet is a strength of 0."""
    highest = strong & PIPS - 1
    more = dice * (DICE + (face + 1) * PIPS)
    return strong + more + max(face + 1 - highest, 0)


def dice_of(table: Layout, face: int, owner: int) -> int:
    """What an owner's dice of one face count; all neutral ones are one owner's (N5)."""
    heap = table.slot_heap[face]
    if owner == table.seats:
        return neutral(heap)
    return weight(heap) if table.slot_seat[face] == owner else 0


def tied_with_neutral(table: Layout) -> int:
    """The seat that equals the neutral dice in everything, if there is one (17.15)."""
    if table.owners > table.seats:
        rival = strength(table, table.seats)
        for seat in range(table.seats):
            if rival and strength(table, seat) == rival:
                return seat
    return NOBODY


def strike_out(table: Layout) -> None:
    """Ties cancel: a full tie with the neutral dice, but for one that was claimed (E36)."""
    seat = tied_with_neutral(table)
    if seat != NOBODY:
        table.settled |= 1 << table.seats
        if table.claim != SLOT:
            table.settled |= 1 << seat


def next_in_line(table: Layout) -> int:
    """The strongest owner that has not been paid or struck out (SL4)."""
    leader, most = NOBODY, 0
    for owner in range(table.owners):
        if not table.settled >> owner & 1 and strength(table, owner) > most:
            most = strength(table, owner)
            leader = owner
    return leader


def highest_bill(table: Layout) -> int:
    """The best bill that is left on the slot machine."""
    bill = TOP_BILL
    while bill and not lying(table.bills[SLOT], bill):
        bill -= 1
    return bill


def clear(table: Layout) -> None:
    """All dice leave the slot machine."""
    for face in range(FACES):
        table.slot_heap[face] = 0


def give_back(table: Layout) -> None:
    """Dice that were paid or struck out go back to their owners; neutral ones are out (A40)."""
    for face in range(FACES):
        heap, seat = table.slot_heap[face], table.slot_seat[face]
        if table.settled >> seat & 1:
            table.hand[seat] += own(heap) + (big(heap) << 9)
            heap = heap & 7 << 4
        if table.settled >> table.seats & 1:
            heap &= ~(7 << 4)
        table.slot_heap[face] = heap
