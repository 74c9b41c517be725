"""How to play Reibach & Co well without thinking long.

Every move has a rating, and the higher one is the better one; a move is drawn the more seldom the
lower it rates. The figures below were found by playing some million games against itself and
greedy players, each one moved towards what won; so they say what pays, and not why.
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

TAKE_HAND = [1.85, 3.43, 3.23, 3.16, 1.85, 0.83, 2.02, 0.38]
"""What a card of the market is worth by how many are in hand already."""

TAKE_END = -20.49
"""... the nearer the end is."""

TAKE_USELESS = 7.21
TAKE_FOR_BASE = 5.8
"""A card of a business that is closed, and if a base is wanted."""

TAKE_STANDING = [7.92, 1.92, 2.5, 9.91, 0.53, -9.1, -7.64]
"""A card for a row that is there, by how it would stand then."""

TAKE_GAIN = 4.61
TAKE_HURT = 3.26
"""... for each million that it gains or that the others lose, at every scoring to come."""

TAKE_HELD = -5.16
TAKE_UNSEEN = 1.19
"""... for each card of it in hand, and for each that may still come."""

TAKE_LAST = -5.61
"""A card that cannot be laid in this turn any more."""

NEW_STANDING = [-0.05, 4.6, -0.91, -2.58, -2.86, -3.13, -4.52]
"""A card for a row that is not there yet, by how it would stand with those in hand."""

NEW_BASE = [14.14, -2.56, -8.93]
"""... with a base to spare, with one for each business in hand, and with too few."""

NEW_HELD = 6.63
NEW_UNSEEN = 1.96
NEW_SHOWN = -2.36
NEW_SCORING = -1.88
"""... with others in hand; for each unseen, for each known in others' hands, for each scoring."""

TAKE_JOKER = 5.53
TAKE_JOKER_GAIN = 11.99
"""A joker, and for each million that it would gain at every scoring."""

TAKE_RISK = 6.19
TAKE_RISK_SCORING = 4.81
TAKE_RISK_GAIN = 3.91
"""A risk card, for each scoring to come, and for each million that it would gain there."""

TAKE_DEAR = -8.2
"""One of the two where it costs two points."""

BLIND_START = -0.49
BLIND_CARD = 0.06
BLIND_SCORING = -3.09
BLIND_END = 7.97
"""A blind card, by the cards in hand, the scorings to come, and the nearness of the end."""

BASE_WANTED = [-10.45, -5.15, 2.58, 8.25]
"""A base, by how many more new businesses are in hand than bare bases: from -1 to 2."""

BASE_BARE = -10.22
BASE_END = -2.09
"""... beside a bare one; near the end."""

BASE_JOKER = -6.58
BASE_RISK = -12.93
BASE_USELESS = 6.78
"""What kind of card it is: the last is one of a business that is closed."""

BASE_LOSS = -0.2
"""... for each million that the card would earn at every scoring."""

BASE_FROM_ROW = [-3.75, 1.38, -1.18, -2.9, -4.31, 3.64, 2.47]
BASE_FROM_HAND = [1.18, 7.12, -1.45, -1.74, 2.31, 1.74, 4.93]
"""... by how the row would stand that it would otherwise lengthen, or begin."""

LAY_GAIN = -0.18
LAY_HURT = 1.92
"""A longer row, for each million that it gains or that the others lose at every scoring to come."""

LAY_SOON = 15.69
"""... the sooner the next scoring comes."""

LAY_MORE = -0.0
"""... for each million that the other cards in hand would gain after it."""

LAY_HELD = 1.44
LAY_LAST = 0.97
LAY_END = 17.97
"""... with others in hand; with the last point; near the end, when cards in hand cost."""

OPEN_STANDING = [11.65, 2.0, 2.0, 2.0, -1.32, 1.75, 5.6]
EXTEND_STANDING = [6.71, -4.68, -2.99, 4.29, -1.82, 0.01, -0.36]
JOKER_STANDING = [-3.12, -9.99, -6.61, -3.53, -6.05, -5.35, -7.07]
"""... by how the row would stand: opened, with one more of its cards, and with a joker."""

