"""What a seat cannot know on the Boulevard: to forget it, and to imagine it."""

from __future__ import annotations

from greenbaize.engine.rng import Rng
from greenbaize.games.las_vegas.boulevard.bonus import size, values_in
from greenbaize.games.las_vegas.boulevard.box import DRAWN, IN_SIGHT, STRAY, SWAPPED, UNKNOWN
from greenbaize.games.las_vegas.boulevard.heaps import members, nth
from greenbaize.games.las_vegas.boulevard.layout import Layout, is_in
from greenbaize.games.las_vegas.box import NOBODY, RING, TOP_BILL
from greenbaize.games.las_vegas.phases import LAYING
from greenbaize.games.las_vegas.strip import lying, stack_of

NOTHING_BARRED = 0

OTHER, MIDDLE, THIRD, PAIR = 8, 16, 20, 1 << 24
"""A gap is one number: where one bill or two are missing, and what is known of them.

That is the middle one of three, and for a single gap the third if it is known. The third is 0
where only two were drawn and the lower one was laid.
"""


def forget(table: Layout, seat: int) -> None:
    """All that this seat has not seen is among the unseen cards again."""
    for other in range(table.seats):
        if other != seat:
            forget_cards(table, other)
    forget_bills(table, seat)


def forget_cards(table: Layout, seat: int) -> None:
    """Somebody's action and bonus cards, and those of rounds that still count in the end."""
    table.action_unknown[seat] += members(table.action_hand[seat])
    table.action_pool |= table.action_hand[seat]
    table.action_hand[seat] = 0
    table.bonus_unknown[seat] += size(table.bonus_hand[seat])
    table.bonus_pool += table.bonus_hand[seat]
    table.bonus_hand[seat] = 0
    for swap in range(table.swaps):
        at = 8 * swap + seat
        table.past_unknown[at] += size(table.past_hand[at])
        table.past_pool[swap] += table.past_hand[at]
        table.past_hand[at] = 0


def forget_bills(table: Layout, seat: int) -> None:
    """Bills drawn by somebody else, put under the deck face down, or swapped for or away."""
    if table.turn != seat:
        for index in range(table.drawn_count):
            mislay(table, table.drawn[index], DRAWN + index)
            table.drawn[index] = UNKNOWN
    for index in range(table.under_count):
        at = table.under_top + index & RING
        if table.veil[at] and not is_in(seat, table.veil[at]):
            mislay(table, table.under[at], at)
            table.under[at] = UNKNOWN
    for swap in range(table.swaps):
        bill = table.swap_bill[swap]
        if not is_in(seat, table.swap_known[swap]) and bill != UNKNOWN:
            mislay(table, bill, SWAPPED + swap)
            table.swap_bill[swap] = UNKNOWN
            table.money[table.swap_seat[swap]] -= 10 * bill
        if not is_in(seat, table.given_known[swap]):
            forget_given(table, swap)


def mislay(table: Layout, bill: int, at: int) -> None:
    """A bill is among the unseen ones again, unless it is known to be one that was given away."""
    if table.given_lying(at) == NOBODY:
        table.know(bill, UNKNOWN)


def forget_given(table: Layout, swap: int) -> None:
    """A bill that was given away is among those that were won with it again (18.2)."""
    bill = table.swap_given[swap]
    if bill != UNKNOWN:
        table.swap_given[swap] = UNKNOWN
        table.money[table.swap_seat[swap]] += 10 * bill
        if table.given_at[swap] == STRAY:
            table.deck[bill] -= 1
        if table.is_of_this_round(swap):
            table.gained[table.swap_seat[swap]] += stack_of(bill)


def imagine(table: Layout, rng: Rng) -> bool:
    """Unseen cards take the unknown ones' places; whether these may be there."""
    for seat in range(table.seats):
        imagine_cards(table, seat, rng)
    if not imagine_stray(table, rng):
        return False
    if table.astray and not imagine_bills(table, rng):
        return False
    fits = True
    for swap in range(table.swaps):
        fits = fits and imagine_past(table, swap, rng)
    for swap in range(table.swaps if fits else 0):
        imagine_given(table, swap, rng)
    return fits


