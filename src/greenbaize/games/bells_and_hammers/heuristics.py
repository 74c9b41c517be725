"""What looks good in Bells & Hammers at one look."""

from __future__ import annotations

from greenbaize.engine.heuristic import Heuristic
from greenbaize.engine.state import State


class WorthOfACard(Heuristic):
    """x"""

    def value(self, world: State, seat: int, move: int) -> float:
        return -float(move)
