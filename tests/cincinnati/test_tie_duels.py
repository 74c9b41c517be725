"""Duels for a table."""

import pytest

from greenbaize import Match

from .positions import cleared, fight, house, money, owing, say, tokens, told

TWO = "A: 25 | red 6 6 6 1 2, blue 6 6 6 1 2"
THREE = "A: 25 | red 6 6 6 1 2, blue 6 6 6 1 2, green 6 6 6 1 2"


def duellists(match: Match) -> list[int]:
    """Who fights, in duel order."""
    who: list[int] = match.view()["duel"]["duellists"]
    return who


@pytest.mark.rule("6.1")
def test_a_tie_is_fought_out_with_three_throws_and_tokens() -> None:
    match = cleared(TWO, round=1)
    house(match, "roll 1 1 3 5 6", "roll 2 2 3 5 6")
    for throw in (2, 3):
        assert match.view()["throw"] == throw
        for colour in ("red", "blue"):
            assert owing(match) == [colour]
            say(match, colour, "throw all")
            house(match, "roll 1 1 3 5 6")
    say(match, "red", "buy")
    say(match, "red", "keep 1 1")
    house(match, "roll 1 1 1")
    say(match, "blue", "pass")
    say(match, "red", "pass")
    assert money(match) == {"red": [25]}
    assert tokens(match)[0] == 2


@pytest.mark.rule("6.1", "Q3")
def test_the_hierarchy_decides_also_at_caesars() -> None:
    match = cleared("C: 25 | red 1 1 2 2 2, blue 1 1 2 2 2")
    fight(match, red="1 1 2 3 4", blue="6 6 6 6 5")
    assert money(match) == {"blue": [25]}


@pytest.mark.rule("6.2", "Q5")
def test_the_richest_begins_then_clockwise() -> None:
    match = cleared(f"{THREE}\nwon: green 15\ntokens: red 9", round=1)
    assert duellists(match) == [2, 0, 1]
    match = cleared(f"{THREE}\nwon: blue 15, green 15 15", round=1, seats=3)
    assert duellists(match) == [2, 0, 1]


@pytest.mark.rule("6.2", "Q8", "14.5")
@pytest.mark.parametrize(
    ("round", "order"), [(1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1]), (4, [0, 1, 2])]
)
def test_of_equally_rich_ones_the_nearest_to_the_dealer_begins(
    round: int, order: list[int]
) -> None:
    assert duellists(cleared(THREE, round=round)) == order


@pytest.mark.rule("6.3", "Q2", "14.14")
def test_three_tied_fight_one_duel_in_turn() -> None:
    match = cleared(THREE, round=1)
    order = ["red", "blue", "green"]
    for seat in range(3):
        assert match.state.thrower() == seat
        house(match, "roll 1 1 2 3 5")
    for colour in order:
        assert owing(match) == [colour]
        say(match, colour, "keep 1 1")
        house(match, "roll 2 3 5")
    for colour in order:
        assert owing(match) == [colour]
        say(match, colour, "stand")
    for colour in order:
        assert owing(match) == [colour]
        say(match, colour, "buy" if colour == "green" else "pass")
    say(match, "green", "keep 1 1")
    house(match, "roll 1 1 1")
    for colour in order:
        assert owing(match) == [colour]
        say(match, colour, "pass")
    assert money(match) == {"green": [25]}


@pytest.mark.rule("6.3", "14.1")
def test_it_is_over_when_all_three_have_declined_in_a_row() -> None:
    match = cleared(THREE, round=1)
    house(match, "roll 1 1 2 3 5", "roll 2 2 3 4 6", "roll 1 2 3 5 6")
    for _ in range(6):
        match.play(match.owing()[0], "stand")
    for colour, answer in (("red", "pass"), ("blue", "buy")):
        say(match, colour, answer)
    say(match, "blue", "keep 2 2")
    house(match, "roll 3 4 6")
    for colour in ("green", "red"):
        say(match, colour, "pass")
    assert owing(match) == ["blue"]
    say(match, "blue", "pass")
    assert money(match) == {"blue": [25]}


