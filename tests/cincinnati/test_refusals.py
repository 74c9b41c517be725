"""Every refusal of Cincinnati has a code, a rule, and words in four languages."""

from __future__ import annotations

import pytest

from greenbaize import GAMES, HOUSE, Match
from greenbaize.engine.errors import GreenbaizeError, IllegalMoveError, MalformedMoveError

from ..refusals import Case, check, check_catalogue
from .positions import deal, house, state_of, table, turn, wait_for
from .test_notation import (
    asking,
    cards,
    challenging,
    duel_asking,
    duel_keeping,
    keeping,
    lifting,
    revealing,
    shaking,
    sitting,
    throwing,
)


def one_left() -> Match:
    """With three players one card is left, and the duel card that was shown is not out yet."""
    match = deal(3)
    turn(match, "duel")
    state_of(match).lay_out(1, [0] * 6 + [1] * 5 + [2] * 5 + [3] * 4 + [4] * 3)
    return match


def bought(match: Match) -> Match:
    """Red has paid for another throw."""
    match.play(0, "buy")
    wait_for(match, "red", "pass")
    return match


def penniless() -> Match:
    """Red, who has no token, is asked for one."""
    match = table("A: 25 | red 6 6 4 4 2\ntokens: red 0", seats=3)
    wait_for(match, "red", "pass")
    return match


def one_die() -> Match:
    """Red throws a single die."""
    match = bought(asking())
    match.play(0, "keep 1 1 3 5")
    return match


def three_sitting() -> Match:
    """Three players choose a table."""
    match = deal(3)
    turn(match, 15, 20)
    house(match, *["roll 1 2 3 4 5"] * 3)
    return match


def out_of_turn() -> None:
    """The House's words where a seat is to move."""
    match = sitting()
    match.game.read(match.state, HOUSE, "card 25")


ILLEGAL, MALFORMED = IllegalMoveError, MalformedMoveError
WORDS: list[tuple[str, type[GreenbaizeError], str, Match, int, str]] = [
    ("cincinnati_no_such_move", MALFORMED, "3.1.1", cards(), HOUSE, "hello"),
    ("cincinnati_no_such_move", MALFORMED, "3.2.2", sitting(), 0, "sit ?"),
    ("cincinnati_bought_throw", ILLEGAL, "3.2.7", bought(asking()), 0, "stand"),
    ("cincinnati_bought_throw", ILLEGAL, "14.15", bought(duel_asking()), 0, "keep 1 1 3 5 6"),
    ("cincinnati_keep_all", MALFORMED, "3.2.4", keeping(), 2, "keep 1 1 1 2 2"),
    ("cincinnati_no_such_face", ILLEGAL, "3.2.4", keeping(), 2, "keep 6"),
    ("cincinnati_too_few_of_face", ILLEGAL, "3.2.4", keeping(), 2, "keep 2 2 2"),
    ("cincinnati_too_few_of_face", ILLEGAL, "5.4", duel_keeping(), 0, "keep 3 3"),
    ("cincinnati_table_not_in_play", ILLEGAL, "9.1", three_sitting(), 0, "sit B"),
    ("cincinnati_own_challenge", ILLEGAL, "5.3", challenging(), 0, "challenge 1"),
    ("cincinnati_no_token", ILLEGAL, "3.2.8", penniless(), 0, "buy"),
    ("cincinnati_duel_card_last", ILLEGAL, "14.11", one_left(), HOUSE, "card 35"),
    ("cincinnati_card_not_next", ILLEGAL, "1.3", one_left(), HOUSE, "card 15"),
    ("cincinnati_just_lifted", ILLEGAL, "3.2.3", lifting(), HOUSE, f"lift{4 * ' A66666'}"),
    ("cincinnati_just_kept", ILLEGAL, "14.13", revealing(), HOUSE, "reveal 1:11 2:all"),
    ("cincinnati_dice_thrown", ILLEGAL, "3.2.1", shaking(), HOUSE, "roll 1 1"),
    ("cincinnati_dice_thrown", ILLEGAL, "3.2.4", throwing(), HOUSE, "roll 1"),
    ("cincinnati_dice_thrown", ILLEGAL, "3.2.4", one_die(), HOUSE, "roll 1 1"),
]


def case(
    code: str, kind: type[GreenbaizeError], rule: str, match: Match, seat: int, words: str
) -> Case:
    """Words that are refused, which changes nothing."""
    return Case(code, kind, rule, lambda: match.play(seat, words))


CASES = [
    *(case(*words) for words in WORDS),
    Case("cincinnati_not_to_move", IllegalMoveError, "3.2.2", out_of_turn),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_code_has_its_class_its_rule_and_words_in_every_language(case: Case) -> None:
    check(case)


def test_the_catalogues_say_nothing_that_is_never_said() -> None:
    check_catalogue(GAMES["cincinnati"].folder, CASES)