def imagine_cards(table: Layout, seat: int, rng: Rng) -> None:
    """Any unseen action and bonus cards."""
    while table.action_unknown[seat]:
        card = nth(table.action_pool, rng.below(members(table.action_pool)))
        table.action_pool ^= 1 << card
        table.action_hand[seat] |= 1 << card
        table.action_unknown[seat] -= 1
    while table.bonus_unknown[seat]:
        value = some_value(table.bonus_pool, NOTHING_BARRED, rng)
        table.bonus_pool -= stack_of(value)
        table.bonus_hand[seat] += stack_of(value)
        table.bonus_unknown[seat] -= 1


def some_value(pool: int, barred: int, rng: Rng) -> int:
    """Any bonus card of a pool but those of the values that are barred."""
    above = rng.below(free_cards(pool, barred))
    value = 1
    while barred >> value & 1 or above >= lying(pool, value):
        if not barred >> value & 1:
            above -= lying(pool, value)
        value += 1
    return value


def free_cards(pool: int, barred: int) -> int:
    """How many cards of a pool are of values that are not barred."""
    cards = 0
    for value in range(1, TOP_BILL + 1):
        if not barred >> value & 1:
            cards += lying(pool, value)
    return cards


def imagine_past(table: Layout, swap: int, rng: Rng) -> bool:
    """Bonus cards of a round with a swap that were not revealed, so their bills were not won.

    They are drawn one by one from what is not barred. As a draw finds fewer cards the more of them
    earlier ones have taken, it is believed only as often as it finds all it could find there: so
    every hand is as likely as any other.
    """
    whole = table.past_pool[swap]
    for seat in range(table.seats):
        at = 8 * swap + seat
        barred = table.past_barred[at]
        while table.past_unknown[at]:
            free = free_cards(table.past_pool[swap], barred)
            most = min(free_cards(whole, barred), size(table.past_pool[swap]))
            if rng.below(most) >= free:
                return False
            value = some_value(table.past_pool[swap], barred, rng)
            table.past_pool[swap] -= stack_of(value)
            table.past_hand[at] += stack_of(value)
            table.past_unknown[at] -= 1
    return True


def imagine_stray(table: Layout, rng: Rng) -> bool:
    """Bills given away that are among the unseen ones; whether what was seen since may be so."""
    for swap in range(table.swaps):
        if table.given_at[swap] == STRAY:
            imagine_given(table, swap, rng)
    missing = 0
    for bill in range(1, TOP_BILL + 1):
        missing += table.deck[bill] < 0
    return missing == 0


def imagine_given(table: Layout, swap: int, rng: Rng) -> None:
    """Each bill that was won in that round is as likely to have been given away (18.2)."""
    if table.swap_given[swap] == UNKNOWN:
        table.learn_given(swap, some_bill(table.swap_from[swap], rng))
    at = table.given_at[swap]
    if at < IN_SIGHT and bill_at(table, at) == UNKNOWN:
        lay_down(table, at, table.swap_given[swap])


def some_bill(won: int, rng: Rng) -> int:
    """Any of these bills; if they are all alike there is nothing to guess."""
    values = values_in(won)
    return nth(values, 0) if members(values) == 1 else some_value(won, NOTHING_BARRED, rng)


def imagine_bills(table: Layout, rng: Rng) -> bool:
    """Unseen bills for those that are nobody knows where.

    First come those of which something is known. As with bonus cards, what is drawn for them is
    believed only as often as it should be.
    """
    gaps = known_gaps(table)
    at_first = [ways(table, gap) for gap in gaps]
    for number, gap in enumerate(gaps):
        if not at_first[number] or rng.below(at_first[number]) >= ways(table, gap):
            return False
        fill(table, gap, rng)
    for at in [*range(DRAWN, DRAWN + table.drawn_count), *range(SWAPPED, SWAPPED + table.swaps)]:
        if is_unseen(table, at):
            fill(table, one_bill(at, 0, UNKNOWN), rng)
    return True


def one_bill(at: int, middle: int, third: int) -> int:
    """A gap: one bill is missing, on the other side of the middle one than the third."""
    return at | middle << MIDDLE | third << THIRD


def two_bills(at: int, other: int, middle: int) -> int:
    """A gap: two bills are missing, with a known one between them."""
    return at | other << OTHER | middle << MIDDLE | PAIR


