"""What looks good in Cincinnati at one look."""

from __future__ import annotations

from greenbaize.engine.heuristic import Heuristic
from greenbaize.engine.state import State


class OneLook(Heuristic):
    """To come."""

    def value(self, world: State, seat: int, move: int) -> float:
        return 0.0
