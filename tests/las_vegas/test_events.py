"""What is told of a game, in fields and in sentences."""

import pytest

from greenbaize import HOUSE, PUBLIC, Match
from greenbaize.engine.event import Event
from greenbaize.games.las_vegas.events import Ended, Paid, Placed, RoundEnded, Scattered, Tied

from .positions import deal, payout, stock, stocked, table, turn

NAMES = ["Red", "Blue", "Green", "Black"]


def told(match: Match, events: list[Event]) -> list[str]:
    """The sentences."""
    return [event.say(match.names) for event in events]


@pytest.mark.rule("B2")
def test_the_first_bill_of_a_round_opens_it() -> None:
    match = deal(2)
    first, second, third = (match.play(HOUSE, f"bill {bill}") for bill in (20, 40, 90))
    assert told(match, first) == [
        "Round 1 began; Red had the first throw.",
        "Casino 1 was stocked with $20,000.",
    ]
    assert [event.as_json() for event in first] == [
        {"event": "round_began", "round": 1, "start": 0},
        {"event": "stocked", "casino": 1, "bill": 20},
    ]
    assert told(match, second) == ["Casino 1 was stocked with $40,000."]
    assert told(match, third) == ["Casino 2 was stocked with $90,000."]


@pytest.mark.rule("B13")
def test_each_round_is_told_with_its_number_and_start_player() -> None:
    match = payout("casino 1: $50 | red 1", seats=3, round=2, start="blue").match
    assert told(match, match.play(HOUSE, "bill 60")) == [
        "Round 3 began; Green had the first throw.",
        "Casino 1 was stocked with $60,000.",
    ]


@pytest.mark.rule("N2")
@pytest.mark.parametrize(
    ("dice", "where"), [("2 5", "casino 2 and casino 5"), ("6 6", "casino 6 and casino 6")]
)
def test_it_is_told_where_the_leftover_dice_fell(dice: str, where: str) -> None:
    match = stocked(3, neutral=True)
    events = match.play(HOUSE, f"neutral {dice}")
    assert told(match, events) == [f"The leftover neutral dice fell on {where}."]
    assert events == [Scattered([int(face) for face in dice.split()])]


@pytest.mark.rule("B5")
def test_throws_and_placements_are_told() -> None:
    match = table("left: red 3, blue 2")
    assert told(match, match.play(HOUSE, "roll 6 1 6")) == ["Red threw 1 6 6."]
    events = match.play(0, "place 6")
    assert told(match, events) == ["Red placed 2 dice on casino 6."]
    assert events[0].as_json() == {
        "event": "placed", "seat": 0, "casino": 6, "own": 2, "neutral": 0,
        "big": 0, "kickers": 0, "face": 6,
    }  # fmt: skip
    events = match.play(HOUSE, "roll 4 5")
    assert events[0].as_json() == {"event": "threw", "seat": 1, "roll": "4 5"}
    assert told(match, match.play(1, "place 5")) == ["Blue placed 1 die on casino 5."]


@pytest.mark.rule("N3")
@pytest.mark.parametrize(
    ("roll", "said"),
    [
        ("3 3 3n", "2 dice and 1 neutral die"),
        ("3 4 3n", "1 die and 1 neutral die"),
        ("4 4 3n", "1 neutral die"),
    ],
)
def test_neutral_dice_are_told_apart(roll: str, said: str) -> None:
    match = table("left: red 2+1, blue 1")
    match.play(HOUSE, f"roll {roll}")
    assert told(match, match.play(0, "place 3")) == [f"Red placed {said} on casino 3."]


def test_several_neutral_dice_are_told() -> None:
    assert Placed(1, 2, 0, 4).say(NAMES) == "Blue placed 4 neutral dice on casino 2."


@pytest.mark.rule("B8", "B9", "B10")
def test_a_payout_is_told_ties_first() -> None:
    result = payout("casino 4: $80 $30 $10 $10 | red 5, blue 3, green 3, black 1")
    assert result.told == [
        "Casino 4: Blue and Green tied at 3 and got nothing.",
        "Casino 4: Red took $80,000 with 5 dice.",
        "Casino 4: Black took $30,000 with 1 die.",
        "Casino 4: nobody claimed $10,000; it went under the deck.",
        "Casino 4: nobody claimed $10,000; it went under the deck.",
        "Round 1: Red +$80,000, Black +$30,000.",
    ]
    assert [event.as_json() for event in result.events[:4]] == [
        {"event": "tied", "casino": 4, "dice": 3, "owners": [1, 2]},
        {"event": "paid", "casino": 4, "owner": 0, "dice": 5, "bill": 80},
        {"event": "paid", "casino": 4, "owner": 3, "dice": 1, "bill": 30},
        {"event": "unclaimed", "casino": 4, "bill": 10},
    ]