@pytest.mark.rule("6.4", "Q3b", "14.8")
def test_equals_fight_again_from_the_beginning_and_the_others_are_out() -> None:
    match = cleared(f"{THREE}\nwon: green 15", round=1)
    assert duellists(match) == [2, 0, 1]
    events = fight(match, red="6 6 5 5 4", blue="1 2 3 5 6", green="6 6 5 5 4")
    assert told(match, events)[-1] == "Table A: Green and Red tied and went to a duel."
    assert duellists(match) == [2, 0]
    assert match.view()["duel"]["dice"] == [[], []]
    assert match.view()["throw"] == 1
    fight(match, red="6 6 5 5 4", green="1 1 2 3 5")
    assert money(match) == {"red": [25], "green": [15]}


@pytest.mark.rule("6.4")
def test_tokens_that_were_paid_stay_paid() -> None:
    match = cleared(TWO, round=1)
    house(match, "roll 1 1 3 5 6", "roll 2 2 3 5 6")
    for _ in range(4):
        match.play(match.owing()[0], "stand")
    say(match, "red", "buy")
    say(match, "red", "throw all")
    house(match, "roll 2 2 3 5 6")
    say(match, "blue", "pass")
    say(match, "red", "pass")
    assert match.view()["duel"]["dice"] == [[], []]
    assert tokens(match)[:2] == [2, 3]


@pytest.mark.rule("6.5")
def test_only_the_pile_is_won_and_its_duel_cards_are_fought_later() -> None:
    match = cleared(
        "A: 25 duel | red 6 6 6 1 2, blue 6 6 6 1 2\nC: 15 | green 1 1 1 1 1\nwon: red 35", round=1
    )
    fight(match, red="1 2 3 5 6", blue="6 6 6 6 6")
    assert money(match) == {"red": [35], "blue": [25], "green": [15]}
    assert owing(match) == ["blue"]
    assert match.view()["phase"] == "challenging"


@pytest.mark.rule("14.9", "Q3b")
def test_with_starter_loses_the_beginner_loses_a_tie_of_two() -> None:
    match = cleared(TWO, round=1, options={"tie_duel_equal": "starter_loses"})
    events = fight(match, red="6 6 5 5 4", blue="6 6 5 5 4")
    assert money(match) == {"blue": [25]}
    assert "Red had started the duel and so lost the tie." in told(match, events)


@pytest.mark.rule("14.9")
def test_with_starter_loses_the_others_of_three_equals_fight_again() -> None:
    match = cleared(f"{THREE}\nwon: green 15", round=2, options={"tie_duel_equal": "starter_loses"})
    assert duellists(match) == [2, 0, 1]
    fight(match, red="6 6 5 5 4", blue="6 6 5 5 4", green="6 6 5 5 4")
    assert duellists(match) == [1, 0]
    fight(match, red="6 6 5 5 4", blue="6 6 5 5 4")
    assert money(match) == {"red": [25], "green": [15]}


@pytest.mark.rule("14.9")
def test_with_starter_loses_a_beginner_who_is_not_among_the_best_is_out_anyway() -> None:
    match = cleared(THREE, round=1, options={"tie_duel_equal": "starter_loses"})
    fight(match, red="1 2 3 5 6", blue="6 6 5 5 4", green="6 6 5 5 4")
    assert duellists(match) == [1, 2]
    assert money(match) == {}


@pytest.mark.rule("14.9")
def test_with_starter_loses_a_beginner_who_is_best_alone_wins() -> None:
    match = cleared(TWO, round=1, options={"tie_duel_equal": "starter_loses"})
    fight(match, red="6 6 5 5 4", blue="1 2 3 5 6")
    assert money(match) == {"red": [25]}


@pytest.mark.rule("3.3", "3.3.3")
def test_the_next_table_is_cleared_after_the_duel() -> None:
    match = cleared(
        """
        A: 25 | red 6 6 6 1 2, blue 6 6 6 1 2
        B: 15 | green 1 2 3 4 6, black 1 2 3 4 6
        C: 35 | yellow 1 1 1 1 1
        """,
        seats=5,
        round=1,
    )
    assert match.view()["duel"]["prize"] == "A"
    assert money(match) == {}
    fight(match, red="1 2 3 5 6", blue="6 6 6 6 6")
    assert match.view()["duel"]["prize"] == "B"
    assert money(match) == {"blue": [25]}
    fight(match, green="1 2 3 5 6", black="6 6 6 6 6")
    assert money(match) == {"blue": [25], "black": [15], "yellow": [35]}
