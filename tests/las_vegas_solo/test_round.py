"""Throwing and placing, group by group."""

import pytest

from greenbaize import HOUSE
from greenbaize.engine.errors import RefusedError

from ..las_vegas.positions import COLOURS
from .positions import (
    dice_on,
    left_in,
    play_group,
    scattered,
    table,
    throw,
    turn,
)

TWO_GROUPS = "left: red 2, blue 1, orange 1\nnext: red 1, green 2"


@pytest.mark.rule("S4")
def test_one_die_of_every_colour_left_is_thrown() -> None:
    match = table(TWO_GROUPS)
    throw(match, red=3, blue=3, orange=5)
    assert match.view()["rolled"] == [
        {"face": 3, "colours": [0, 1]},
        {"face": 5, "colours": [7]},
    ]


@pytest.mark.rule("S4")
@pytest.mark.parametrize(
    "faces",
    [
        {"red": 3, "blue": 3},
        {"red": 3, "blue": 3, "orange": 5, "green": 1},
        {"red": 3, "blue": 3, "green": 1},
        {},
    ],
)
def test_no_more_and_no_fewer_are_thrown(faces: dict[str, int]) -> None:
    with pytest.raises(
        RefusedError, match=r"every colour left is thrown: red, blue and orange\. \(S4\)"
    ):
        throw(table(TWO_GROUPS), **faces)


@pytest.mark.rule("S4")
def test_any_number_that_came_up_can_be_placed_and_no_other() -> None:
    match = table(TWO_GROUPS)
    throw(match, red=6, blue=2, orange=2)
    assert match.moves(0) == ["place 2", "place 6"]
    with pytest.raises(RefusedError, match=r"Red rolled no 3; place 2 or 6\. \(S4\)"):
        match.play(0, "place 3")


@pytest.mark.rule("S4")
def test_all_dice_of_the_number_go_whatever_their_colour() -> None:
    match = table(TWO_GROUPS)
    throw(match, red=2, blue=2, orange=5)
    match.play(0, "place 2")
    assert dice_on(match, 2) == {"red": 1, "blue": 1}
    assert left_in(match, 1) == {"red": 1, "orange": 1}


@pytest.mark.rule("S4", "A45")
def test_what_is_not_placed_goes_back_and_is_thrown_again() -> None:
    match = table(TWO_GROUPS)
    throw(match, red=2, blue=2, orange=5)
    match.play(0, "place 5")
    assert left_in(match, 1) == {"red": 2, "blue": 1}
    throw(match, red=1, blue=4)
    assert match.moves(0) == ["place 1", "place 4"]


@pytest.mark.rule("S4")
def test_a_number_that_only_opponents_show_can_be_placed() -> None:
    match = table(TWO_GROUPS)
    throw(match, red=1, blue=4, orange=6)
    match.play(0, "place 4")
    assert dice_on(match, 4) == {"blue": 1}


@pytest.mark.rule("S4")
def test_nobody_may_pass_or_hold_back() -> None:
    match = table(TWO_GROUPS)
    throw(match, red=2, blue=2, orange=5)
    for words in ("pass", "place", "place 2 red"):
        with pytest.raises(RefusedError, match=r"\(S4\)"):
            match.play(0, words)


@pytest.mark.rule("S4", "A46")
def test_the_second_group_waits_until_the_first_is_empty() -> None:
    match = table(TWO_GROUPS)
    turn(match, 1)
    assert (match.view()["group"], left_in(match, 2)) == (1, {"red": 1, "green": 2})
    turn(match, 1)
    assert match.view()["group"] == 2
    assert left_in(match, 1) == {}
    with pytest.raises(RefusedError, match="red and green"):
        throw(match, red=1, blue=1)
    throw(match, red=1, green=1)


@pytest.mark.rule("S4")
def test_a_group_takes_at_most_one_throw_for_each_of_its_dice() -> None:
    match = scattered(2)
    throws = 0
    while match.view()["group"] == 1:
        left = left_in(match, 1)
        faces = {colour: 1 + number % 6 for number, colour in enumerate(left)}
        throw(match, **faces)
        match.play(0, f"place {faces[next(iter(left))]}")
        throws += 1
    assert 4 <= throws <= 28
    assert left_in(match, 2) == {colour: 4 for colour in COLOURS if colour != "blue"}


@pytest.mark.rule("E37")
def test_without_own_dice_the_others_are_played_on() -> None:
    match = table("left: red 1, blue 2\nnext: red 1")
    throw(match, red=1, blue=2)
    match.play(0, "place 1")
    throw(match, blue=6)
    assert match.moves(0) == ["place 6"]
    match.play(0, "place 6")
    throw(match, blue=6)
    match.play(0, "place 6")
    assert match.view()["group"] == 2


@pytest.mark.rule("E38")
def test_with_one_own_die_the_first_group_is_played_without_it() -> None:
    match = scattered(2, own_dice=1)
    match.play(HOUSE, "roll - - 1 2 3 4 5 6")
    assert match.moves(0) == [f"place {face}" for face in range(1, 7)]
    match.play(0, "place 1")
    play_group(match, 3)
    assert left_in(match, 2)["red"] == 1
    match.play(HOUSE, "roll 1 - 1 2 3 4 5 6")


@pytest.mark.rule("S4")
def test_the_player_makes_every_choice_and_throws_all_dice() -> None:
    match = table(TWO_GROUPS)
    assert (match.owing(), match.state.thrower()) == ([HOUSE], 0)
    throw(match, red=2, blue=2, orange=5)
    assert match.owing() == [0]
    with pytest.raises(RefusedError, match=r"it is Red's move, not the House's\. \(S4\)"):
        match.play(HOUSE, "place 2")
