"""What money and tokens are worth before the last round is played."""

from __future__ import annotations

from math import exp, sqrt

from greenbaize.engine.state import State
from greenbaize.engine.valuation import Valuation
from greenbaize.games.cincinnati.box import ROUNDS, TOKEN_WORTH, A
from greenbaize.games.cincinnati.game import Cincinnati
from greenbaize.games.cincinnati.phases import TURNING

ROOTS = [sqrt(left) for left in range(ROUNDS + 1)]
THROWS = 4.5
"""What a token is worth beside its money for the throw it may buy, if one round is to come; more
rounds are worth more by their square root."""

LUCK = 25.0
"""So many thousands more make a seat 2.7 times as likely to win, if one round is left."""


class Standing(Valuation):
    """Stops between two rounds and judges by money and tokens; what lies on tables is anybody's."""

    def __init__(self) -> None:
        self.scale = 1.0
        self.token = 0.0

    def settled(self, state: State) -> bool:
        table = table_of(state)
        if table.phase == TURNING:
            return table.table == A
        return table.due == 0

    def worth(self, state: State, seat: int) -> float:
        table = table_of(state)
        if table.due == 0:
            places = table.places()
            return 1.0 / places.count(1) if places[seat] == 1 else 0.0
        self.measure(table)
        return self.share(table, seat)

    def measure(self, table: Cincinnati) -> None:
        """How much money makes a difference, and how much of it a token is, with rounds to come."""
        left = ROUNDS + 1 - table.round
        self.token = self.token_with(left)
        self.scale = LUCK * ROOTS[left]

    def token_with(self, left: int) -> float:
        """What a token is worth with so many rounds to come, in thousands."""
        return TOKEN_WORTH + THROWS * ROOTS[left]

    def share(self, table: Cincinnati, seat: int) -> float:
        """How likely a seat is to win: the more it has, the likelier."""
        total = 0.0
        mine = self.wealth(table, seat)
        for other in range(table.seats):
            total += exp((self.wealth(table, other) - mine) / self.scale)
        return 1.0 / total

    def wealth(self, table: Cincinnati, seat: int) -> float:
        """Money, and what tokens will be worth."""
        return table.money[seat] + self.token * table.tokens[seat]


def table_of(state: State) -> Cincinnati:
    """The state as this game knows it."""
    assert isinstance(state, Cincinnati)
    return state
