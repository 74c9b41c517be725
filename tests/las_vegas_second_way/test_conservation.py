"""Bills and dice are neither made nor lost."""

from collections.abc import Iterator

import pytest

from greenbaize import HOUSE, Rng
from greenbaize.engine.seats import members
from greenbaize.games.las_vegas.strip import bills_of
from greenbaize.games.las_vegas_second_way import GAME
from greenbaize.games.las_vegas_second_way.game import SecondWay
from greenbaize.games.las_vegas_second_way.phases import REVEALING, ROLLING

BILLS = [0, 6, 8, 8, 6, 6, 5, 5, 5, 5, 5]
every_table = pytest.mark.parametrize("seats", GAME.seats)


def every_moment(seats: int, seed: int, score_setup: bool = False) -> Iterator[SecondWay]:
    """A game of random play."""
    rng = Rng(seed, seats)
    state: SecondWay = GAME.begin(seats, GAME.settle({"second_way_score_setup": score_setup}))
    for _ in range(1000):
        yield state
        owing = list(members(state.owing()))
        if not owing:
            return
        seat = owing[0]
        state.play(seat, state.sample(rng) if seat == HOUSE else state.pick(seat, rng))
    raise AssertionError("the game does not end")


@pytest.mark.rule("X1", "17.17")
@every_table
def test_in_the_first_round_all_bills_are_in_the_deck_on_casinos_or_with_colours(
    seats: int,
) -> None:
    for state in every_moment(seats, 1, score_setup=True):
        if state.round < 2:
            heaps = [*state.bills, *state.winnings]
            lying = [bill for heap in heaps for bill in bills_of(heap)]
            found = [state.deck[bill] + lying.count(10 * bill) for bill in range(11)]
            assert found == BILLS
            assert state.unseen == sum(state.deck[bill] for bill in range(11))


@pytest.mark.rule("X7", "X8", "A51")
@every_table
def test_bills_are_taken_once_and_the_rest_is_gone(seats: int) -> None:
    for seed in range(4):
        taken = 0
        for state in every_moment(seats, seed):
            if state.phase == REVEALING:
                taken += sum(sum(bills_of(state.claimed(seat))) for seat in range(seats))
        assert sum(state.scores()) == taken
        assert state.unseen == 59 - 36


@pytest.mark.rule("X1", "X5", "X8")
@every_table
def test_every_colour_has_eight_dice_in_the_stock_on_casinos_or_with_its_bills(seats: int) -> None:
    for seed in range(4):
        aside = [0] * 8
        for state in every_moment(seats, seed):
            placed = [sum(state.dice[casino][colour] for casino in range(6)) for colour in range(8)]
            with_bills = [8 - state.stock[colour] - placed[colour] for colour in range(8)]
            for colour in range(8):
                assert with_bills[colour] >= 0
                assert bool(with_bills[colour]) == bool(state.winnings[colour])
            if state.phase == ROLLING:
                assert all(now >= then for now, then in zip(with_bills, aside, strict=True))
            aside = with_bills


@pytest.mark.rule("X5", "X6")
@every_table
def test_no_untied_colour_is_left_where_bills_are_left_after_a_payment(seats: int) -> None:
    for state in every_moment(seats, 3, score_setup=True):
        if state.phase == ROLLING:
            for casino in range(6):
                sizes = [size for size in state.dice[casino] if size]
                if state.bills[casino]:
                    assert all(sizes.count(size) > 1 for size in sizes)
