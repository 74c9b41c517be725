"""Ratings find the strengths that orders were made with."""

from __future__ import annotations

from itertools import permutations
from math import log10
from random import Random

import pytest

from greenbaize.study.rating import WHOLE, Choices, Ratings, fit

STRENGTHS = [4.0, 2.0, 1.0, 0.5]


def order(seats: list[int], luck: Random) -> list[int]:
    """Places as the model draws them."""
    left, places = list(range(len(seats))), [0] * len(seats)
    for place in range(1, len(seats) + 1):
        weights = [STRENGTHS[seats[seat]] for seat in left]
        (seat,) = luck.choices(left, weights)
        left.remove(seat)
        places[seat] = place
    return places


@pytest.mark.parametrize(
    "tables", [[[0, 1, 2, 3]], [[0, 1], [1, 2], [2, 3], [3, 0]], [[0, 0, 1, 2, 3], [1, 2, 3, 3]]]
)
def test_known_strengths_are_recovered(tables: list[list[int]]) -> None:
    luck, ratings = Random(3), Ratings(4)
    for block in range(1500):
        seats = tables[block % len(tables)]
        for _ in range(2):
            ratings.add(block, seats, order(seats, luck))
    found = ratings.points(seed=1)
    assert sum(rating for rating, _ in found) == pytest.approx(0, abs=1e-6)
    for strength, (rating, interval) in zip(STRENGTHS, found, strict=True):
        truth = 400 * log10(strength / 2**0.5)
        assert rating == pytest.approx(truth, abs=25)
        assert interval is not None
        low, high = interval
        assert low < rating < high
        assert low - 10 < truth < high + 10
        assert high - low < 60


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    luck, held = Random(8), 0
    for seed in range(25):
        ratings = Ratings(4)
        for block in range(60):
            ratings.add(block, [0, 1, 2, 3], order([0, 1, 2, 3], luck))
        for strength, (_, interval) in zip(STRENGTHS, ratings.points(seed), strict=True):
            assert interval is not None
            held += interval[0] <= 400 * log10(strength / 2**0.5) <= interval[1]
    assert held > 0.88 * 100


def test_two_bots_are_rated_by_their_games() -> None:
    """Nine of twelve, and half a game each from the drawn one."""
    ratings = Ratings(2)
    for game in range(12):
        ratings.add(0, [0, 1], [1, 2] if game < 9 else [2, 1])
    (best, _), (worst, _) = ratings.points(0)
    assert best - worst == pytest.approx(400 * log10(9.5 / 3.5), abs=1e-4)


def test_shared_places_are_the_mean_of_all_orders() -> None:
    tied, each = Choices(), Choices()
    tied.add_game([0, 1, 1, 2, 3], [2, 2, 2, 5, 1], 4)
    for ranks in permutations((2, 3, 4)):
        each.add_game([0, 1, 1, 2, 3], [*ranks, 5, 1], 4)
    assert {left: 6 * weight for left, weight in tied.left.items()} == each.left
    assert {bot: 6 * times for bot, times in tied.taken.items()} == each.taken
    assert tied.left[1, 2, 1, 0] == WHOLE


def test_ten_at_one_place_are_divided_exactly() -> None:
    tied = Choices()
    tied.add_game(range(10), [1] * 10, 10)
    assert set(tied.taken.values()) == {sum(tied.taken.values()) // 10}


def test_who_always_wins_has_a_finite_rating() -> None:
    ratings = Ratings(3)
    for block in range(200):
        ratings.add(block, [0, 1, 2], [1, 2, 2])
    (best, interval), *others = ratings.points(0)
    assert 400 < best < 2000
    assert interval is not None
    assert others[0][0] == pytest.approx(others[1][0], abs=1e-4)


def test_ratings_come_from_the_seed() -> None:
    ratings, luck = Ratings(4), Random(2)
    for block in range(40):
        ratings.add(block, [0, 1, 2, 3], order([0, 1, 2, 3], luck))
    assert ratings.points(1) == ratings.points(1)
    assert ratings.points(1) != ratings.points(2)


def test_a_fit_needs_no_start_of_its_own() -> None:
    left = [((1, 1, 1), 10.0), ((1, 1, 0), 6.0), ((0, 1, 1), 4.0)]
    near = fit([9.0, 7.0, 4.0], left, [1.0, 1.0, 1.0])
    far = fit([9.0, 7.0, 4.0], left, [100.0, 1.0, 0.01])
    assert near == pytest.approx(far, rel=1e-5)
