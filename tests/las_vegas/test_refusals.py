"""Every refusal and set-up error of Las Vegas has a code, a rule, and words in four languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from greenbaize import GAMES, HOUSE, Match
from greenbaize.engine.errors import (
    GreenbaizeError,
    IllegalMoveError,
    MalformedMoveError,
    SetupError,
)
from greenbaize.games.las_vegas.boulevard.modules import SEATS
from greenbaize.games.las_vegas.boulevard.refusals import CARD_TERMS
from greenbaize.games.las_vegas.refusals import COLOUR_TERMS

from ..refusals import Case, check, check_catalogue, facts
from . import positions
from .boulevard import payday
from .cards import begin, play, table, turn
from .test_boulevard_words import choosing, kicking, rolling
from .test_cards_notation import (
    after_placing,
    claiming,
    dealing_cards,
    finding,
    laying,
    swapping,
)
from .test_double_and_take_back import thrown
from .test_notation import placing, scattering, stocking
from .test_tie_win_and_reroll import rerolling
from .test_two_casinos import bound, bound_at_the_slot_machine

GAME = GAMES["las-vegas"]
Start = Callable[[], Match]


def illegal(code: str, rule: str, start: Start, seat: int, words: str) -> Case:
    """A move, well formed, that is refused."""
    return said(code, IllegalMoveError, rule, start, seat, words)


def malformed(code: str, rule: str, start: Start, seat: int, words: str) -> Case:
    """Words that are no move."""
    return said(code, MalformedMoveError, rule, start, seat, words)


def said(
    code: str, kind: type[GreenbaizeError], rule: str, start: Start, seat: int, words: str
) -> Case:
    """Words that are refused."""
    return Case(code, kind, rule, lambda: start().play(seat, words))


def set_up(code: str, rule: str, seats: int, **options: bool | int | str) -> Case:
    """Options that do not go together, or are none."""
    return Case(code, SetupError, rule, lambda: begin(seats, **options))


def after_moves(start: Start, *moves: str) -> Start:
    """A table some moves later."""

    def later() -> Match:
        match = start()
        play(match, *moves)
        return match

    return later


def second_turn() -> Match:
    """Red, who holds Tie-win, has thrown for the second time."""
    match = table(2, {"cards": "tie-win", "dice": (2, 1)})
    turn(match, "1 2", "place 1")
    turn(match, "1", "place 1")
    play(match, "roll 2")
    return match


def bound_and_placed(roll: str, cards: str, first: str) -> Match:
    """Blue, who must place two sets, has placed the first."""
    match = bound(roll, cards)
    play(match, first)
    return match


def a_face_lies_on_the_slot_machine() -> Match:
    match = table(5, {"cards": ", double", "dice": [4] * 5}, slot_machine=True)
    turn(match, "4 4 1 1", "slot 4")
    play(match, "roll 3 3 4 6")
    return match


THROWN_AGAIN = after_moves(rerolling, "again 1", "roll 1")
CASES = [
    malformed("las_vegas_no_such_move", "B2", stocking, HOUSE, "hello"),
    illegal("las_vegas_not_rolled", "B5", placing, 0, "place 6"),
    illegal("las_vegas_not_rolled", "B5", lambda: thrown("3 3 6"), 0, "place 5"),
    illegal("las_vegas_bill_not_next", "B1", stocking, HOUSE, "bill 100"),
    illegal("las_vegas_left_over", "N2", scattering, HOUSE, "neutral 2"),
    illegal("las_vegas_all_thrown", "B5", lambda: positions.table("left: red 2"), HOUSE, "roll 1"),
    illegal(
        "las_vegas_all_thrown", "B5", lambda: positions.table("left: red 1"), HOUSE, "roll 1 1"
    ),
    illegal(
        "las_vegas_all_thrown_neutral",
        "B5",
        lambda: positions.table("left: red 1+2"),
        HOUSE,
        "roll 1",
    ),
    illegal(
        "las_vegas_all_thrown_neutral",
        "B5",
        lambda: positions.table("left: red 0+1, blue 1"),
        HOUSE,
        "roll 1",
    ),
    malformed("las_vegas_before_placing", "17.4", after_placing, 0, "place 5"),
    malformed("las_vegas_after_placing", "17.4", lambda: thrown("3 3 6"), 0, "take-back 3"),
    illegal("las_vegas_no_die_to_kick", "K3", kicking, 0, "kick 2b"),
    illegal("las_vegas_bills_not_laid_so", "C9", laying, 0, "lay 4 90"),
    illegal("las_vegas_no_tie_to_claim", "C1", claiming, 0, "claim 4"),
    illegal("las_vegas_no_bill_on_slot", "SL4", choosing, 0, "take 90"),
    illegal("las_vegas_no_bill_won", "C10", swapping, 0, "swap 90"),
    illegal("las_vegas_dice_to_throw", "B5", rolling, HOUSE, "roll 1"),
    illegal("las_vegas_dice_to_throw", "C2", after_moves(rerolling, "again 1"), HOUSE, "roll 1 1"),
    illegal("las_vegas_not_to_show", "C9", finding, HOUSE, "middle 20"),
    illegal("las_vegas_not_dealt_now", "AC1", dealing_cards, HOUSE, "cards pass"),
    illegal(
        "las_vegas_card_not_next",
        "B1",
        lambda: payday("casino 2: rainbow | blue 1"),
        HOUSE,
        "bill 100",
    ),
    illegal("las_vegas_card_not_held", "AC1", lambda: thrown("3 3 6"), 0, "tie-win"),
    illegal("las_vegas_card_not_held", "AC1", lambda: thrown("3 3 6"), 0, "rotate 3 5"),
    illegal("las_vegas_card_not_held", "AC1", lambda: thrown("3 3 6", "pass"), 0, "double 3 5"),
    illegal(
        "las_vegas_between_sets",
        "17.4",
        lambda: bound_and_placed("4 4 2 2", "pass", "place 4"),
        1,
        "pass",
    ),
    illegal("las_vegas_tie_win_too_late", "C1", second_turn, 0, "tie-win"),
    illegal("las_vegas_no_reroll", "C2", lambda: thrown("3 3 6"), 0, "again 3"),
    illegal("las_vegas_again_once", "C2", THROWN_AGAIN, 0, "again 1"),
    illegal("las_vegas_again_this_roll", "C2", rerolling, 0, "again 2"),
    illegal(
        "las_vegas_rotate_too_late",
        "17.5",
        lambda: bound_and_placed("4 4 2 2", "rotate", "place 4"),
        1,
        "rotate 2 6",
    ),
    illegal("las_vegas_rotate_to_another", "C5", lambda: thrown("3 5", "rotate"), 0, "rotate 3 3"),
    illegal("las_vegas_not_a_pair", "C7", lambda: thrown("3 3 6"), 0, "double 6 2"),
    illegal(
        "las_vegas_pair_elsewhere",
        "17.6",
        lambda: bound_and_placed("3 3 5 6", "double", "place 5"),
        1,
        "double 3 5",
    ),
    illegal(
        "las_vegas_second_set_elsewhere",
        "C3",
        after_moves(lambda: bound_at_the_slot_machine("4 4 2 3", "pass double"), "slot 4"),
        1,
        "slot 2",
    ),
    illegal("las_vegas_no_slot_machine", "SL1", lambda: thrown("3 3 6"), 0, "slot 3"),
    illegal("las_vegas_no_slot_machine", "SL1", lambda: thrown("3 3 6"), 0, "double 3 slot 5"),
    illegal("las_vegas_face_on_slot", "SL2", a_face_lies_on_the_slot_machine, 1, "slot 4"),
    illegal("las_vegas_face_on_slot", "SL2", a_face_lies_on_the_slot_machine, 1, "double 3 slot 4"),
    illegal("las_vegas_not_to_take_back", "17.9", after_placing, 0, "take-back 3 3 3"),
    illegal("las_vegas_nothing_on_casino", "17.8", after_placing, 0, "score 5"),
    illegal("las_vegas_nothing_on_slot", "17.8", after_placing, 0, "score slot"),
    set_up("las_vegas_ten_values", "", 2, bonus_cards=True, bonus_values="10,20"),
    *(
        set_up("las_vegas_module_seats", rule, most + 1 if most < 8 else fewest - 1, **{name: True})
        for name, (fewest, most, rule, _) in SEATS.items()
    ),
    set_up("las_vegas_ruling_needs", "17.1", 2, neutral_kick="immune"),
]
SHARED = [
    illegal(
        "one_of_the_seats_begins", "18.4", lambda: begin(3, first_player="random"), HOUSE, "first 8"
    ),
    set_up("first_player_not_seated", "", 2, first_player=3),
]
TERMS = [*CARD_TERMS, *COLOUR_TERMS, *(why for *_, why in SEATS.values())]


@pytest.mark.parametrize("case", [*CASES, *SHARED], ids=str)
def test_a_code_has_its_class_its_rule_and_words_in_every_language(case: Case) -> None:
    check(case)


def test_the_catalogues_say_nothing_that_is_never_said() -> None:
    check_catalogue(GAME.folder, CASES, TERMS)


def test_facts_name_options_as_they_are_given() -> None:
    with pytest.raises(SetupError) as trouble:
        begin(2, neutral_kick="immune")
    assert facts(trouble.value) == {
        "option": "neutral_kick",
        "value": "immune",
        "needs": {"all_of": ["kickers", "neutral_dice"]},
    }
    with pytest.raises(SetupError) as trouble:
        begin(8, kickers=True)
    assert facts(trouble.value) == {
        "option": "kickers",
        "fewest": 2,
        "most": 7,
        "seats": 8,
        "why": {"term": "las_vegas_seats_kickers"},
    }
