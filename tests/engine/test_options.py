"""Options in words."""

import pytest

from greenbaize.engine.game import Option
from greenbaize.engine.trouble import BadSetup

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
    with pytest.raises(BadSetup) as trouble:
        STAKE.read(given)
    assert str(trouble.value) == said


def test_true_is_no_number() -> None:
    with pytest.raises(BadSetup):
        BANKER.read(True)