OPEN_SCORING = -2.51
"""A row opened, for each scoring to come."""

JOKER_HELD = -6.36
"""A joker where a card of the business is in hand."""

CLOSE_STANDING = [5.37, 13.15, 5.87, -5.16, -9.39, -9.82, -5.32]
"""A row closed, by how it stands."""

CLOSE_GAIN = 1.86
CLOSE_SOON = 14.2
"""... for each million that it earns at every scoring to come, and the sooner the next comes."""

CLOSE_SCORING = -2.0
CLOSE_HELD = -0.68
CLOSE_UNSEEN = -3.83
CLOSE_END = 13.75
"""... by scorings; for each card of it in hand, for each that may still come; near the end."""

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
        assert isinstance(state, Reibach)
        table: Reibach = state
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
        assert isinstance(state, Reibach)
        table: Reibach = state
        total = self.spread(self.rate(table))
        ahead = total * rng.below(ALL_BITS) / ALL_BITS
        drawn = -1
        for move in range(MOVES):
            if self.chances[move] > 0.0 and ahead >= 0.0:
                drawn = move
                ahead -= self.chances[move]
        return drawn

    def weights(self, state: State, seat: int) -> dict[int, float]:
        assert isinstance(state, Reibach)
        total = self.spread(self.rate(state))
        return {
            move: self.chances[move] / total for move in range(MOVES) if self.chances[move] > 0.0
        }

    def candidates(self, state: State, seat: int, most: int, rng: Rng) -> list[int]:
        """The best by their ratings; of two equal cards in the market one will do."""
        assert isinstance(state, Reibach)
        table: Reibach = state
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
            hand = BLIND_CARD * self.cards + BLIND_SCORING * self.scorings
            return BLIND_START + hand + BLIND_END * self.end
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
        loss = self.prospects.best(kind, row, held) - self.prospects.best(kind, row, held - 1)
        rating += BASE_LOSS * self.scorings * loss
        standing = self.prospects.standing(kind, row + held)
        return rating + (BASE_FROM_ROW[standing] if row else BASE_FROM_HAND[standing])

    def extending(self, table: Reibach, business: int) -> float:
        """A card of the business on its row."""
        row = self.prospects.rows[business]
        last = LAY_LAST if table.points == 1 else 0.0
        standing = EXTEND_STANDING[self.prospects.standing(business, row + 1)]
        return last + standing + self.growing(table, business, business)

    def joining(self, table: Reibach, business: int) -> float:
        """A joker on a row."""
        row = self.prospects.rows[business]
        last = LAY_LAST if table.points == 1 else 0.0
        held = JOKER_HELD if count(table.hand[table.turn], business) else 0.0
        standing = JOKER_STANDING[self.prospects.standing(business, row + 1)]
        return last + held + standing + self.growing(table, business, JOKER)

    def growing(self, table: Reibach, business: int, kind: int) -> float:
        """What all moves have in common that make a row longer by a card of this kind."""
        row = self.prospects.rows[business]
        held = count(table.hand[table.turn], business) - (kind < JOKER)
        prize = self.prospects.prize(business, row + 1)
        gain = prize - self.prospects.prize(business, row)
        more = self.prospects.best(business, row + 1, held) - prize
        hurt = self.hurt(table, business, row)
        rating = self.scorings * (LAY_GAIN * gain + LAY_HURT * hurt + LAY_MORE * more)
        rating += LAY_SOON * self.soon * (gain + hurt) + LAY_END * self.end
        return rating + (LAY_HELD if held else 0.0)

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


def is_new(table: Reibach, move: int, found: Sequence[int]) -> bool:
    """Whether a move is none of these, nor takes the same card from another place."""
    for other in found:
        if move == other:
            return False
        if move < PLACES and other < PLACES and table.display[move] == table.display[other]:
            return False
    return True
