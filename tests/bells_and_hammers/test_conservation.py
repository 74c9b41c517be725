"""Points and cards are neither made nor lost."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE, members
from greenbaize.games.bells_and_hammers import GAME
from greenbaize.games.bells_and_hammers.game import BellsAndHammers
from greenbaize.games.bells_and_hammers.phases import (
    BIDDING,
    CARRY_MODES,
    CHOOSING,
    DRAWING,
    OVER,
    THROWING,
)
from greenbaize.games.bells_and_hammers.table import size

TABLES = list(product((3, 5, 7, 10), CARRY_MODES))
EAGER = (0.02, 0.6)


def every_moment(seats: int, carry: str, seed: int, **chosen: str) -> Iterator[BellsAndHammers]:
    """A match of random play in which some bidders are shy."""
    rng, chance = Rng(seed, seats), random.Random(seed)
    options = {option.name: chance.choice(option.choices) for option in GAME.options}
    options |= {"carry": carry, "games": 4, "first_banker": "dice", **chosen}
    state: BellsAndHammers = GAME.begin(seats, options)
    shy = EAGER[seed % 2]
    yield state
    while owing := list(members(state.owing())):
        seat = owing[0]
        move = state.sample(rng) if seat == HOUSE else state.pick(seat, rng)
        state.play(seat, 0 if seat != HOUSE and chance.random() < shy else move)
        yield state


def in_play(state: BellsAndHammers) -> int:
    return state.bank + sum(state.points[seat] for seat in range(state.seats))


@pytest.mark.rule("11", "1.4", "14.8")
@pytest.mark.parametrize(("seats", "carry"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_all_points_are_somewhere(seats: int, carry: str, seed: int) -> None:
    game, players = 0, seats
    for state in every_moment(seats, carry, seed):
        if state.game > game:
            game = state.game
            players = state.players()
        expected = {
            "fresh": 190 + 65 * players,
            "carry": 190 + 65 * seats,
            "refill": 190 * (game + 1) + 65 * seats,
        }
        assert in_play(state) == expected[carry]
        assert min(state.points[seat] for seat in range(seats)) >= 0


@pytest.mark.rule("11", "4.6", "4.8")
@pytest.mark.parametrize(("seats", "carry"), TABLES)
def test_every_card_has_just_one_owner(seats: int, carry: str) -> None:
    for state in every_moment(seats, carry, 1):
        held = [state.held[seat] for seat in range(seats)]
        assert sum(held) == len([buyer for buyer in state.buyers if buyer >= 0])
        if state.phase in (THROWING, CHOOSING, OVER):
            assert sorted(state.faces) == [0, 1, 2, 3, 4]
            assert [state.owners[state.faces[card]] for card in range(5)] == list(state.buyers)
            assert state.active == sum(1 << seat for seat in range(seats) if held[seat])
        if state.phase == BIDDING:
            assert list(state.owners) == [-1] * 5
            assert all(number <= state.limit() for number in held)


@pytest.mark.rule("11", "4.5", "4.8")
@pytest.mark.parametrize("seats", [5, 6, 7, 10])
@pytest.mark.parametrize("seed", range(4))
def test_with_one_card_each_exactly_five_of_five_or_more_are_active(seats: int, seed: int) -> None:
    players, looked = seats, 0
    for state in every_moment(seats, "fresh", seed, cards_per_player="text"):
        if state.phase == BIDDING:
            players = state.players()
        if state.phase == THROWING and players >= 5:
            assert size(state.active) == 5
            looked += 1
    assert looked > 0


@pytest.mark.rule("6.1", "5.8")
@pytest.mark.parametrize(("seats", "carry"), TABLES)
def test_the_bank_is_never_empty_while_dice_are_thrown(seats: int, carry: str) -> None:
    state = None
    for state in every_moment(seats, carry, 2):
        if state.phase not in (CHOOSING, OVER, DRAWING):
            assert state.bank > 0
    assert state is not None
    assert state.phase == OVER
