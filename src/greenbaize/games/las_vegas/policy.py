"""How to play Las Vegas well without thinking long."""

from __future__ import annotations

from greenbaize.engine.policy import Policy
from greenbaize.engine.rng import Rng
from greenbaize.engine.state import State
from greenbaize.games.las_vegas.box import CASINOS
from greenbaize.games.las_vegas.game import LasVegas, neutral, own, showing
from greenbaize.games.las_vegas.outlook import Outlook
from greenbaize.games.las_vegas.weights import ALL_DICE, NEUTRAL_DIE, SPITE

MOST_NOTED = 64
"""More moves than this are never weighed at a time."""

FINE = 1 << 30
"""Into so many parts a chance is cut when a move is drawn."""

HEAT = 15.0
"""A move that looks worse by so many thousands of dollars is never drawn; nearer ones may be."""


class Shrewd(Policy):
    """Places where a casino's prospects gain most, less what the dice could still do."""

    outlook: Outlook
    noted: int
    moves: list[int]
    values: list[float]
    chances: list[float]

    def __init__(self) -> None:
        self.outlook = Outlook()
        self.noted = 0
        self.moves = [0] * 64
        self.values = [0.0] * 64
        self.chances = [0.0] * 64

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        self.consider(state, seat)
        best = 0
        ties = 1
        for index in range(1, self.noted):
            if self.values[index] > self.values[best]:
                best = index
                ties = 1
            elif self.values[index] == self.values[best]:
                ties += 1
                if rng.below(ties) == 0:
                    best = index
        return self.moves[best]

    def draw(self, state: State, seat: int, rng: Rng) -> int:
        self.consider(state, seat)
        if self.noted == 1:
            return self.moves[0]
        self.share_out()
        point = rng.below(FINE) / (1.0 * FINE)
        index = 0
        while index < self.noted - 1 and point >= self.chances[index]:
            point -= self.chances[index]
            index += 1
        return self.moves[index]

    def weights(self, state: State, seat: int) -> dict[int, float]:
        self.consider(state, seat)
        self.share_out()
        return {self.moves[index]: self.chances[index] for index in range(self.noted)}

    def candidates(self, state: State, seat: int, most: int, rng: Rng) -> list[int]:
        self.consider(state, seat)
        found = [(self.values[index], self.moves[index]) for index in range(self.noted)]
        return [move for _, move in sorted(found, reverse=True)[:most]]

    def share_out(self) -> None:
        """The chances of the moves noted: the better a move, the likelier."""
        most = self.values[0]
        for index in range(1, self.noted):
            most = max(most, self.values[index])
        total = 0.0
        for index in range(self.noted):
            near = max(0.0, 1.0 - (most - self.values[index]) / HEAT)
            self.chances[index] = near * near
            total += near * near
        for index in range(self.noted):
            self.chances[index] /= total

    def consider(self, state: State, seat: int) -> None:
        """Note the moves that come into question, and what each of them is worth."""
        assert isinstance(state, LasVegas)
        table: LasVegas = state
        self.noted = 0
        self.consider_casinos(table, seat)

    def note(self, move: int, value: float) -> None:
        """One more move comes into question."""
        if self.noted < MOST_NOTED:
            self.moves[self.noted] = move
            self.values[self.noted] = value
            self.noted += 1

    def consider_casinos(self, table: LasVegas, seat: int) -> None:
        """All dice of a value may go to its casino (B5)."""
        for casino in range(CASINOS):
            heap = showing(table.rolled, casino)
            if heap:
                self.note(casino, self.gain(table, seat, casino, heap))

    def gain(self, table: LasVegas, seat: int, casino: int, heap: int) -> float:
        """What it brings to place these dice, and no longer to have them."""
        mine = table.bets[casino][seat]
        left = own(table.hand[seat])
        strange = 0
        self.outlook.clear(SPITE / (table.seats - 1.0))
        for other in range(table.seats):
            strange += neutral(table.hand[other])
            if other != seat:
                self.outlook.meet(table.bets[casino][other], own(table.hand[other]))
        self.outlook.lay(table.bills[casino])
        lent = neutral(heap)
        if table.owners > table.seats:
            self.outlook.meet_stranger(table.bets[casino][table.seats], strange)
        before = self.outlook.worth(mine, left)
        if lent:
            self.outlook.meet_stranger(table.bets[casino][table.seats] + lent, strange - lent)
        after = self.outlook.worth(mine + own(heap), left - own(heap))
        cost = ALL_DICE / (table.seats - 1.0) * (own(heap) + NEUTRAL_DIE * lent)
        return after - before - cost
