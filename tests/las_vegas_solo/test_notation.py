"""Moves in words, and why a move is refused."""

import pytest

from greenbaize import HOUSE, Match, Rng
from greenbaize.engine.errors import RefusedError

from .positions import EIGHT, deal, scattered, stock, table, throw


def at(moment: str) -> Match:
    """A match at which this word is due."""
    match = deal()
    if moment == "bill":
        return match
    stock(match, *[60] * 5, 50)
    if moment in ("scatter", "roll", "place"):
        match.play(HOUSE, "opponent 3")
    if moment in ("roll", "place"):
        match.play(HOUSE, f"scatter {EIGHT}")
    if moment == "place":
        match.play(HOUSE, "roll 3 6 - 1 2 2 5 4")
    return match


SAID = {
    "bill": ["bill 10", "bill 50", "bill 100"],
    "opponent": ["opponent 2", "opponent 8"],
    "scatter": ["scatter 1 1 2 4 5 5 6 6", "scatter 6 6 6 6 6 6 6 6"],
    "roll": ["roll 3 6 - 1 2 2 5 4", "roll 6 6 - 6 6 6 6 6"],
    "place": ["place 1", "place 6"],
}


@pytest.mark.rule("S4", "S2")
@pytest.mark.parametrize("moment", SAID)
def test_moves_are_said_in_the_words_of_the_table(moment: str) -> None:
    for words in SAID[moment]:
        match = at(moment)
        seat = match.owing()[0]
        match.play(seat, words)
        assert match.record.moves[-1].words == words
        assert match.record.moves[-1].seat == seat


def test_dice_of_one_colour_are_told_in_ascending_order() -> None:
    match = at("scatter")
    match.play(HOUSE, "scatter 6 5 4 3 2 1 1 1")
    assert match.record.moves[-1].words == "scatter 1 1 1 2 3 4 5 6"


def test_capitals_and_spaces_do_not_matter() -> None:
    match = at("roll")
    match.play(HOUSE, " ROLL  3 6  - 1 2 2 5 4 ")
    match.play(0, "Place 5")
    assert [line.words for line in match.record.moves[-2:]] == ["roll 3 6 - 1 2 2 5 4", "place 5"]


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        ("bill", "bill 0"),
        ("bill", "bill 110"),
        ("bill", "bill 55"),
        ("bill", "bill rainbow"),
        ("opponent", "opponent 0"),
        ("opponent", "opponent 9"),
        ("opponent", "opponent Green"),
        ("scatter", "scatter 1n 1 2 3 4 5 6 6"),
        ("scatter", "scatter 7 1 2 3 4 5 6 6"),
        ("roll", "roll 3 6 - 1 2 2 5"),
        ("roll", "roll 3 6 - 1 2 2 5 4 4"),
        ("roll", "roll 3 6 - 1 2 2 5 7"),
        ("roll", "roll 3 6 0 1 2 2 5 4"),
        ("roll", "roll ² 6 - 1 2 2 5 4"),
        ("place", "place 0"),
        ("place", "place 7"),
        ("place", "place"),
        ("place", "roll 3 6 - 1 2 2 5 4"),
    ],
)
def test_what_is_no_move_is_answered_with_one_that_is(moment: str, words: str) -> None:
    match = at(moment)
    with pytest.raises(RefusedError, match="is not a move here; say for instance") as refusal:
        match.play(match.owing()[0], words)
    example = str(refusal.value).split("say for instance '")[1].split("'")[0]
    at(moment).play(match.owing()[0], example)


@pytest.mark.rule("S1")
def test_a_bill_that_is_not_in_the_deck_is_refused() -> None:
    match = deal(solo_rounds=4)
    stock(match, *[100] * 5)
    with pytest.raises(
        RefusedError, match=r"no bill of \$100,000 can be next in the deck\. \(S1\)"
    ):
        match.play(HOUSE, "bill 100")


@pytest.mark.rule("S4")
def test_all_ways_in_which_dice_can_fall_are_listed_in_order() -> None:
    match = table("left: red 1, orange 1\nnext: red 1")
    moves = match.moves(HOUSE)
    assert len(moves) == 36
    assert moves[:2] == ["roll 1 - - - - - - 1", "roll 2 - - - - - - 1"]
    assert moves[-1] == "roll 6 - - - - - - 6"
    assert match.state.moves(HOUSE) == sorted(match.state.moves(HOUSE))


@pytest.mark.rule("S4", "T16")
def test_seven_dice_can_fall_in_six_to_the_seventh_ways() -> None:
    assert len(scattered(5).state.moves(HOUSE)) == 6**7


def test_no_number_but_a_throw_is_allowed_to_the_house() -> None:
    state = table("left: red 1, orange 1\nnext: red 1").state
    legal = set(state.moves(HOUSE))
    for face in range(8):
        for last in range(8):
            roll = face | last << 21
            assert state.allows(HOUSE, roll) == (roll in legal)
    assert not state.allows(HOUSE, min(legal) | 1 << 24)
    assert not state.allows(HOUSE, min(legal) | 1 << 3)


@pytest.mark.rule("S4")
def test_a_pick_is_any_number_that_came_up() -> None:
    match = table("left: red 1, blue 1, green 1\nnext: red 1")
    throw(match, red=2, blue=6, green=2)
    picked = [match.state.pick(0, Rng(seed)) for seed in range(60)]
    assert set(picked) == {1, 5}
