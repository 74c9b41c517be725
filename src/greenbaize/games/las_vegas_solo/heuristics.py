"""What looks good in Las Vegas Solo at one look."""

from __future__ import annotations

from greenbaize.engine.heuristic import Heuristic
from greenbaize.engine.state import State
from greenbaize.games.las_vegas.colours import face_of
from greenbaize.games.las_vegas_solo.box import OWN
from greenbaize.games.las_vegas_solo.game import Solo


class AsIfPaidNow(Heuristic):
    """Compares what a casino would pay at once before and after the placement.

    What the others would win counts in full against a move; among equals the own die is kept.
    """

    def value(self, world: State, seat: int, move: int) -> float:
        assert isinstance(world, Solo)
        table: Solo = world
        gain = self.lead(table, move, True) - self.lead(table, move, False)
        return gain - (1.0 if face_of(table.rolled, OWN) == move + 1 else 0.0)

    def lead(self, table: Solo, casino: int, placed: bool) -> int:
        """What all would own if the casino paid now: the player's money, less all others'."""
        paid = table.foresee(casino, placed)
        return paid.money[OWN] - paid.others()