@pytest.mark.rule("B8")
def test_of_two_ties_the_larger_is_told_first() -> None:
    result = payout("casino 1: $50 | red 1, blue 8, green 1, black 8")
    assert result.told == [
        "Casino 1: Blue and Black tied at 8 and got nothing.",
        "Casino 1: Red and Green tied at 1 and got nothing.",
        "Casino 1: nobody claimed $50,000; it went under the deck.",
        "Round 1: nobody was paid.",
    ]


@pytest.mark.rule("N5")
def test_the_neutral_dice_are_called_by_what_they_are() -> None:
    result = payout("casino 1: $50 $20 | red 1, neutral 1, blue 2\ncasino 2: $70 | neutral 3")
    assert result.told == [
        "Casino 1: Red and the neutral dice tied at 1 and got nothing.",
        "Casino 1: Blue took $50,000 with 2 dice.",
        "Casino 1: nobody claimed $20,000; it went under the deck.",
        "Casino 2: the neutral dice took $70,000 back under the deck with 3 dice.",
        "Round 1: Blue +$50,000.",
    ]
    assert isinstance(result.events[0], Tied)
    assert result.events[0].owners == [0, -1]
    assert isinstance(result.events[3], Paid)
    assert result.events[3].owner == -1


@pytest.mark.rule("B8")
def test_a_casino_without_money_tells_its_ties_and_nothing_more() -> None:
    result = payout("casino 2:  | red 2, blue 2, green 1")
    tied = "Casino 2: Red and Blue tied at 2 and got nothing."
    assert result.told == [tied, "Round 1: nobody was paid."]


@pytest.mark.rule("B14")
def test_the_end_is_told_with_everything_counted() -> None:
    result = payout("won: red $90, blue $80 $20, green $30", round=4)
    counted = Ended([90, 100, 30], [1, 2, 1], [2, 1, 3])
    assert result.events == [RoundEnded(4, [0, 0, 0]), counted]
    assert result.events[-1].as_json() == {
        "event": "ended", "money": [90, 100, 30], "bills": [1, 2, 1], "places": [2, 1, 3],
    }  # fmt: skip


@pytest.mark.rule("B14")
@pytest.mark.parametrize(
    ("end", "said"),
    [
        (Ended([50, 90], [1, 1], [2, 1]), "Blue won with $90,000."),
        (
            Ended([90, 90, 10], [1, 1, 1], [1, 1, 3]),
            "Red and Blue shared the victory with $90,000 each.",
        ),
        (
            Ended([90, 90, 10], [2, 3, 1], [2, 1, 3]),
            "Blue won with $90,000 and 3 bills, more than the others who had as much.",
        ),
        (Ended([90, 10, 10], [2, 1, 1], [1, 2, 2]), "Red won with $90,000."),
    ],
)
def test_how_a_game_was_won_is_told(end: Ended, said: str) -> None:
    assert end.say(NAMES) == said


@pytest.mark.rule("A6")
def test_everybody_sees_all_that_happens() -> None:
    match = stocked(2)
    turn(match, "1 1 1 1 1 1 1 1", 1)
    assert len(match.story) == 9
    for seat in [0, 1, PUBLIC]:
        assert match.events(seat) == match.story
    assert match.events(since=7) == match.story[7:]


def test_a_seat_is_called_by_the_name_it_was_given() -> None:
    match = Match("las-vegas", seats=["Ada", "Bob"], seed=5)
    assert match.story[0].say(match.names) == "Round 1 began; Ada had the first throw."


@pytest.mark.rule("B4")
def test_nothing_is_told_while_nobody_listens() -> None:
    match = deal(2)
    quiet = match.state.clone()
    assert quiet.story is None
    quiet.play(HOUSE, 5)
    assert match.story == []
    stock(match, 50)
    assert len(match.story) == 2


@pytest.mark.rule("B13")
def test_a_round_ends_with_what_everybody_took_in_it_and_in_no_other() -> None:
    match = Match("las-vegas", seats=2, seed=5)
    ends: list[RoundEnded] = []
    while not match.over:
        before = len(match.story)
        match.play(0 if 0 in match.owing() else 1, match.moves(match.owing()[0])[0])
        ends += [event for event in match.story[before:] if isinstance(event, RoundEnded)]
    assert [end.round for end in ends] == [1, 2, 3, 4]
    totals = [sum(end.gained[seat] for end in ends) for seat in range(2)]
    assert totals == match.state.scores()
