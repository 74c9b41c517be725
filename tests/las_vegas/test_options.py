"""What the table may choose, and what the shelf says of the game."""

import pytest

from greenbaize import GAMES, Match
from greenbaize.engine.game import Value
from greenbaize.engine.rulebook import Rulebook
from greenbaize.engine.trouble import BadSetup

GAME = GAMES["las-vegas"]


def test_the_game_is_on_the_shelf() -> None:
    assert GAME.title == "Las Vegas"
    assert list(GAME.seats) == [2, 3, 4, 5]
    assert GAME.usual_seats == 4
    assert GAME.folder.name == "las_vegas"
    assert Match("las-vegas", seed=1).names == ["Red", "Blue", "Green", "Black"]


def test_the_options_are_off_unless_chosen() -> None:
    assert GAME.settle() == {"neutral_dice": False, "show_money": False}
    match = Match("las-vegas", seed=1)
    assert match.view()["neutral_dice"] is False
    assert "money" not in match.view()["seats"][0]


def test_each_option_does_its_own_thing() -> None:
    neutral = Match("las-vegas", options={"neutral_dice": True}, seed=1)
    assert neutral.view()["neutral_dice"] is True
    assert "money" not in neutral.view()["seats"][0]
    shown = Match("las-vegas", options={"show_money": True}, seed=1)
    assert shown.view()["neutral_dice"] is False
    assert shown.view()["seats"][0]["money"] == 0


def test_every_option_stands_on_a_rule() -> None:
    rules = Rulebook.load(GAME.folder / "RULES.md").rules
    assert [option.rule for option in GAME.options] == ["N1", "A6"]
    assert all(option.rule in rules for option in GAME.options)
    assert GAME.turn_rule in rules


@pytest.mark.parametrize("word", ["on", "yes", "true", "", True])
def test_an_option_may_be_said_in_words(word: Value) -> None:
    assert Match("las-vegas", options={"neutral_dice": word}, seed=1).view()["neutral_dice"] is True


def test_an_option_may_be_said_with_a_dash() -> None:
    assert GAME.settle({"neutral-dice": True}) == GAME.settle({"neutral_dice": True})


def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadSetup) as trouble:
        Match("las-vegas", options={"slot-machine": True}, seed=1)
    said = "las-vegas has no option 'slot-machine'; it has neutral_dice and show_money."
    assert str(trouble.value) == said


def test_a_value_that_an_option_cannot_have_is_refused() -> None:
    with pytest.raises(BadSetup) as trouble:
        Match("las-vegas", options={"neutral_dice": "maybe"}, seed=1)
    assert str(trouble.value) == "option neutral_dice can be off or on, not 'maybe'."


def test_scores_are_told_in_dollars() -> None:
    assert GAME.score(250) == "$250,000"
    assert GAME.score(0) == "$0"
