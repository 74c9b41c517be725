"""Options in words."""

from dataclasses import replace
from typing import Any

import pytest

from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import Game, Option
from greenbaize.games import GAMES

STAKE = Option("stake", "R1", "what everybody pays", tuple(range(5, 65, 5)), 10)
BANKER = Option("banker", "R2", "who is banker", ("dice", *range(1, 11)), "dice")
WAY = Option("way", "R3", "which way round", ("left", "right"), "right")


def test_few_choices_are_told_one_by_one() -> None:
    assert WAY.spelt_choices() == ["left", "right"]
    assert WAY.spelt_choices(usual_first=True) == ["right", "left"]


def test_many_numbers_are_told_as_a_range() -> None:
    assert STAKE.spelt_choices() == ["5 to 60 in steps of 5"]
    assert BANKER.spelt_choices() == ["dice", "1 to 10"]


def test_the_usual_one_of_many_numbers_stands_first() -> None:
    assert STAKE.spelt_choices(usual_first=True) == ["10", "5 to 60 in steps of 5"]
    first = Option("first", "R4", "who begins", (1, 2, 3, 4, 5, "random"), 1)
    assert first.spelt_choices(usual_first=True) == ["1", "random", "1 to 5"]


@pytest.mark.parametrize(("given", "is_"), [(15, 15), ("15", 15), ("60", 60)])
def test_a_number_may_be_said_in_words(given: int | str, is_: int) -> None:
    assert STAKE.read(given) == is_


@pytest.mark.parametrize("given", [7, "seven", True, "", 65, "-5"])
def test_a_number_that_is_no_choice_is_refused(given: int | str) -> None:
    said = f"option stake can be 5 to 60 in steps of 5, not {str(given)!r}."
    with pytest.raises(SetupError) as trouble:
        STAKE.read(given)
    assert str(trouble.value) == said


def test_true_is_no_number() -> None:
    with pytest.raises(SetupError):
        BANKER.read(True)


def a_game(*options: Option) -> Game[Any]:
    """Las Vegas with other options."""
    return replace(GAMES["las-vegas"], options=options)


def test_people_may_usually_sit_down_to_something_else() -> None:
    game = a_game(Option("first", "R4", "who begins", (1, 2, "random"), 1, at_tables="random"))
    assert game.settle() == {"first": 1}
    assert game.settle_table() == {"first": "random"}
    assert game.settle_table({"first": 2}) == {"first": 2}
    assert game.unusual({"first": 1}) == {}
    assert game.unusual_at_tables({"first": 1}) == {"first": "1"}


def test_a_record_that_says_nothing_was_played_as_it_was_usual_then() -> None:
    game = a_game(Option("way", "R3", "which way", ("left", "right"), "right", unsaid="left"))
    assert game.settle_record({}) == {"way": "left"}
    assert game.recorded({"way": "right"}) == {"way": "right"}
    assert game.recorded({"way": "left"}) == {}


def test_a_record_names_only_what_says_something() -> None:
    ruling = Option(
        "way", "R3", "which way", ("left", "right"), "right", unsaid="left", needs=("cards",)
    )
    game = a_game(Option("cards", "R5", "cards"), ruling)
    assert game.recorded({"cards": False, "way": "right"}) == {}
    assert game.recorded({"cards": True, "way": "right"}) == {"cards": "on", "way": "right"}


def test_the_words_of_older_records_are_understood_in_records_alone() -> None:
    late = Option("neighbours", "R6", "who pays", ("off", "late"), "off", older={"on": "late"})
    game = a_game(late)
    assert game.settle_record({"neighbours": "on"}) == {"neighbours": "late"}
    with pytest.raises(SetupError):
        game.settle({"neighbours": "on"})
