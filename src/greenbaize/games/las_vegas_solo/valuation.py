"""What the end of a round is worth in Las Vegas Solo."""

from __future__ import annotations

from math import erf, sqrt

from greenbaize.engine.state import State
from greenbaize.engine.valuation import Valuation
from greenbaize.games.las_vegas_solo.box import OWN
from greenbaize.games.las_vegas_solo.game import Solo
from greenbaize.games.las_vegas_solo.phases import OVER, STOCKING

BEST_LEAD = 110.0
"""By how much good play leads after a round with all own dice, on average, in thousands."""

LOST_A_DIE = 17.0
"""How much less that is for each own die less."""

SPREAD = 85.0
"""How far the lead of a round lies from its average, as a standard deviation."""


class ChanceToWin(Valuation):
    """Stops when a round has paid: the lead so far, with what good play adds to it, wins or not."""

    def settled(self, state: State) -> bool:
        table = table_of(state)
        return table.phase == OVER or table.phase == STOCKING

    def worth(self, state: State, seat: int) -> float:
        """1 or 0 after the last round, and before it the chance, taking leads as normal."""
        table = table_of(state)
        if table.phase == OVER:
            return 1.0 if table.is_won() else 0.0
        lead: float = table.money[OWN] - table.others()
        rounds: float = table.rounds - table.round
        usual = BEST_LEAD - LOST_A_DIE * (8 - table.own_dice)
        chance: float = 0.5 + 0.5 * erf((lead + rounds * usual) / (SPREAD * sqrt(2.0 * rounds)))
        return chance


def table_of(state: State) -> Solo:
    """The state as this game knows it."""
    assert isinstance(state, Solo)
    return state
