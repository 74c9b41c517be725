"""What is true of every bot and policy: each law takes a set-up, and fails where it is broken."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from greenbaize.bots import make_bot
from greenbaize.bots.bot import Chair
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE, members
from greenbaize.engine.state import State

from .posterior import surprise
from .trying import Setup, Step, fields, moments, play_on, random_game, same

QUICK_BOTS = ["greedy", "novice", "regular", "uniform"]
"""Those that decide at once; what they choose follows from the position and their dice."""

THINKERS = ["expert@2"]
"""Those that play games in their heads: tried near the end, where these are short."""

LATE = 0.9
"""What is behind this part of a game is near its end."""

MOMENTS = 4
WORLDS = 3
DRAWS = 300
SIGMAS = 6.0
"""By chance draws are as far off once in a billion times."""

FEW = (1, 2, 5, 16)
ENOUGH = 40
"""With so many dice a policy has shown most of the moves that it likes equally."""


def deciding(setup: Setup, number: int, after: float = 0.0) -> Iterator[tuple[Step, int]]:
    """Seats that have a choice to make, at a few moments behind some part of the game."""
    plies = sum(1 for _ in random_game(setup))
    steps = [s.ply for s in random_game(setup) if s.seat != HOUSE and s.ply >= after * (plies - 1)]
    picked = set(random.Random(setup.seed).sample(steps, min(number, len(steps))))
    for step in random_game(setup):
        if step.ply in picked:
            for seat in members(step.state.owing()):
                yield step, seat


def worlds_of(setup: Setup, step: Step, seat: int) -> list[State]:
    """Worlds between which a seat cannot tell; the true one is the first."""
    guesses = [step.state.guess(seat, Rng(setup.seed, step.ply, n)) for n in range(1, WORLDS)]
    return [step.state, *guesses]


def decision(setup: Setup, bot: str, world: State, seat: int) -> int:
    """What a bot chooses if this world is the true one; its dice are always the same."""
    chair = Chair(setup.game, seat, Rng(setup.seed, 7, seat))
    chair.attach(world)
    return make_bot(bot, setup.game).choose(chair)


def bots_decide_by_what_they_know(setup: Setup) -> None:
    """In worlds that differ only in what a seat can't know, a bot with the same dice decides alike.

    What it chooses is legal, and the true table stays as it is.
    """
    for step, seat in deciding(setup, MOMENTS):
        for bot in QUICK_BOTS:
            decides_alike(setup, bot, step, seat)
    for step, seat in deciding(setup, 1, LATE):
        for bot in THINKERS:
            decides_alike(setup, bot, step, seat)


def decides_alike(setup: Setup, bot: str, step: Step, seat: int) -> None:
    """One bot, at one moment, in several worlds."""
    where = f"{setup}, ply {step.ply}: {bot} in seat {seat}"
    before = fields(step.state)
    chosen = [decision(setup, bot, world, seat) for world in worlds_of(setup, step, seat)]
    assert len(set(chosen)) == 1, f"{where} knows what it can't know: it chooses {chosen}"
    assert step.state.allows(seat, chosen[0]), f"{where} chooses {chosen[0]}, which is not legal"
    same(before, fields(step.state), f"{where} has changed the table")


def policies_decide_by_what_a_seat_knows(setup: Setup) -> None:
    """A policy is given whole worlds, and reads of them only what the seat may know."""
    policy = setup.game.policy
    for step, seat in deciding(setup, 2 * MOMENTS):
        where = f"{setup}, ply {step.ply}: the policy for seat {seat}"
        worlds = worlds_of(setup, step, seat)
        for number in range(3):
            chosen = [policy.choose(world, seat, Rng(number)) for world in worlds]
            drawn = [policy.draw(world, seat, Rng(number)) for world in worlds]
            some = [policy.candidates(world, seat, 4, Rng(number)) for world in worlds]
            assert len(set(chosen)) == 1, f"{where} reads a secret: it chooses {chosen}"
            assert len(set(drawn)) == 1, f"{where} reads a secret: it draws {drawn}"
            assert all(few == some[0] for few in some), f"{where} reads a secret: {some}"
        weights = [policy.weights(world, seat) for world in worlds]
        assert all(those == weights[0] for those in weights), f"{where} reads a secret: {weights}"


def policies_choose_legal_moves(setup: Setup) -> None:
    """What a policy chooses, draws or proposes is legal; it proposes what it would choose."""
    policy = setup.game.policy
    for step, seat in deciding(setup, 3 * MOMENTS):
        state, moves = step.state, step.state.moves(seat)
        where = f"{setup}, ply {step.ply}: the policy for seat {seat}"
        before = fields(state)
        liked = {policy.choose(state, seat, Rng(number)) for number in range(ENOUGH)}
        drawn = {policy.draw(state, seat, Rng(number)) for number in range(ENOUGH)}
        assert liked <= set(moves), f"{where} chooses {liked - set(moves)}, which are not legal"
        assert drawn <= set(moves), f"{where} draws {drawn - set(moves)}, which are not legal"
        for most in FEW:
            some = policy.candidates(state, seat, most, Rng(1))
            assert set(some) <= set(moves), f"{where} proposes {some}, and not all are legal"
            assert 0 < len(some) <= most, f"{where} proposes {len(some)} moves, not {most}"
            assert len(set(some)) == len(some), f"{where} proposes a move twice: {some}"
            assert liked & set(some), f"{where} likes {liked} and does not propose it"
        same(before, fields(state), f"{where} has changed the table")


def draws_are_as_likely_as_weighed(setup: Setup) -> None:
    """The weights of a policy are the chances of its draws, 1 in all."""
    policy = setup.game.policy
    for step, seat in deciding(setup, 2):
        where = f"{setup}, ply {step.ply}: the policy for seat {seat}"
        weights = policy.weights(step.state, seat)
        assert set(weights) <= set(step.state.moves(seat)), f"{where} weighs {weights}"
        assert all(weight >= 0 for weight in weights.values()), f"{where} weighs {weights}"
        assert abs(sum(weights.values()) - 1) < 1e-9, f"{where}: {weights} are not 1 in all"
        rng = Rng(setup.seed, 3)
        found = Counter(policy.draw(step.state, seat, rng) for _ in range(DRAWS))
        for move in found:
            assert weights.get(move, 0) > 0, f"{where} draws {move}, which weighs nothing"
        if len([weight for weight in weights.values() if weight > 0]) > 1:
            off = surprise(found, weights, DRAWS)
            assert off < SIGMAS, f"{where} draws {off:.1f} sigmas off its weights: {found}"


def imagined_rivals_change_nothing_seen(setup: Setup) -> None:
    """Choosing anew for others leaves all that a seat knows, and a game that goes on."""
    policy = setup.game.policy
    for step in moments(setup, 2 * MOMENTS):
        for seat in range(setup.seats):
            where = f"{setup}, ply {step.ply}: a world imagined for seat {seat}"
            world = step.state.guess(seat, Rng(setup.seed, step.ply, seat))
            true, owing, mine = setup.game.view(world, seat), world.owing(), world.moves(seat)
            policy.imagine(world, seat, Rng(setup.seed, 5))
            assert setup.game.view(world, seat) == true, f"{where} looks otherwise to it"
            assert world.owing() == owing, f"{where} has others owing a move"
            assert world.moves(seat) == mine, f"{where} gives it other moves"
            play_on(world, setup.seed, 20)
