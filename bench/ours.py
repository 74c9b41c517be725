"""Our random games: `python bench/ours.py WAY SECONDS GAME SEATS` prints a JSON line.

Ways: `contract` plays whole games in one compiled loop, `look` clones before every decision,
`driven` makes every move from Python. Run interpreted, it measures that. Seconds are the
processor's, so that what else runs on the machine does not count.
"""

import json
import sys
import time
from collections.abc import Callable

from greenbaize import GAMES, HOUSE, Rng
from greenbaize.engine.playout import first, playout
from greenbaize.engine.state import State

AT_ONCE = 50


def contract(start: State, rng: Rng) -> None:
    """Whole games through the contract."""
    playout(start.clone(), rng)


def look(start: State, rng: Rng) -> None:
    """The same with a clone before every seat's decision."""
    playout(start.clone(), rng, look=True)


def driven(start: State, rng: Rng) -> None:
    """Every move asked for and made from Python."""
    state = start.clone()
    while owing := state.owing():
        if owing >> HOUSE:
            state.play(HOUSE, state.sample(rng))
        else:
            seat = first(owing)
            moves = state.moves(seat)
            state.play(seat, moves[rng.below(len(moves))])


Way = Callable[[State, Rng], None]
WAYS: dict[str, Way] = {"contract": contract, "look": look, "driven": driven}


def main() -> None:
    """Play for so many seconds."""
    way, seconds = WAYS[sys.argv[1]], float(sys.argv[2])
    game = GAMES[sys.argv[3]]
    options = json.loads(sys.argv[5]) if len(sys.argv) > 5 else {}
    begun: State = game.begin(int(sys.argv[4]), game.settle(options))
    rng = Rng(1)
    games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(AT_ONCE):
            way(begun, rng)
        games += AT_ONCE
    print(json.dumps({"games": games, "seconds": spent, "games_per_second": games / spent}))


if __name__ == "__main__":
    main()
