"""Results against each other, and against the tables."""

from collections import Counter
from itertools import product

import pytest

from greenbaize.engine.rulebook import Rulebook
from greenbaize.games.cincinnati import GAME
from greenbaize.games.cincinnati.box import A, B, C
from greenbaize.games.cincinnati.hierarchy import (
    CATEGORIES,
    IN_WORDS,
    KEEPS,
    RESULTS,
    STRENGTHS,
    category,
    describe,
    kind,
    meets,
    rank,
    strength,
)

from .positions import dice

ALL = [tuple(sorted(faces)) for faces in product(range(1, 7), repeat=5)]
TABLE_OF_THE_RULES = {
    "quintuple": (6, 6),
    "quartet": (30, 150),
    "large_straight": (2, 240),
    "full_house": (30, 300),
    "triplet": (60, 1200),
    "small_straight": (14, 960),
    "two_pairs": (60, 1800),
    "pair": (48, 2880),
    "nothing": (2, 240),
}


@pytest.mark.rule("7")
def test_every_category_has_as_many_results_and_throws_as_it_should() -> None:
    results = Counter(CATEGORIES[kind(faces)] for faces in RESULTS[1:])
    throws = Counter(CATEGORIES[kind(faces)] for faces in ALL)
    assert {name: (results[name], throws[name]) for name in CATEGORIES} == TABLE_OF_THE_RULES


@pytest.mark.rule("7")
def test_the_rulebook_lists_the_categories_in_order_with_their_numbers() -> None:
    lines = Rulebook.load(GAME.folder / "RULES.md").find("7").text.splitlines()
    cells = [line.strip("| ").split(" | ") for line in lines if line.startswith("| ")][1:]
    table = [(cell[0].split(",")[0], int(cell[2]), int(cell[3])) for cell in cells]
    assert table == [
        (IN_WORDS[name].removeprefix("a "), *TABLE_OF_THE_RULES[name]) for name in CATEGORIES[::-1]
    ]


@pytest.mark.rule("7")
def test_a_better_category_beats_all_of_a_lower_one() -> None:
    order = list(TABLE_OF_THE_RULES)[::-1]
    ranked = [order.index(category(faces)) for faces in RESULTS[1:]]
    assert ranked == sorted(ranked)


@pytest.mark.rule("7")
def test_all_252_results_are_different() -> None:
    assert len(set(RESULTS)) == 253
    assert [rank(faces) for faces in RESULTS[1:]] == list(range(1, 253))
    assert {rank(faces) for faces in ALL} == set(range(1, 253))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("6 6 6 6 6", "5 5 5 5 5", id="quintuple"),
        pytest.param("2 2 2 2 1", "1 1 1 1 6", id="quartet"),
        pytest.param("2 2 2 2 6", "2 2 2 2 5", id="fifth die of a quartet"),
        pytest.param("2 3 4 5 6", "1 2 3 4 5", id="large straight"),
        pytest.param("2 2 2 1 1", "1 1 1 6 6", id="full house"),
        pytest.param("2 2 2 6 6", "2 2 2 5 5", id="pair of a full house"),
        pytest.param("2 2 2 1 3", "1 1 1 5 6", id="triplet"),
        pytest.param("5 5 5 6 1", "5 5 5 4 3", id="higher kicker"),
        pytest.param("1 3 4 5 6", "2 2 3 4 5", id="small straight"),
        pytest.param("2 2 3 4 5", "1 2 3 4 6", id="middle straight"),
        pytest.param("1 2 3 4 6", "1 2 3 4 4", id="fifth die of a straight"),
        pytest.param("6 6 2 2 1", "5 5 4 4 6", id="higher pair"),
        pytest.param("6 6 3 3 1", "6 6 2 2 5", id="lower pair"),
        pytest.param("6 6 3 3 2", "6 6 3 3 1", id="fifth die of two pairs"),
        pytest.param("2 2 1 3 5", "1 1 4 5 6", id="pair"),
        pytest.param("1 1 2 3 6", "1 1 2 3 5", id="third die of a pair"),
    ],
)
@pytest.mark.rule("7")
def test_inside_a_category_the_dice_are_compared_in_order(better: str, worse: str) -> None:
    assert describe(dice(better)) == describe(dice(worse))
    assert rank(dice(better)) > rank(dice(worse))


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("faces", ["1 2 3 4 4", "1 2 3 4 6", "1 3 4 5 6", "3 3 4 5 6"])
def test_dice_count_as_the_best_that_they_are(faces: str) -> None:
    assert describe(dice(faces)) == "a small straight"


@pytest.mark.rule("T9", "7")
def test_two_pairs_and_pairs_are_compared_from_the_highest_down() -> None:
    first, second, third = (rank(dice(d)) for d in ("6 6 3 3 1", "6 6 1 1 5", "5 5 4 4 3"))
    assert first > second > third
    assert rank(dice("6 6 5 4 1")) > rank(dice("6 6 5 3 2"))


