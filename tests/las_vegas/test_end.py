"""The next round, and the end of the game."""

import pytest

from greenbaize import HOUSE
from greenbaize.engine.errors import RefusedError

from .positions import Payout, deal, payout, play_round, stock, table, turn


@pytest.mark.rule("B13")
def test_the_marker_moves_on_to_the_left_and_the_casinos_are_stocked_again() -> None:
    match = payout("casino 1: $50 | red 1", seats=3).match
    view = match.view()
    assert (view["round"], view["start"]) == (2, 1)
    assert "turn" not in view
    assert match.owing() == [HOUSE]
    stock(match, 20, 20, 20, 90, 50, 60, 70, 80)
    view = match.view()
    bills = [casino["bills"] for casino in view["casinos"]]
    assert bills == [[20, 20, 20], [90], [50], [60], [70], [80]]
    assert view["turn"] == 1
    assert view["rolled"] == []


@pytest.mark.rule("B13")
def test_after_the_last_seat_the_marker_comes_back_to_the_first() -> None:
    assert payout("casino 1: $50 | red 1", seats=3, start="green").match.view()["start"] == 0


@pytest.mark.rule("D18", "B13")
def test_with_three_seats_the_third_starts_the_first_round_and_the_last() -> None:
    match = table("left: green 1", start="green", turn="green")
    starts = [match.view()["start"]]
    turn(match, "1", 1)
    for bill in [90, 80, 70]:
        stock(match, *[bill] * 5, 50)
        starts.append(match.view()["start"])
        assert match.view()["turn"] == match.view()["start"]
        play_round(match, [6, 6, 6])
    assert starts == [2, 0, 1, 2]
    assert match.over


@pytest.mark.rule("B13")
def test_a_bill_that_was_won_does_not_come_up_again() -> None:
    match = deal(2)
    stock(match, *[90] * 5, 80)
    play_round(match, [1, 6])
    assert match.scores() == [90, 80]
    assert match.view()["deck"] == 52
    assert match.view()["under"] == [90, 90, 90, 90]
    assert "bill 90" not in match.moves(HOUSE)
    assert "bill 80" in match.moves(HOUSE)


def ended(won: str) -> Payout:
    """A game that ends with these bills won and nothing more to win."""
    return payout(f"won: {won}", round=4)


@pytest.mark.rule("B14")
def test_after_the_fourth_round_the_richest_seat_wins() -> None:
    end = ended("red $90, blue $80 $20, green $20 $20 $20")
    assert end.match.over
    assert end.match.scores() == [90, 100, 60]
    assert end.match.places() == [2, 1, 3]
    assert end.match.view()["places"] == [2, 1, 3]
    assert end.told[-1:] == ["Blue won with $100,000."]


@pytest.mark.rule("B14")
def test_after_the_third_round_the_game_goes_on() -> None:
    match = payout("won: red $90", round=3).match
    assert not match.over
    assert match.view()["round"] == 4
    assert match.view()["over"] is False
    assert "places" not in match.view()


@pytest.mark.rule("B14", "T25")
def test_of_two_equally_rich_the_one_with_more_bills_wins() -> None:
    end = ended("red $90 $80 $70 $50 $10, blue $90 $80 $70 $40 $10 $10")
    assert end.match.scores() == [300, 300]
    assert [chair["bills"] for chair in end.match.view()["seats"]] == [5, 6]
    assert end.match.places() == [2, 1]
    assert end.told[-1:] == [
        "Blue won with $300,000 and 6 bills, more than the others who had as much."
    ]


@pytest.mark.rule("B14", "T26")
def test_with_money_and_bills_equal_the_victory_is_shared() -> None:
    end = ended("red $90 $80 $70 $40 $10 $10, blue $90 $80 $60 $40 $20 $10, green $10")
    assert end.match.scores() == [300, 300, 10]
    assert end.match.places() == [1, 1, 3]
    assert end.told[-1:] == ["Red and Blue shared the victory with $300,000 each."]


@pytest.mark.rule("B14")
def test_more_bills_do_not_help_against_more_money() -> None:
    assert ended("red $10 $10 $10, blue $40").match.places() == [2, 1]


@pytest.mark.rule("B14")
def test_the_last_payout_counts() -> None:
    end = payout("casino 1: $90 | red 1\nwon: blue $80", round=4)
    assert end.match.scores() == [90, 80]
    assert end.match.places() == [1, 2]
    assert end.match.record.result == [(90, 1), (80, 2)]


@pytest.mark.rule("B14")
def test_when_the_game_is_over_nobody_moves_any_more() -> None:
    match = ended("red $10, blue $20").match
    assert match.state.owing() == 0
    for seat in [0, 1, HOUSE]:
        assert match.moves(seat) == []
        with pytest.raises(RefusedError, match="the game is over"):
            match.play(seat, "place 1")
