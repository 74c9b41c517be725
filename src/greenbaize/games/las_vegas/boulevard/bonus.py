"""Bonus cards: secret wishes for bills, counted by announcement dice."""

from __future__ import annotations

from greenbaize.games.las_vegas.boulevard.box import BONUS, HIGHEST_DIE, UNKNOWN, UNKNOWN_BONUS
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
    """The bills of this round that all know to count for a seat (A30, 18.3).

    Nobody else knows which bill was given away: so by `net` one counts only if another like it
    was won (18.2).
    """
    if seat == table.swapper and table.parted:
        won = table.swap_from[table.swaps - 1]
        return won if table.count_events else kept_for_sure(won)
    return table.gained[seat]


def kept_for_sure(won: int) -> int:
    """Of bills of which one was given away, those that are left whichever it was."""
    sure = 0
    for value in range(1, TOP_BILL + 1):
        if lying(won, value) > 1:
            sure += (lying(won, value) - 1) * stack_of(value)
    return sure


def satisfied(table: Layout, seat: int) -> int:
    """The cards in a seat's hand whose value it won, each but once (BO3, BO4)."""
    hand, bills, cards = table.bonus_hand[seat], counted(table, seat), 0
    for value in range(1, TOP_BILL + 1):
        if lying(bills, value):
            cards += lying(hand, value) * stack_of(value)
    return cards


def revelation(table: Layout) -> int:
    """What the House reveals of everybody's cards at the end of a round (A31)."""
    shown = 0
    for seat in range(table.seats - 1, -1, -1):
        shown = shown << SEAT_BITS | cards_of(satisfied(table, seat))
    return shown


def reveal(table: Layout, shown: int) -> None:
    """Each card that is satisfied raises its owner's die, up to six (BO3, BO5)."""
    for seat in range(table.seats):
        cards = hand_of(shown >> SEAT_BITS * seat & 255)
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
    """How many cards a swap satisfied in secret: by the new bill, or by one kept (17.11, 18.2)."""
    if not table.bonus_each:
        return 0
    hand = table.past_hand[8 * swap + table.swap_seat[swap]]
    kept = 0 if table.count_events else kept_in_secret(table, swap)
    cards = 0
    for value in range(1, TOP_BILL + 1):
        if value == table.swap_bill[swap] or lying(kept, value):
            cards += lying(hand, value)
    return cards


def kept_in_secret(table: Layout, swap: int) -> int:
    """The bills of a round that are left after one was given away."""
    if table.swap_given[swap] == UNKNOWN:
        return 0
    return table.swap_from[swap] - stack_of(table.swap_given[swap])


def prize(table: Layout, seat: int) -> int:
    """What an announcement die adds to a seat's money in the end (BO5)."""
    return BONUS * table.announced[seat] if table.bonus_each else 0
