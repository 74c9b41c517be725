# cython: nonecheck=True
"""The bot that chooses the best move at one look, by the game's heuristic."""

from greenbaize.bots.bot import Bot, Chair
from greenbaize.engine.heuristic import Heuristic


class Greedy(Bot):
    """Chooses the move that its game's heuristic likes best in a world it finds possible."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic

    def choose(self, chair: Chair) -> int:
        world = chair.guess()
        best = -1
        most = 0.0
        ties = 0
        for move in chair.moves():
            value = self.heuristic.value(world, chair.seat, move)
            if best < 0 or value > most:
                best = move
                most = value
                ties = 1
            elif value == most:
                ties += 1
                if chair.rng.below(ties) == 0:
                    best = move
        return best
