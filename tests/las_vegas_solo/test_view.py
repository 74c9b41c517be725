"""What can be seen of the table: everything."""

import json

import pytest

from greenbaize import HOUSE, PUBLIC, Rng

from .positions import EIGHT, deal, payout, scattered, stock, table, throw


@pytest.mark.rule("S2")
def test_before_the_first_throw_nothing_is_in_the_groups() -> None:
    view = deal(own_dice=5, solo_rounds=4).view()
    assert (view["round"], view["rounds"], view["own_dice"]) == (1, 4, 5)
    assert view["groups"] == [[0] * 8, [0] * 8]
    assert view["deck"] == 59
    assert "group" not in view
    assert "opponent" not in view
    assert "won" not in view


@pytest.mark.rule("S2")
def test_the_opponent_is_seen_while_its_dice_are_to_be_thrown_out() -> None:
    match = deal()
    stock(match, *[60] * 5, 50)
    assert "opponent" not in match.view()
    match.play(HOUSE, "opponent 4")
    assert match.view()["opponent"] == 3
    match.play(HOUSE, f"scatter {EIGHT}")
    assert "opponent" not in match.view()
    assert match.view()["thrown_out"] == [3]


@pytest.mark.rule("S4")
def test_a_throw_is_seen_by_face() -> None:
    match = table("left: red 1, blue 1, violet 2\nnext: red 4")
    assert match.view()["rolled"] == []
    throw(match, red=5, blue=1, violet=5)
    assert match.view()["rolled"] == [
        {"face": 1, "colours": [1]},
        {"face": 5, "colours": [0, 6]},
    ]
    assert match.view()["groups"] == [[1, 1, 0, 0, 0, 0, 2, 0], [4, 0, 0, 0, 0, 0, 0, 0]]
    assert match.view()["group"] == 1
    match.play(0, "place 5")
    assert match.view()["rolled"] == []


def test_a_casino_shows_its_bills_highest_first_and_all_dice() -> None:
    match = table("casino 3: $20 $100 $20 | red 2, orange 1\nleft: red 1")
    assert match.view()["casinos"][2] == {
        "number": 3,
        "bills": [100, 20, 20],
        "dice": [2, 0, 0, 0, 0, 0, 0, 1],
    }


def test_the_end_shows_who_won_what() -> None:
    view = payout("casino 1: $50 | red 1\ncasino 2: $60 $20 | blue 1", "green 4").match.view()
    assert view["over"] is True
    assert view["won"] is False
    assert view["colours"][:3] == [
        {"bills": 1, "money": 50},
        {"bills": 1, "money": 60},
        {"bills": 0, "money": 0},
    ]
    assert (view["mine"], view["others"], view["under"]) == (50, 60, [20])


def test_everybody_sees_the_same_and_it_is_ready_for_json() -> None:
    match = scattered(2)
    match.play(HOUSE, "roll 1 - 2 2 3 4 5 6")
    assert match.view(0) == match.view(PUBLIC)
    assert json.loads(json.dumps(match.view())) == match.view()


def test_nothing_is_secret_so_a_guess_is_the_truth() -> None:
    match = scattered(2)
    match.play(HOUSE, "roll 1 - 2 2 3 4 5 6")
    world = match.state.guess(0, Rng(1))
    assert match.game.view(world, 0) == match.view(0)
    world.play(0, 0)
    assert match.view(0)["rolled"]
