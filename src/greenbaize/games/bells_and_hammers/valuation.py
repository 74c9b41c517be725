"""What a sale has brought everybody, so that a search need not throw the dice."""

from __future__ import annotations

from greenbaize.engine.state import State
from greenbaize.engine.valuation import Valuation
from greenbaize.games.bells_and_hammers.game import BellsAndHammers
from greenbaize.games.bells_and_hammers.outlook import Outlook
from greenbaize.games.bells_and_hammers.phases import OVER, TURNING


class AfterTheSale(Valuation):
    """Stops before the first card is turned up: there is nothing to decide until the next sale."""

    outlook: Outlook

    def __init__(self) -> None:
        self.outlook = Outlook()

    def settled(self, state: State) -> bool:
        table = table_of(state)
        return table.phase == OVER or (table.phase == TURNING and table.card == 0)

    def worth(self, state: State, seat: int) -> float:
        table = table_of(state)
        if table.phase == OVER:
            return Valuation.worth(self, table, seat)
        return self.outlook.share(table, seat)


def table_of(state: State) -> BellsAndHammers:
    """The state as this game knows it."""
    assert isinstance(state, BellsAndHammers)
    return state
