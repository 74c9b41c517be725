"""How to play Reibach & Co well without thinking long.

Every move has a rating: the best is chosen, and the others are drawn the more seldom the lower they
rate. The figures were found in a million games, against its like and against greedy players, after
which each was moved a little towards what had won: they say what pays, not why. Those that go
by a standing stand in the order of `prospects`; what cannot occur has none.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from greenbaize.engine.policy import Policy
from greenbaize.engine.rng import Rng
from greenbaize.engine.state import State
from greenbaize.games.reibach.box import (
    BUSINESSES,
    DOLLARS,
    JOKER,
    PLACES,
    SCORINGS,
)
from greenbaize.games.reibach.cards import count
from greenbaize.games.reibach.game import Reibach
from greenbaize.games.reibach.phases import BASE, BLIND, CLOSE, EXTEND, JOIN, MOVES, OPEN
from greenbaize.games.reibach.prospects import Prospects

FIRST_SCORING, SECOND_SCORING, LAST_SCORING = SCORINGS

FULL_HAND = 7
"""More cards in hand than these count as so many."""

TAKE_HAND = [3.6, 4.2, 4.4, 3.7, 2.2, 1.5, 1.3, 1.3]
"""Taking a card of the market, by how many are in hand already."""

TAKE_END = -26.6
"""Taking any card, times the nearness of the end, when cards in hand cost."""

TAKE_LAST = -6.4
"""Taking a card that cannot be laid in this turn any more."""

TAKE_USELESS = 6.5
TAKE_FOR_BASE = 6.1
"""Taking a card of a business that is closed, and the same if a base is wanted."""

TAKE_STANDING = [10.6, 1.9, 4.9, 12.0, 2.7, -8.0, -5.8]
"""Taking a card for a row that is there, by how it would stand then."""

TAKE_GAIN = 4.4
TAKE_HURT = 2.6
"""The same, times the millions that it gains, or that the others lose, at all scorings to come."""

TAKE_HELD = -5.1
TAKE_UNSEEN = 0.9
"""The same, times its cards in hand, and those that are unseen."""

NEW_STANDING = [0.3, 3.0, -0.6, -3.3, -3.8, -4.2, -5.1]
"""Taking a card for a new row, by how it would stand with those in hand."""

NEW_BASE = [14.0, -3.9, -9.8]
"""The same, by bases: one to spare, just one for each new business in hand, or too few."""

NEW_HELD = 7.3
NEW_UNSEEN = 2.5
NEW_SHOWN = -2.4
"""The same, if others of it are in hand; times its unseen cards; times those that rivals hold."""

NEW_SCORING = -2.9
"""The same, times the scorings to come."""

TAKE_JOKER = 7.0
TAKE_JOKER_GAIN = 12.2
"""Taking a joker; times the millions that it would gain at all scorings to come."""

TAKE_RISK = 8.9
TAKE_RISK_GAIN = 5.7
"""Taking a risk card; times the millions that it would gain at all scorings to come."""

TAKE_RISK_SCORING = 7.2
"""Taking a risk card, times the scorings to come."""

TAKE_DEAR = -11.3
"""Taking either where it costs two points."""

BLIND_SCORING = -3.9
BLIND_END = 9.9
BLIND_START = -1.3
"""Drawing blind, times the scorings to come, times the nearness of the end, and in any case."""

BASE_WANTED = [-13.8, -5.9, 2.7, 11.3]
"""A base, by how many more new businesses than bare bases there are: from -1 to 2."""

BASE_BARE = -14.0
BASE_END = -3.3
"""A base beside a bare one; any base, times the nearness of the end."""

BASE_JOKER = -10.6
BASE_RISK = -18.6
BASE_USELESS = 7.0
"""A joker, a risk card, or a card of a closed business as a base."""

BASE_FROM_ROW = [0.4, 1.9, -2.1, -4.4, -4.6, 3.4, 2.7]
BASE_FROM_HAND = [2.0, 8.8, -1.1, -1.0, 2.7, 1.5, 7.4]
"""Another base, by how the row would stand that its card could be in: one that is there, or new."""

OPEN_STANDING = [15.4, 0.0, 0.0, 0.0, -2.2, 1.0, 3.7]
EXTEND_STANDING = [7.9, -5.6, -3.8, 3.0, -3.5, -1.3, -0.7]
JOIN_STANDING = [-4.6, -16.0, -9.9, -7.2, -10.1, -8.1, -9.5]
"""A row that is opened, extended, or extended by a joker, by how it stands then."""

GROW_HURT = 2.2
GROW_MORE = 1.1
"""A longer row, times the millions that others lose, or that more cards would gain, by scorings."""

GROW_SOON = 21.2
"""The same, times the millions that it gains or the others lose, and the nearness of a scoring."""

GROW_END = 24.1
"""The same, times the nearness of the end."""

OPEN_SCORING = -4.0
"""A row opened, times the scorings to come."""

JOIN_HELD = -8.9
"""A joker where a card of the business is in hand."""

CLOSE_STANDING = [8.1, 15.8, 11.5, -6.0, -12.5, -13.1, -7.2]
"""A row closed, by how it stands."""

CLOSE_GAIN = 2.0
CLOSE_SOON = 16.7
"""The same, times the millions that it earns, at all scorings to come or by their nearness."""

CLOSE_HELD = -1.5
CLOSE_UNSEEN = -4.6
"""The same, times its cards in hand, and those that are unseen."""

CLOSE_SCORING = -2.3
CLOSE_END = 16.9
"""The same, times the scorings to come, and the nearness of the end."""

STEPS = 8
"""So finely are ratings told apart when a move is drawn."""

FAINTEST = 12 * STEPS
"""A move so far behind the best is never drawn."""

ALL_BITS = 1 << 32

FADING = [exp(-step / STEPS) for step in range(FAINTEST)]
"""How often a move is drawn beside the best, by how many steps its rating is behind."""


class Magnate(Policy):
    """Rates all moves by where the rows stand, what they earn at the scorings to come, and haste.

    It takes what it can soon lay, keeps few cards, has a business to itself or leads it by one
    card or two, and closes with a risk card what nobody is likely to overtake.
    """

    def __init__(self) -> None:
        self.prospects = Prospects()
        self.ratings = [0.0] * 56
        self.chances = [0.0] * 56
        self.most = 0.0
        self.scorings = 0
        self.soon = 0.0
        self.end = 0.0
        self.cards = 0
        self.wanted = 0

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        table = table_of(state)
        legal = self.rate(table)
        best = -1
        ties = 0
        for move in range(MOVES):
            if legal >> move & 1 and self.ratings[move] == self.most:
                ties += 1
                if ties == 1 or rng.below(ties) == 0:
                    best = move
        return best

    def draw(self, state: State, seat: int, rng: Rng) -> int:
        total = self.spread(self.rate(table_of(state)))
        ahead = total * rng.below(ALL_BITS) / ALL_BITS
        drawn = -1
        for move in range(MOVES):
            if self.chances[move] > 0.0 and ahead >= 0.0:
                drawn = move
                ahead -= self.chances[move]
        return drawn

    def weights(self, state: State, seat: int) -> dict[int, float]:
        total = self.spread(self.rate(table_of(state)))
        return {
            move: self.chances[move] / total for move in range(MOVES) if self.chances[move] > 0.0
        }

    def candidates(self, state: State, seat: int, most: int, rng: Rng) -> list[int]:
        """The best by their ratings; of two equal cards in the market one will do."""
        table = table_of(state)
        found = [self.choose(table, seat, rng)]
        legal = self.rate(table)
        moves = [move for move in range(MOVES) if legal >> move & 1]
        moves.sort(key=self.ratings.__getitem__, reverse=True)
        for move in moves:
            if len(found) < most and is_new(table, move, found):
                found.append(move)
        return found

    def spread(self, legal: int) -> float:
        """Turn the ratings of these moves into chances; returns what all of them add up to."""
        total = 0.0
        for move in range(MOVES):
            self.chances[move] = 0.0
            if legal >> move & 1:
                step = int((self.most - self.ratings[move]) * STEPS)
                if step < FAINTEST:
                    self.chances[move] = FADING[step]
                    total += self.chances[move]
        return total

    def rate(self, table: Reibach) -> int:
        """Rate all that the seat on turn may do, and return it as a set of bits."""
        legal = table.legal()
        self.look(table)
        best = -1
        for move in range(MOVES):
            if legal >> move & 1:
                self.ratings[move] = self.rating(table, move)
                if best < 0 or self.ratings[move] > self.most:
                    best = move
                    self.most = self.ratings[move]
        return legal

    def look(self, table: Reibach) -> None:
        """What many moves have to do with: the rows, the time left, the cards in hand."""
        seat = table.turn
        self.prospects.look(table, seat)
        self.scorings = 1 + (table.dollars < FIRST_SCORING) + (table.dollars < SECOND_SCORING)
        self.end = self.nearness(table, LAST_SCORING)
        self.soon = self.end
        if table.dollars < SECOND_SCORING:
            next_scoring = SECOND_SCORING if table.dollars >= FIRST_SCORING else FIRST_SCORING
            self.soon = self.nearness(table, next_scoring)
        self.cards = table.held(seat)
        self.wanted = -table.uncovered[seat]
        for business in range(BUSINESSES):
            if count(table.hand[seat], business) and not self.prospects.rows[business]:
                self.wanted += 1

    def nearness(self, table: Reibach, scoring: int) -> float:
        """How near a scoring is: 1 if it came now, a half if one card a seat comes before it."""
        dollars = scoring - table.dollars
        cards = dollars * (table.left + 1.0) / (DOLLARS - table.dollars + 1.0)
        return table.seats / (table.seats + cards)

    def rating(self, table: Reibach, move: int) -> float:
        """How good a legal move looks."""
        if move < BLIND:
            return self.taking(table, table.display[move])
        if move == BLIND:
            return BLIND_START + BLIND_SCORING * self.scorings + BLIND_END * self.end
        if move < OPEN:
            return self.laying_base(table, move - BASE)
        if move < EXTEND:
            business = move - OPEN
            start = OPEN_STANDING[self.prospects.standing(business, 1)]
            return start + OPEN_SCORING * self.scorings + self.growing(table, business, business)
        if move < JOIN:
            return self.extending(table, move - EXTEND)
        if move < CLOSE:
            return self.joining(table, move - JOIN)
        return self.closing(table, move - CLOSE)

    def taking(self, table: Reibach, kind: int) -> float:
        """A card of the market goes into the hand."""
        rating = TAKE_HAND[min(self.cards, FULL_HAND)] + TAKE_END * self.end
        if kind >= JOKER:
            return rating + self.taking_special(table, kind)
        if table.closed[table.turn] >> kind & 1:
            return rating + TAKE_USELESS + (TAKE_FOR_BASE if self.wanted > 0 else 0.0)
        if table.points == 1:
            rating += TAKE_LAST
        if self.prospects.rows[kind]:
            return rating + self.taking_more(table, kind)
        return rating + self.taking_new(table, kind)

    def taking_special(self, table: Reibach, kind: int) -> float:
        """A joker or a risk card, by what it would gain at most."""
        dear = TAKE_DEAR if table.dear else 0.0
        if kind == JOKER:
            return dear + TAKE_JOKER + TAKE_JOKER_GAIN * self.scorings * self.prospects.joker_gain()
        gain = TAKE_RISK_SCORING + TAKE_RISK_GAIN * self.prospects.risk_gain()
        return dear + TAKE_RISK + gain * self.scorings

    def taking_more(self, table: Reibach, business: int) -> float:
        """A card for a row that is there; those in hand will be laid before it."""
        held = count(table.hand[table.turn], business)
        row = self.prospects.rows[business]
        gain = self.prospects.best(business, row, held + 1)
        gain -= self.prospects.best(business, row, held)
        rating = TAKE_STANDING[self.prospects.standing(business, row + held + 1)]
        rating += self.scorings * (
            TAKE_GAIN * gain + TAKE_HURT * self.hurt(table, business, row + held)
        )
        return rating + TAKE_HELD * held + TAKE_UNSEEN * self.prospects.unseen[business]

    def taking_new(self, table: Reibach, business: int) -> float:
        """A card for a row that is not there yet."""
        held = count(table.hand[table.turn], business)
        rating = NEW_STANDING[self.prospects.standing(business, held + 1)]
        rating += NEW_BASE[1 + max(-1, min(self.wanted, 1))]
        rating += NEW_SCORING * self.scorings + NEW_SHOWN * self.prospects.shown[business]
        rating += NEW_HELD if held else 0.0
        return rating + NEW_UNSEEN * self.prospects.unseen[business]

    def laying_base(self, table: Reibach, kind: int) -> float:
        """A card is laid face down, for a row to be opened on it."""
        seat = table.turn
        rating = BASE_END * self.end + (BASE_BARE if table.uncovered[seat] else 0.0)
        if kind >= JOKER:
            special = BASE_JOKER if kind == JOKER else BASE_RISK
            return rating + special + BASE_WANTED[1 + max(-1, min(self.wanted, 2))]
        held = count(table.hand[seat], kind)
        row = self.prospects.rows[kind]
        wanted = self.wanted - (held == 1 and row == 0)
        rating += BASE_WANTED[1 + max(-1, min(wanted, 2))]
        if table.closed[seat] >> kind & 1:
            return rating + BASE_USELESS
        standing = self.prospects.standing(kind, row + held)
        return rating + (BASE_FROM_ROW[standing] if row else BASE_FROM_HAND[standing])

    def extending(self, table: Reibach, business: int) -> float:
        """A card of the business on its row."""
        row = self.prospects.rows[business]
        standing = EXTEND_STANDING[self.prospects.standing(business, row + 1)]
        return standing + self.growing(table, business, business)

    def joining(self, table: Reibach, business: int) -> float:
        """A joker on a row."""
        row = self.prospects.rows[business]
        held = JOIN_HELD if count(table.hand[table.turn], business) else 0.0
        standing = JOIN_STANDING[self.prospects.standing(business, row + 1)]
        return held + standing + self.growing(table, business, JOKER)

    def growing(self, table: Reibach, business: int, kind: int) -> float:
        """What all moves have in common that make a row longer by a card of this kind."""
        row = self.prospects.rows[business]
        held = count(table.hand[table.turn], business) - (kind < JOKER)
        prize = self.prospects.prize(business, row + 1)
        gain = prize - self.prospects.prize(business, row)
        more = self.prospects.best(business, row + 1, held) - prize
        hurt = self.hurt(table, business, row)
        rating = self.scorings * (GROW_HURT * hurt + GROW_MORE * more)
        return rating + GROW_SOON * self.soon * (gain + hurt) + GROW_END * self.end

    def closing(self, table: Reibach, business: int) -> float:
        """A risk card on a row."""
        row = self.prospects.rows[business]
        rating = CLOSE_STANDING[self.prospects.standing(business, row)] + CLOSE_END * self.end
        gain = CLOSE_GAIN * self.scorings + CLOSE_SOON * self.soon
        rating += gain * self.prospects.prize(business, row) + CLOSE_SCORING * self.scorings
        rating += CLOSE_HELD * count(table.hand[table.turn], business)
        return rating + CLOSE_UNSEEN * self.prospects.unseen[business]

    def hurt(self, table: Reibach, business: int, row: int) -> float:
        """What each of the others loses on average by one card more on a row of this length."""
        lost = self.prospects.others(business, row) - self.prospects.others(business, row + 1)
        return lost / (table.seats - 1.0)


def table_of(state: State) -> Reibach:
    """The state as this game knows it."""
    assert isinstance(state, Reibach)
    return state


def is_new(table: Reibach, move: int, found: Sequence[int]) -> bool:
    """Whether a move is none of these, nor takes the same card from another place."""
    for other in found:
        if move == other:
            return False
        if move < PLACES and other < PLACES and table.display[move] == table.display[other]:
            return False
    return True
