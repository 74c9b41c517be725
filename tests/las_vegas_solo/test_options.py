"""What can be chosen about the game, and for how many it is."""

import pytest

from greenbaize import GAMES, Match
from greenbaize.engine.errors import SetupError
from greenbaize.engine.house import FairHouse
from greenbaize.games.las_vegas_solo import GAME


def test_it_is_a_game_for_one() -> None:
    assert GAMES["las-vegas-solo"] is GAME
    assert (GAME.title, list(GAME.seats), GAME.usual_seats) == ("Las Vegas Solo", [1], 1)
    assert Match(GAME, seed=1).names == ["Red"]
    assert Match(GAME, ["Anna"], seed=1).names == ["Anna"]


@pytest.mark.parametrize("seats", [0, 2, ["Anna", "Ben"]])
def test_it_is_for_nobody_else(seats: int | list[str]) -> None:
    number = seats if isinstance(seats, int) else len(seats)
    with pytest.raises(SetupError) as trouble:
        Match(GAME, seats)
    assert str(trouble.value) == f"Las Vegas Solo is for 1 seat, not {number}."


@pytest.mark.rule("S7", "S6", "18.5")
def test_the_options_cite_their_rules() -> None:
    assert {option.name: option.rule for option in GAME.options} == {
        "own_dice": "S7",
        "two_scattered": "S6",
        "solo_rounds": "18.5",
    }
    assert GAME.settle() == {"own_dice": 8, "two_scattered": False, "solo_rounds": 1}


@pytest.mark.rule("S7")
@pytest.mark.parametrize("own_dice", range(1, 9))
def test_one_to_eight_own_dice_can_be_chosen(own_dice: int) -> None:
    for said in (own_dice, str(own_dice)):
        assert GAME.settle({"own_dice": said})["own_dice"] == own_dice


@pytest.mark.rule("18.5")
@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_one_to_four_rounds_can_be_chosen(rounds: int) -> None:
    for said in (rounds, str(rounds)):
        assert GAME.settle({"solo_rounds": said})["solo_rounds"] == rounds
    assert Match(GAME, options={"solo_rounds": rounds}, seed=1).view()["rounds"] == rounds


@pytest.mark.parametrize(
    ("option", "value", "can_be"),
    [
        ("own_dice", 9, "1 to 8"),
        ("own_dice", 0, "1 to 8"),
        ("solo_rounds", 0, "1, 2, 3 or 4"),
        ("solo_rounds", 5, "1, 2, 3 or 4"),
        ("two_scattered", "three", "off or on"),
    ],
)
def test_other_values_are_refused(option: str, value: int | str, can_be: str) -> None:
    with pytest.raises(SetupError, match=f"option {option} can be {can_be}, not '{value}'"):
        GAME.settle({option: value})


def test_strangers_are_told_that_there_is_one_seat() -> None:
    with pytest.raises(SetupError, match=r"there is no seat 1; the only one is 0\."):
        Match(GAME, seed=1).view(1)
    with pytest.raises(SetupError, match="contribution from the one seat"):
        Match(GAME, house=FairHouse(bytes(32)))
