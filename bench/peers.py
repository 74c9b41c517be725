"""Random games through our peers: `python bench/peers.py NAME SECONDS` prints one JSON line.

Run it with an environment that has bench/requirements.txt. Moves are the seats' decisions;
dice thrown and bills drawn are not counted.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

SEATS = 4
BANKNOTES = [6, 8, 8, 6, 6, 5, 5, 5, 5]
SAMPLE = 200


class Played(NamedTuple):
    """What one call of a peer has played."""

    games: int
    moves: float


Play = Callable[[], Played]


def lasvegas() -> Play:
    """Base games of the package `lasvegas`, without its neutral dice and with our 54 bills."""
    package: Any = import_module("lasvegas")
    random_play: Any = import_module("lasvegas.act").random_play
    moves = 0

    def choose(env: Any, **_: Any) -> Any:
        nonlocal moves
        moves += 1
        return random_play(env)

    bills = {10_000 * value: count for value, count in enumerate(BANKNOTES, start=1)}
    players = [package.BasePlayer(play_func=choose) for _ in range(SEATS)]
    game = package.Game(players, bills_pool=bills, num_xtr_players=0)

    def play() -> Played:
        before = moves
        game.run()
        return Played(1, moves - before)

    return play


def chance(state: Any) -> int:
    """An outcome of OpenSpiel's chance player."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(random.choices(outcomes, weights)[0])


def stepped(name: str) -> Play:
    """A game of OpenSpiel, every step asked for from Python."""
    game: Any = import_module("pyspiel").load_game(name)

    def play() -> Played:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance(state))
            else:
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
        return Played(1, moves)

    return play


def rolled_out(name: str, games: int) -> Play:
    """Games of OpenSpiel rolled out in C++: a tree search whose only simulation is its root.

    The search does not count its moves, so their mean comes from games stepped from Python; nor
    can it begin at a chance node, so an opening throw is made here.
    """
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=games, seed=random.getrandbits(31))
    bot = pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=100,
        solve=False,
        seed=random.getrandbits(31),
        verbose=False,
    )
    moves = games * moves_per_game(name)

    def play() -> Played:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(chance(state))
        bot.mcts_search(state)
        return Played(games, moves)

    return play


def moves_per_game(name: str) -> float:
    """The mean number of decisions in a random game of OpenSpiel."""
    play = stepped(name)
    return sum(play().moves for _ in range(SAMPLE)) / SAMPLE


PEERS: dict[str, Callable[[], Play]] = {
    "lasvegas": lasvegas,
    "pig-python": lambda: stepped("pig"),
    "backgammon-python": lambda: stepped("backgammon"),
    "pig-cpp": lambda: rolled_out("pig", games=1000),
    "backgammon-cpp": lambda: rolled_out("backgammon", games=10),
}


def measure(play: Play, seconds: float) -> dict[str, float]:
    """Play for that long, after one call to warm up."""
    play()
    games, moves, elapsed = 0, 0.0, 0.0
    start = time.process_time()
    while elapsed < seconds:
        played = play()
        games += played.games
        moves += played.moves
        elapsed = time.process_time() - start
    return {
        "games": games,
        "moves": round(moves),
        "seconds": elapsed,
        "games_per_second": games / elapsed,
        "moves_per_second": moves / elapsed,
    }


def main(arguments: list[str]) -> int:
    """Measure the peer that the command line names."""
    if len(arguments) != 2 or arguments[0] not in PEERS:
        print(f"usage: peers.py {{{','.join(PEERS)}}} SECONDS", file=sys.stderr)
        return 2
    name, seconds = arguments
    print(json.dumps({"name": name, **measure(PEERS[name](), float(seconds))}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
