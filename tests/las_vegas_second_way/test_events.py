"""What happens is told, complete and in order."""

import pytest

from greenbaize.games.las_vegas_second_way.events import (
    Discarded,
    Placed,
    Revealed,
    RoundBegan,
    Scattered,
    Stocked,
    Threw,
    Won,
)

from .positions import begin, dealt, house, place, play_out, reveal, roll, stock, table


@pytest.mark.rule("X2", "X8")
def test_the_first_bill_opens_a_round() -> None:
    match = begin()
    assert house(match, "bill 50") == [RoundBegan(1, 0), Stocked(1, 50)]
    assert house(match, "bill 20", "bill 30", "bill 100") == [Stocked(2, 100)]
    match = dealt(3)
    play_out(match)
    reveal(match)
    assert house(match, "bill 50") == [RoundBegan(2, 1), Stocked(1, 50)]


@pytest.mark.rule("X2")
def test_the_first_dice_are_told_casino_by_casino() -> None:
    match = begin()
    stock(match)
    (event,) = house(match, "scatter 35 11 26 44 15 66 23 12")
    assert isinstance(event, Scattered)
    assert event.casinos[0] == ["blue", "blue", "yellow", "orange"]
    assert event.say(match.names) == (
        "Two dice of every colour fell on casinos 1 (2 blue, yellow and orange), "
        "2 (green, violet and orange), 3 (red and violet), 4 (2 black), 5 (red and yellow), "
        "6 (green and 2 grey)."
    )


@pytest.mark.rule("X4")
def test_a_throw_and_a_placement_are_told_by_colour() -> None:
    match = table("left: red 1, blue 1, grey 2")
    roll(match, red=5, grey=5)
    assert match.story[-1] == Threw(0, [["blue"], [], [], [], ["red", "grey"], []])
    assert match.story[-1].say(match.names) == "North threw 1 (blue), 5 (red and grey)."
    (event,) = match.play(0, "place 5")
    assert event == Placed(0, 5, ["red", "grey"])
    assert event.say(match.names) == "North placed red and grey on casino 5."


@pytest.mark.rule("X5", "P5")
def test_what_colours_win_is_told_with_their_dice() -> None:
    match = table("casino 1: $20 $40 $90 | violet 2, yellow 2, green 2")
    place(match, 1, "violet", "red")
    assert match.story[-2:] == [Won(1, "red", 1, 20), Won(1, "violet", 3, 40)]
    assert match.story[-1].say(match.names) == "Casino 1: violet won $40,000 with 3 dice."
    assert match.story[-2].say(match.names) == "Casino 1: red won $20,000 with 1 die."


@pytest.mark.rule("X7", "E41", "X8")
def test_the_end_of_a_round_is_told_with_what_everybody_took() -> None:
    match = table(
        "casino 1: $60 | blue 2\naside: red $20 1, black $40 $50 2, orange $80 1\n"
        "north had $10\nleft: red 1"
    )
    place(match, 6, "red")
    shown, gone = reveal(match)
    assert shown == Revealed([["red", "blue"], ["green", "black"]], [20, 90], [30, 90])
    assert gone == Discarded([80], [60])
    assert shown.say(["you", "East"]) == (
        "You played red and blue and took $20,000; East played green and black and took $90,000."
    )
    assert gone.say(match.names) == "Nobody took 2 bills worth $140,000, which left the game."


@pytest.mark.rule("X7")
def test_where_nothing_is_left_nothing_is_told_of_it() -> None:
    match = table("aside: red $20 1\nleft: red 1")
    place(match, 6, "red")
    assert [type(event) for event in reveal(match)] == [Revealed]


def test_nobody_listens_to_a_silent_table() -> None:
    match = dealt()
    match.state.story = None
    told = len(match.story)
    place(match, 6, "red")
    assert len(match.story) == told
