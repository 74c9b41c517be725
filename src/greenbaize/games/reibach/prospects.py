"""Businesses as one seat sees them: what a row of any length would earn in each, and the others."""

from __future__ import annotations

from greenbaize.games.reibach.box import BUSINESSES, COPIES, FIRST, MONOPOLY, SECOND
from greenbaize.games.reibach.cards import count
from greenbaize.games.reibach.game import Reibach

ALONE, SAFE, FAR_AHEAD, AHEAD, LEVEL, BEHIND, FAR_BEHIND, STANDINGS = range(8)
"""How a row stands: alone in its business, or measured by the longest of the others' rows."""

COPIES_OF_BUSINESS = COPIES[0]

SAFE_LENGTH = 3
"""A row alone in its business and so long is not easily overtaken."""


class Prospects:
    """All businesses from one seat, by what everybody sees: so any row is judged at a stroke.

    Of the others' rows only the longest and the second longest matter: how long they are, how
    many there are of each, and how many prizes they would get, two if a risk card lies on it.
    """

    def __init__(self) -> None:
        self.rivals = [0] * 10
        self.longest = [0] * 10
        self.leaders = [0] * 10
        self.leaders_prizes = [0] * 10
        self.next_longest = [0] * 10
        self.followers = [0] * 10
        self.followers_prizes = [0] * 10
        self.shown = [0] * 10
        self.unseen = [0] * 10
        self.rows = [0] * 10
        self.held = [0] * 10
        self.closed = 0

    def look(self, table: Reibach, seat: int) -> None:
        """Take in the table as it is now; a card is unseen that lies in no row and not in hand."""
        self.closed = table.closed[seat]
        for business in range(BUSINESSES):
            self.clear(business)
            self.rows[business] = count(table.rows[seat], business)
            self.held[business] = count(table.hand[seat], business)
            unseen = COPIES_OF_BUSINESS - self.rows[business] - self.held[business]
            for other in range(table.seats):
                if other != seat:
                    self.shown[business] += count(table.known[other], business)
                    length = count(table.rows[other], business)
                    unseen -= length
                    self.meet(business, length, 1 + (table.closed[other] >> business & 1))
            self.unseen[business] = unseen

    def clear(self, business: int) -> None:
        """Nobody else has a row."""
        self.rivals[business] = 0
        self.longest[business] = 0
        self.leaders[business] = 0
        self.leaders_prizes[business] = 0
        self.next_longest[business] = 0
        self.followers[business] = 0
        self.followers_prizes[business] = 0
        self.shown[business] = 0

    def meet(self, business: int, length: int, prizes: int) -> None:
        """Another seat's row, which gets so many prizes; a row of length 0 is none."""
        if length == 0:
            return
        self.rivals[business] += 1
        if length > self.longest[business]:
            self.next_longest[business] = self.longest[business]
            self.followers[business] = self.leaders[business]
            self.followers_prizes[business] = self.leaders_prizes[business]
            self.longest[business] = length
            self.leaders[business] = 1
            self.leaders_prizes[business] = prizes
        elif length == self.longest[business]:
            self.leaders[business] += 1
            self.leaders_prizes[business] += prizes
        elif length > self.next_longest[business]:
            self.next_longest[business] = length
            self.followers[business] = 1
            self.followers_prizes[business] = prizes
        elif length == self.next_longest[business]:
            self.followers[business] += 1
            self.followers_prizes[business] += prizes

    def prize(self, business: int, length: int) -> int:
        """What a row of this length would earn here (4.1-4.4)."""
        if length == 0:
            return 0
        if length > self.longest[business]:
            return FIRST if self.rivals[business] else MONOPOLY
        if length == self.longest[business]:
            return MONOPOLY // (self.leaders[business] + 1)
        if self.leaders[business] == 1 and length > self.next_longest[business]:
            return SECOND
        return 0

    def best(self, business: int, length: int, cards: int) -> int:
        """The most that a row of this length would earn with some or all of these cards on it."""
        most = self.prize(business, length)
        for longer in range(length + 1, length + cards + 1):
            prize = self.prize(business, longer)
            if prize > most:
                most = prize
        return most

    def others(self, business: int, length: int) -> int:
        """What all the others would earn beside a row of this length."""
        if length > self.longest[business]:
            return SECOND * self.leaders_prizes[business] if self.leaders[business] == 1 else 0
        if length and length == self.longest[business]:
            return self.leaders_prizes[business] * (MONOPOLY // (self.leaders[business] + 1))
        if self.leaders[business] > 1:
            return self.leaders_prizes[business] * (MONOPOLY // self.leaders[business])
        if self.rivals[business] == 1 and length == 0:
            return MONOPOLY * self.leaders_prizes[business]
        second = self.followers[business] == 1 and length < self.next_longest[business]
        seconds = SECOND * self.followers_prizes[business] if second else 0
        return FIRST * self.leaders_prizes[business] + seconds

    def standing(self, business: int, length: int) -> int:
        """How a row of this length would stand."""
        if self.rivals[business] == 0:
            return SAFE if length >= SAFE_LENGTH else ALONE
        lead = length - self.longest[business]
        if lead >= 2:
            return FAR_AHEAD
        if lead <= -2:
            return FAR_BEHIND
        return LEVEL - lead

    def grows(self, business: int) -> bool:
        """Whether the seat has an open row here (3.2)."""
        return self.rows[business] > 0 and not self.closed >> business & 1

    def joker_gain(self) -> int:
        """The most that a joker would gain, after the cards in hand."""
        most = 0
        for business in range(BUSINESSES):
            if self.grows(business):
                row = self.rows[business] + self.held[business]
                gain = self.prize(business, row + 1) - self.prize(business, row)
                if gain > most:
                    most = gain
        return most

    def risk_gain(self) -> int:
        """The most that an open row earns, and a risk card would add."""
        most = 0
        for business in range(BUSINESSES):
            if self.grows(business):
                gain = self.prize(business, self.rows[business])
                if gain > most:
                    most = gain
        return most
