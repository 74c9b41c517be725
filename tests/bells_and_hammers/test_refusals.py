"""Every refusal of Bells & Hammers has a code, a rule, and words in four languages."""

from __future__ import annotations

import pytest

from greenbaize import GAMES, HOUSE, Match
from greenbaize.engine.errors import (
    GreenbaizeError,
    IllegalMoveError,
    MalformedMoveError,
    SetupError,
)
from greenbaize.games.bells_and_hammers.box import FACES
from greenbaize.games.bells_and_hammers.refusals import FACE_TERMS

from ..refusals import Case, check, check_catalogue, facts
from .positions import deal, sale, say, table, table_of, turn_up
from .test_notation import bidding, choosing, drawing, throwing, turning


def asked(*bids: str, points: int) -> tuple[Match, int]:
    """Somebody who has so many points is asked for a bid, and who it is."""
    match = sale(3)
    say(match, *bids)
    seat = match.owing()[0]
    table_of(match).endow(205, [points if other == seat else 60 for other in range(3)])
    return match, seat


def horse_turned() -> Match:
    """The first card is the horse."""
    match = turning()
    turn_up(match, "horse")
    return match


def over() -> None:
    """Words after the end."""
    match = table(bank=6, by="inn")
    match.play(HOUSE, "roll 6")
    assert match.over
    match.game.read(match.state, HOUSE, "roll 6")


ILLEGAL, MALFORMED = IllegalMoveError, MalformedMoveError
WORDS: list[tuple[str, type[GreenbaizeError], str, Match, int, str]] = [
    ("bells_no_such_move", MALFORMED, "5.1", throwing(), HOUSE, "hello"),
    ("bells_no_such_move", MALFORMED, "4.4", bidding(), 2, "turn inn"),
    ("bells_number_dice_only", ILLEGAL, "2.3", drawing(), HOUSE, "roll 1 bell"),
    ("bells_turned_up_already", ILLEGAL, "4.7", horse_turned(), HOUSE, "turn horse"),
    ("bells_not_tied", ILLEGAL, "6.3", choosing(), HOUSE, "banker 2"),
    ("bells_no_points", ILLEGAL, "4.4", *asked(points=0), "bid 1"),
    ("bells_cannot_outbid", ILLEGAL, "4.4", *asked("12", points=1), "bid 1"),
    ("bells_cannot_outbid", ILLEGAL, "4.4", *asked("12", points=12), "bid 13"),
    ("bells_bid_too_high", ILLEGAL, "4.4", *asked("12", points=60), "bid 99999"),
    ("bells_bid_too_high_last", ILLEGAL, "4.4", *asked(points=1), "bid 2"),
    ("bells_bid_too_high_last", ILLEGAL, "4.4", *asked("12", points=13), "bid 14"),
    ("bells_bid_too_low", ILLEGAL, "4.4", *asked("12", points=60), "bid 12"),
    ("bells_bid_too_low_last", ILLEGAL, "4.4", *asked("59", points=60), "bid 59"),
]


def case(
    code: str, kind: type[GreenbaizeError], rule: str, match: Match, seat: int, words: str
) -> Case:
    """Words that are refused, which changes nothing."""
    return Case(code, kind, rule, lambda: match.play(seat, words))


CASES = [
    *(case(*words) for words in WORDS),
    Case("bells_game_over", MalformedMoveError, "6.1", over),
    Case("bells_first_banker_not_seated", SetupError, "", lambda: deal(4, first_banker=5)),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_code_has_its_class_its_rule_and_words_in_every_language(case: Case) -> None:
    check(case)


def test_the_catalogues_say_nothing_that_is_never_said() -> None:
    check_catalogue(GAMES["bells-and-hammers"].folder, CASES, FACE_TERMS)


def test_the_words_for_cards_stand_in_the_order_of_the_cards() -> None:
    assert [term.key for term in FACE_TERMS] == [f"bells_{face}" for face in FACES]


def test_facts_name_the_option_as_it_is_given() -> None:
    with pytest.raises(SetupError) as trouble:
        deal(4, first_banker=5)
    assert facts(trouble.value) == {"option": "first_banker", "seat": 5, "seats": 4}


def test_a_high_bid_is_told_without_commas() -> None:
    match, seat = asked("12", points=60)
    with pytest.raises(IllegalMoveError, match="too few to bid 99999; bid 13 to 60 or pass"):
        match.play(seat, "bid 99999")
