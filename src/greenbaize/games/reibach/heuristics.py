"""What looks good in Reibach & Co at one look."""

from __future__ import annotations

from greenbaize.engine.heuristic import Heuristic
from greenbaize.engine.state import State


class Shareholder(Heuristic):
    """Likes everything the same."""

    def value(self, world: State, seat: int, move: int) -> float:
        return 0.0
