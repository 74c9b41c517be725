"""Payday: ties first, then the most dice take the highest bill."""

import pytest

from .positions import payout, play_round, stock


@pytest.mark.rule("B8", "B9", "B10", "T3")
def test_tied_seats_are_out_and_the_others_are_paid_in_order() -> None:
    result = payout("casino 1: $80 $30 $10 | red 5, blue 3, green 3, black 1")
    assert result.paid == {"red": 80, "black": 30}
    assert result.under == [10]


@pytest.mark.rule("B8", "T4")
def test_two_ties_at_once_leave_nobody() -> None:
    result = payout("casino 1: $50 $10 | red 2, blue 1, green 2, black 1")
    assert result.paid == {}
    assert result.under == [50, 10]


@pytest.mark.rule("B8")
def test_two_equal_bets_leave_the_bill_to_the_third() -> None:
    result = payout("casino 4: $90 $20 | red 3, blue 3, green 1")
    assert result.paid == {"green": 90}
    assert result.under == [20]


@pytest.mark.rule("B8")
@pytest.mark.parametrize("tied", ["red 2, blue 2, green 2", "red 2, blue 2, green 2, black 2"])
def test_three_or_more_can_be_tied(tied: str) -> None:
    result = payout(f"casino 4: $90 $20 | {tied}, yellow 1")
    assert result.paid == {"yellow": 90}


@pytest.mark.rule("B8")
def test_a_tie_lower_down_does_not_touch_those_above_and_below() -> None:
    result = payout("casino 4: $90 $20 $10 | red 4, blue 2, green 2, black 1")
    assert result.paid == {"red": 90, "black": 20}
    assert result.under == [10]


@pytest.mark.rule("B8", "F2")
def test_ties_are_found_at_one_look() -> None:
    result = payout("casino 2: $50 $40 $30 $20 | red 1, blue 2, green 4, black 2, yellow 3")
    assert result.paid == {"green": 50, "yellow": 40, "red": 30}
    assert result.under == [20]


@pytest.mark.rule("B8")
def test_seats_without_dice_at_a_casino_are_not_tied_there() -> None:
    result = payout("casino 1: $50 | black 1", seats=5)
    assert result.paid == {"black": 50}


@pytest.mark.rule("B8")
def test_all_eight_dice_can_be_tied_too() -> None:
    result = payout("casino 1: $70 | red 8, blue 8, green 1")
    assert result.paid == {"green": 70}


@pytest.mark.rule("B9")
@pytest.mark.parametrize(
    ("bets", "paid"),
    [
        ("red 3, blue 2, green 1", {"red": 70, "blue": 30, "green": 10}),
        ("red 1, blue 2, green 3", {"green": 70, "blue": 30, "red": 10}),
        ("red 2, blue 3, green 1", {"blue": 70, "red": 30, "green": 10}),
        ("red 1, blue 8, green 7", {"blue": 70, "green": 30, "red": 10}),
    ],
)
def test_the_most_dice_take_the_highest_bill(bets: str, paid: dict[str, int]) -> None:
    assert payout(f"casino 5: $30 $70 $10 | {bets}").paid == paid


@pytest.mark.rule("B9")
def test_equal_bills_go_to_different_seats() -> None:
    result = payout("casino 5: $30 $30 | red 3, blue 2, green 1")
    assert result.paid == {"red": 30, "blue": 30}
    assert [chair["bills"] for chair in result.match.view()["seats"]] == [1, 1, 0]


@pytest.mark.rule("B9", "B10")
def test_nobody_takes_two_bills_from_a_casino() -> None:
    result = payout("casino 5: $40 $10 | red 8")
    assert result.paid == {"red": 40}
    assert result.under == [10]


@pytest.mark.rule("B9")
@pytest.mark.parametrize("bill", [10, 20, 30, 40, 50, 60, 70, 80, 90])
def test_a_bill_is_worth_what_it_says(bill: int) -> None:
    assert payout(f"casino 3: ${bill} | red 1").paid == {"red": bill}


@pytest.mark.rule("B10", "P1")
def test_bills_that_nobody_is_left_for_go_under_the_deck() -> None:
    result = payout("casino 1: $40 $10 | red 2, blue 1, green 2")
    assert result.paid == {"blue": 40}
    assert result.under == [10]


@pytest.mark.rule("B10", "E7", "P2")
def test_seats_that_no_bill_is_left_for_get_nothing() -> None:
    result = payout("casino 1: $70 $20 | blue 2, green 3, black 1")
    assert result.paid == {"green": 70, "blue": 20}
    assert result.under == []


@pytest.mark.rule("B11")
def test_all_casinos_pay_in_their_order() -> None:
    result = payout("\n".join(f"casino {n}: ${10 * n} | red 1" for n in [6, 4, 2, 1, 3, 5]))
    assert result.paid == {"red": 210}
    assert [told for told in result.told if "took" in told] == [
        f"Casino {n}: Red took ${n}0,000 with 1 die." for n in range(1, 7)
    ]


@pytest.mark.rule("B11")
def test_each_casino_pays_by_itself() -> None:
    result = payout(
        """
        casino 1: $50 | red 1, blue 1
        casino 2: $60 | red 1, blue 2
        casino 3: $70 | red 2, blue 1
        """
    )
    assert result.paid == {"red": 70, "blue": 60}
    assert result.under == [50]


@pytest.mark.rule("A4", "B10")
def test_bills_go_under_the_deck_in_casino_order_and_the_highest_first() -> None:
    result = payout(
        """
        casino 1: $10 $30 $20 | red 1
        casino 2: $40 $60 | red 2, blue 2
        casino 5: $10 $80
        casino 6: $50 $20 | blue 1
        """
    )
    assert result.paid == {"red": 30, "blue": 50}
    assert result.under == [20, 10, 60, 40, 80, 10, 20]


@pytest.mark.rule("A4")
def test_later_bills_go_below_those_put_under_the_deck_before() -> None:
    result = payout("casino 1: $10 $30", seats=2)
    assert result.under == [30, 10]
    stock(result.match, 90, 50, 50, 50, 50, 60)
    play_round(result.match, [2, 1])
    assert result.match.scores() == [50, 90]
    assert result.match.view()["under"] == [30, 10, 50, 50, 50, 60]


@pytest.mark.rule("E5")
def test_when_all_are_tied_everywhere_nobody_earns_and_the_game_goes_on() -> None:
    result = payout("casino 1: $50 | red 4, blue 4\ncasino 6: $90 $10 | red 4, blue 4")
    assert result.paid == {}
    assert result.under == [50, 90, 10]
    assert result.match.view()["round"] == 2
    assert not result.match.over


@pytest.mark.rule("E5", "B14")
def test_a_game_without_any_winnings_is_shared_by_all() -> None:
    result = payout("casino 1: $50 | red 4, blue 4, green 4", round=4)
    assert result.match.over
    assert result.match.places() == [1, 1, 1]
    assert result.told[-1] == "Red, Blue and Green shared the victory with $0 each."


@pytest.mark.rule("E6")
def test_the_bills_of_a_casino_without_dice_go_under_the_deck() -> None:
    result = payout("casino 3: $40 $20", seats=3)
    assert result.paid == {}
    assert result.under == [40, 20]


@pytest.mark.rule("E7")
def test_with_one_bill_only_the_one_with_the_most_dice_is_paid() -> None:
    result = payout("casino 3: $90 | red 1, blue 2, green 3, black 4, yellow 5")
    assert result.paid == {"yellow": 90}
    assert result.under == []
