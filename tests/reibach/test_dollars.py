"""The clock: $ that turn up, and the scorings they bring."""

import pytest

from greenbaize import HOUSE

from .positions import hand_of, play, seat_of, state_of, table, told


@pytest.mark.rule("3.4")
def test_a_dollar_in_the_display_is_set_aside_and_replaced() -> None:
    match = table("display oil art gold")
    play(match, "take 2", "turn dollar")
    assert match.owing() == [HOUSE]
    assert match.view()["display"] == ["oil", None, "gold"]
    assert match.view()["dollars"] == 1
    assert match.view()["points"] == 2
    play(match, "turn dollar", "turn yacht")
    assert match.view()["display"] == ["oil", "yacht", "gold"]
    assert match.view()["dollars"] == 2
    assert (match.view()["turn"], match.view()["points"]) == (0, 2)


@pytest.mark.rule("3.4")
def test_a_dollar_drawn_blind_is_shown_and_replaced() -> None:
    match = table("display oil art gold")
    events = play(match, "blind", "draw dollar", "draw yacht")
    assert hand_of(match) == ["yacht"]
    assert match.view()["dollars"] == 1
    assert match.view()["points"] == 1
    assert "The first $ turned up." in told(match, match.events(1))
    assert told(match, events)[1] == "The first $ turned up."


@pytest.mark.rule("3.4")
@pytest.mark.parametrize("number", range(1, 11))
def test_the_fourth_seventh_and_tenth_dollar_bring_a_scoring(number: int) -> None:
    match = table(f"red rows oil 1\npile {number - 1}")
    play(match, "take 1", "turn dollar")
    scored = number in (4, 7, 10)
    assert match.scores()[0] == (4 if scored else 0) - (number == 10)
    assert match.view()["scorings"] == sum(number >= due for due in (4, 7, 10))
    assert match.over == (number == 10)


@pytest.mark.rule("3.4", "T12", "Q6")
def test_a_scoring_comes_before_the_card_that_replaces_the_dollar() -> None:
    match = table("red rows oil 1\npile 3\ndisplay gold cash art")
    play(match, "take 1", "turn dollar")
    assert (match.scores(), match.view()["display"]) == ([4, 0], [None, "cash", "art"])
    play(match, "turn dollar")
    assert (match.scores(), match.view()["dollars"]) == ([4, 0], 5)
    play(match, "turn oil")
    assert match.view()["display"] == ["oil", "cash", "art"]
    assert (match.view()["turn"], match.view()["points"]) == (0, 2)


@pytest.mark.rule("3.5", "Q5")
@pytest.mark.parametrize("pile", [3, 6])
def test_after_a_scoring_the_same_seat_goes_on(pile: int) -> None:
    match = table(f"pile {pile}\nred holds gold")
    play(match, "blind", "draw dollar", "draw art")
    assert (match.view()["turn"], match.view()["points"]) == (0, 1)
    assert hand_of(match) == ["gold", "art"]
    play(match, "base art")
    assert match.view()["turn"] == 1


@pytest.mark.rule("3.6", "T13", "Q16")
def test_a_blind_draw_of_the_tenth_dollar_brings_no_card() -> None:
    match = table("pile 9\nred holds gold")
    play(match, "blind", "draw dollar")
    assert match.over
    assert match.owing() == []
    assert match.moves(HOUSE) == []
    assert (hand_of(match), match.scores()) == (["gold"], [-1, 0])
    assert "turn" not in match.view()
    assert match.view()["points"] == 0


@pytest.mark.rule("3.6", "T14", "Q16")
def test_a_card_taken_before_the_tenth_dollar_counts() -> None:
    match = table("pile 9\ndisplay oil art gold")
    play(match, "take 3", "turn dollar")
    assert match.over
    assert (hand_of(match), match.scores()) == (["gold"], [-1, 0])
    assert match.view()["display"] == ["oil", "art", None]
    assert (match.view()["points"], match.view()["dollars"]) == (0, 10)


@pytest.mark.rule("3.8")
def test_the_deck_lasts_until_the_tenth_dollar() -> None:
    match = table("pile 9")
    state = state_of(match)
    rest = [
        kind for kind, number in enumerate(match.view()["unseen"].values()) for _ in range(number)
    ]
    state.give(1, [kind for kind in rest if kind != 12])
    assert match.view()["deck"] == 1
    play(match, "take 1")
    assert match.moves(HOUSE) == ["turn dollar"]
    play(match, "turn dollar")
    assert match.over
    assert match.view()["deck"] == 0


@pytest.mark.rule("3.8")
def test_laid_cards_never_come_back() -> None:
    match = table("red holds oil oil\nred rows oil 7")
    play(match, "extend oil", "base oil")
    assert match.view()["unseen"]["oil"] == 0
    play(match, "take 1")
    assert "turn oil" not in match.moves(HOUSE)


@pytest.mark.rule("4.6")
def test_rows_stay_for_the_next_scoring() -> None:
    match = table("red rows oil 1\npile 3")
    play(match, "take 1", "turn dollar", *["turn dollar"] * 2)
    assert match.scores() == [4, 0]
    play(match, "turn dollar")
    assert match.scores() == [8, 0]
    assert match.view()["scorings"] == 2
    assert seat_of(match, 0)["rows"] == {
        "oil": {"length": 1, "jokers": 0, "closed": False, "income": 4}
    }
