"""Bills, money and dice are neither made nor lost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE, PUBLIC, members
from greenbaize.games.las_vegas import GAME
from greenbaize.games.las_vegas.game import LasVegas
from greenbaize.games.las_vegas.phases import OVER, SCATTERING, STOCKING

from ..laws.trying import fields

BILLS = [0, 6, 8, 8, 6, 6, 5, 5, 5, 5, 0]
THOUSANDS = 2500
NEUTRAL_EACH = {2: 4, 3: 2, 4: 2, 5: 2}
NEUTRAL_IN_ALL = {2: 8, 3: 8, 4: 8, 5: 10}
TABLES = list(product(GAME.seats, [False, True]))
SEEDS = range(8)


def every_moment(seats: int, neutral: bool, seed: int) -> Iterator[LasVegas]:
    """A game of random play."""
    rng = Rng(seed, seats, neutral)
    state: LasVegas = GAME.begin(seats, GAME.settle({"neutral-dice": neutral}))
    yield state
    while owing := list(members(state.owing())):
        seat = owing[0]
        state.play(seat, state.sample(rng) if seat == HOUSE else state.pick(seat, rng))
        yield state


def under(state: LasVegas) -> list[int]:
    """The bills under the deck."""
    return [state.under[state.under_top + i & 63] for i in range(state.under_count)]


def own(hand: int) -> int:
    return hand & 15


def lent(hand: int) -> int:
    return hand >> 4


@pytest.mark.rule("B1", "T27")
@pytest.mark.parametrize(("seats", "neutral"), TABLES)
def test_all_fifty_four_bills_and_their_money_are_somewhere(seats: int, neutral: bool) -> None:
    for seed in SEEDS:
        for state in every_moment(seats, neutral, seed):
            lying = [[*map(sum, zip(*state.bills, strict=True))][bill] for bill in range(11)]
            known = [
                state.deck[bill] + lying[bill] + under(state).count(bill) for bill in range(11)
            ]
            worth = sum(10 * bill * number for bill, number in enumerate(known))
            assert sum(known) + sum(state.won) == 54
            assert worth + sum(state.money) == THOUSANDS
            assert all(0 <= number <= BILLS[bill] for bill, number in enumerate(known))
            assert state.unseen == sum(state.deck)


@pytest.mark.parametrize(("seats", "neutral"), TABLES)
def test_everybody_can_count_fifty_four_bills_on_the_table(seats: int, neutral: bool) -> None:
    for state in every_moment(seats, neutral, 1):
        view = GAME.view(state, PUBLIC)
        lying = sum(len(casino["bills"]) for casino in view["casinos"])
        assert view["deck"] + lying + sum(seat["bills"] for seat in view["seats"]) == 54
        assert len(view["under"]) <= view["deck"]


@pytest.mark.rule("B3", "B12")
@pytest.mark.parametrize(("seats", "neutral"), TABLES)
def test_everybody_has_eight_dice_in_hand_or_on_the_casinos(seats: int, neutral: bool) -> None:
    for seed in SEEDS:
        for state in every_moment(seats, neutral, seed):
            for seat in range(seats):
                placed = sum(bets[seat] for bets in state.bets)
                assert own(state.hand[seat]) + placed == 8


@pytest.mark.rule("N1", "N2", "T15")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_neutral_dice_are_all_in_play_once_the_leftover_ones_are_thrown(seats: int) -> None:
    for seed in SEEDS:
        for state in every_moment(seats, True, seed):
            in_hand = sum(lent(state.hand[seat]) for seat in range(seats))
            placed = sum(bets[seats] for bets in state.bets)
            if state.phase in (STOCKING, SCATTERING, OVER):
                assert (in_hand, placed) == (seats * NEUTRAL_EACH[seats], 0)
            else:
                assert in_hand + placed == NEUTRAL_IN_ALL[seats]


@pytest.mark.parametrize("seats", GAME.seats)
def test_there_are_no_neutral_dice_where_none_are_asked_for(seats: int) -> None:
    for state in every_moment(seats, False, 5):
        assert not any(lent(state.hand[seat]) for seat in range(seats))
        assert not any(bets[seats] for bets in state.bets)


@pytest.mark.rule("B12")
@pytest.mark.parametrize(("seats", "neutral"), TABLES)
def test_no_dice_and_no_bills_stay_on_the_casinos_after_a_round(seats: int, neutral: bool) -> None:
    rounds = 0
    for state in every_moment(seats, neutral, 3):
        if state.round > rounds or state.phase == OVER:
            rounds = state.round
            assert not any(map(any, state.bets))
            assert not any(map(any, state.bills))
    assert rounds == 3


@pytest.mark.rule("A6")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_guess_keeps_all_that_lies_on_the_table_for_nothing_is_hidden(seats: int) -> None:
    for state in every_moment(seats, True, 2):
        for seat in (0, PUBLIC):
            assert fields(state.guess(seat, Rng(seat))) == fields(state.clone()) == fields(state)
