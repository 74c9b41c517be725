"""What a seat may know of the table."""

import json

import pytest

from greenbaize import PUBLIC
from greenbaize.engine.game import Value

from .positions import begin, deal, hand_of, play, seat_of, table, told

OFF: dict[str, Value] = {"perfect_memory": False}
POSITION = """
display joker oil gold
pile 5
red holds oil art art
red shows art
red rows gold 2 j1, art 1 x2
red bases yacht
red total 7
blue holds cash risk
blue shows cash
blue rows gold 3
"""


@pytest.mark.rule("7.1", "7.3", "12.6")
def test_a_view_shows_all_that_lies_on_the_table() -> None:
    match = table(POSITION, turn="blue", points=2)
    rows = {
        "gold": {"length": 2, "jokers": 1, "closed": False, "income": 1},
        "art": {"length": 1, "jokers": 0, "closed": True, "income": 8},
    }
    view = match.view(0)
    assert view["seats"][0] == {
        "cards": 3,
        "rows": rows,
        "uncovered": 1,
        "total": 7,
        "hand": ["oil", "art", "art"],
        "known": ["art"],
        "bases": sorted(view["seats"][0]["bases"]),
    }
    assert view["seats"][1] == {
        "cards": 2,
        "rows": {"gold": {"length": 3, "jokers": 0, "closed": False, "income": 3}},
        "uncovered": 0,
        "total": 0,
        "known": ["cash"],
        "bases": view["seats"][1]["bases"],
    }
    assert len(view["seats"][0]["bases"]) == 3
    assert sum(view["unseen"].values()) == view["deck"] + 1
    counted = {kind: view["unseen"][kind] for kind in ("gold", "art", "oil", "joker", "risk")}
    assert counted == {"gold": 4, "art": 6, "oil": 7, "joker": 3, "risk": 4}
    del view["seats"], view["unseen"]
    assert view == {
        "first": 0,
        "turn": 1,
        "points": 2,
        "display": ["joker", "oil", "gold"],
        "prices": [1, 1, 1],
        "dollars": 5,
        "scorings": 1,
        "deck": 110 - 3 - 5 - (3 + 2) - (3 + 3 + 1) - 4,
        "max_bases": None,
        "over": False,
    }


@pytest.mark.rule("7.2")
def test_a_hand_is_its_owners_secret() -> None:
    match = table(POSITION)
    for viewer in (0, 1, PUBLIC):
        seats = match.view(viewer)["seats"]
        assert [seat for seat in (0, 1) if "hand" in seats[seat]] == [viewer] * (viewer != PUBLIC)
        assert [seat["cards"] for seat in seats] == [3, 2]
    assert hand_of(match, 1) == ["cash", "risk"]


@pytest.mark.rule("7.2")
def test_hands_stay_hidden_when_the_game_is_over() -> None:
    match = table(f"{POSITION}\npile 4")
    play(match, "take 1", "turn dollar")
    assert match.over
    assert not any("hand" in seat for seat in match.view()["seats"])


@pytest.mark.rule("7.1", "7.3", "12.6")
def test_cards_taken_from_the_display_are_remembered_until_they_are_laid() -> None:
    match = table("display oil oil gold\nred holds oil art")
    play(match, "take 1", "turn cash")
    assert seat_of(match, 0, 1)["known"] == ["oil"]
    play(match, "take 3", "turn cash")
    assert seat_of(match, 0, 1)["known"] == ["gold", "oil"]
    play(match, "base oil")
    assert seat_of(match, 0, 1)["known"] == ["gold"]
    assert hand_of(match) == ["gold", "oil", "art"]


@pytest.mark.rule("12.6")
def test_a_card_that_nobody_knew_of_leaves_the_known_ones_alone() -> None:
    match = table("red holds oil art\nred shows oil")
    play(match, "base art")
    assert seat_of(match, 0, 1)["known"] == ["oil"]
    assert seat_of(match, 0, 1)["bases"] == ["art"]


@pytest.mark.rule("12.6")
def test_a_card_drawn_blind_is_not_known() -> None:
    match = table("red holds oil")
    play(match, "blind", "draw gold")
    assert seat_of(match, 0, 1)["known"] == []
    assert seat_of(match, 0, 1)["cards"] == 2
    assert hand_of(match) == ["gold", "oil"]


@pytest.mark.rule("7.3", "12.6")
def test_without_a_perfect_memory_there_is_no_history_to_look_up() -> None:
    match = table(POSITION, options=OFF)
    for viewer in (0, 1, PUBLIC):
        view = match.view(viewer)
        assert "unseen" not in view
        for seat in view["seats"]:
            assert "known" not in seat
            assert "bases" not in seat
    assert hand_of(match) == ["oil", "art", "art"]


@pytest.mark.rule("12.6")
def test_without_a_perfect_memory_things_are_still_seen_when_they_happen() -> None:
    match = table("display oil oil gold\nred holds art", options=OFF)
    play(match, "take 1", "turn cash", "base art")
    assert told(match, match.events(1)) == [
        "Red took oil.",
        "Cash came up in place 1.",
        "Red laid art as a base.",
    ]


@pytest.mark.rule("7.2")
def test_what_is_dealt_is_told_to_its_owner_alone() -> None:
    match = begin(2)
    play(match, "deal oil")
    assert told(match, match.events(0)) == ["Red was dealt oil."]
    for viewer in (1, PUBLIC):
        assert told(match, match.events(viewer)) == ["Red was dealt a card."]


@pytest.mark.rule("7.1")
def test_unseen_cards_are_counted_from_ones_own_seat() -> None:
    match = begin(2)
    deal(match, "oil oil oil oil", "gold gold gold gold")
    assert [match.view(seat)["unseen"]["oil"] for seat in (0, 1, PUBLIC)] == [5, 9, 9]
    assert [match.view(seat)["unseen"]["gold"] for seat in (0, 1, PUBLIC)] == [9, 5, 9]
    assert [match.view(seat)["unseen"]["cash"] for seat in (0, 1, PUBLIC)] == [6, 6, 6]


def test_there_is_no_turn_before_play_begins() -> None:
    match = begin(2)
    assert "turn" not in match.view()
    assert match.view()["points"] == 0
    deal(match, "oil oil oil oil", "gold gold gold gold")
    assert (match.view()["turn"], match.view()["points"]) == (0, 3)
    play(match, "take 1")
    assert (match.view()["turn"], match.view()["points"]) == (0, 2)


@pytest.mark.parametrize("seat", [0, 1, PUBLIC])
def test_a_view_is_ready_for_json(seat: int) -> None:
    view = table(POSITION).view(seat)
    assert json.loads(json.dumps(view)) == view
