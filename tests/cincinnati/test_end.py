"""The end, and who has won."""

import pytest

from greenbaize.games.cincinnati.events import Ended

from .positions import cleared, money, piles, table, told

NAMES = ["Red", "Blue", "Green"]


@pytest.mark.rule("3", "8.1")
def test_the_game_is_over_after_the_twelfth_round() -> None:
    match = cleared("A: 25 | red 6 6 6 1 2", round=11)
    assert not match.over
    match = cleared("A: 25 | red 6 6 6 1 2", round=12)
    assert match.over
    assert match.owing() == []
    assert match.view()["over"] is True
    assert match.view()["round"] == 12


@pytest.mark.rule("8.1", "5.1")
def test_the_duels_of_the_twelfth_round_are_fought() -> None:
    match = cleared("A: duel | red 6 6 6 1 2", round=12)
    assert match.owing() == [0]
    assert not match.over


@pytest.mark.rule("8.2")
def test_money_and_tokens_are_counted() -> None:
    match = cleared("won: red 35 15, blue 20\ntokens: red 0, green 7", round=12, seats=3)
    assert match.scores() == [50, 20 + 15, 35]
    assert match.places() == [1, 2, 3]


@pytest.mark.rule("8.2", "Q14")
def test_what_lies_on_the_tables_is_nobodys() -> None:
    match = cleared("A: 35 35 | red 1 2 4 5 6", round=12)
    assert piles(match) == {"A": ["35", "35"]}
    assert match.scores() == [15, 15, 15, 15]
    assert money(match) == {}


@pytest.mark.rule("8.3", "T18")
def test_of_equally_rich_ones_more_of_the_higher_cards_win() -> None:
    match = cleared("won: red 35 35, blue 35 20\ntokens: red 0, green 0", round=12, seats=3)
    assert match.scores() == [70, 70, 0]
    assert match.places() == [1, 2, 3]


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("red", "blue"),
    [("35 15", "30 20"), ("30 25", "30 15"), ("25 20", "25 15"), ("20 15", "20"), ("15", "")],
)
def test_the_cards_decide_from_the_highest_down(red: str, blue: str) -> None:
    worth = [sum(map(int, cards.split())) for cards in (red, blue)]
    richer = (worth[0] - worth[1]) // 5
    match = table(f"won: red {red}, blue {blue}\ntokens: red 0, blue {richer}", seats=3)
    assert match.scores()[0] == match.scores()[1]
    assert match.places()[:2] == [1, 2]


@pytest.mark.rule("8.4")
def test_if_all_is_equal_the_victory_is_shared() -> None:
    match = cleared("won: red 35 15, blue 15 35\ntokens: green 0", round=12, seats=3)
    assert match.places() == [1, 1, 3]
    line = "Red and Blue shared the victory with $65,000 each."
    assert told(match, match.story)[-1] == line


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("end", "said"),
    [
        (Ended([70, 60, 0], [0, 3, 0], [1, 2, 3]), "Red won with $70,000."),
        (
            Ended([70, 70, 0], [0, 3, 0], [2, 1, 3]),
            "Blue won the tie at $70,000 with higher cards.",
        ),
    ],
)
def test_how_a_game_was_won_is_told(end: Ended, said: str) -> None:
    assert end.say(NAMES) == said


def test_when_it_is_over_the_last_dice_and_tables_stay_in_view() -> None:
    match = cleared("A: 25 | red 6 6 6 1 2\nC: 15 | blue 1 2 4 5 6", round=12)
    view = match.view()
    assert view["seats"][0]["dice"] == [1, 2, 6, 6, 6]
    assert view["seats"][1]["table"] == "C"
    assert view["places"] == match.places()
    assert "places" not in table("").view()
