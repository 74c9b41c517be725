"""What a position is worth, so that a search need not play every game to its end."""

from __future__ import annotations

from greenbaize.engine.state import State


class Valuation:
    """Judges positions at moments that suit a game; this one waits for the end of it."""

    def settled(self, state: State) -> bool:
        """Whether this is a moment to stop and judge; a game that is over always is one."""
        return state.owing() == 0

    def worth(self, state: State, seat: int) -> float:
        """A seat's share of the victory, from 0 to 1, expected or known; all shares add up to 1."""
        places = state.places()
        return 1.0 / places.count(1) if places[seat] == 1 else 0.0
