"""What is told of a game, in fields and in sentences."""

from __future__ import annotations

import pytest

from greenbaize import HOUSE, PUBLIC, Match
from greenbaize.engine.event import Event
from greenbaize.games.bells_and_hammers.events import Ended, GameEnded

from .positions import deal, play, sale, say, sell, table, table_of, throw, turn_up

NAMES = ["Red", "Blue", "Green", "Black", "Yellow"]


def told(match: Match, events: list[Event]) -> list[str]:
    """The sentences."""
    return [event.say(match.names) for event in events]


@pytest.mark.rule("2.3")
def test_throws_to_be_banker_are_told() -> None:
    match = deal(3)
    assert told(match, play(match, "6", "blank", "2 4")) == [
        "Red threw 6 to be Banker: 6.",
        "Blue threw blank to be Banker: 0.",
        "Green threw 2 4 to be Banker: 6.",
        "Red and Green tied at 6 and threw again to be Banker.",
    ]
    assert told(match, play(match, "1", "blank")) == [
        "Red threw 1 to be Banker: 1.",
        "Green threw blank to be Banker: 0.",
        "The game began with Red as Banker, stakes of 5 and 205 in the bank.",
    ]
    assert match.story[-1].as_json() == {
        "event": "game_began", "game": 1, "games": 1, "banker": 0, "players": [0, 1, 2],
        "ante": 5, "bank": 205,
    }  # fmt: skip


def test_a_game_with_a_given_banker_is_opened_by_the_first_answer() -> None:
    for answer in ("12", "pass"):
        match = sale(4, banker=2, games=3)
        assert match.story == []
        first = told(match, say(match, answer))
        assert first[0] == (
            "Game 1 of 3 began with Blue as Banker, stakes of 5 and 210 in the bank."
        )
        assert len(first) == 2
        assert len(say(match, "pass")) == 1


@pytest.mark.rule("4.3", "4.6")
def test_a_sale_is_told() -> None:
    match = sale(3)
    say(match, "1", "pass")
    assert told(match, say(match, "2", "pass", "pass")) == [
        "Red bid 2 for the first card.",
        "Blue passed.",
        "Green passed.",
        "Red bought the first card for 2; the bank now holds 207.",
    ]
    assert told(match, say(match, "pass", "pass", "pass"))[-1] == (
        "Nobody bid for the second card; Blue got it free."
    )
    assert match.story[-1].as_json() == {
        "event": "sold", "card": 2, "seat": 1, "price": 0, "bank": 207,
    }  # fmt: skip


@pytest.mark.rule("4.7", "4.8")
def test_the_cards_are_told_and_who_sits_out() -> None:
    match = sale(7)
    sell(match, 1, 1, 1, 1, 1)
    since = len(match.story)
    turn_up(match)
    assert told(match, match.story[since:]) == [
        "The first card was the Horse; it belongs to Blue.",
        "The second card was the Inn; it belongs to Green.",
        "The third card was the Bell; it belongs to Black.",
        "The fourth card was the Hammer; it belongs to Yellow.",
        "The fifth card was the Double; it belongs to Grey.",
        "Red and Violet had no card and sat this game out.",
    ]


@pytest.mark.parametrize(
    ("words", "bank", "inn", "said"),
    [
        ("1 6", 90, False, ["The bank paid 7 points to Red and kept 83."]),
        ("1 bell", 90, False, ["The bank paid 1 point to Green and kept 89."]),
        ("bell", 90, False, ["Green paid 1 point to Red.", "Yellow paid 1 point to Red."]),
        ("6", 5, False, ["Red paid 1 point to Blue.", "The Inn opened with 5 points in the bank."]),
        ("6", 5, True, ["Red paid 1 point to Blue."]),
        ("blank", 5, True, ["Red paid 1 point to Blue."]),
        ("2 hammer", 5, True, ["Blue paid 3 points to Red."]),
        (
            "5",
            5,
            True,
            ["Red took the whole bank: 5 points.", "Red won the game with 55 points."],
        ),
    ],
)
def test_a_throw_is_told_with_what_it_caused(
    words: str, bank: int, inn: bool, said: list[str]
) -> None:
    outcome = throw(words, bank=bank, inn=inn)
    assert outcome.told == [f"Red threw {words}.", *said]


@pytest.mark.rule("8.2")
def test_a_division_is_told() -> None:
    outcome = throw("1 2 3 4 5 6", bank=8, options={"twenty_one": True})
    assert outcome.told == [
        "Red threw 1 2 3 4 5 6.",
        "Red threw 21: the bank of 8 was divided.",
        "The bank paid 1 point to Green and kept 7.",
        "The bank paid 1 point to Black and kept 6.",
        "The bank paid 1 point to Yellow and kept 5.",
        "The bank paid 5 points to Red and kept 0.",
        "Red won the game with 55 points.",
    ]
    tiny = throw("1 2 3 4 5 6", bank=5, options={"twenty_one": True})
    assert tiny.told[2:] == [
        "The bank paid 5 points to Red and kept 0.",
        "Red won the game with 55 points.",
    ]


@pytest.mark.rule("7.1", "14.8")
def test_the_end_of_a_game_is_told_with_who_leaves_and_the_refill() -> None:
    match = table(
        bank=6,
        seats=7,
        points=[40, 40, 40, 40, 40, 33, 1],
        options={"games": 5, "carry": "refill"},
    )
    table_of(match).jump(2, streaks=[0, 0, 0, 0, 0, 2, 0])
    assert told(match, play(match, "6"))[1:] == [
        "Red took the whole bank: 6 points.",
        "Red won game 2 with 46 points.",
        "Grey had no card three games running and is out of the match; 33 points went to the bank.",
        "The bank was refilled with 190 points.",
        "Game 3 of 5 began with Red as Banker, stakes of 5 and 249 in the bank.",
    ]


@pytest.mark.rule("6.3", "14.9")
@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Ended(1, [50, 90], [2, 1]), "Blue won the game with 90 points."),
        (Ended(1, [90, 90, 1], [2, 1, 3]), "Blue won the tie at 90 points by throwing last."),
        (Ended(1, [90, 90, 1], [1, 1, 3]), "Red and Blue shared the win with 90 points each."),
        (Ended(3, [90, 80, 1], [1, 2, 3]), "Red won the match with 90 points."),
        (
            Ended(3, [90, 90, 1], [1, 1, 3]),
            "Red and Blue shared the win in the match with 90 points each.",
        ),
        (GameEnded(2, [1], [9, 10, 8]), "Blue won game 2 with 10 points."),
        (
            GameEnded(2, [0, 1], [9, 9, 8]),
            "Red and Blue shared the win in game 2 with 9 points each.",
        ),
    ],
)
def test_how_it_was_won_is_told(event: Event, said: str) -> None:
    assert event.say(NAMES) == said


def test_one_game_ends_but_once() -> None:
    match = table(bank=6)
    kinds = [event.as_json()["event"] for event in play(match, "6")]
    assert kinds == ["threw", "cleared", "ended"]


@pytest.mark.rule("9.2")
def test_everybody_sees_all_that_happens() -> None:
    match = sale(4)
    sell(match, 3, 0, 2, 9, 1)
    turn_up(match)
    play(match, "1", "blank", "bell hammer")
    for seat in (0, 1, 2, 3, PUBLIC):
        assert match.events(seat) == match.story


def test_nothing_is_told_while_nobody_listens() -> None:
    match = sale(4)
    quiet = match.state.clone()
    quiet.play(1, 5)
    assert quiet.story is None
    assert match.story == []
    match.play(1, "bid 5")
    assert len(match.story) == 2
    assert HOUSE not in match.owing()
