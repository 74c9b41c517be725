"""Moves in words."""

import pytest

from greenbaize import HOUSE, Match
from greenbaize.engine.errors import RefusedError

from .positions import SCATTER, begin, dealt, house, stock, table


def at(moment: str) -> Match:
    """A match in which the House owes such a move."""
    match = begin(3)
    if moment == "bill":
        return match
    stock(match)
    if moment == "scatter":
        return match
    house(match, SCATTER)
    if moment == "deal":
        return match
    if moment == "roll":
        return dealt(3)
    match = table("left: red 1", 3)
    house(match, "roll 6 - - - - - - -")
    match.play(0, "place 6")
    return match


@pytest.mark.parametrize(
    "words",
    [
        "bill 10",
        "bill 100",
        "scatter 35 11 26 44 15 66 23 12",
        "deal 2 5",
        "deal 1 8",
        "roll 3 6 4 1 2 2 5 4",
        "reveal 1 2, 3 4, 5 6",
    ],
)
def test_the_house_says_its_moves_so(words: str) -> None:
    match = at(words.split()[0])
    house(match, words)
    assert match.record.moves[-1].words == words


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("BILL  50", "bill 50"),
        ("scatter 53 11 62 44 51 66 32 21", "scatter 35 11 26 44 15 66 23 12"),
        ("deal 5 2", "deal 2 5"),
        ("roll  3 6  4 1 2 2 5 4", "roll 3 6 4 1 2 2 5 4"),
        ("reveal 2 1,4 3 , 6 5", "reveal 1 2, 3 4, 5 6"),
    ],
)
def test_it_may_be_said_less_tidily(said: str, written: str) -> None:
    match = at(said.split()[0].lower())
    house(match, said)
    assert match.record.moves[-1].words == written


@pytest.mark.rule("X2", "X3", "X4", "X7")
@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("bill", "X2"),
        ("bill 0", "X2"),
        ("bill 110", "X2"),
        ("bill 55", "X2"),
        ("bill rainbow", "X2"),
        ("scatter 35 11 26 44 15 66 23", "X2"),
        ("scatter 35 11 26 44 15 66 23 1", "X2"),
        ("scatter 35 11 26 44 15 66 23 17", "X2"),
        ("scatter 35 11 26 44 15 66 23 --", "X2"),
        ("deal", "X3"),
        ("deal 2", "X3"),
        ("deal 2 2", "X3"),
        ("deal 0 2", "X3"),
        ("deal 2 9", "X3"),
        ("deal 1 2 3", "X3"),
        ("deal ?", "X3"),
        ("roll 3 6 4 1 2 2 5", "X4"),
        ("roll 3 6 4 1 2 2 5 4 4", "X4"),
        ("roll 3 6 4 1 2 2 5 7", "X4"),
        ("roll 3 6 4 1 2 2 5 33", "X4"),
        ("roll 3 6 4 1 2 2 5 -", "X4"),
        ("reveal", "X7"),
        ("reveal 1 2", "X7"),
        ("reveal 1 2, 3 4", "X7"),
        ("reveal 1 2, 3 4, 5", "X7"),
        ("reveal 1 2, 3 4, 5 6, 7 8", "X7"),
        ("reveal 1 2, 3 4, 5 6, 7 8, 1 2", "X7"),
        ("reveal 1 2, 3 4, ?", "X7"),
    ],
)
def test_what_is_no_move_is_refused_with_its_rule(words: str, rule: str) -> None:
    match = at(words.split()[0])
    with pytest.raises(RefusedError) as refusal:
        house(match, words)
    assert refusal.value.rule == rule


@pytest.mark.parametrize("moment", ["bill", "scatter", "deal", "roll", "reveal"])
def test_a_move_of_another_moment_is_answered_with_one_of_this(moment: str) -> None:
    with pytest.raises(RefusedError, match=f"say for instance '{moment} "):
        house(at(moment), "place 3")


def test_of_throws_that_are_too_many_some_are_listed_and_all_allowed() -> None:
    scatters = at("scatter").moves(HOUSE)
    assert scatters[0] == "scatter 11 11 11 11 11 11 11 11"
    assert len(scatters) == len(set(scatters)) == 21**2
    rolls = at("roll").moves(HOUSE)
    assert (rolls[0], rolls[-1]) == ("roll 1 1 1 1 1 1 1 1", "roll 6 6 6 6 1 1 1 1")
    assert len(rolls) == 6**4
    house(at("roll"), "roll 6 6 6 6 6 6 6 6")
    house(at("scatter"), "scatter 66 66 66 66 66 66 66 66")


def test_few_throws_are_all_listed() -> None:
    rolls = table("left: red 1, orange 3").moves(HOUSE)
    assert len(rolls) == 36
    assert rolls[1] == "roll 2 - - - - - - 1"


@pytest.mark.parametrize("move", [-1, 0, 8, 1 << 24, 1 << 48, 0o1111111110, 0o1111111117])
def test_numbers_that_are_no_throw_are_not_allowed(move: int) -> None:
    assert not at("roll").state.allows(HOUSE, move)
    assert not at("scatter").state.allows(HOUSE, move)


def test_a_pair_is_told_with_the_lower_die_first() -> None:
    state = at("scatter").state
    assert state.allows(HOUSE, 0o6211111111111111)
    assert not state.allows(HOUSE, 0o2611111111111111)
