"""What looks good in Reibach & Co at one look."""

from __future__ import annotations

from greenbaize.engine.heuristic import Heuristic
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.state import State
from greenbaize.games.reibach.box import BLIND_PRICE, BUSINESSES, DOLLARS, JOKER, RISK, SCORINGS
from greenbaize.games.reibach.cards import count
from greenbaize.games.reibach.game import Reibach
from greenbaize.games.reibach.phases import BLIND

FIRST_SCORING, SECOND_SCORING, LAST_SCORING = SCORINGS

POINT = 0.65
"""What an action point is worth at every scoring to come."""

MARGIN = 0.08
"""What another card in a row is worth, even if it changes nothing now."""

TRUST = 0.8
"""How far cards in hand are trusted to be laid in time."""

ENVY = 0.3
"""How much what the others earn hurts."""

DREAD = 0.3
"""How much the penalties of the end count while it is far."""


class Shareholder(Heuristic):
    """Compares what a seat has before and after a move, for each point that it costs.

    A seat has the income of its rows at all scorings to come, less some of the others'; the
    plans it has for its cards, less the points they need; and the penalties of the end, which
    weigh more the nearer it comes.
    """

    def value(self, world: State, seat: int, move: int) -> float:
        assert isinstance(world, Reibach)
        table: Reibach = world
        after: Reibach = table.clone()
        after._play(seat, move)
        if move == BLIND:
            return (self.drawn(after, seat) - self.worth(table, seat)) / BLIND_PRICE
        points = table.price(move) if move < BLIND else 1
        return (self.worth(after, seat) - self.worth(table, seat)) / points

    def drawn(self, table: Reibach, seat: int) -> float:
        """What a seat will have on average when it has drawn a card that is no $."""
        total = 0.0
        cards = 0
        for kind in range(RISK + 1):
            copies = count(table.deck, kind)
            if copies:
                after: Reibach = table.clone()
                after._play(HOUSE, kind)
                total += copies * self.worth(after, seat)
                cards += copies
        return total / cards if cards else self.worth(table, seat)

    def worth(self, table: Reibach, seat: int) -> float:
        """All that a seat has."""
        scorings = 1 + (table.dollars < FIRST_SCORING) + (table.dollars < SECOND_SCORING)
        hopes = self.lead(table, seat) + TRUST * self.plans(table, seat)
        return scorings * hopes - DREAD * self.nearness(table) * table.penalty(seat)

    def lead(self, table: Reibach, seat: int) -> float:
        """The income of a seat's rows, less some of what the others earn."""
        mine = 0
        others = 0
        for business in range(BUSINESSES):
            mine += table.income(seat, business)
            for other in range(table.seats):
                others += table.income(other, business)
        return mine - ENVY * (others - mine) / (table.seats - 1.0)

    def nearness(self, table: Reibach) -> float:
        """How near the end is: 1 when the last $ must come up."""
        dollars = DOLLARS - table.dollars
        cards = dollars * (table.left + 1.0) / (dollars + 1.0) if dollars else 0.0
        return table.seats / (table.seats + cards)

    def plans(self, table: Reibach, seat: int) -> float:
        """What the cards in hand could add to the income, one business by itself."""
        bases = table.uncovered[seat]
        total = 0.0
        for business in range(BUSINESSES):
            plan = self.plan(table, seat, business, bases)
            total += plan
            if plan > 0.0 and not count(table.rows[seat], business):
                bases -= 1
        if count(table.hand[seat], JOKER):
            total += self.best_joker(table, seat)
        if count(table.hand[seat], RISK):
            total += self.best_risk(table, seat)
        return total

    def plan(self, table: Reibach, seat: int, business: int, bases: int) -> float:
        """The best that can be made of the cards of one business, less the points for it."""
        if table.closed[seat] >> business & 1:
            return 0.0
        length = count(table.rows[seat], business)
        start = table.prize(seat, business, length)
        best = 0.0
        cost = POINT if length == 0 and bases <= 0 else 0.0
        for laid in range(1, count(table.hand[seat], business) + 1):
            cost += POINT - MARGIN
            gain = table.prize(seat, business, length + laid) - start - cost
            if gain > best:
                best = gain
        return best

    def best_joker(self, table: Reibach, seat: int) -> float:
        """What a joker would add to a row."""
        best = 0.0
        for business in range(BUSINESSES):
            length = count(table.rows[seat], business)
            if length and not table.closed[seat] >> business & 1:
                longer = table.prize(seat, business, length + 1)
                gain = longer - table.prize(seat, business, length) - POINT
                if gain > best:
                    best = gain
        return best

    def best_risk(self, table: Reibach, seat: int) -> float:
        """What a risk card would add to a row."""
        best = 0.0
        for business in range(BUSINESSES):
            if not table.closed[seat] >> business & 1:
                gain = table.income(seat, business) - POINT
                if gain > best:
                    best = gain
        return best
