"""Our random 4-seat games of Las Vegas: `python bench/ours.py WAY SECONDS` prints a JSON line.

Ways: `contract` plays whole games in one compiled loop, `look` clones before every decision,
`driven` makes every move from Python. Run interpreted, it measures that.
"""

import json
import sys
import time
from collections.abc import Callable

from greenbaize import HOUSE, Rng
from greenbaize.engine.playout import first, playout
from greenbaize.games.las_vegas.game import LasVegas

SEATS = 4
AT_ONCE = 50


def contract(rng: Rng) -> None:
    """Whole games through the contract."""
    playout(LasVegas(SEATS), rng)


def look(rng: Rng) -> None:
    """The same with a clone before every seat's decision."""
    playout(LasVegas(SEATS), rng, look=True)


def driven(rng: Rng) -> None:
    """Every move asked for and made from Python."""
    state = LasVegas(SEATS)
    while owing := state.owing():
        if owing >> HOUSE:
            state.play(HOUSE, state.sample(rng))
        else:
            seat = first(owing)
            moves = state.moves(seat)
            state.play(seat, moves[rng.below(len(moves))])


WAYS: dict[str, Callable[[Rng], None]] = {"contract": contract, "look": look, "driven": driven}


def main() -> None:
    """Play for so many seconds."""
    way, seconds = WAYS[sys.argv[1]], float(sys.argv[2])
    rng = Rng(1)
    games = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for _ in range(AT_ONCE):
            way(rng)
        games += AT_ONCE
    print(json.dumps({"games": games, "seconds": spent, "games_per_second": games / spent}))


if __name__ == "__main__":
    main()
