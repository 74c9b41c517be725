"""Exact odds."""

from fractions import Fraction
from itertools import product

import pytest

from greenbaize.games.cincinnati.box import NOWHERE, A, B, C
from greenbaize.games.cincinnati.hierarchy import RESULTS, STRENGTHS, meets, rank, strength
from greenbaize.games.cincinnati.odds import best_keep, chance, keeping, prospects
from greenbaize.games.cincinnati.outlook import Outlook

THROWS = [tuple(sorted(faces)) for faces in product(range(1, 7), repeat=5)]


@pytest.mark.rule("11.5")
@pytest.mark.parametrize(("table", "ways"), [(A, 1656), (B, 1200), (C, 457)])
def test_one_throw_meets_a_condition_as_often_as_it_should(table: int, ways: int) -> None:
    assert keeping(table, (), 1) == Fraction(ways, 7776)
    assert sum(meets(table, faces) for faces in THROWS) == ways


@pytest.mark.rule("11.5")
@pytest.mark.parametrize(
    ("table", "three", "four"),
    [(A, "0.74320", "0.85715"), (B, "0.61544", "0.75885"), (C, "0.54310", "0.74215")],
)
def test_best_play_meets_a_condition_as_often_as_it_should(
    table: int, three: str, four: str
) -> None:
    assert f"{float(keeping(table, (), 3)):.5f}" == three
    assert f"{float(keeping(table, (), 4)):.5f}" == four


@pytest.mark.parametrize("table", [A, B, C])
def test_a_keep_is_worth_what_the_thrown_dice_bring_on_average(table: int) -> None:
    for kept in ((1, 1), (1, 2, 3), (2, 3, 4, 5), (6,)):
        after = prospects(table, 1).results
        falls = list(product(range(1, 7), repeat=5 - len(kept)))
        mean = sum(after[rank((*kept, *faces))] for faces in falls) / len(falls)
        assert keeping(table, kept, 2) == mean


def test_without_throws_one_has_it_or_not() -> None:
    for table, faces in product((A, B, C), RESULTS[1:]):
        assert chance(table, faces, 0) == meets(table, faces)


def test_more_throws_never_hurt_and_a_higher_aim_is_never_easier() -> None:
    for table, faces in product((A, B, C), RESULTS[1:]):
        assert chance(table, faces, 1) <= chance(table, faces, 2)
        assert chance(table, faces, 1, 2) <= chance(table, faces, 1)


@pytest.mark.parametrize(
    ("table", "faces", "kept"),
    [
        (A, (1, 1, 3, 5, 6), (1, 1)),
        (B, (2, 3, 4, 6, 6), (2, 3, 4)),
        (C, (1, 2, 2, 5, 6), (1, 2, 2)),
        (A, (4, 4, 4, 5, 6), (4, 4, 4, 5, 6)),
    ],
)
def test_the_best_keep_is_what_a_player_would_keep(
    table: int, faces: tuple[int, ...], kept: tuple[int, ...]
) -> None:
    assert best_keep(table, faces, 1) == kept


def test_a_pair_becomes_a_triplet_with_three_dice_as_often_as_one_can_count() -> None:
    falls = list(product(range(1, 7), repeat=3))
    ways = sum(meets(A, tuple(sorted((1, 1, *faces)))) for faces in falls)
    assert keeping(A, (1, 1), 1) == Fraction(ways, 216)


@pytest.mark.parametrize("contest", [NOWHERE, A, B, C])
def test_a_bots_outlook_is_the_same_in_short_numbers(contest: int) -> None:
    goal = max(1, max(STRENGTHS[contest << 8 : (contest << 8) + 253]) // 2)
    outlook = Outlook()
    outlook.aim(contest, goal)
    for throws in (1, 2, 3):
        outlook.look_ahead()
        exact = prospects(contest, throws, goal)
        for result in range(1, 253):
            assert outlook.now(result) == pytest.approx(float(exact.results[result]))
        assert outlook.keeping(rank((1, 1, 3, 5, 6)), 0) == pytest.approx(outlook.from_nothing())
        assert outlook.from_nothing() == pytest.approx(float(exact.heaps[-1]))


def test_strength_is_what_one_aims_at() -> None:
    faces = (1, 1, 1, 2, 2)
    aim = strength(C, faces)
    assert chance(C, faces, 0, aim) == 1
    assert chance(C, faces, 0, aim + 1) == 0
