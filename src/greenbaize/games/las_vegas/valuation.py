"""What a lead is worth between two rounds of Las Vegas."""

from __future__ import annotations

from math import exp, sqrt

from greenbaize.engine.state import State
from greenbaize.engine.valuation import Valuation
from greenbaize.games.las_vegas.box import ROUNDS
from greenbaize.games.las_vegas.game import LasVegas
from greenbaize.games.las_vegas.phases import OVER, STOCKING

SWING = 34.0
"""How far luck moves a seat's money in a round, in thousands of dollars: a lead so large before
the last round wins as often as e to 1. Found by fitting whole games of the policy."""


class Leads(Valuation):
    """Stops at the end of a round: what follows depends on nothing but money and luck."""

    def settled(self, state: State) -> bool:
        table = table_of(state)
        if table.phase != STOCKING:
            return table.phase == OVER
        return table.round > 0 and table.casino == 0 and table.bills[0] == 0

    def worth(self, state: State, seat: int) -> float:
        """The more rounds are to come, the less a lead means."""
        table = table_of(state)
        if table.phase == OVER:
            return Valuation.worth(self, table, seat)
        scale = self.swing(table) * sqrt(ROUNDS - table.round)
        mine = self.wealth(table, seat)
        shares = 0.0
        for other in range(table.seats):
            shares += exp((self.wealth(table, other) - mine) / scale)
        return 1.0 / shares

    def swing(self, table: LasVegas) -> float:
        """How much may change in a round of this table."""
        return SWING

    def wealth(self, table: LasVegas, seat: int) -> int:
        """What a seat has that counts in the end."""
        return table.money[seat]


def table_of(state: State) -> LasVegas:
    """The state as this game knows it."""
    assert isinstance(state, LasVegas)
    return state
