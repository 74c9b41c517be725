"""How a sale may go on, and what everybody may then expect of the game."""

from __future__ import annotations

from greenbaize.games.bells_and_hammers.box import CARDS, GAMES_WITHOUT_A_CARD
from greenbaize.games.bells_and_hammers.game import BellsAndHammers
from greenbaize.games.bells_and_hammers.odds import (
    BLANKS,
    BLANKS_OF_BANK,
    CARDS_EARN,
    CARDS_EARN_OF_BANK,
)
from greenbaize.games.bells_and_hammers.race import Race
from greenbaize.games.bells_and_hammers.table import size

THROWS_VARY = 0.28
"""Variance of what a seat takes with its throws, for each point of the bank it starts from."""

CARD_VARIES, CARD_VARIES_OF_PLAYERS = 0.93, 1.64
"""Variance of what one unknown card earns, for each point of the bank: so much, and so much for
each active player, since all of them pay the Horse."""

SAMENESS = 0.09
"""Whoever has several cards knows better what they earn in all, by so much for each more."""

GAME_VARIES = 2500.0
"""Variance of what a seat has at the end of each game that is still to come."""

THRIFT = 0.5
"""Everybody saves about so much of the price of a card."""


class Outlook(Race):
    """A table after some card is sold to somebody; the rest goes to whoever can pay the most.

    A card's worth goes by what the bank will have in the end. Nobody pays more than that, nor
    more than there is money for, unless it is for their only card.
    """

    points: list[float]
    held: list[int]
    bank: float
    cards_left: int
    limit: int

    def __init__(self) -> None:
        Race.__init__(self)
        self.points = [0.0] * 10
        self.held = [0] * 10
        self.bank = 0.0
        self.cards_left = 0
        self.limit = CARDS

    def share_after(self, table: BellsAndHammers, buyer: int, price: int, seat: int) -> float:
        """What share of the victory a seat may expect if somebody buys the card now for sale."""
        self.look(table)
        self.sell(buyer, price)
        while self.cards_left > 0:
            self.sell_next(table)
        self.judge(table)
        return self.shares[seat]

    def share(self, table: BellsAndHammers, seat: int) -> float:
        """What share of the victory a seat may expect when all cards are sold."""
        self.look(table)
        self.judge(table)
        return self.shares[seat]

    def look(self, table: BellsAndHammers) -> None:
        """Take over what is on the table."""
        self.seats = table.seats
        for seat in range(table.seats):
            self.points[seat] = table.points[seat]
            self.held[seat] = table.held[seat]
        self.bank = table.bank
        self.cards_left = CARDS - table.card
        self.limit = table.limit()

    def sell(self, buyer: int, price: float) -> None:
        """One card less."""
        self.points[buyer] -= price
        self.bank += price
        self.held[buyer] += 1
        self.cards_left -= 1

    def sell_next(self, table: BellsAndHammers) -> None:
        """Whoever can pay the most gets the next card for what the second can pay."""
        price = self.usual_price(table)
        seat = table.banker
        buyer, most, second = -1, -1.0, 0.0
        for _ in range(table.seats):
            seat = seat + 1 if seat + 1 < table.seats else 0
            if table.inside >> seat & 1 and self.held[seat] < self.limit:
                pays = self.pays(table, seat, price)
                if pays > most:
                    buyer, second, most = seat, max(most, second), pays
                elif pays > second:
                    second = pays
        self.sell(buyer, second)

    def pays(self, table: BellsAndHammers, seat: int, price: float) -> float:
        """What a seat would pay for the next card; richer ones have it for the usual price."""
        points = self.points[seat]
        if self.limit == 1:
            return points if self.without(table) > self.cards_left else 0.0
        if self.held[seat] == 0 and self.cards_left == 1:
            return points
        return min(points, price + points / 1024)

    def usual_price(self, table: BellsAndHammers) -> float:
        """What a card is worth, or what there is money for."""
        money, players = 0.0, 0
        for seat in range(table.seats):
            if table.inside >> seat & 1:
                money += self.points[seat]
                players += 1
        worth = self.card(self.bank + money, players)
        return min(worth, money / (self.cards_left + THRIFT * players))

    def without(self, table: BellsAndHammers) -> int:
        """How many have no card."""
        seats = 0
        for seat in range(table.seats):
            if table.inside >> seat & 1 and self.held[seat] == 0:
                seats += 1
        return seats

    def card(self, bank: float, players: int) -> float:
        """What one of the cards earns on average; all players pay the Horse for blanks."""
        blanks = BLANKS + BLANKS_OF_BANK * bank
        return (CARDS_EARN + CARDS_EARN_OF_BANK * bank + players * blanks) / CARDS

    def judge(self, table: BellsAndHammers) -> None:
        """Find all shares from points, cards, and what they are likely to earn."""
        active = 0
        for seat in range(table.seats):
            active |= 1 << seat if self.held[seat] else 0
        players = size(active)
        card = self.card(self.bank, players)
        place = (self.bank - CARDS * card) / players
        later = GAME_VARIES * (table.games - 1 - table.game)
        throws = THROWS_VARY * self.bank + later
        varies = (CARD_VARIES + CARD_VARIES_OF_PLAYERS * players) * self.bank
        self.able = active if table.games == 1 else table.inside
        for seat in range(table.seats):
            held = self.held[seat]
            self.means[seat] = table.won[seat] + self.points[seat] + held * card
            if held:
                self.means[seat] += place
            elif table.streaks[seat] == GAMES_WITHOUT_A_CARD - 1:
                self.able &= ~(1 << seat)
            many = held * (1 - SAMENESS * (held - 1))
            self.spreads[seat] = root(throws + many * varies)
        self.find()


def root(square: float) -> float:
    """A square root, near enough between 500 and 100,000."""
    found = 70.0
    for _ in range(4):
        found = (found + square / found) / 2
    return found
