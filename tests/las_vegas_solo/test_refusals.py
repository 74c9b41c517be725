"""Every refusal of the solo game has a code, a rule, and words in four languages."""

from __future__ import annotations

import pytest

from greenbaize import GAMES, HOUSE, Match
from greenbaize.engine.errors import IllegalMoveError, MalformedMoveError

from ..refusals import Case, check, check_catalogue
from .positions import EIGHT, deal, scattered, stock, table, throw


def stocked() -> Match:
    """The first opponent is about to be drawn."""
    match = deal(two_scattered=True)
    stock(match, *[50] * 6)
    return match


def second_draw() -> Match:
    """The fifth colour is out, and another is about to be drawn."""
    match = stocked()
    match.play(HOUSE, "opponent 5")
    match.play(HOUSE, f"scatter {EIGHT}")
    return match


def scattering() -> Match:
    """The third colour is about to be thrown."""
    match = stocked()
    match.play(HOUSE, "opponent 3")
    return match


def placing() -> Match:
    """A 2 and a 6 lie there."""
    match = table("left: red 2, blue 1")
    throw(match, red=2, blue=6)
    return match


CASES = [
    Case(
        "las_vegas_solo_own_colour",
        IllegalMoveError,
        "S2",
        lambda: stocked().play(HOUSE, "opponent 1"),
    ),
    Case(
        "las_vegas_solo_thrown_out",
        IllegalMoveError,
        "S2",
        lambda: second_draw().play(HOUSE, "opponent 5"),
    ),
    Case(
        "las_vegas_solo_all_thrown",
        IllegalMoveError,
        "S2",
        lambda: scattering().play(HOUSE, "scatter 1 2"),
    ),
    Case(
        "las_vegas_solo_one_of_each",
        IllegalMoveError,
        "S4",
        lambda: scattered(5).play(HOUSE, "roll 1 - - - - - - -"),
    ),
]
SHARED = [
    Case("las_vegas_no_such_move", MalformedMoveError, "S4", lambda: placing().play(0, "bet 2")),
    Case("las_vegas_not_rolled", IllegalMoveError, "S4", lambda: placing().play(0, "place 3")),
    Case(
        "las_vegas_bill_not_next",
        IllegalMoveError,
        "S1",
        lambda: stock(deal(), 100, 100, 100, 100, 100, 100),
    ),
]


@pytest.mark.parametrize("case", [*CASES, *SHARED], ids=str)
def test_a_code_has_its_class_its_rule_and_words_in_every_language(case: Case) -> None:
    check(case)


def test_the_catalogues_say_nothing_that_is_never_said() -> None:
    check_catalogue(GAMES["las-vegas-solo"].folder, CASES)
