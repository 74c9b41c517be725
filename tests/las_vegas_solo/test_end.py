"""Winning and losing, after one round or four."""

import pytest

from greenbaize import HOUSE
from greenbaize.games.las_vegas_solo.events import Ended

from .positions import BILLS, EIGHT, deal, payout, play_group, scattered, stock, table


@pytest.mark.rule("S5")
def test_more_than_all_others_together_wins() -> None:
    text = "casino 1: $90 | red 3\ncasino 2: $50 | blue 1\ncasino 3: $30 | orange 2"
    match = payout(text, "green 6").match
    assert match.over
    assert (match.scores(), match.places()) == ([90], [1])
    assert match.record.result == [(90, 1)]
    assert match.view()["won"] is True


@pytest.mark.rule("S5", "A47")
def test_as_much_as_all_others_together_is_not_enough() -> None:
    text = "casino 1: $80 | red 3\ncasino 2: $50 | blue 1\ncasino 3: $30 | orange 2"
    match = payout(text, "green 6").match
    assert (match.view()["mine"], match.view()["others"]) == (80, 80)
    assert (match.scores(), match.places()) == ([80], [2])
    assert match.view()["won"] is False


@pytest.mark.rule("S5")
def test_more_than_each_of_the_others_is_not_enough() -> None:
    text = "casino 1: $90 | red 3\ncasino 2: $60 | blue 1\ncasino 3: $40 | orange 2"
    assert payout(text, "green 6").match.places() == [2]


@pytest.mark.rule("E5")
def test_nothing_for_anybody_is_not_won() -> None:
    match = payout("casino 1: $90 | red 3, blue 3", "green 6").match
    assert (match.view()["mine"], match.view()["others"]) == (0, 0)
    assert match.places() == [2]


@pytest.mark.rule("S8", "A44")
def test_the_game_is_one_round() -> None:
    match = scattered(2)
    play_group(match)
    play_group(match)
    assert match.over
    assert match.owing() == []


@pytest.mark.rule("A44", "17.17", "18.5")
@pytest.mark.parametrize("rounds", [2, 3, 4])
def test_rounds_are_added_up_if_more_than_one_is_asked_for(rounds: int) -> None:
    match = deal(solo_rounds=rounds)
    rich = [bill for bill, copies in BILLS.items() for _ in range(copies) if bill >= 50]
    for number in range(rounds):
        assert not match.over
        assert "won" not in match.view()
        assert (match.view()["round"], match.view()["rounds"]) == (number + 1, rounds)
        stock(match, *rich[6 * number : 6 * number + 6])
        match.play(HOUSE, f"opponent {number + 2}")
        match.play(HOUSE, f"scatter {EIGHT}")
        play_group(match)
        play_group(match)
    assert match.over
    won = [0] + [6] * rounds + [0] * (7 - rounds)
    assert [colour["bills"] for colour in match.view()["colours"]] == won
    assert match.view()["others"] == sum(rich[: 6 * rounds])
    assert match.view()["won"] is False


@pytest.mark.rule("17.17", "18.5")
@pytest.mark.parametrize("rounds", [2, 3, 4])
def test_opponents_keep_their_bills_for_the_comparison_at_the_end(rounds: int) -> None:
    text = "won: red $60, blue $50 $40\ncasino 1: $100 | red 1\ncasino 2: $60 | green 1"
    match = payout(text, "black 6", rounds=rounds, round=rounds).match
    assert (match.view()["mine"], match.view()["others"]) == (160, 150)
    assert match.places() == [1]
    assert match.view()["colours"][1] == {"bills": 2, "money": 90}


@pytest.mark.rule("18.5")
@pytest.mark.parametrize("rounds", [2, 3, 4])
def test_opponents_are_drawn_afresh_in_each_round(rounds: int) -> None:
    match = payout("casino 1: $50 | red 1", "black 6", rounds=rounds).match
    assert (match.view()["round"], match.view()["thrown_out"]) == (2, [])
    stock(match, *[60] * 5, 70)
    assert match.moves(HOUSE) == [f"opponent {colour}" for colour in range(2, 9)]


@pytest.mark.rule("S5")
def test_a_game_that_is_not_over_is_judged_as_it_stands() -> None:
    match = table("won: red $60, blue $50", rounds=4, round=2)
    assert (match.scores(), match.places()) == ([60], [1])
    assert "won" not in match.view()


@pytest.mark.rule("S7")
def test_whoever_wins_with_one_die_is_master_gambler() -> None:
    result = payout("casino 1: $50", "red 1", own_dice=1)
    assert result.events[-1] == Ended(50, 0, 1, True)
    assert result.told[-1] == (
        "Red won with a single die and became Master Gambler: "
        "$50,000 against $0 of the seven others!"
    )


@pytest.mark.rule("S7")
@pytest.mark.parametrize("own_dice", [8, 2])
def test_with_more_dice_it_is_just_won(own_dice: int) -> None:
    result = payout("casino 1: $50", "red 1", own_dice=own_dice)
    assert "Master" not in result.told[-1]
    assert result.told[-1].startswith(f"Red won with {own_dice} dice: $50,000 against $0")


@pytest.mark.rule("S7")
def test_nobody_is_master_gambler_who_loses() -> None:
    assert "Master" not in payout("casino 1: $50", "blue 1", own_dice=1).told[-1]
