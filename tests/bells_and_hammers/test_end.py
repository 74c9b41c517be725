"""How a game ends and who has won it."""

import pytest

from greenbaize import HOUSE
from greenbaize.engine.errors import RefusedError

from .positions import play, table, table_of, throw


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("words", ["3 6", "4 5 bell", "2 3 4 hammer", "9"])
@pytest.mark.parametrize("inn", [False, True])
def test_the_first_throw_that_is_just_the_bank_ends_the_game(words: str, inn: bool) -> None:
    words = words.replace("9", "1 2 6")
    assert throw(words, bank=9, inn=inn).over
    assert not throw(words, bank=10, inn=inn).over
    assert not throw(words, bank=8, inn=inn).over


@pytest.mark.rule("6.1")
def test_nothing_happens_after_the_end() -> None:
    match = throw("6", bank=6).match
    assert match.owing() == []
    assert match.moves(HOUSE) == []
    with pytest.raises(RefusedError, match="the game is over"):
        match.play(HOUSE, "roll 1")


@pytest.mark.rule("6.2")
def test_the_most_points_win() -> None:
    match = throw("6", bank=6, by="inn", points=[80, 70, 90, 10, 20]).match
    assert match.scores() == [80, 76, 90, 10, 20]
    assert match.places() == [2, 3, 1, 5, 4]
    assert match.view()["places"] == [2, 3, 1, 5, 4]


@pytest.mark.rule("6.2", "Q9", "4.8")
def test_who_has_no_card_cannot_win() -> None:
    match = throw("6", bank=6, seats=7, points=[10, 20, 30, 40, 50, 400, 300]).match
    assert match.scores() == [16, 20, 30, 40, 50, 400, 300]
    assert match.places() == [5, 4, 3, 2, 1, 6, 7]


@pytest.mark.rule("6.3")
def test_among_equals_the_last_thrower_wins() -> None:
    match = throw("6", bank=6, by="inn", points=[80, 74, 80, 10, 10]).match
    assert match.scores() == [80, 80, 80, 10, 10]
    assert match.places() == [2, 1, 2, 4, 4]


@pytest.mark.rule("6.3")
def test_equals_who_did_not_throw_last_share_the_victory() -> None:
    match = throw("6", bank=6, by="inn", points=[80, 60, 80, 66, 10]).match
    assert match.places() == [1, 3, 1, 3, 5]


@pytest.mark.rule("6.3")
def test_the_last_thrower_may_win_by_a_throw_that_earns_another() -> None:
    match = throw("6 bell", bank=6, by="inn", points=[10, 80, 74, 10, 10]).match
    assert match.scores() == [10, 80, 80, 10, 10]
    assert match.places() == [3, 1, 2, 3, 3]


@pytest.mark.rule("6.2", "2.3")
def test_the_winner_is_banker_of_the_next_game() -> None:
    match = table(bank=6, by="inn", points=[50, 60, 99, 10, 10], options={"games": 3})
    play(match, "6")
    assert (match.view()["game"], match.view()["banker"]) == (2, 2)
    assert match.owing() == [3]


@pytest.mark.rule("6.3", "14.11")
def test_the_next_banker_is_drawn_among_tied_winners() -> None:
    match = table(bank=6, by="inn", points=[80, 10, 80, 10, 80], options={"games": 3})
    play(match, "6")
    assert match.view()["phase"] == "banker"
    assert match.view()["game"] == 1
    assert match.moves(HOUSE) == ["banker 1", "banker 3", "banker 5"]
    for words in ("banker 2", "banker 6", "banker 99"):
        with pytest.raises(RefusedError) as refusal:
            match.play(HOUSE, words)
        assert refusal.value.rule == "6.3"
        assert "seat 1, 3 or 5" in str(refusal.value)
    match.play(HOUSE, "banker 5")
    assert (match.view()["game"], match.view()["banker"]) == (2, 4)
    assert match.owing() == [0]


@pytest.mark.rule("14.11")
def test_each_of_the_tied_winners_is_equally_likely() -> None:
    from greenbaize.engine.fair import GivenDraws

    match = table(bank=6, by="inn", points=[80, 10, 80, 10, 80], options={"games": 3})
    play(match, "6")
    state = table_of(match)
    assert [state.sample(GivenDraws(((3, n),))) for n in range(3)] == [0, 2, 4]


@pytest.mark.rule("14.11", "6.3")
def test_no_lots_are_drawn_after_the_last_game_or_for_the_last_thrower() -> None:
    match = table(bank=6, by="inn", points=[80, 10, 80, 10, 80])
    play(match, "6")
    assert match.over
    match = table(bank=6, by="inn", points=[80, 74, 80, 10, 80], options={"games": 3})
    play(match, "6")
    assert (match.view()["game"], match.view()["banker"]) == (2, 1)


def test_places_while_the_game_runs_are_by_points() -> None:
    match = table(points=[5, 9, 9, 2, 1], seats=5)
    assert match.places() == [3, 1, 1, 4, 5]
    assert "places" not in match.view()
