"""What the end of a round is worth in the second way."""

from __future__ import annotations

from math import exp

from greenbaize.engine.state import State
from greenbaize.engine.valuation import Valuation
from greenbaize.games.las_vegas_second_way.game import SecondWay
from greenbaize.games.las_vegas_second_way.phases import OVER, STOCKING

SCALE = 110.0
"""Who has so much more than another after the first round, in thousands, wins e times as often."""


class FirstRound(Valuation):
    """Stops after the first round: the second deals new colours, and leaves the money to judge."""

    def settled(self, state: State) -> bool:
        table = table_of(state)
        return table.phase == OVER or table.phase == STOCKING

    def worth(self, state: State, seat: int) -> float:
        table = table_of(state)
        if table.phase == OVER:
            return Valuation.worth(self, table, seat)
        total = 0.0
        for other in range(table.seats):
            total += exp((table.money[other] - table.money[seat]) / SCALE)
        return 1.0 / total


def table_of(state: State) -> SecondWay:
    """The state as this game knows it."""
    assert isinstance(state, SecondWay)
    return state
