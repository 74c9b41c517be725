"""What a lead is worth between two rounds on the Boulevard."""

from __future__ import annotations

from greenbaize.games.las_vegas.boulevard.bonus import prize
from greenbaize.games.las_vegas.boulevard.game import Boulevard
from greenbaize.games.las_vegas.game import LasVegas
from greenbaize.games.las_vegas.valuation import Leads

BOULEVARD_SWING = 52.0
"""Cards, larger bills and bonuses move more money in a round than the base game does."""


class LeadsWithBonus(Leads):
    """Counts what announcement dice will pay, too (BO5)."""

    def swing(self, table: LasVegas) -> float:
        return BOULEVARD_SWING if isinstance(table, Boulevard) else Leads.swing(self, table)

    def wealth(self, table: LasVegas, seat: int) -> int:
        if isinstance(table, Boulevard):
            return table.money[seat] + prize(table, seat)
        return Leads.wealth(self, table, seat)
