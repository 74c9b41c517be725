"""Every refusal of Reibach & Co has a code, a rule, and words in four languages."""

from __future__ import annotations

import pytest

from greenbaize import GAMES, HOUSE, Match
from greenbaize.engine.errors import (
    GreenbaizeError,
    IllegalMoveError,
    MalformedMoveError,
    SetupError,
)
from greenbaize.games.reibach.box import KINDS
from greenbaize.games.reibach.refusals import KIND_TERMS, UNSEEN_TERM

from ..refusals import Case, check, check_catalogue
from .positions import begin, play, table


def limited(text: str, most: int) -> Match:
    """A table where rows and bare bases are limited."""
    return table(text, options={"max_bases": most})


def dear() -> Match:
    """Red has one point left, and special cards cost two."""
    return table("display joker oil risk", points=1, options={"special_cards_cost_two": True})


def all_jokers_dealt() -> Match:
    """No joker is left in the deck."""
    match = begin()
    play(match, *["deal joker"] * 5)
    return match


CLOSED = "red holds oil joker\nred rows oil 2 x2\nred bases gold"
ILLEGAL, MALFORMED = IllegalMoveError, MalformedMoveError
WORDS: list[tuple[str, type[GreenbaizeError], str, Match, int, str]] = [
    ("reibach_no_such_move", MALFORMED, "3.2", table(), 0, "hello"),
    ("reibach_no_such_move", MALFORMED, "3.2", table(), 0, "base ?"),
    ("reibach_no_such_move", MALFORMED, "2.2", begin(), HOUSE, "deal ?"),
    ("reibach_no_pass", ILLEGAL, "3.1", table(), 0, "pass"),
    ("reibach_joker_too_dear", ILLEGAL, "V1", dear(), 0, "take 1"),
    ("reibach_risk_too_dear", ILLEGAL, "V1", dear(), 0, "take 3"),
    ("reibach_blind_too_dear", ILLEGAL, "3.2", table(points=1), 0, "blind"),
    ("reibach_bases_limit", ILLEGAL, "12.2", limited(CLOSED, 2), 0, "base oil"),
    ("reibach_bases_limit", ILLEGAL, "12.2", limited(CLOSED, 1), 0, "base oil"),
    ("reibach_no_second_row", ILLEGAL, "Q9", table(CLOSED), 0, "open oil"),
    ("reibach_has_row", ILLEGAL, "3.7", table("red rows oil 1"), 0, "open oil"),
    ("reibach_no_bare_base", ILLEGAL, "3.2", table("red holds oil"), 0, "open oil"),
    (
        "reibach_no_bare_base_limit",
        ILLEGAL,
        "12.2",
        limited("red holds oil\nred rows gold 1", 1),
        0,
        "open oil",
    ),
    (
        "reibach_no_bare_base_limit",
        ILLEGAL,
        "12.2",
        limited("red holds oil\nred rows gold 1, art 1", 2),
        0,
        "open oil",
    ),
    ("reibach_row_closed", ILLEGAL, "3.2", table(CLOSED), 0, "extend oil"),
    ("reibach_no_row", ILLEGAL, "3.2", table("red holds oil"), 0, "extend oil"),
    ("reibach_no_row", ILLEGAL, "3.3", table("red holds joker"), 0, "joker oil"),
    ("reibach_no_cards", ILLEGAL, "3.2", table(), 0, "base oil"),
    ("reibach_not_in_hand", ILLEGAL, "3.2", table("red holds oil risk"), 0, "base art"),
    ("reibach_dollars_later", ILLEGAL, "2.4", begin(), HOUSE, "deal dollar"),
    ("reibach_all_seen", ILLEGAL, "1.2", all_jokers_dealt(), HOUSE, "deal joker"),
]
CHOOSING = begin(3, {"first_player": "random"})


def case(
    code: str, kind: type[GreenbaizeError], rule: str, match: Match, seat: int, words: str
) -> Case:
    """Words that are refused, which changes nothing."""
    return Case(code, kind, rule, lambda: match.play(seat, words))


CASES = [case(*words) for words in WORDS]
SHARED = [
    case("one_of_the_seats_begins", ILLEGAL, "12.7", CHOOSING, HOUSE, "first 4"),
    Case("first_player_not_seated", SetupError, "", lambda: begin(3, {"first_player": 4})),
]


@pytest.mark.parametrize("case", [*CASES, *SHARED], ids=str)
def test_a_code_has_its_class_its_rule_and_words_in_every_language(case: Case) -> None:
    check(case)


def test_the_catalogues_say_nothing_that_is_never_said() -> None:
    check_catalogue(GAMES["reibach"].folder, CASES, [*KIND_TERMS, UNSEEN_TERM])


def test_the_words_for_cards_stand_in_the_order_of_the_kinds() -> None:
    assert [term.key for term in KIND_TERMS] == [f"reibach_{kind}" for kind in KINDS[:-1]]
