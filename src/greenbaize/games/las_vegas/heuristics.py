"""What looks good in Las Vegas at one look."""

from __future__ import annotations

from greenbaize.engine.heuristic import Heuristic
from greenbaize.engine.state import State
from greenbaize.games.las_vegas.game import LasVegas, dice_shown


class AsIfPaidNow(Heuristic):
    """Compares what a casino would pay at once before and after the placement.

    What the others would win counts against a move, shared among them; and every die that
    is let go costs a little, for it cannot be thrown again.
    """

    def value(self, world: State, seat: int, move: int) -> float:
        assert isinstance(world, LasVegas)
        table: LasVegas = world
        after = self.lead(table, seat, move, True)
        before = self.lead(table, seat, move, False)
        return after - before - 4.0 * dice_shown(table.rolled, move)

    def lead(self, table: LasVegas, seat: int, casino: int, placed: bool) -> float:
        """What the casino would pay this seat now, less the others' share."""
        paid = table.foresee(casino, placed)
        others = 0
        for other in range(table.seats):
            others += paid.money[other] - table.money[other]
        mine = paid.money[seat] - table.money[seat]
        return mine - (others - mine) / (table.seats - 1.0)
