"""What every way of playing on the Strip shares: bills, and the deck they come from."""

from __future__ import annotations

from collections.abc import Sequence

from greenbaize.engine.numbers import check_place, check_places
from greenbaize.engine.rng import Rng
from greenbaize.engine.state import State
from greenbaize.games.las_vegas.box import BANKNOTES, CASINOS, MOST_SEATS, NOBODY, RING, TOP_BILL


def lying(bills: int, bill: int) -> int:
    """How many bills of this value lie in a heap of bills."""
    return bills >> 4 * bill & 15


def stack_of(bill: int) -> int:
    """One bill, as a heap of bills counts it."""
    one = 1
    return one << 4 * bill


def bills_of(heap: int) -> list[int]:
    """The bills of a heap in thousands, the lowest first."""
    return [10 * bill for bill in range(1, TOP_BILL + 1) for _ in range(lying(heap, bill))]


class Strip(State):
    """Casinos with bills, and the deck.

    A bill is its worth in tens of thousands, and a heap of bills is one number, four bits a
    value. Bills put under the deck are known, and come up in their order once all others are gone.
    """

    unseen: int
    under_top: int
    under_count: int
    deck: list[int]
    under: list[int]
    bills: list[int]

    def __init__(self, seats: int, big_bills: int = 0, rainbows: int = 0) -> None:
        check_place(seats, MOST_SEATS + 1)
        self.seats = seats
        self.story = None
        self.deck = [rainbows, *BANKNOTES[1:TOP_BILL], big_bills]
        self.unseen = sum(BANKNOTES) + big_bills + rainbows
        self.under = [0] * 64
        self.under_top = 0
        self.under_count = 0
        self.bills = [0] * 7

    def in_the_deck(self) -> int:
        """How many cards are in the deck, those that were put under it too."""
        return self.unseen + self.under_count

    def may_come_up(self, bill: int) -> bool:
        """Unseen bills lie above the known ones that were put under the deck."""
        if bill < 0 or bill > TOP_BILL:
            return False
        if self.unseen:
            return self.deck[bill] > 0
        return self.under_count > 0 and self.under[self.under_top] == bill

    def bills_to_come(self) -> list[int]:
        """Every bill that may be the next of the deck."""
        return [bill for bill in range(TOP_BILL + 1) if self.may_come_up(bill)]

    def top_of_the_deck(self, rng: Rng) -> int:
        """Any unseen bill is as likely as any other; when they are gone the order is known."""
        if self.unseen == 0:
            return self.under[self.under_top]
        above = rng.below(self.unseen)
        bill = 0
        while above >= self.deck[bill]:
            above -= self.deck[bill]
            bill += 1
        return bill

    def take_off_the_deck(self, bill: int) -> None:
        """The top bill of the deck is gone."""
        if self.unseen:
            self.deck[bill] -= 1
            self.unseen -= 1
        else:
            self.under_top = self.under_top + 1 & RING
            self.under_count -= 1

    def put_under(self, bill: int) -> None:
        """A bill goes under the deck, below those put there before (B10)."""
        self.under[self.under_top + self.under_count & RING] = bill
        self.under_count += 1

    def known_under(self) -> list[int]:
        """The bills under the deck, the next one first."""
        return [self.under[self.under_top + i & RING] for i in range(self.under_count)]

    def bills_at(self, casino: int) -> list[int]:
        """The bills of a casino in thousands, the highest first."""
        check_place(casino, CASINOS + 1)
        return bills_of(self.bills[casino])[::-1]

    def tied_sizes(self, heaps: list[int], owners: int) -> int:
        """The sizes that more than one heap has, as a set of bits; empty ones are none (B8)."""
        once = 0
        again = 0
        for owner in range(owners):
            size = 1 << heaps[owner]
            again |= once & size
            once |= size
        return again & ~1

    def largest(self, heaps: list[int], owners: int) -> int:
        """Whose heap is the largest; nobody's where there is none (B9)."""
        owner_of_most = NOBODY
        most = 0
        for owner in range(owners):
            if heaps[owner] > most:
                most = heaps[owner]
                owner_of_most = owner
        return owner_of_most

    def lay_bills(self, casino: int, thousands: Sequence[int]) -> None:
        """Set a position: just these bills lie on this casino."""
        check_place(casino, CASINOS + 1)
        self.shuffle_in(self.bills[casino])
        self.bills[casino] = self.draw_out(thousands)

    def shuffle_in(self, heap: int) -> None:
        """Set a position: the bills of a heap are in the deck again."""
        for bill in range(TOP_BILL + 1):
            self.deck[bill] += lying(heap, bill)
            self.unseen += lying(heap, bill)

    def draw_out(self, thousands: Sequence[int]) -> int:
        """Set a position: these bills are no longer in the deck but a heap."""
        self.take_bills(thousands)
        return sum([stack_of(bill // 10) for bill in thousands])

    def take_bills(self, thousands: Sequence[int]) -> None:
        """Set a position: these bills are no longer in the deck."""
        check_places(thousands, 10 * (TOP_BILL + 1))
        for bill in thousands:
            self.deck[bill // 10] -= 1
            self.unseen -= 1