def known_gaps(table: Layout) -> list[int]:
    """The unknown bills of which all know something: they were drawn with a middle one."""
    gaps = []
    if table.phase == LAYING and is_unseen(table, DRAWN):
        if table.drawn_count < 2:
            gaps.append(one_bill(DRAWN, table.middle, 0))
        elif is_unseen(table, DRAWN + 1):
            gaps.append(two_bills(DRAWN, DRAWN + 1, table.middle))
    index = 0
    while index < table.under_count:
        at = table.under_top + index & RING
        veil = table.veil[at]
        if is_unseen(table, at) and veil >> 16 & 1:
            if is_unseen(table, at + 1 & RING):
                gaps.append(two_bills(at, at + 1 & RING, veil >> 8 & 15))
                index += 1
            else:
                gaps.append(one_bill(at, 0, UNKNOWN))
        elif is_unseen(table, at):
            gaps.append(one_bill(at, veil >> 8 & 15, veil >> 12 & 15))
        index += 1
    return gaps


def ways(table: Layout, gap: int) -> int:
    """In how many ways unseen bills can fill a gap, six for each that is like no other."""
    middle, third = gap >> MIDDLE & 15, gap >> THIRD & 15
    count = 0
    for bill in range(1, TOP_BILL + 1):
        if not gap & PAIR:
            count += table.deck[bill] * weight(bill, third, middle)
            continue
        for second in range(1, TOP_BILL + 1):
            count += ways_of_two(table, bill, second, middle)
    return count


def ways_of_two(table: Layout, first: int, second: int, middle: int) -> int:
    """In how many ways two bills can be these, if the middle one is between them."""
    cards = table.deck[first] * (table.deck[second] - (first == second))
    return cards * weight(first, second, middle)


def weight(bill: int, third: int, middle: int) -> int:
    """What a bill counts for, if it was drawn with a third one and this was the middle of them.

    Any one of equal bills could have been laid. So each draw of three with two equal middle ones
    is found twice where cards are counted, and three times with three, and counts for less.
    """
    if third == UNKNOWN:
        return 6
    if min(bill, third) > middle or max(bill, third) < middle:
        return 0
    return 6 // (1 + (bill == middle) + (third == middle))


def fill(table: Layout, gap: int, rng: Rng) -> None:
    """Any of the ways to fill it."""
    number = rng.below(ways(table, gap))
    if gap & PAIR:
        fill_two(table, gap, number)
        return
    middle, third = gap >> MIDDLE & 15, gap >> THIRD & 15
    bill = 1
    while number >= table.deck[bill] * weight(bill, third, middle):
        number -= table.deck[bill] * weight(bill, third, middle)
        bill += 1
    settle(table, gap & 255, bill)


def fill_two(table: Layout, gap: int, number: int) -> None:
    """The so many-th way to fill a gap of two."""
    middle = gap >> MIDDLE & 15
    for first in range(1, TOP_BILL + 1):
        for second in range(1, TOP_BILL + 1):
            count = ways_of_two(table, first, second, middle)
            if 0 <= number < count:
                settle(table, gap & 255, first)
                settle(table, gap >> OTHER & 255, second)
                return
            number -= count


def bill_at(table: Layout, at: int) -> int:
    """What is known to lie there."""
    if at >= SWAPPED:
        return table.swap_bill[at - SWAPPED]
    return table.drawn[at - DRAWN] if at >= DRAWN else table.under[at]


def is_unseen(table: Layout, at: int) -> bool:
    """Whether any unseen bill may lie there: it is not known, and not one that was given away."""
    return bill_at(table, at) == UNKNOWN and table.given_lying(at) == NOBODY


def settle(table: Layout, at: int, bill: int) -> None:
    """An unseen bill is imagined there."""
    table.know(UNKNOWN, bill)
    lay_down(table, at, bill)


def lay_down(table: Layout, at: int, bill: int) -> None:
    """A bill is imagined there that was not known before."""
    if at >= SWAPPED:
        table.swap_bill[at - SWAPPED] = bill
        table.money[table.swap_seat[at - SWAPPED]] += 10 * bill
    elif at >= DRAWN:
        table.drawn[at - DRAWN] = bill
    else:
        table.under[at] = bill
