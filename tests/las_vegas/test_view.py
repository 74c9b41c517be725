"""What a seat may know of the table."""

import json

import pytest

from greenbaize import HOUSE, PUBLIC

from .positions import all_bills, deal, payout, play_round, stock, table, table_of


def test_a_view_shows_all_that_lies_on_the_table() -> None:
    match = table(
        """
        casino 2: $10 $60 | red 1, green 3, neutral 2
        casino 6: $90 | blue 2
        left: red 2+1, blue 1+2, green 0+1
        won: red $20 $30, green $80
        """,
        round=3,
        start="green",
        turn="green",
    )
    match.play(HOUSE, "roll 4n")
    bare = {"bills": [], "dice": [0, 0, 0], "neutral": 0}
    assert match.view(0) == {
        "round": 3,
        "rounds": 4,
        "start": 2,
        "turn": 2,
        "rolled": [{"face": 4, "own": 0, "neutral": 1}],
        "casinos": [
            {"number": 1, **bare},
            {"number": 2, "bills": [60, 10], "dice": [1, 0, 3], "neutral": 2},
            {"number": 3, **bare},
            {"number": 4, **bare},
            {"number": 5, **bare},
            {"number": 6, "bills": [90], "dice": [0, 2, 0], "neutral": 0},
        ],
        "seats": [
            {"dice": 2, "neutral": 1, "bills": 2, "money": 50},
            {"dice": 1, "neutral": 2, "bills": 0},
            {"dice": 0, "neutral": 1, "bills": 1},
        ],
        "neutral_dice": True,
        "deck": 54 - 3 - 3,
        "under": [],
        "over": False,
        "minimum": 50,
    }


@pytest.mark.rule("A6", "B11")
def test_won_money_lies_face_down_for_all_but_its_owner() -> None:
    match = table("left: red 1, blue 1\nwon: red $20 $30, blue $80")
    for viewer in [0, 1, PUBLIC]:
        seats = match.view(viewer)["seats"]
        assert [chair["bills"] for chair in seats] == [2, 1]
        assert [seat for seat in (0, 1) if "money" in seats[seat]] == [viewer] * (viewer != PUBLIC)
    assert match.view(0)["seats"][0]["money"] == 50
    assert match.view(1)["seats"][1]["money"] == 80


@pytest.mark.rule("A6")
def test_a_spectator_sees_what_all_see() -> None:
    match = table("left: red 1, blue 1\nwon: red $20")
    assert match.view() == match.view(PUBLIC)
    assert match.view()["seats"][0] == {"dice": 1, "neutral": 0, "bills": 1}


@pytest.mark.rule("A6")
def test_with_show_money_all_money_lies_open() -> None:
    match = table("left: red 1, blue 1\nwon: red $20 $30, blue $80", show_money=True)
    for viewer in [0, 1, PUBLIC]:
        assert [chair["money"] for chair in match.view(viewer)["seats"]] == [50, 80]


@pytest.mark.rule("A6")
def test_at_the_end_all_money_is_turned_up() -> None:
    match = payout("won: red $20 $30, blue $80", round=4).match
    for viewer in [0, 1, PUBLIC]:
        assert [chair["money"] for chair in match.view(viewer)["seats"]] == [50, 80]


@pytest.mark.rule("A6")
def test_a_payout_is_seen_by_all() -> None:
    match = payout("casino 1: $60 | blue 1").match
    assert "money" not in match.view(0)["seats"][1]
    assert match.events(0)[-2].say(match.names) == "Casino 1: Blue took $60,000 with 1 die."


def test_there_is_no_turn_before_the_first_throw_of_a_round() -> None:
    match = deal(3, neutral=True)
    assert "turn" not in match.view()
    stock(match, *[50] * 6)
    assert "turn" not in match.view()
    match.play(HOUSE, "neutral 1 1")
    assert match.view()["turn"] == 0
    match.play(HOUSE, "roll 1 1 1 1 1 1 1 1 1n 1n")
    assert match.view()["turn"] == 0


def test_there_are_places_only_when_the_game_is_over() -> None:
    assert "places" not in deal(2).view()
    end = payout("won: red $20", round=4).match.view()
    assert end["places"] == [1, 2]
    assert end["over"] is True
    assert "turn" not in end


def test_what_was_thrown_lies_there_until_it_is_placed() -> None:
    match = table("left: red 4+1, blue 1")
    assert match.view()["rolled"] == []
    match.play(HOUSE, "roll 2 6 2 2n 1")
    assert match.view()["rolled"] == [
        {"face": 1, "own": 1, "neutral": 0},
        {"face": 2, "own": 2, "neutral": 1},
        {"face": 6, "own": 1, "neutral": 0},
    ]
    match.play(0, "place 2")
    assert match.view()["rolled"] == []


def test_bills_lie_in_order_of_their_worth() -> None:
    match = deal(2)
    stock(match, 10, 20, 10, 90)
    assert match.view()["casinos"][0]["bills"] == [90, 20, 10, 10]


@pytest.mark.rule("A4")
def test_the_bills_under_the_deck_are_known_to_all() -> None:
    match = payout("casino 1: $30 $10\ncasino 4: $90", seats=2).match
    for viewer in [0, 1, PUBLIC]:
        assert match.view(viewer)["under"] == [30, 10, 90]
        assert match.view(viewer)["deck"] == 54


@pytest.mark.rule("A4", "A5")
def test_bills_can_go_under_the_deck_and_come_up_again_for_ever() -> None:
    match = deal(2)
    table_of(match).enrich(0, all_bills(10, 20, 30, 40, 50, 60))
    stock(match, 10, 20, 30, 40, 50, 60)
    for _ in range(13):
        table_of(match).jump(1, 0, 0)
        play_round(match, [1, 1])
        under = match.view()["under"]
        assert sorted(under) == [10, 20, 30, 40, 50, 60]
        for bill in under:
            assert match.moves(HOUSE) == [f"bill {bill}"]
            stock(match, bill)
        assert match.view()["under"] == []
        assert match.view()["turn"] == 1


@pytest.mark.parametrize("seat", [0, 1, PUBLIC])
def test_a_view_is_ready_for_json(seat: int) -> None:
    match = table("casino 1: $50 | red 1, neutral 1\nleft: red 1+1, blue 2\nwon: red $20")
    view = match.view(seat)
    assert json.loads(json.dumps(view)) == view
