"""What is told of a game, in fields and in sentences."""

import pytest

from greenbaize import HOUSE
from greenbaize.games.las_vegas_solo.events import (
    Ended,
    GroupTaken,
    Paid,
    Placed,
    Scattered,
    Threw,
    Tied,
)

from .positions import EIGHT, deal, payout, scattered, stock, table, throw, told


@pytest.mark.rule("B2")
def test_the_first_bill_of_a_round_opens_it() -> None:
    match = deal()
    assert told(match, match.play(HOUSE, "bill 20")) == [
        "The only round began.",
        "Casino 1 was stocked with $20,000.",
    ]
    assert told(match, match.play(HOUSE, "bill 100")) == ["Casino 1 was stocked with $100,000."]
    assert told(match, match.play(HOUSE, "bill 10")) == ["Casino 2 was stocked with $10,000."]


@pytest.mark.rule("A44")
def test_rounds_are_counted_where_there_are_several() -> None:
    match = payout("casino 1: $50", "red 1", rounds=4, round=2).match
    assert told(match, match.play(HOUSE, "bill 60"))[0] == "Round 3 of 4 began."


@pytest.mark.rule("S2")
def test_it_is_told_who_is_thrown_out_and_where_the_dice_fall() -> None:
    match = deal()
    stock(match, *[60] * 5, 50)
    events = match.play(HOUSE, "opponent 3")
    assert told(match, events) == ["Green was drawn to be thrown first."]
    assert events[0].as_json() == {"event": "drawn", "colour": 2}
    events = match.play(HOUSE, f"scatter {EIGHT}")
    assert told(match, events) == [
        f"Green's dice were thrown first: {EIGHT}.",
        "The first group was taken: 28 dice, 4 of them Red.",
    ]
    assert events == [Scattered(2, [1, 1, 2, 3, 4, 5, 6, 6]), GroupTaken(1, 28, 4)]


@pytest.mark.rule("S6")
def test_the_group_is_taken_after_the_second_opponent() -> None:
    match = scattered(3, 4)
    names = [type(event).__name__ for event in match.events()][-5:]
    assert names == ["Drawn", "Scattered", "Drawn", "Scattered", "GroupTaken"]


@pytest.mark.rule("S4")
def test_throws_and_placements_are_told_by_colour() -> None:
    match = table("left: red 1, blue 1, orange 1\nnext: red 1, green 1")
    events = throw(match, red=3, blue=1, orange=3)
    assert events == [Threw([3, 1, 0, 0, 0, 0, 0, 3])]
    assert told(match, events) == ["Red threw 1: Blue; 3: Red and Orange."]
    events = match.play(0, "place 3")
    assert events == [Placed(3, [0, 7])]
    assert told(match, events) == ["Red placed 2 dice on casino 3: Red and Orange."]
    throw(match, blue=1)
    assert told(match, match.play(0, "place 1")) == [
        "Red placed 1 die on casino 1: Blue.",
        "The second group was taken: 2 dice, 1 of them Red.",
    ]


@pytest.mark.rule("B8", "B9", "B10")
def test_a_payday_is_told_ties_first() -> None:
    text = "casino 4: $80 $30 $10 | red 4, blue 3, green 3, black 1, grey 2, violet 2"
    result = payout(text, "red 4")
    assert result.told[:5] == [
        "Casino 4: Blue and Green tied at 3 and got nothing.",
        "Casino 4: Grey and Violet tied at 2 and got nothing.",
        "Casino 4: Red took $80,000 with 5 dice.",
        "Casino 4: Black took $30,000 with 1 die.",
        "Casino 4: nobody claimed $10,000; it went under the deck.",
    ]
    assert result.events[:3] == [Tied(4, 3, [1, 2]), Tied(4, 2, [5, 6]), Paid(4, 0, 5, 80)]
    assert result.events[2].as_json() == {
        "event": "paid", "casino": 4, "owner": 0, "dice": 5, "bill": 80,
    }  # fmt: skip
    assert result.events[0].as_json() == {
        "event": "tied", "casino": 4, "dice": 3, "owners": [1, 2],
    }  # fmt: skip


@pytest.mark.rule("B9")
def test_the_player_goes_by_name_and_the_others_by_colour() -> None:
    assert Paid(1, 0, 2, 50).say(["Anna"]) == "Casino 1: Anna took $50,000 with 2 dice."
    assert Paid(1, 7, 2, 50).say(["Anna"]) == "Casino 1: Orange took $50,000 with 2 dice."
    assert Tied(1, 2, [0, 3]).say(["you"]) == "Casino 1: you and Black tied at 2 and got nothing."


@pytest.mark.rule("S5", "S7")
@pytest.mark.parametrize(
    ("end", "said"),
    [
        (
            Ended(310, 280, 8, True),
            "Anna won with 8 dice: $310,000 against $280,000 of the seven others.",
        ),
        (
            Ended(280, 280, 8, False),
            "Anna lost, with $280,000 against $280,000 of the seven others.",
        ),
        (
            Ended(90, 0, 1, True),
            "Anna won with a single die and became Master Gambler: "
            "$90,000 against $0 of the seven others!",
        ),
    ],
)
def test_how_it_ended_is_told(end: Ended, said: str) -> None:
    assert end.say(["Anna"]) == said


@pytest.mark.rule("S5")
def test_the_end_is_told_last() -> None:
    result = payout("casino 1: $50 | red 1\ncasino 2: $20 | blue 1", "green 4")
    assert result.events[-1] == Ended(50, 20, 8, True)
