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

OUTBID = 0.5
"""How much a bid counts that somebody may still outbid."""


class WorthOfACard(Heuristic):
    """Bids one more than the last bid as long as that is less than the card is worth.

    A card that nobody has seen is worth what the five of them earn on average. Beside it counts
    the seat in the game that it gives to somebody without a card, as far as that is in danger,
    and against it the later cards for which there would be no money left. If the card is worth
    a bid that nobody can beat, that is made at once.
    """

    def value(self, world: State, seat: int, move: int) -> float:
        assert isinstance(world, BellsAndHammers)
        table: BellsAndHammers = world
        if move == 0:
            return 0.0
        gain = self.worth(table, seat, move) - move
        if gain > 0 and move < self.purse(table, seat, True):
            return gain * OUTBID
        return gain

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
