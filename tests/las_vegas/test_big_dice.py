"""Big dice: one die that counts as two."""

import pytest

from greenbaize import HOUSE
from greenbaize.engine.errors import RefusedError, SetupError
from greenbaize.engine.fair import GivenDraws

from .boulevard import begin, doors, hand, lies, paid, payday, play, table, told


@pytest.mark.rule("BIG1", "9.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_everybody_swaps_one_normal_die_for_a_big_one(seats: int) -> None:
    match = begin(seats, big_dice=True)
    for chair in match.view()["seats"]:
        assert (chair["dice"], chair["big"]) == (7, 1)


@pytest.mark.rule("BIG1", "9.1", "A58")
def test_there_are_big_dice_for_no_more_than_seven() -> None:
    with pytest.raises(SetupError) as trouble:
        begin(8, big_dice=True)
    said = "big_dice is for 2 to 7 seats, not 8: there are seven big dice. (9.1)"
    assert str(trouble.value) == said


@pytest.mark.rule("A58", "A2")
def test_the_seventh_seat_has_its_big_die_though_violet_has_none_in_the_box() -> None:
    match = begin(7, big_dice=True)
    assert match.names[6] == "Violet"
    assert match.view()["seats"][6]["big"] == 1


@pytest.mark.rule("BIG2", "BIG1")
def test_a_big_die_is_thrown_and_placed_as_one_die() -> None:
    match = table("left: red 2+b, blue 1")
    with pytest.raises(RefusedError) as refusal:
        match.play(HOUSE, "roll 3 3 3")
    assert str(refusal.value) == "3 dice are to be thrown, all of their kinds and no others. (B5)"
    match.play(HOUSE, "roll 4 3b 3")
    assert match.record.moves[-1].words == "roll 3 3b 4"
    assert match.view()["rolled"] == [
        {"face": 3, "own": 1, "neutral": 0, "big": 1},
        {"face": 4, "own": 1, "neutral": 0, "big": 0},
    ]
    assert match.moves(0) == ["place 3", "place 4"]
    match.play(0, "place 3")
    assert lies(match, 3) == {"red": "1+b"}
    assert hand(match, "red") == "1"


@pytest.mark.rule("BIG2")
def test_a_big_die_shows_every_face_like_any_other() -> None:
    match = table("left: red b, blue 1")
    assert match.moves(HOUSE) == [f"roll {face}b" for face in range(1, 7)]
    state = doors(match)
    for face in range(6):
        draws = GivenDraws(((6, face),))
        assert match.game.write(state, HOUSE, state.sample(draws)) == f"roll {face + 1}b"


@pytest.mark.rule("BIG2")
def test_on_payday_a_big_die_counts_as_two() -> None:
    match = payday("casino 3: $60 $40 $10 | red b, blue 1, green 1+b")
    assert paid(match) == {"green": 60, "red": 40, "blue": 10}


@pytest.mark.rule("BIG2")
def test_the_dice_are_told_as_they_count() -> None:
    match = payday("casino 3: $60 $10 | blue b, green 1+b")
    assert told(match, match.story)[-3:-1] == [
        "Casino 3: Green took $60,000 with 3 dice.",
        "Casino 3: Blue took $10,000 with 2 dice.",
    ]


@pytest.mark.rule("F6", "E16", "BIG2")
def test_a_small_and_a_big_die_tie_with_three_small_ones() -> None:
    match = payday("casino 5: $70 $30 | blue 1+b, red 3")
    assert paid(match) == {}
    assert match.view()["under"] == [70, 30]
    assert "Casino 5: Red and Blue tied at 3 and got nothing." in told(match, match.story)


@pytest.mark.rule("E16", "BIG2")
def test_a_big_die_alone_ties_with_two_small_ones() -> None:
    assert paid(payday("casino 5: $70 | blue b, red 2, green 1")) == {"green": 70}


@pytest.mark.rule("E16", "BIG2")
def test_two_big_dice_tie_too_and_a_big_die_is_more_than_a_small_one() -> None:
    assert paid(payday("casino 5: $70 | blue b, red b, green 1")) == {"green": 70}
    assert paid(payday("casino 5: $70 | blue b, red 1")) == {"blue": 70}


@pytest.mark.rule("BIG3")
def test_there_is_no_big_die_among_the_neutral_dice() -> None:
    match = begin(4, big_dice=True, neutral_dice=True)
    assert [hand(match, colour) for colour in ("red", "black")] == ["7+2n+b"] * 2
    two = table("left: red 0+2n, blue 1", big_dice=True)
    assert all(roll.count("n") == 2 and "b" not in roll for roll in two.moves(HOUSE))


@pytest.mark.rule("BIG3", "N5")
def test_neutral_dice_count_one_each_and_tie_with_a_big_one() -> None:
    match = payday("casino 2: $80 $50 | red b, neutral 2, blue 1")
    assert paid(match) == {"blue": 80}
    assert match.view()["under"] == [50]


@pytest.mark.rule("B12", "BIG1")
def test_after_the_round_everybody_has_the_big_die_again() -> None:
    match = payday("casino 5: $70 | blue 1+b, red 3, green b")
    assert [hand(match, colour) for colour in ("red", "blue", "green")] == ["7+b"] * 3
    assert [lies(match, casino) for casino in range(1, 7)] == [{}] * 6


@pytest.mark.rule("E17", "BIG2", "K3")
def test_a_kicked_big_die_goes_home_whole_and_the_casino_counts_two_less() -> None:
    match = table("casino 3: $60 $20 | blue 2+b, green 3\nleft: red 1k, green 1")
    play(match, "roll 3k", "place 3")
    assert match.moves(0) == ["kick 2", "kick 2b", "kick 3"]
    play(match, "kick 2b")
    assert lies(match, 3) == {"blue": "2", "green": "3"}
    assert hand(match, "blue") == "b"
    play(match, "roll 1b", "place 1", "roll 6", "place 6")
    assert paid(match) == {"green": 60, "blue": 20}


@pytest.mark.rule("E18")
def test_a_big_and_a_small_die_of_one_number_are_a_pair_for_double() -> None:
    match = table("left: red 2+b, blue 1\ncards: red double")
    play(match, "roll 3 3b 5")
    assert "double 3 6" in match.moves(0)
    assert "double 5 6" not in match.moves(0)
    play(match, "double 3 6")
    assert lies(match, 6) == {"red": "1+b"}
