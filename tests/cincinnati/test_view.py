"""What lies on the table, as everybody sees it."""

import json

import pytest

from greenbaize import PUBLIC, Match

from .positions import begin, cleared, deal, house, say, table, turn


def test_a_view_shows_all_that_lies_on_the_table() -> None:
    match = table(
        """
        A: 25 tokens | red 6 6 4 4 2, blue 1 1 1 3 5
        C: 35 duel | green 1 1 2 2 3
        won: red 35 15, green 20
        tokens: blue 1
        """,
        seats=3,
        round=5,
    )
    chair = {"duel_cards": 0, "chosen": False}
    assert match.view() == {
        "round": 5,
        "rounds": 12,
        "dealer": 1,
        "phase": "asking",
        "throw": 4,
        "owing": [0],
        "turn": 0,
        "tables": [
            {"letter": "A", "cards": ["25", "tokens"], "players": [0, 1]},
            {"letter": "C", "cards": ["35", "duel"], "players": [2]},
        ],
        "seats": [
            {"money": 50, "cards": [35, 15], "tokens": 3, "table": "A", "dice": [2, 4, 4, 6, 6]}
            | chair,
            {"money": 0, "cards": [], "tokens": 1, "table": "A", "dice": [1, 1, 1, 3, 5]} | chair,
            {"money": 20, "cards": [20], "tokens": 3, "table": "C", "dice": [1, 1, 2, 2, 3]}
            | chair,
        ],
        "supply": 13,
        "deck": 24 - 7,
        "shown_back": 0,
        "discards": {"tokens": 0, "duel": 0},
        "hidden": False,
        "over": False,
    }


@pytest.mark.rule("3.2.6")
def test_it_is_shown_who_has_chosen_and_what() -> None:
    match = deal(3)
    turn(match, 15, 20)
    begin(match, "A11356", "C22222", "A11122")
    say(match, "green", "keep 1 1")
    seats = match.view()["seats"]
    assert [chair["chosen"] for chair in seats] == [False, False, True]
    assert seats[2]["kept"] == [1, 1]
    assert "kept" not in seats[0]
    say(match, "red", "stand")
    assert match.view()["seats"][0]["kept"] == [1, 1, 3, 5, 6]
    say(match, "blue", "keep 2 2 2")
    assert match.view()["seats"][1]["kept"] == [2, 2, 2]
    house(match, "roll 3 4")
    seats = match.view()["seats"]
    assert [chair.get("kept") for chair in seats] == [None, None, [1, 1]]


@pytest.mark.rule("3.2.7")
def test_those_who_bought_nothing_have_nothing_to_choose() -> None:
    match = table("A: 15 | red 1 1 3 5 6\nwon: red 15", seats=3)
    say(match, "red", "buy")
    say(match, "blue", "pass")
    say(match, "green", "pass")
    assert match.view()["owing"] == [0]
    assert not any(chair["chosen"] or "kept" in chair for chair in match.view()["seats"])


def test_a_duel_is_shown_with_its_order_prize_and_dice() -> None:
    match = cleared("A: duel | red 6 6 6 1 2", seats=3)
    assert "duel" not in match.view()
    say(match, "red", "challenge 3")
    assert match.view()["duel"] == {"prize": "card", "duellists": [0, 2], "dice": [[], []]}
    house(match, "roll 1 1 3 5 6", "roll 2 2 3 5 6")
    say(match, "red", "keep 1 1")
    assert match.view()["duel"] == {
        "prize": "card",
        "duellists": [0, 2],
        "dice": [[1, 1, 3, 5, 6], [2, 2, 3, 5, 6]],
        "kept": [1, 1],
    }
    assert match.view()["turn"] == 0


def test_whose_throw_it_is_is_shown() -> None:
    match = deal(3)
    assert "turn" not in match.view()
    turn(match, 15, 20)
    for seat in range(3):
        assert (match.view()["turn"], match.view()["owing"]) == (seat, [])
        house(match, "roll 1 1 1 1 1")
    assert "turn" not in match.view()
    assert match.view()["owing"] == [0, 1, 2]


@pytest.mark.rule("11.3")
def test_two_decks_in_different_order_look_the_same_to_everybody() -> None:
    one, other = (Match("cincinnati", 4, seed=seed, waits=True) for seed in (1, 2))
    for viewer in (*range(4), PUBLIC):
        assert one.view(viewer) == other.view(viewer)
        assert one.view(viewer)["deck"] == 36
    for match in (one, other):
        match.throw()
        assert match.view()["deck"] == 33
    assert one.view()["tables"] != other.view()["tables"]


@pytest.mark.parametrize("seat", [0, 1, PUBLIC])
def test_a_view_is_ready_for_json(seat: int) -> None:
    match = Match("cincinnati", 4, {"simultaneous_commit": True}, seed=9)
    for ply in range(60):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view
        mover = match.owing()[0]
        match.play(mover, match.moves(mover)[ply % len(match.moves(mover))])
