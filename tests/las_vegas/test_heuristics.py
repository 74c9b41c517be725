"""What looks good at one look, and that greedy play follows it."""

import pytest

from greenbaize import GAMES, HOUSE, Match, Rng
from greenbaize.bots import make_bot
from greenbaize.bots.bot import Chair

from .positions import table

GAME = GAMES["las-vegas"]


def thrown(text: str, roll: str, seats: int = 2, won: str = "") -> Match:
    """Red has thrown this at the table of the text, and others still have dice."""
    own = len([die for die in roll.split() if "n" not in die])
    neutral = len(roll.split()) - own
    left = f"left: red {own}+{neutral}, blue 3"
    match = table(f"{text}\n{left}\n{won}", seats=seats)
    match.play(HOUSE, f"roll {roll}")
    return match


def value(match: Match, face: int) -> float:
    """How good a placement looks to red."""
    return GAME.heuristic.value(match.state, 0, face - 1)


def choice(match: Match) -> int:
    """The face that greedy red places."""
    chair = Chair(GAME, 0, Rng(1))
    chair.attach(match.state)
    return make_bot("greedy", GAME).choose(chair) + 1


def test_a_higher_bill_is_better() -> None:
    match = thrown("casino 1: $50\ncasino 2: $90", "1 2")
    assert (value(match, 1), value(match, 2)) == (46, 86)
    assert choice(match) == 2


def test_only_the_first_bill_is_for_a_lonely_seat() -> None:
    assert value(thrown("casino 1: $50 $40 $10", "1"), 1) == 46


def test_every_die_that_is_let_go_costs_a_little() -> None:
    match = thrown("casino 1: $50\ncasino 2: $50", "1 1 1 2")
    assert (value(match, 1), value(match, 2)) == (38, 46)
    assert choice(match) == 2


def test_neutral_dice_are_let_go_too() -> None:
    match = thrown("casino 1: $50\ncasino 2: $50", "1 1n 2")
    assert value(match, 1) == -8
    assert value(match, 2) == 46
    assert choice(match) == 2


def test_a_tie_is_worth_less_than_a_bill() -> None:
    match = thrown("casino 1: $60 | blue 1\ncasino 2: $50", "1 2", seats=4)
    assert value(match, 1) == 60 / 3 - 4
    assert value(match, 2) == 46
    assert choice(match) == 2


def test_two_dice_beat_one() -> None:
    match = thrown("casino 1: $60 | blue 1\ncasino 2: $90", "1 1 2", seats=4)
    assert value(match, 1) == 60 + 60 / 3 - 8
    assert value(match, 2) == 86
    assert choice(match) == 2


def test_a_tie_that_breaks_the_only_rivals_lead_is_worth_the_bill() -> None:
    match = thrown("casino 1: $90 | blue 1\ncasino 2: $20", "1 2")
    assert (value(match, 1), value(match, 2)) == (86, 16)
    assert choice(match) == 1


def test_the_damage_of_many_rivals_is_shared_among_them() -> None:
    match = thrown("casino 1: $90 $30 | blue 2, green 1", "1 1", seats=3)
    assert value(match, 1) == (90 + 30) / 2 - 90 / 2 - 8


def test_a_bet_of_ones_own_that_pays_already_gains_nothing_by_more_dice() -> None:
    match = thrown("casino 1: $90 | red 3, blue 1\ncasino 2: $10", "1 2")
    assert (value(match, 1), value(match, 2)) == (-4, 6)
    assert choice(match) == 2


def test_running_into_a_tie_loses_the_bill_one_had() -> None:
    match = thrown("casino 1: $90 $80 | red 1, blue 2\ncasino 2: ", "1 2", seats=4)
    assert value(match, 1) == -80 + 90 / 3 - 4
    assert choice(match) == 2


def test_a_neutral_lead_takes_the_bill_from_all() -> None:
    match = thrown("casino 1: $90 | neutral 2, blue 1", "1n 2")
    assert value(match, 1) == -4
    match = thrown("casino 1: $90 | neutral 1, blue 1", "1n 2")
    assert value(match, 1) == -4
    match = thrown("casino 1: $90 | neutral 1, blue 2", "1n 2")
    assert value(match, 1) == 90 - 4


def test_money_won_before_changes_nothing() -> None:
    poor = thrown("casino 1: $50", "1")
    rich = thrown("casino 1: $50", "1", won="won: red $90, blue $80 $70")
    assert value(poor, 1) == value(rich, 1) == 46


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_only_the_casino_of_the_placement_matters(face: int) -> None:
    text = "\n".join(f"casino {n}: ${10 * n} | blue 2" for n in range(1, 7))
    match = thrown(text, "1 2 3 4 5 6")
    assert value(match, face) == -4
    assert value(thrown(text, f"{face} {face} {face}"), face) == 20 * face - 12


def test_looking_changes_nothing() -> None:
    match = thrown("casino 1: $50 $20 | blue 1", "1 2")
    before = match.view(), list(match.story)
    value(match, 1)
    choice(match)
    assert (match.view(), list(match.story)) == before
