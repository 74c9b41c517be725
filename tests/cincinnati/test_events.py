"""What is told of a game, in fields and in sentences."""

import pytest

from greenbaize import HOUSE, PUBLIC, Match
from greenbaize.games.cincinnati.events import Kept, Lifted, Revealed, Stayed, Threw, Took

from .positions import all_say, begin, cleared, deal, fight, house, say, table, told, turn, wait_for


@pytest.mark.rule("3.1.1", "2.6")
def test_the_first_card_of_a_round_opens_it() -> None:
    match = cleared("", round=1)
    first, second = (match.play(HOUSE, f"card {card}") for card in (25, "tokens"))
    assert told(match, first) == ["Round 2 began; Blue dealt.", "Table A got $25,000."]
    assert [event.as_json() for event in first] == [
        {"event": "round_began", "round": 2, "dealer": 1},
        {"event": "turned", "card": "25", "table": "A"},
    ]
    assert told(match, second) == ["Table B got a token card."]


@pytest.mark.rule("3.1.3")
def test_a_round_is_opened_once_also_by_a_card_that_goes_back() -> None:
    match = deal()
    assert told(match, house(match, "card duel")) == [
        "Round 1 began; Red dealt.",
        "A duel card was turned up for table A and shuffled back in.",
    ]
    assert told(match, house(match, "card duel")) == [
        "A duel card was turned up for table A and shuffled back in."
    ]
    assert told(match, house(match, "card 15")) == ["Table A got $15,000."]


@pytest.mark.rule("14.10")
def test_a_replacement_by_choice_is_told_before_it_is_put() -> None:
    match = deal(4, round1_replacement="choice")
    turn(match, "duel")
    events = house(match, "card tokens")
    assert told(match, events) == ["Instead: a token card, to go on any table."]
    assert told(match, say(match, "red", "put B")) == ["Red put a token card on table B."]


@pytest.mark.rule("3.2.1", "11.3")
def test_a_first_throw_is_heard_by_all_and_seen_by_one() -> None:
    match = deal()
    turn(match, 15, 20, 25)
    house(match, "roll 6 1 3 5 1")
    heard = "Red threw five dice under the cup."
    assert told(match, match.events(0))[-2:] == [heard, "Red saw 1 1 3 5 6 there."]
    for viewer in (1, PUBLIC):
        assert told(match, match.events(viewer))[-1] == heard


@pytest.mark.rule("3.2.2", "3.2.3")
def test_tables_are_told_when_the_cups_are_lifted() -> None:
    match = deal(3)
    turn(match, 15, 20)
    house(match, "roll 1 1 3 5 6", "roll 2 2 2 2 2", "roll 1 1 1 2 2")
    assert told(match, say(match, "blue", "sit C")) == ["Blue chose a table in secret."]
    say(match, "red", "sit A")
    say(match, "green", "sit A")
    events = house(match, "lift A11356 C22222 A11122")
    assert events == [Lifted(["A", "C", "A"], ["1 1 3 5 6", "2 2 2 2 2", "1 1 1 2 2"])]
    assert told(match, events) == [
        "The cups were lifted: Red at A with 1 1 3 5 6, Blue at C with 2 2 2 2 2 and "
        "Green at A with 1 1 1 2 2."
    ]


@pytest.mark.rule("3.2.4")
def test_keeps_and_throws_are_told() -> None:
    match = deal(3)
    turn(match, 15, 20)
    begin(match, "A11356", "C22222", "A11122")
    events = say(match, "green", "keep 1 1 1")
    assert events == [Kept(2, "1 1 1", "2 2")]
    assert told(match, events) == ["Green kept 1 1 1."]
    assert told(match, say(match, "red", "stand")) == ["Red stood on 1 1 3 5 6."]
    assert told(match, say(match, "blue", "throw all")) == ["Blue picked up all five dice."]
    events = house(match, "roll 1 2 3 4 5")
    assert told(match, events) == ["Blue threw 1 2 3 4 5: a large straight."]
    events = house(match, "roll 4 1")
    assert events == [Threw(2, "1 4", "1 1 1 1 4", "quartet")]
    assert told(match, events) == ["Green threw 1 4, which makes 1 1 1 1 4: four of a kind."]


@pytest.mark.rule("14.13")
def test_secret_keeps_are_told_when_they_are_revealed() -> None:
    match = deal(3, simultaneous_commit=True)
    turn(match, 15, 20)
    begin(match, "A11356", "C22222", "A11122")
    assert told(match, say(match, "green", "keep 1")) == ["Green chose in secret what to keep."]
    say(match, "red", "throw all")
    say(match, "blue", "stand")
    events = house(match, "reveal 1:none 2:all 3:1")
    assert events == [Revealed([0, 1, 2], ["", "2 2 2 2 2", "1"])]


@pytest.mark.rule("3.2.7")
def test_answers_are_told() -> None:
    match = table("won: red 15\ntokens: red 1")
    assert told(match, say(match, "red", "buy")) == ["Red paid their last token for another throw."]
    assert told(match, say(match, "blue", "buy")) == [
        "Blue paid a token for another throw; 2 tokens left."
    ]
    assert told(match, say(match, "green", "pass")) == ["Green didn't buy another throw."]


@pytest.mark.rule("3.3.1", "3.3.4")
def test_what_was_taken_and_what_stayed_is_told() -> None:
    match = table("A: 15 tokens | red 6 6 6 1 2\nC: 35 duel duel | blue 6 6 6 6 6")
    events = all_say(match, "pass")[-3:]
    assert events == [
        Took(0, "A", ["15", "tokens"], 2),
        Stayed("B", [], 0),
        Stayed("C", ["35", "duel", "duel"], 1),
    ]
    assert told(match, events) == [
        "Table A: Red took $15,000 and 1 token card, and got 2 tokens.",
        "Table B was empty.",
        "Table C: nobody had 11 or less; left on the table: $35,000 and 2 duel cards.",
    ]


@pytest.mark.rule("5.3", "6.3")
def test_duels_are_told() -> None:
    match = cleared("A: duel | red 6 6 6 1 2, blue 6 6 6 1 2", round=1)
    assert told(match, match.story)[-1] == "Table A: Red and Blue tied and went to a duel."
    fight(match, red="6 6 6 6 6", blue="1 1 2 3 5")
    events = say(match, "red", "challenge 3")
    assert told(match, events) == ["Red challenged Green to a duel."]
    assert told(match, house(match, "roll 1 1 2 3 5")) == ["Red threw 1 1 2 3 5: a pair."]


@pytest.mark.rule("11.3")
def test_all_but_the_first_throws_is_for_everybody() -> None:
    match = Match("cincinnati", 4, seed=3)
    while match.owing():
        seat = match.owing()[0]
        match.play(seat, match.moves(seat)[-1])
    public = match.events(PUBLIC)
    secret = [event for event in match.story if event not in public]
    assert {event.as_json()["event"] for event in secret} == {"looked"}
    assert len(secret) == 4 * 12


def test_nothing_is_told_while_nobody_listens() -> None:
    match = deal()
    quiet = match.state.clone()
    quiet.play(HOUSE, 0)
    assert quiet.story is None
    assert match.story == []


def test_bought_keeps_are_told_like_others() -> None:
    match = table("A: 15 | red 1 1 3 5 6", seats=3)
    wait_for(match, "red", "pass")
    say(match, "red", "buy")
    wait_for(match, "red", "pass")
    assert told(match, say(match, "red", "keep 1 1 6")) == ["Red kept 1 1 6."]
