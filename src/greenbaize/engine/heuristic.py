"""What a game knows about good moves at one look."""

from greenbaize.engine.state import State


class Heuristic:
    """Values moves without looking ahead; one subclass a game."""

    def value(self, world: State, seat: int, move: int) -> float:
        """How good this move looks to this seat in a world it finds possible; more is better."""
        raise NotImplementedError
