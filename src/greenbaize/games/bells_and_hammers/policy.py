"""How to bid well without thinking long."""

from __future__ import annotations

from greenbaize.engine.policy import Policy
from greenbaize.engine.rng import Rng
from greenbaize.engine.state import State
from greenbaize.games.bells_and_hammers.game import BellsAndHammers
from greenbaize.games.bells_and_hammers.outlook import Outlook
from greenbaize.games.bells_and_hammers.phases import NOBODY, PASS
from greenbaize.games.bells_and_hammers.valuation import table_of

OPENING = 0.5
"""Whoever wants a card goes so much of the way to their limit at once."""

NEAR = 10
"""So near to the limit one raises by a single point."""

MOODS = 5
LEAST_MOOD, MOOD = 0.9, 0.05
"""In playouts a limit varies: from the least, in so many steps of this size, each as likely."""

CAREFUL, RESERVE = 3, 0.25
"""In the first so many moods somebody keeps this part of their points, as most people do."""

FINENESS = 8
"""A search looks at so many parts of the limit, and a little beyond it."""


class Bidder(Policy):
    """Raises as long as it would rather pay than leave the card to who would have it.

    Both are judged by the share of the victory that is to be expected after the sale.
    """

    outlook: Outlook

    def __init__(self) -> None:
        self.outlook = Outlook()

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        table = table_of(state)
        return self.answer(table, seat, self.limit(table, seat))

    def draw(self, state: State, seat: int, rng: Rng) -> int:
        table = table_of(state)
        limit = self.limit(table, seat)
        return self.answer(table, seat, self.in_mood(table, seat, limit, rng.below(MOODS)))

    def weights(self, state: State, seat: int) -> dict[int, float]:
        assert isinstance(state, BellsAndHammers)
        limit = self.limit(state, seat)
        weights: dict[int, float] = {}
        for mood in range(MOODS):
            bid = self.answer(state, seat, self.in_mood(state, seat, limit, mood))
            weights[bid] = weights.get(bid, 0.0) + 1.0 / MOODS
        return weights

    def candidates(self, state: State, seat: int, most: int, rng: Rng) -> list[int]:
        """To bid what it likes, to pass, to raise by one, and to go near its limit or beyond."""
        table = table_of(state)
        limit, beyond = self.limit(table, seat), self.beyond(table, seat)
        found = [self.answer(table, seat, limit)]
        for bid in [PASS, table.standing + 1, limit, beyond]:
            self.add(table, seat, bid, beyond, found)
        for part in range(2, FINENESS + 3):
            self.add(table, seat, limit * part // FINENESS, beyond, found)
        return found[:most]

    def add(
        self, table: BellsAndHammers, seat: int, bid: int, beyond: int, found: list[int]
    ) -> None:
        """One more bid, unless it is not allowed, not new, or more than puts it out of reach."""
        if bid <= beyond and bid not in found and table.allows(seat, bid):
            found.append(bid)

    def in_mood(self, table: BellsAndHammers, seat: int, limit: int, mood: int) -> int:
        """A limit as somebody else might set it."""
        if mood < CAREFUL:
            spare = int((1.0 - RESERVE) * table.points[seat])
            limit = min(limit, spare)
        return int(limit * (LEAST_MOOD + MOOD * mood) + 0.5)

    def answer(self, table: BellsAndHammers, seat: int, limit: int) -> int:
        """Most of the way to the limit, and no more than can still be beaten."""
        limit = min(limit, self.beyond(table, seat))
        if limit <= table.standing:
            return PASS
        goal = int(OPENING * limit)
        if goal <= table.standing:
            ahead = limit - table.standing
            goal = table.standing + (1 if ahead <= NEAR else (ahead + 1) // 2)
        return max(goal, table.standing + 1)

    def beyond(self, table: BellsAndHammers, seat: int) -> int:
        """The bid that nobody else can raise, or all one has."""
        most = 0
        rivals = table.rivals()
        for other in range(table.seats):
            if other != seat and rivals >> other & 1:
                most = max(most, table.points[other])
        return max(min(most, table.points[seat]), min(table.standing + 1, table.points[seat]))

    def limit(self, table: BellsAndHammers, seat: int) -> int:
        """The highest bid that it would rather make than leave the card to another, if any."""
        worth, beyond = table.standing + 1, self.beyond(table, seat)
        if worth > beyond or not self.wants(table, seat, worth):
            return PASS
        while worth < beyond:
            bid = (worth + beyond + 1) // 2
            if self.wants(table, seat, bid):
                worth = bid
            else:
                beyond = bid - 1
        return worth

    def wants(self, table: BellsAndHammers, seat: int, bid: int) -> bool:
        """Whether to have the card for this bid is better than to let another have it for less."""
        rival = self.rival(table, seat)
        if rival == NOBODY:
            return False
        mine = self.outlook.share_after(table, seat, bid, seat)
        price = min(bid - 1, table.points[rival])
        return mine > self.outlook.share_after(table, rival, price, seat)

    def rival(self, table: BellsAndHammers, seat: int) -> int:
        """Who would have the card: the highest bidder, or the richest who may still bid.

        Nobody, if it would come to this seat for nothing.
        """
        if table.bidder != NOBODY:
            return table.bidder
        rivals, richest, most = table.rivals(), NOBODY, 0
        for other in range(table.seats):
            if other != seat and rivals >> other & 1 and table.points[other] > most:
                richest, most = other, table.points[other]
        if richest != NOBODY:
            return richest
        free = table.favoured()
        return NOBODY if free == seat else free
