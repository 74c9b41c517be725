"""Every refusal of the second way has a code, a rule, and words in four languages."""

from __future__ import annotations

import pytest

from greenbaize import GAMES, HOUSE, Match
from greenbaize.engine.errors import IllegalMoveError, MalformedMoveError, SetupError
from greenbaize.engine.house import House

from ..refusals import Case, check, check_catalogue
from .positions import NAME, SCATTER, begin, dealt, house, play_out, roll, stock


def dealing() -> Match:
    """The first seat has its colours."""
    match = begin()
    stock(match)
    house(match, SCATTER, "deal 1 2")
    return match


def placing() -> Match:
    """Red shows a 3 and all others a 1."""
    match = dealt()
    roll(match, red=3)
    return match


def revealing() -> Match:
    """All dice are placed."""
    match = dealt()
    play_out(match)
    return match


def who_begins(first: int | str) -> Match:
    return Match(NAME, 3, {"first_player": first}, house=House(), waits=True)


CASES = [
    Case(
        "las_vegas_second_way_bill_gone",
        IllegalMoveError,
        "X1",
        lambda: stock(begin(), *[100] * 6),
    ),
    Case(
        "las_vegas_second_way_one_of_each",
        IllegalMoveError,
        "X4",
        lambda: house(dealt(), "roll 1 - - - - - - -"),
    ),
    Case(
        "las_vegas_second_way_dealt_already",
        IllegalMoveError,
        "X3",
        lambda: house(dealing(), "deal 2 3"),
    ),
    Case(
        "las_vegas_second_way_reveal_both",
        IllegalMoveError,
        "X7",
        lambda: house(revealing(), "reveal 1 3, 2 4"),
    ),
]
SHARED = [
    Case("las_vegas_no_such_move", MalformedMoveError, "X4", lambda: placing().play(0, "bet 2")),
    Case("las_vegas_no_such_move", MalformedMoveError, "X3", lambda: house(dealing(), "deal ?")),
    Case("las_vegas_not_rolled", IllegalMoveError, "X4", lambda: placing().play(0, "place 6")),
    Case(
        "one_of_the_seats_begins",
        IllegalMoveError,
        "18.4",
        lambda: who_begins("random").play(HOUSE, "first 4"),
    ),
    Case("first_player_not_seated", SetupError, "", lambda: who_begins(4)),
]


@pytest.mark.parametrize("case", [*CASES, *SHARED], ids=str)
def test_a_code_has_its_class_its_rule_and_words_in_every_language(case: Case) -> None:
    check(case)


def test_the_catalogues_say_nothing_that_is_never_said() -> None:
    check_catalogue(GAMES["las-vegas-second-way"].folder, CASES)
