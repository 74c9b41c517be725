"""Rotate: dice that show another number than they fell with."""

import pytest

from greenbaize import Match
from greenbaize.engine.game import Value

from .cards import dice, play, refused, table, told, turn


def thrown(roll: str, cards: str = "rotate", **options: Value) -> Match:
    """Red, who holds Rotate, has thrown this."""
    match = table(2, {"cards": cards, "dice": (len(roll.split()), 1)}, **options)
    play(match, f"roll {roll}")
    return match


def rotations(match: Match) -> list[str]:
    """All ways to play the card."""
    return [move for move in match.moves(0) if move.startswith("rotate")]


@pytest.mark.rule("C5", "A37")
def test_all_dice_of_one_number_are_turned_to_another() -> None:
    match = thrown("3 3 3 5")
    events = play(match, "rotate 3 5")
    assert told(match, events) == ["Red played Rotate and turned 3 dice from 3 to 5."]
    assert [(heap["face"], heap["own"]) for heap in match.view()["rolled"]] == [(5, 4)]
    play(match, "place 5")
    assert dice(match, 5) == [4, 0]


@pytest.mark.rule("C5")
def test_any_number_that_was_thrown_can_be_turned_to_any_other() -> None:
    match = thrown("3 3 5")
    assert rotations(match) == [f"rotate 3 {n}" for n in (1, 2, 4, 5, 6)] + [
        f"rotate 5 {n}" for n in (1, 2, 3, 4, 6)
    ]
    said = "Rotate turns dice of a number that was thrown to another number. (C5)"
    for words in ["rotate 3 3", "rotate 4 5", "rotate 6 1"]:
        assert refused(match, 0, words) == said


@pytest.mark.rule("C5")
def test_then_one_places_as_usual_turned_dice_or_others() -> None:
    match = thrown("3 3 5")
    play(match, "rotate 3 1")
    assert match.moves(0)[:2] == ["place 1", "place 5"]
    play(match, "place 5")
    assert (dice(match, 1), dice(match, 5)) == ([0, 0], [1, 0])


@pytest.mark.rule("17.12", "N3", "K2")
def test_it_turns_dice_of_every_kind() -> None:
    modules: dict[str, Value] = {"neutral_dice": True, "kickers": True, "big_dice": True}
    match = table(2, {"cards": "rotate"}, **modules)
    play(match, "roll 3 3 1 1 1 3n 2n 2n 2n 3k 4k 3b", "rotate 3 6")
    assert match.view()["rolled"][-1] == {
        "face": 6, "own": 2, "neutral": 1, "big": 1, "kickers": 1,
    }  # fmt: skip
    assert [heap["face"] for heap in match.view()["rolled"]] == [1, 2, 4, 6]


@pytest.mark.rule("17.12", "C2")
def test_it_can_be_played_before_throwing_again_or_after() -> None:
    match = thrown("1 2 3", "reroll rotate")
    play(match, "reroll", "rotate 1 6", "again 2 3", "roll 6 6", "place 6")
    assert dice(match, 6) == [3, 0]
    match = thrown("1 2 3", "reroll rotate")
    play(match, "reroll", "again 2 3", "roll 1 1", "rotate 1 6", "place 6")
    assert dice(match, 6) == [3, 0]


@pytest.mark.rule("17.12", "C2")
def test_turned_dice_can_be_thrown_again() -> None:
    match = thrown("1 2 3", "reroll rotate")
    play(match, "reroll", "rotate 1 2", "again 2 2", "roll 5 5")
    assert [(heap["face"], heap["own"]) for heap in match.view()["rolled"]] == [(3, 1), (5, 2)]


@pytest.mark.rule("A37", "E23")
def test_with_one_a_single_die_is_turned() -> None:
    match = thrown("3 3 3 5", rotate="one")
    events = play(match, "rotate 3 5")
    assert told(match, events) == ["Red played Rotate and turned 1 die from 3 to 5."]
    assert [(heap["face"], heap["own"]) for heap in match.view()["rolled"]] == [(3, 2), (5, 2)]


@pytest.mark.rule("A37")
@pytest.mark.parametrize("letter", ["", "n", "k", "b"])
def test_with_one_it_is_said_which_kind_of_die(letter: str) -> None:
    modules: dict[str, Value] = {"neutral_dice": True, "kickers": True, "big_dice": True}
    match = table(2, {"cards": "rotate"}, rotate="one", **modules)
    play(match, "roll 3 3 1 1 1 3n 2n 2n 2n 3k 4k 3b")
    assert f"rotate 3{letter} 6" in match.moves(0)
    play(match, f"rotate 3{letter} 6")
    heap = match.view()["rolled"][-1]
    kinds = {"": "own", "n": "neutral", "k": "kickers", "b": "big"}
    assert heap == {"face": 6, **dict.fromkeys(kinds.values(), 0), kinds[letter]: 1}


@pytest.mark.rule("A37")
def test_with_one_only_a_die_that_is_there_can_be_turned() -> None:
    match = thrown("3 3 5", rotate="one")
    said = "Rotate turns dice of a number that was thrown to another number. (C5)"
    for words in ["rotate 3n 5", "rotate 3k 5", "rotate 3b 5", "rotate 4 5", "rotate 3 3"]:
        assert refused(match, 0, words) == said


@pytest.mark.rule("A37")
def test_otherwise_no_kind_is_named() -> None:
    match = thrown("3 3 5")
    assert refused(match, 0, "rotate 3n 5").startswith("'rotate 3n 5' is not a move here")


@pytest.mark.rule("A37")
@pytest.mark.parametrize(("face", "other"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_with_opposite_dice_are_turned_to_the_other_side(face: int, other: int) -> None:
    match = thrown(f"{face} {face}", rotate="opposite")
    assert rotations(match) == [f"rotate {face} {other}"]
    wrong = next(n for n in range(1, 7) if n not in (face, other))
    said = "Rotate turns dice of a number that was thrown to another number. (C5)"
    assert refused(match, 0, f"rotate {face} {wrong}") == said
    play(match, f"rotate {face} {other}", f"place {other}")
    assert dice(match, other) == [2, 0]


@pytest.mark.rule("A37", "17.5")
def test_a_single_die_that_joins_others_makes_up_both_sets_too() -> None:
    match = table(2, {"cards": "two-casinos, rotate", "dice": (4, 4)}, rotate="one")
    turn(match, "1 1 2 2", "two-casinos", "place 1")
    play(match, "roll 3 3 5 6", "rotate 3 5", "place 5", "done")
    assert dice(match, 5) == [0, 2]
    assert match.view()["turn"] == 0
