"""What the table may choose, and what the shelf says of the game."""

import pytest

from greenbaize import GAMES, Match
from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import Value
from greenbaize.engine.rulebook import Rulebook

GAME = GAMES["reibach"]


def test_the_game_is_on_the_shelf() -> None:
    assert GAME.title == "Reibach & Co"
    assert list(GAME.seats) == [2, 3, 4, 5]
    assert GAME.usual_seats == 4
    assert GAME.folder.name == "reibach"
    assert Match("reibach", seed=1).names == ["Red", "Blue", "Green", "Black"]


def test_the_options_are_as_usual_unless_chosen() -> None:
    assert GAME.settle() == {
        "special_cards_cost_two": False,
        "head_start": False,
        "max_bases": "none",
        "perfect_memory": False,
        "first_player": 1,
    }


def test_every_option_stands_on_a_rule() -> None:
    rules = Rulebook.load(GAME.folder / "RULES.md").rules
    assert [option.rule for option in GAME.options] == ["V1", "V2", "12.2", "12.6", "12.7"]
    assert all(option.rule in rules for option in GAME.options)
    assert GAME.turn_rule in rules


def test_the_rules_of_a_variant_stand_by_themselves() -> None:
    book = Rulebook.load(GAME.folder / "RULES.md")
    for number in ("V1", "V2"):
        section = book.find(number).section
        assert [rule.number for rule in book.rules.values() if rule.section == section] == [number]
    assert not any(book.opens(number) for number in ("12.2", "12.6", "12.7"))


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("max_bases", 0, "option max_bases can be none or 1 to 20, not '0'."),
        ("max_bases", 21, "option max_bases can be none or 1 to 20, not '21'."),
        ("first_player", 6, "option first_player can be random or 1 to 5, not '6'."),
        ("head_start", "maybe", "option head_start can be off or on, not 'maybe'."),
    ],
)
def test_a_value_that_an_option_cannot_have_is_refused(name: str, value: Value, said: str) -> None:
    with pytest.raises(SetupError) as trouble:
        Match("reibach", options={name: value}, seed=1)
    assert str(trouble.value) == said


@pytest.mark.rule("12.2")
@pytest.mark.parametrize("value", [1, "7", 20])
def test_a_limit_of_bases_may_be_said_as_a_number_or_in_words(value: Value) -> None:
    match = Match("reibach", options={"max_bases": value}, seed=1)
    assert match.view()["max_bases"] == int(value)


@pytest.mark.rule("12.7")
def test_the_first_player_of_a_seed_is_drawn() -> None:
    first = {
        Match("reibach", 3, {"first_player": "random"}, seed=seed).view()["first"]
        for seed in range(20)
    }
    assert first == {0, 1, 2}


@pytest.mark.rule("V1")
def test_the_options_do_their_own_thing_and_no_other() -> None:
    match = Match("reibach", options={"special_cards_cost_two": True}, seed=1)
    assert match.scores() == [0, 0, 0, 0]
    assert "unseen" not in match.view()
    match = Match("reibach", options={"head_start": True}, seed=1)
    assert match.view()["prices"] == [1, 1, 1]
    assert match.view()["max_bases"] is None
