"""The end of a round and of the game: colours are revealed, bills are taken."""

import pytest

from greenbaize import HOUSE, Match
from greenbaize.engine.errors import RefusedError

from .positions import aside, dealt, house, place, play_out, reveal, table


def last_die(text: str, seats: int = 2, round: int = 1) -> Match:
    """A position after its last die, a red one that goes where no bills are."""
    match = table(f"{text}\nleft: red 1", seats, round)
    place(match, 6, "red")
    return match


@pytest.mark.rule("X7")
def test_the_round_goes_on_as_long_as_there_are_dice() -> None:
    match = table("left: red 2")
    place(match, 6, "red")
    assert match.view()["turn"] == 1
    place(match, 6, "red")
    assert "turn" not in match.view()
    assert match.owing() == [HOUSE]


@pytest.mark.rule("X7")
def test_everybody_takes_the_bills_of_both_colours() -> None:
    match = last_die("aside: red $20 $50 3, blue $90 1, black $40 2")
    reveal(match)
    assert match.scores() == [160, 40]
    assert [seat["bills"] for seat in match.view()["seats"]] == [3, 1]


@pytest.mark.rule("X7")
def test_nobody_has_any_money_before_the_colours_are_revealed() -> None:
    match = last_die("aside: red $20 $50 3")
    assert match.scores() == [0, 0]


@pytest.mark.rule("X7")
def test_just_the_colours_that_were_dealt_are_revealed() -> None:
    match = last_die("")
    assert match.moves(HOUSE) == ["reveal 1 2, 3 4"]
    for words in ("reveal 1 2, 3 5", "reveal 1 2, 2 3", "reveal 1 2", "reveal 1 2, 3 4, 5 6"):
        with pytest.raises(
            RefusedError, match="every seat reveals the two colours that it was dealt"
        ):
            house(match, words)


@pytest.mark.rule("X7")
def test_all_colours_can_be_seen_until_the_next_round_begins() -> None:
    match = last_die("aside: red $20 $50 3")
    reveal(match)
    shown = [["red", "blue"], ["green", "black"]]
    assert [seat["colours"] for seat in match.view()["seats"]] == shown
    assert aside(match) == {"red": [20, 50]}
    house(match, "bill 50")
    assert not any("colours" in seat for seat in match.view()["seats"])
    assert aside(match) == {}
    assert match.scores() == [70, 0]


@pytest.mark.rule("E41", "A52")
def test_bills_of_a_colour_that_nobody_plays_go_to_nobody() -> None:
    match = last_die("aside: orange $90 $100 4, red $10 1")
    told = [event.say(match.names) for event in reveal(match)]
    assert match.scores() == [10, 0]
    assert told[-1] == "Nobody took 2 bills worth $190,000, which left the game."
    house(match, "bill 50")
    assert match.view()["deck"] == 59 - 3 - 1


@pytest.mark.rule("X8", "A51")
def test_bills_that_nobody_won_leave_the_game() -> None:
    match = last_die("casino 1: $90 $100 | red 2, blue 2")
    told = [event.say(match.names) for event in reveal(match)]
    assert told[-1] == "Nobody took 2 bills worth $190,000, which left the game."
    house(match, "bill 50")
    assert match.view()["casinos"][0] == {"number": 1, "bills": [50], "dice": [0] * 8}
    assert match.view()["deck"] == 59 - 2 - 1


@pytest.mark.rule("X8")
def test_after_the_second_round_the_game_is_over() -> None:
    match = last_die("aside: red $20 1\nnorth had $30\neast had $40", round=2)
    assert not match.over
    reveal(match)
    assert match.over
    assert match.scores() == [50, 40]
    assert match.view()["places"] == [1, 2]


@pytest.mark.rule("X8")
def test_the_first_round_is_not_the_last() -> None:
    match = dealt()
    play_out(match)
    reveal(match)
    assert not match.over
    assert match.owing() == [HOUSE]


@pytest.mark.rule("B14")
def test_the_richest_wins() -> None:
    match = last_die("aside: red $90 1, green $100 1, yellow $20 1", 3, 2)
    told = [event.say(match.names) for event in reveal(match)]
    assert match.places() == [2, 1, 3]
    assert told[-1] == "East won with $100,000."


@pytest.mark.rule("B14", "A52")
def test_among_equally_rich_seats_the_one_with_more_bills_wins() -> None:
    match = last_die("aside: red $90 1, green $40 $50 2", round=2)
    told = [event.say(match.names) for event in reveal(match)]
    assert match.places() == [2, 1]
    assert told[-1] == "East won with $90,000 and 2 bills, more than the others who had as much."


@pytest.mark.rule("B14", "A52")
def test_bills_of_the_first_round_count_too() -> None:
    match = last_die("north had $10 $10 $10\neast had $30\naside: red $50 1, green $50 1", round=2)
    reveal(match)
    assert match.places() == [1, 2]


@pytest.mark.rule("B14", "A52")
def test_equal_money_and_equal_bills_share_the_victory() -> None:
    match = last_die("aside: red $90 1, green $90 1", round=2)
    told = [event.say(match.names) for event in reveal(match)]
    assert match.places() == [1, 1]
    assert told[-1] == "North and East shared the victory with $90,000 each."