@pytest.mark.rule("T10", "7.1")
def test_a_small_straight_goes_by_its_top() -> None:
    low, high = dice("1 2 3 4 6"), dice("1 3 4 5 6")
    assert describe(low) == describe(high) == "a small straight"
    assert rank(high) > rank(low)


@pytest.mark.rule("T11", "Q13")
def test_nothing_is_worse_than_any_pair_and_compared_too() -> None:
    assert rank(dice("1 2 4 5 6")) > rank(dice("1 2 3 5 6"))
    assert rank(dice("1 1 2 3 5")) > rank(dice("1 2 4 5 6"))
    assert [describe(faces) for faces in RESULTS[1:4]] == ["nothing", "nothing", "a pair"]


@pytest.mark.rule("T12", "Q12")
def test_the_lower_kicker_counts_too() -> None:
    assert rank(dice("5 5 5 6 2")) > rank(dice("5 5 5 6 1"))


@pytest.mark.rule("T14")
def test_a_large_straight_stands_between_the_full_house_and_the_quartet() -> None:
    for straight in ("1 2 3 4 5", "2 3 4 5 6"):
        assert rank(dice(straight)) > rank(dice("6 6 6 5 5"))
        assert rank(dice("1 1 1 1 2")) > rank(dice(straight))


@pytest.mark.rule("4.1", "Q15")
def test_the_atlantic_asks_for_three_alike_or_more() -> None:
    for faces in RESULTS[1:]:
        assert meets(A, faces) == (max(Counter(faces).values()) >= 3)


@pytest.mark.rule("4.1")
def test_the_ballroom_asks_for_four_in_a_row_or_more() -> None:
    for faces in RESULTS[1:]:
        runs = [{low, low + 1, low + 2, low + 3} for low in (1, 2, 3)]
        straight = any(run <= set(faces) for run in runs)
        assert meets(B, faces) == (straight and max(Counter(faces).values()) < 3)


@pytest.mark.rule("4.1")
def test_caesars_asks_for_eleven_pips_or_less() -> None:
    for faces in RESULTS[1:]:
        assert meets(C, faces) == (sum(faces) <= 11)


@pytest.mark.rule("4.2")
@pytest.mark.parametrize("table", [A, B])
def test_at_a_and_b_the_hierarchy_decides(table: int) -> None:
    meeting = [faces for faces in RESULTS[1:] if meets(table, faces)]
    strengths = [strength(table, faces) for faces in meeting]
    assert strengths == list(range(1, len(meeting) + 1))


@pytest.mark.rule("4.2", "Q17")
def test_at_c_the_lower_sum_wins_then_more_ones_then_more_twos() -> None:
    meeting = sorted((faces for faces in RESULTS[1:] if sum(faces) <= 11), key=low, reverse=True)
    strengths = [strength(C, faces) for faces in meeting]
    assert strengths == list(range(len(meeting), 0, -1))


def low(faces: tuple[int, ...]) -> tuple[int, ...]:
    """What Caesar's compares, the greater the better."""
    return -sum(faces), *(faces.count(face) for face in range(1, 7))


@pytest.mark.rule("4.2")
def test_what_does_not_meet_the_condition_has_no_strength() -> None:
    for table, faces in product((A, B, C), RESULTS[1:]):
        assert (strength(table, faces) > 0) == meets(table, faces)
    assert STRENGTHS[: len(RESULTS)] == list(range(253))


@pytest.mark.rule("T8", "Q17")
def test_the_fifth_die_decides_at_b_and_the_number_of_ones_at_c() -> None:
    assert strength(B, dice("1 2 3 4 4")) > strength(B, dice("1 2 3 4 2"))
    assert sum(dice("1 1 1 3 4")) == sum(dice("1 2 2 2 3")) == 10
    assert strength(C, dice("1 1 1 3 4")) > strength(C, dice("1 2 2 2 3"))


@pytest.mark.rule("T13", "Q15")
def test_some_dice_are_good_enough_at_two_tables() -> None:
    for faces in ("2 2 2 2 3", "1 1 1 2 2"):
        assert [meets(table, dice(faces)) for table in (A, B, C)] == [True, False, True]
    assert (describe(dice("2 2 2 2 3")), sum(dice("2 2 2 2 3"))) == ("four of a kind", 11)
    assert (describe(dice("1 1 1 2 2")), sum(dice("1 1 1 2 2"))) == ("a full house", 7)


@pytest.mark.rule("14.15")
def test_what_can_be_kept_is_every_part_of_the_dice_once() -> None:
    for faces in RESULTS[1:]:
        keeps = KEEPS[rank(faces)]
        count = Counter(faces)
        expected = 1
        for number in count.values():
            expected *= number + 1
        assert len(keeps) == len(set(keeps)) == expected
        assert all(Counter(kept) <= count for kept in keeps)
        assert (keeps[0], keeps[-1]) == ((), faces)
