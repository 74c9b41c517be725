"""What looks good in Bells & Hammers at one look."""

from __future__ import annotations

from greenbaize.engine.heuristic import Heuristic
from greenbaize.engine.state import State
from greenbaize.games.bells_and_hammers.box import CARDS, CROWD, GAMES_WITHOUT_A_CARD
from greenbaize.games.bells_and_hammers.game import BellsAndHammers
from greenbaize.games.bells_and_hammers.odds import (
    BLANKS,
    BLANKS_OF_BANK,
    CARDS_EARN,
    CARDS_EARN_OF_BANK,
)

OPENING = 0.7
"""Whoever wants a card says most of what it is worth to them at once."""

RESERVE = 0.25
"""This part of the points at hand is never bid."""

LEAST_APPETITE, APPETITE, APPETITES = 0.84, 0.04, 5
"""Not everybody wants every card alike: from the least appetite, in so many steps of this size."""


class WorthOfACard(Heuristic):
    """Values a card once, jumps to most of that, and then goes half of the way that is left.

    A card that nobody has seen is worth what the five of them earn on average. Beside it counts
    the seat in the game that it gives to somebody without a card, as far as that is in danger,
    and against it the later cards for which there would be no money left. Nobody bids all they
    have, or more than it takes to be out of everybody's reach.
    """

    def value(self, world: State, seat: int, move: int) -> float:
        assert isinstance(world, BellsAndHammers)
        table: BellsAndHammers = world
        if move == 0:
            return 0.0
        most = self.most(table, seat)
        if move > most:
            return most - move
        return 1.0 / (1.0 + abs(move - self.goal(table, seat, most)))

    def most(self, table: BellsAndHammers, seat: int) -> int:
        """What this seat pays for the card at most."""
        purse = (1.0 - RESERVE) * table.points[seat]
        worth = self.worth(table, seat, 0)
        if worth > 0:
            price = min(worth, purse, self.purse(table, seat, True))
            worth = self.worth(table, seat, int(price))
        return int(min(worth, purse) * self.appetite(table, seat))

    def appetite(self, table: BellsAndHammers, seat: int) -> float:
        """How much of its worth this seat is ready to pay for this card."""
        steps = (7 * seat + 11 * table.card + 13 * table.game + 5 * table.banker) % APPETITES
        return LEAST_APPETITE + APPETITE * steps

    def goal(self, table: BellsAndHammers, seat: int, most: int) -> int:
        """What to say: most of it, then half of the rest, but no more than can still be beaten."""
        goal = int(OPENING * most)
        if goal <= table.standing:
            goal = table.standing + (most - table.standing + 1) // 2
        return max(table.standing + 1, min(goal, self.purse(table, seat, True)))

    def worth(self, table: BellsAndHammers, seat: int, bid: int) -> float:
        """What the card is worth to this seat if it gets it for this bid."""
        bank = table.bank + bid
        players = min(table.players(), CROWD)
        card = self.card(bank, players)
        place = (bank - CARDS * card) / players
        if table.limit() == 1:
            return card + place + self.at_stake(table, seat, True) if self.scarce(table) else 0.0
        worth = card - self.given_up(table, seat, bid, card)
        if table.held[seat] == 0:
            worth += self.danger(table) * (place + self.at_stake(table, seat, False))
        return worth

    def card(self, bank: int, players: int) -> float:
        """What one of the cards earns on average; all players pay the Horse for blanks."""
        blanks = BLANKS + BLANKS_OF_BANK * bank
        return (CARDS_EARN + CARDS_EARN_OF_BANK * bank + players * blanks) / CARDS

    def scarce(self, table: BellsAndHammers) -> bool:
        """Whether somebody must be left without a card."""
        without = 0
        for seat in range(table.seats):
            if table.is_inside(seat) and table.held[seat] == 0:
                without += 1
        return without > CARDS - table.card

    def danger(self, table: BellsAndHammers) -> float:
        """How likely all later cards are to go to others, if they go to anybody alike."""
        danger = 1.0
        for _ in range(CARDS - 1 - table.card):
            danger *= 1.0 - 1.0 / table.players()
        return danger

    def at_stake(self, table: BellsAndHammers, seat: int, scarce: bool) -> float:
        """Points that are lost without a card: out for good, or out of the only game."""
        if table.streaks[seat] == GAMES_WITHOUT_A_CARD - 1:
            return table.points[seat] + table.won[seat]
        return table.points[seat] if scarce and table.games == 1 else 0

    def given_up(self, table: BellsAndHammers, seat: int, bid: int, card: float) -> float:
        """What is lost with later cards that would have been cheap, and could be paid no more."""
        price = self.purse(table, seat, False)
        if price >= card:
            return 0.0
        price = max(price, 1)
        later = CARDS - 1 - table.card
        before = min(later, table.points[seat] // price)
        after = min(later, (table.points[seat] - bid) // price)
        return (before - after) * (card - price)

    def purse(self, table: BellsAndHammers, seat: int, now: bool) -> int:
        """The most that another can bid now, or for the next card once this one is paid for."""
        most = 0
        rivals = table.rivals()
        for other in range(table.seats):
            purse = table.points[other]
            if now and not rivals >> other & 1:
                purse = 0
            if not now and other == table.bidder:
                purse -= table.standing
            if other != seat and table.is_inside(other) and purse > most:
                most = purse
        return most
