"""What everybody can see."""

import pytest

from greenbaize import PUBLIC

from .positions import begin, dealt, house, place, table


@pytest.mark.rule("X1")
def test_an_empty_table() -> None:
    assert begin().view() == {
        "round": 1,
        "rounds": 2,
        "start": 0,
        "rolled": [],
        "casinos": [{"number": n, "bills": [], "dice": [0] * 8} for n in range(1, 7)],
        "colours": [
            {"name": name, "stock": 8, "bills": []}
            for name in ("red", "blue", "green", "black", "yellow", "grey", "violet", "orange")
        ],
        "seats": [{"money": 0, "bills": 0}] * 2,
        "deck": 59,
        "over": False,
    }


@pytest.mark.rule("X4")
def test_a_throw_is_seen_by_face() -> None:
    match = dealt()
    house(match, "roll 3 6 3 1 3 6 5 1")
    assert match.view()["rolled"] == [
        {"face": 1, "colours": ["black", "orange"]},
        {"face": 3, "colours": ["red", "green", "yellow"]},
        {"face": 5, "colours": ["violet"]},
        {"face": 6, "colours": ["blue", "grey"]},
    ]


@pytest.mark.rule("X5")
def test_bills_that_lie_with_colours_are_seen_by_all() -> None:
    match = table("casino 3: $20 $90 | red 2")
    place(match, 3, "red")
    for viewer in (0, 1, PUBLIC):
        assert match.view(viewer)["colours"][0] == {"name": "red", "stock": 5, "bills": [20]}


@pytest.mark.rule("X7")
def test_money_of_rounds_that_were_revealed_is_seen_by_all() -> None:
    match = table("north had $90 $10", round=2)
    for viewer in (0, 1, PUBLIC):
        seats = match.view(viewer)["seats"]
        assert [(seat["money"], seat["bills"]) for seat in seats] == [(100, 2), (0, 0)]


@pytest.mark.rule("X4", "X8")
def test_the_turn_is_seen_only_while_there_is_one() -> None:
    assert "turn" not in begin().view()
    match = table("left: red 1", round=2, turn="east")
    assert match.view()["turn"] == 1
    place(match, 6, "red")
    assert "turn" not in match.view()
    house(match, "reveal 1 2, 3 4")
    assert match.view()["over"]
    assert "turn" not in match.view()
