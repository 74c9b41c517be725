"""Plays seeded games and says every ply, so that two ways of running can be held side by side.

Run as `python -m tests.lockstep.play compiled` or `interpreted`, from the top of the repository.
"""

from __future__ import annotations

import hashlib
import os
import random
import sys
from collections.abc import Iterator
from itertools import count, product
from typing import Any

from greenbaize.bots import BOTS, THINKING, make_bot
from greenbaize.bots.arena import Arena
from greenbaize.build import how
from greenbaize.engine import rng as rng_module
from greenbaize.engine.dice import NEUTRAL, OWN
from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import Game
from greenbaize.engine.playout import playout
from greenbaize.engine.rng import Rng
from greenbaize.engine.state import State
from greenbaize.games import GAMES
from tests.laws.trying import Setup, fields, random_game

GAMES_OF_EACH = int(os.environ.get("GREENBAIZE_LOCKSTEP_GAMES", "53"))
BOT_GAMES = 2
SEEDS = (0, 1, 7, 2**32 - 1, 2**32, 2**63, 2**64 - 1)
BOUNDS = (1, 2, 3, 5, 6, 54, 1000, 2**31, 2**32 - 1, 2**32)


def digest(state: State) -> str:
    """All that a state holds, as a short word; yes and no are numbers in C."""
    picture = repr(fields(state)).replace("True", "1").replace("False", "0")
    return hashlib.sha256(picture.encode()).hexdigest()[:16]


def setups(game: Game[Any]) -> Iterator[Setup]:
    """One choice of seats and options after the other that can be played, without end."""
    chance = random.Random(game.name)
    for seed in count():
        options = {option.name: chance.choice(option.choices) for option in game.options}
        setup = Setup(game, game.seats[seed % len(game.seats)], options, seed)
        try:
            setup.begin()
        except SetupError:
            continue
        yield setup


def games(game: Game[Any]) -> Iterator[str]:
    """Random games, every third with its story."""
    for number, setup in zip(range(GAMES_OF_EACH), setups(game), strict=False):
        told = number % 3 == 0
        state = setup.begin()
        for step in random_game(setup, told):
            state = step.state
            words = game.write(state, step.seat, step.move)
            yield f"{setup}, ply {step.ply}, seat {step.seat}, {words}, before it {digest(state)}"
        yield f"{setup}, the end, {digest(state)}, {state.scores()}, {state.places()}"
        for event in state.story or []:
            yield f"{setup}, told {event}"


def playouts(game: Game[Any]) -> Iterator[str]:
    """Whole games in the compiled loop, with and without looking."""
    for look, setup in zip([False, True] * 10, setups(game), strict=False):
        end = playout(setup.begin(), Rng(setup.seed, 1), look)
        yield f"{setup}, played out, {digest(end)}"


def bots(game: Game[Any]) -> Iterator[str]:
    """Bots of all kinds against each other; those that search would take hours, interpreted."""
    names = sorted(bot for bot in BOTS if bot not in THINKING)
    for number, setup in zip(range(12), setups(game), strict=False):
        company = [names[(number + seat) % len(names)] for seat in range(setup.seats)]
        hired = [make_bot(name, game) for name in company]
        arena = Arena(game, hired, game.settle(setup.options), setup.seed)
        for index in range(BOT_GAMES):
            end = arena.play(index)
            yield f"{setup}, arena {company} game {index}, {digest(end)}, {end.scores()}"


def streams() -> Iterator[str]:
    """What the generator draws."""
    for seed, game, stream in product(SEEDS, SEEDS, (0, 1, 2**32 - 1)):
        rng = Rng(seed, game, stream)
        draws = [rng.below(bound) for bound in BOUNDS for _ in range(3)]
        throws = [rng.throw(dice, kind) for dice in (0, 1, 8) for kind in (OWN, NEUTRAL)]
        yield f"stream {seed} {game} {stream}: {draws} {throws} {rng.a} {rng.b} {rng.c} {rng.d}"


def lines() -> Iterator[str]:
    """All that is said."""
    yield from streams()
    for game in GAMES.values():
        yield from games(game)
        yield from playouts(game)
        yield from bots(game)


def main(expected: str) -> None:
    """Say it, if this is the kind of run that is meant."""
    runs_as = "interpreted" if str(rng_module.__file__).endswith(".py") else "compiled"
    if not how() == runs_as == expected:
        sys.exit(f"this should run {expected}, but it runs {runs_as} and says it is {how()}")
    for line in lines():
        sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main(sys.argv[1])
