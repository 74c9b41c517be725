"""Policies for games where dice of many colours are thrown and a casino is chosen for some."""

from __future__ import annotations

from greenbaize.engine.policy import Policy
from greenbaize.engine.rng import Rng
from greenbaize.engine.state import State
from greenbaize.games.las_vegas.box import CASINOS


class Placing(Policy):
    """Places where it is worth most; a game says what that is."""

    def casinos(self, state: State) -> int:
        """The casinos that the throw leaves to choose from, as a set of bits."""
        raise NotImplementedError

    def value(self, state: State, seat: int, casino: int) -> float:
        """What a placement is worth to this seat; more is better."""
        raise NotImplementedError

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        casinos = self.casinos(state)
        best = -1
        most = 0.0
        ties = 0
        for casino in range(CASINOS):
            if casinos >> casino & 1:
                value = self.value(state, seat, casino)
                if best < 0 or value > most:
                    best = casino
                    most = value
                    ties = 1
                elif value == most:
                    ties += 1
                    if rng.below(ties) == 0:
                        best = casino
        return best

    def weights(self, state: State, seat: int) -> dict[int, float]:
        values = {casino: self.value(state, seat, casino) for casino in state.moves(seat)}
        most = max(values.values())
        best = [casino for casino, value in values.items() if value == most]
        return {casino: 1.0 / len(best) for casino in best}

    def candidates(self, state: State, seat: int, most: int, rng: Rng) -> list[int]:
        best = self.choose(state, seat, rng)
        others = [casino for casino in state.moves(seat) if casino != best]
        ranked = sorted([(-self.value(state, seat, casino), casino) for casino in others])
        return [best, *[casino for _, casino in ranked]][:most]
