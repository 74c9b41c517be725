"""What the casinos pay, and to whom."""

import pytest

from .positions import payout, scattered, table_of, turn


@pytest.mark.rule("B8", "B9", "B10", "T3")
def test_ties_are_out_and_the_rest_is_paid_by_number_of_dice() -> None:
    result = payout("casino 4: $80 $30 $10 | red 4, blue 3, green 3, black 1", "red 4")
    assert result.paid == {"red": 80, "black": 30}
    assert result.under == [10]


@pytest.mark.rule("B9", "B10", "P2")
def test_whoever_is_left_when_the_bills_are_gone_gets_nothing() -> None:
    result = payout("casino 4: $70 $20 | green 3, blue 2", "red 4")
    assert result.paid == {"green": 70, "blue": 20}
    assert result.under == []


@pytest.mark.rule("B8", "S5")
def test_own_dice_tie_with_opponents_like_any_others() -> None:
    result = payout("casino 4: $70 $20 | red 2, blue 1, green 1", "blue 4")
    assert result.paid == {"green": 70}
    assert result.under == [20]


@pytest.mark.rule("B8")
def test_all_ties_are_found_at_one_look() -> None:
    text = "casino 4: $70 | red 2, blue 2, green 1, black 1, yellow 3, grey 3, violet 4"
    assert payout(text, "orange 4").paid == {"violet": 70}
    assert payout(f"{text}, orange 3", "orange 4").paid == {}


@pytest.mark.rule("B8", "B9")
def test_eight_colours_are_compared() -> None:
    bets = "red 1, blue 2, green 3, black 4, yellow 5, grey 6, violet 7, orange 7"
    result = payout(f"casino 6: $10 $20 $30 $40 | {bets}", "orange 6")
    assert result.paid == {"orange": 40, "violet": 30, "grey": 20, "yellow": 10}


@pytest.mark.rule("B9")
def test_nobody_takes_more_than_one_bill_from_a_casino() -> None:
    result = payout("casino 1: $60 $50 $40 | red 4", "red 1")
    assert result.paid == {"red": 60}
    assert result.under == [50, 40]


@pytest.mark.rule("B10", "A4")
def test_unclaimed_bills_go_under_the_deck_by_casino_and_highest_first() -> None:
    result = payout(
        "casino 2: $20 $90 | blue 1\ncasino 5: $10 $40\ncasino 1: $50 | red 0", "blue 3"
    )
    assert result.paid == {"blue": 90}
    assert result.under == [50, 20, 40, 10]


@pytest.mark.rule("A4")
def test_bills_under_the_deck_come_up_in_their_order_when_all_others_are_gone() -> None:
    result = payout("casino 5: $10 $40", "red 1", rounds=4)
    state = table_of(result.match)
    assert state.known_under() == [4, 1]
    assert state.in_the_deck() == 59


@pytest.mark.rule("E6")
def test_a_casino_without_dice_pays_nobody() -> None:
    result = payout("casino 5: $100", "red 1")
    assert (result.paid, result.under) == ({}, [100])


@pytest.mark.rule("B11")
def test_the_casinos_pay_in_order() -> None:
    text = "casino 6: $60 | red 1\ncasino 1: $50 | blue 1\ncasino 3: $30 | green 1"
    result = payout(text, "orange 2")
    assert [line[:8] for line in result.told[:-1]] == ["Casino 1", "Casino 3", "Casino 6"]


@pytest.mark.rule("B12")
def test_nothing_stays_on_the_casinos() -> None:
    for rounds in (1, 4):
        text = "casino 1: $50 $20 | red 3, blue 3\ncasino 2: $70 $60 | red 1"
        match = payout(text, "red 6", rounds=rounds).match
        for casino in match.view()["casinos"]:
            assert (casino["bills"], sum(casino["dice"])) == ([], 0)


@pytest.mark.rule("S6", "S5")
def test_opponents_thrown_out_beforehand_are_paid_like_the_others() -> None:
    match = scattered(3, 8)
    while match.view().get("group"):
        turn(match, 1)
    won = [colour["money"] for colour in match.view()["colours"]]
    assert won == [0] * 8
    assert match.view()["under"] == [50] * 6
    match = scattered(3)
    while match.view().get("group"):
        turn(match, 1)
    assert [colour["money"] for colour in match.view()["colours"]] == [0, 0, 300, 0, 0, 0, 0, 0]
