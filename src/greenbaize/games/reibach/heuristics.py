"""What looks good in Reibach & Co at one look."""

from __future__ import annotations

from greenbaize.engine.heuristic import Heuristic
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.state import State
from greenbaize.games.reibach.box import (
    BUSINESSES,
    DOLLAR,
    DOLLARS,
    JOKER,
    RISK,
    SCORINGS,
)
from greenbaize.games.reibach.cards import count
from greenbaize.games.reibach.game import Reibach
from greenbaize.games.reibach.phases import BLIND

FIRST_SCORING, SECOND_SCORING, LAST_SCORING = SCORINGS


class Shareholder(Heuristic):
    """tuning"""

    def __init__(self) -> None:
        self.point = 0.6
        self.trust = 0.7
        self.envy = 0.5
        self.haste = 1.0
        self.margin = 0.1
        self.pw = 0.5

    def value(self, world: State, seat: int, move: int) -> float:
        assert isinstance(world, Reibach)
        table: Reibach = world
        before = self.worth(table, seat)
        points = table.points
        after: Reibach = table.clone()
        after.play(seat, move)
        if move == BLIND:
            return (self.drawn(after, seat) - before) / 2.0
        cost = 1.0
        if move < BLIND:
            cost = table.price(move)
        return (self.worth(after, seat) - before) / cost

    def drawn(self, table: Reibach, seat: int) -> float:
        total = 0.0
        cards = 0
        for kind in range(DOLLAR):
            copies = count(table.deck, kind)
            if copies:
                after: Reibach = table.clone()
                after.play(HOUSE, kind)
                total += copies * self.worth(after, seat)
                cards += copies
        return total / cards if cards else 0.0

    def worth(self, table: Reibach, seat: int) -> float:
        scorings = self.scorings(table)
        total = 0.0
        for other in range(table.seats):
            income = 0
            for business in range(BUSINESSES):
                income += table.income(other, business)
            if other == seat:
                total += income
            else:
                total -= self.envy * income / (table.seats - 1.0)
        total *= scorings
        total += self.trust * self.potential(table, seat, scorings)
        late = self.late(table)
        return total - late * (2.0 * table.uncovered[seat] + table.held(seat)) * self.haste

    def scorings(self, table: Reibach) -> float:
        left = 3.0
        if table.dollars >= FIRST_SCORING:
            left -= 1.0
        if table.dollars >= SECOND_SCORING:
            left -= 1.0
        return left

    def late(self, table: Reibach) -> float:
        left = DOLLARS - table.dollars
        cards = left * (table.left + 1.0) / (left + 1.0)
        return table.seats / (table.seats + self.pw * cards)

    def potential(self, table: Reibach, seat: int, scorings: float) -> float:
        total = 0.0
        bare = table.uncovered[seat]
        hand = table.hand[seat]
        joker = 0.0
        risk = 0.0
        price = self.point * scorings
        for business in range(BUSINESSES):
            if table.closed[seat] >> business & 1:
                continue
            length = count(table.rows[seat], business)
            held = count(hand, business)
            now = table.prize(seat, business, length)
            best = 0.0
            income = now
            for laid in range(1, held + 1):
                cost = price * laid
                if length == 0 and bare <= 0:
                    cost += price
                prize = table.prize(seat, business, length + laid)
                gain = scorings * (prize - now) + self.margin * laid * scorings - cost
                if gain > best:
                    best = gain
                    income = prize
            if best > 0.0 and length == 0:
                bare -= 1
            total += best
            if length > 0:
                gain = scorings * (table.prize(seat, business, length + 1) - now) - price
                if gain > joker:
                    joker = gain
            if income * scorings - price > risk:
                risk = income * scorings - price
        if count(hand, JOKER):
            total += joker
        if count(hand, RISK):
            total += risk
        return total
