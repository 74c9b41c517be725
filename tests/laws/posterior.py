"""All worlds that a seat finds possible, found by trying everything that may have happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import prod
from typing import Any, TypeVar

from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.state import State

from .trying import Setup, Step, alike, fields, told_to

MOST_PATHS = 2_000
MOST_WORLDS = 60
SIGMAS = 5.5

K = TypeVar("K")
World = tuple[State, Fraction]
Worlds = dict[str, World]


class Script(Rng):
    """Draws what it is told to, and 0 from there on; so every way a draw can go can be tried."""

    def __init__(self, path: list[int]) -> None:
        self.path = path
        self.bounds: list[int] = []

    def below(self, n: int) -> int:
        self.bounds.append(n)
        if len(self.bounds) > len(self.path):
            self.path.append(0)
        return self.path[len(self.bounds) - 1]

    def throw(self, dice: int, kind: int) -> int:
        return sum(kind << 10 * self.below(6) for _ in range(dice))


def chances(state: State) -> dict[int, Fraction] | None:
    """How likely the House is to make each move, found by trying every draw; None if too many."""
    drawn: Counter[tuple[int, int]] = Counter()
    path: list[int] = []
    for _ in range(MOST_PATHS):
        script = Script(path)
        drawn[state.sample(script), prod(script.bounds)] += 1
        while path and path[-1] + 1 == script.bounds[len(path) - 1]:
            path.pop()
        if not path:
            break
        path[-1] += 1
    else:
        return None
    odds: dict[int, Fraction] = {}
    for (move, one_in), times in drawn.items():
        odds[move] = odds.get(move, Fraction(0)) + Fraction(times, one_in)
    return odds


def follow(setup: Setup, worlds: Worlds, step: Step, seat: int) -> Worlds | None:
    """The worlds that a seat finds possible after a move, by what it has seen; None if too many."""
    truth = step.state.clone()
    seen = sight(setup, truth, step.seat, step.move, seat)
    after: Worlds = {}
    for state, weight in worlds.values():
        odds = chances_of(state, step, seat)
        if odds is None or len(after) > 10 * MOST_WORLDS:
            return None
        for move, chance in odds.items():
            world = state.clone()
            if world.allows(step.seat, move) and sight(setup, world, step.seat, move, seat) == seen:
                key = repr(fields(world))
                before = after[key][1] if key in after else Fraction(0)
                after[key] = (world, before + weight * chance)
    total = sum(weight for _, weight in after.values())
    return {key: (world, weight / total) for key, (world, weight) in after.items()}


def chances_of(state: State, step: Step, seat: int) -> dict[int, Fraction] | None:
    """What whoever moves may do there, as likely as a seat must think."""
    if step.seat == HOUSE:
        return chances(state)
    if step.seat == seat:
        return {step.move: Fraction(1)}
    ways = {move: state.ways(step.seat, move) for move in state.moves(step.seat)}
    return {move: Fraction(number, sum(ways.values())) for move, number in ways.items()}


def sight(setup: Setup, state: State, mover: int, move: int, seat: int) -> Any:
    """Make a move, and say all that a seat learns of it."""
    words = setup.game.write(state, mover, state.seen(seat, mover, move))
    state.story = []
    state.play(mover, move)
    return words, told_to(seat, state.story), setup.game.view(state, seat)


def compare_guesses(setup: Setup, worlds: Worlds, truth: State, seat: int) -> None:
    """Guess many times, and be surprised only by what is surprising."""
    for world, _ in [*worlds.values()][:5]:
        mine, other = truth.guess(seat, Rng(setup.seed)), world.guess(seat, Rng(setup.seed))
        alike(mine, other, f"{setup}: seat {seat}'s guess knows the truth")
    expected = {key: float(weight) for key, (_, weight) in worlds.items()}
    rng = Rng(setup.seed, 1)
    number = max(150, 12 * len(worlds)) if len(worlds) > 1 else 2
    found = Counter(repr(fields(truth.guess(seat, rng))) for _ in range(number))
    for key in found:
        assert key in expected, f"{setup}: seat {seat} guesses the impossible {key}"
    if len(expected) > 1:
        off = surprise(found, expected, number)
        assert off < SIGMAS, f"{setup}: seat {seat}'s guesses are {off:.1f} sigmas off: {found}"


def surprise(found: Mapping[K, int], expected: Mapping[K, float], number: int) -> float:
    """How many sigmas the counts are off (chi-square, as Wilson and Hilferty make it normal)."""
    cells, rare = [], [0.0, 0.0]
    for key, chance in expected.items():
        if chance * number >= 5:
            cells.append((found.get(key, 0), chance * number))
        else:
            rare = [rare[0] + found.get(key, 0), rare[1] + chance * number]
    if rare[1] >= 5:
        cells.append((int(rare[0]), rare[1]))
    freedom = max(1, len(cells) - 1)
    square = sum((count - mean) ** 2 / mean for count, mean in cells)
    spread = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)
