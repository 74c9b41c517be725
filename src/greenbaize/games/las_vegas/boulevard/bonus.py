"""Bonus cards: secret wishes for bills, told by announcement dice."""

from __future__ import annotations

from greenbaize.games.las_vegas.boulevard.box import BONUS, HIGHEST_DIE, UNKNOWN_BONUS
from greenbaize.games.las_vegas.boulevard.layout import Layout
from greenbaize.games.las_vegas.box import TOP_BILL
from greenbaize.games.las_vegas.strip import lying, stack_of

CARD_BITS = 4
SEAT_BITS = 8
"""Two cards a seat, where the House deals or reveals them."""


def cards_of(hand: int) -> int:
    """A hand of at most two cards as the House names them, the lower one first."""
    cards, shift = 0, 0
    for value in range(1, TOP_BILL + 1):
        for _ in range(lying(hand, value)):
            cards |= value << shift
            shift += CARD_BITS
    return cards


def hand_of(cards: int) -> int:
    """The hand that the House names so."""
    hand = 0
    while cards:
        hand += stack_of(cards & 15)
        cards >>= CARD_BITS
    return hand


def size(hand: int) -> int:
    """How many cards are in a hand, or in a pool."""
    cards = 0
    for value in range(1, TOP_BILL + 1):
        cards += lying(hand, value)
    return cards


def cards_fit(cards: int, pool: int) -> bool:
    """Whether a pool holds all these cards."""
    missing = 0
    for value in range(1, TOP_BILL + 1):
        missing += lying(cards, value) > lying(pool, value)
    return missing == 0


def deal(table: Layout, cards: int) -> None:
    """A seat has new bonus cards, which nobody else sees (BO2)."""
    if cards == UNKNOWN_BONUS:
        table.bonus_unknown[table.dealt] = table.bonus_each
        return
    table.bonus_hand[table.dealt] = hand_of(cards)
    table.bonus_pool -= hand_of(cards)


def counted(table: Layout, seat: int) -> int:
    """The bills of this round that all know to count for a seat (A30)."""
    if table.count_events and seat == table.swapper and table.parted:
        return table.gained[seat] + stack_of(table.parted)
    return table.gained[seat]


def satisfied(table: Layout, seat: int) -> int:
    """The cards in a seat's hand whose value it won, each but once (BO3, BO4)."""
    hand, bills, cards = table.bonus_hand[seat], counted(table, seat), 0
    for value in range(1, TOP_BILL + 1):
        if lying(bills, value):
            cards += lying(hand, value) * stack_of(value)
    return cards


def revelation(table: Layout) -> int:
    """What the House reveals of everybody's cards at the end of a round (A31)."""
    told = 0
    for seat in range(table.seats - 1, -1, -1):
        told = told << SEAT_BITS | cards_of(satisfied(table, seat))
    return told


def reveal(table: Layout, told: int) -> None:
    """Each card that is satisfied raises its owner's die, up to six (BO3, BO5)."""
    for seat in range(table.seats):
        cards = hand_of(told >> SEAT_BITS * seat & 255)
        raise_die(table, seat, size(cards))
        if table.bonus_unknown[seat]:
            table.bonus_unknown[seat] -= size(cards)
            table.bonus_pool -= cards
        else:
            table.bonus_hand[seat] -= cards


def raise_die(table: Layout, seat: int, pips: int) -> None:
    """An announcement die goes up to six at most (BO5)."""
    table.announced[seat] = min(HIGHEST_DIE, table.announced[seat] + pips)


def remember(table: Layout) -> None:
    """What was not revealed in a round with a swap is kept for the end (17.11)."""
    swap = table.swaps - 1
    table.past_pool[swap] = table.bonus_pool
    for seat in range(table.seats):
        table.past_hand[8 * swap + seat] = table.bonus_hand[seat]
        table.past_unknown[8 * swap + seat] = table.bonus_unknown[seat]
        table.past_barred[8 * swap + seat] = values_in(counted(table, seat))


def values_in(bills: int) -> int:
    """The values among bills, as a set."""
    values = 0
    for value in range(1, TOP_BILL + 1):
        if lying(bills, value):
            values |= 1 << value
    return values


def extra(table: Layout, swap: int) -> int:
    """How many cards only the secret bill of a swap satisfied (17.11)."""
    hand = table.past_hand[8 * swap + table.swap_seat[swap]]
    return lying(hand, table.swap_bill[swap]) if table.bonus_each else 0


def prize(table: Layout, seat: int) -> int:
    """What an announcement die adds to a seat's money in the end (BO5)."""
    return BONUS * table.announced[seat] if table.bonus_each else 0
