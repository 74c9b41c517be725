"""A scoring: what every business pays."""

from itertools import product

import pytest

from greenbaize.games.reibach.standing import incomes

from .positions import BUSINESSES, COLOURS, paid, play, score, table


@pytest.mark.rule("4.1")
def test_a_business_without_rows_pays_nothing() -> None:
    assert score(table("red bases oil\nred holds oil")) == [0, 0]


@pytest.mark.rule("4.2", "T7")
@pytest.mark.parametrize("length", [1, 2, 5, 9])
def test_a_monopoly_earns_four_however_long_it_is(length: int) -> None:
    assert paid(f"{length}, 0, 0") == [4, 0, 0]


@pytest.mark.rule("4.2", "Q14")
def test_bases_of_others_do_not_break_a_monopoly() -> None:
    match = table("red rows oil 1\nblue bases oil gold\nblue holds oil")
    assert score(match) == [4, 0]


@pytest.mark.rule("4.3", "T7", "T9")
@pytest.mark.parametrize(
    ("rows", "money"),
    [
        ("5, 2", [3, 1]),
        ("2, 5", [1, 3]),
        ("4, 3, 2", [3, 1, 0]),
        ("1, 2, 3", [0, 1, 3]),
        ("4, 2, 2", [3, 0, 0]),
        ("2, 2, 4, 2", [0, 0, 3, 0]),
        ("1, 5, 2, 3, 4", [0, 3, 0, 0, 1]),
    ],
)
def test_the_longest_row_earns_three_and_the_second_one(rows: str, money: list[int]) -> None:
    assert paid(rows) == money


@pytest.mark.rule("4.4", "T8", "Q10", "Q11")
@pytest.mark.parametrize(
    ("rows", "money"),
    [
        ("3, 3", [2, 2]),
        ("3, 3, 2", [2, 2, 0]),
        ("2, 2, 2", [1, 1, 1]),
        ("2, 2, 2, 1", [1, 1, 1, 0]),
        ("2, 2, 2, 2", [1, 1, 1, 1]),
        ("1, 1, 1, 1, 1", [0, 0, 0, 0, 0]),
    ],
)
def test_equally_long_rows_share_four(rows: str, money: list[int]) -> None:
    assert paid(rows) == money


@pytest.mark.rule("4.5", "T7", "T8", "T9", "Q13")
@pytest.mark.parametrize(
    ("rows", "money"),
    [
        ("1 x2", [8]),
        ("5 x2, 2 x2", [6, 2]),
        ("5 x2, 2", [6, 1]),
        ("5, 2 x2", [3, 2]),
        ("3 x2, 3", [4, 2]),
        ("3, 3, 3 x2", [1, 1, 2]),
        ("2, 2 x2, 2, 2", [1, 2, 1, 1]),
        ("1 x2, 1, 1, 1, 1", [0, 0, 0, 0, 0]),
        ("4, 2, 2 x2", [3, 0, 0]),
    ],
)
def test_a_risk_card_doubles_its_own_row_and_no_other(rows: str, money: list[int]) -> None:
    assert paid(rows) == money


@pytest.mark.rule("Q12")
def test_several_seconds_lose_their_million_and_the_first_keeps_three() -> None:
    assert paid("4, 2, 2") == [3, 0, 0]


@pytest.mark.rule("4", "T10")
def test_jokers_count_like_cards_of_the_business() -> None:
    match = table("red holds joker joker joker\nred rows oil 2\nblue rows oil 4")
    play(match, "joker oil", "joker oil", "joker oil")
    assert score(match) == [3, 1]


@pytest.mark.rule("4", "3.3")
def test_a_base_does_not_count_for_the_length() -> None:
    match = table("red holds oil oil\nblue rows oil 1")
    play(match, "base oil", "open oil")
    assert score(match) == [2, 2]


@pytest.mark.rule("4", "4.5")
def test_a_risk_card_does_not_count_for_the_length() -> None:
    match = table("red holds risk\nred rows oil 2\nblue rows oil 2")
    play(match, "risk oil")
    assert score(match) == [4, 2]


@pytest.mark.rule("4")
def test_every_business_is_looked_at_by_itself() -> None:
    match = table("red rows oil 5, art 1\nblue rows oil 1, art 2, gold 1")
    assert score(match) == [3 + 1, 1 + 3 + 4]


@pytest.mark.rule("4.6")
def test_all_businesses_pay_and_are_added_up() -> None:
    rows = "\n".join(
        f"{colour} rows {', '.join(f'{b} 1' for b in BUSINESSES[:number])}"
        for colour, number in zip(COLOURS, (5, 3, 2), strict=False)
    )
    match = table(f"{rows}\nred total 3\nblue total -2")
    assert score(match) == [1 + 1 + 2 + 4 + 4, 1 + 1 + 2, 1 + 1]
    assert match.scores() == [15, 2, 2]


@pytest.mark.rule("4.7")
@pytest.mark.parametrize("scoring", [1, 2])
def test_the_first_and_the_second_scoring_take_nothing_away(scoring: int) -> None:
    pile = (0, 4)[scoring - 1]
    match = table(f"pile {pile}\nred bases gold art\nred holds oil joker")
    assert score(match) == [0, 0]


@pytest.mark.rule("4.7", "T11")
def test_the_last_scoring_takes_two_for_a_bare_base_and_one_for_a_card() -> None:
    match = table(
        """
        pile 9
        red rows oil 1, art 2
        blue rows art 1
        red bases casino risk
        red holds joker risk
        """
    )
    assert score(match) == [7 - 4 - 3, 1]
    assert match.over


@pytest.mark.rule("4.7")
def test_penalties_are_not_doubled_and_totals_may_be_negative() -> None:
    match = table("pile 9\nred rows oil 1 x2\nred bases gold\nblue bases gold\nblue holds risk oil")
    assert score(match) == [8 - 2 - 1, -2 - 2]
    assert match.scores() == [5, -4]


@pytest.mark.rule("4.7")
def test_the_card_just_taken_costs_its_taker_a_million() -> None:
    match = table("pile 9")
    play(match, "take 1", "turn dollar")
    assert match.scores() == [-1, 0]


@pytest.mark.rule("4.1", "4.2", "4.3", "4.4", "4.5")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_standing_of_a_view_pays_what_a_scoring_pays(seats: int) -> None:
    for lengths in product(range(4), repeat=seats):
        closed = [
            bool((sum(lengths) + seat) % 2) and length > 0 for seat, length in enumerate(lengths)
        ]
        rows = [f"{n}{' x2' if c else ''}" for n, c in zip(lengths, closed, strict=True)]
        assert paid(", ".join(rows)) == incomes(lengths, closed)


@pytest.mark.rule("4.3")
@pytest.mark.parametrize("scoring", [1, 2, 3])
def test_every_scoring_pays_rows_alike(scoring: int) -> None:
    fine = [-1, 0] if scoring == 3 else [0, 0]
    assert paid("2, 1", scoring) == [3 + fine[0], 1 + fine[1]]
