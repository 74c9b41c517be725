"""Several games in a row."""

import pytest

from greenbaize import Match

from .positions import (
    in_play,
    of_seats,
    play,
    points,
    sale,
    say,
    sell,
    table,
    table_of,
    turn_up,
)

Value = bool | int | str


def last_throw(
    seats: int = 7,
    streaks: tuple[int, ...] = (),
    won: tuple[int, ...] = (),
    game: int = 2,
    owners: tuple[int, ...] = (0, 1, 2, 3, 4),
    hand: tuple[int, ...] = (),
    **options: Value,
) -> Match:
    """A match before the last throw of a game: the bank holds 6 and seat 0 is to throw."""
    chosen: dict[str, Value] = {"games": 5, **options}
    match = table(
        bank=6,
        seats=seats,
        owners=owners,
        points=hand or [40 + seat for seat in range(seats)],
        options=chosen,
    )
    table_of(match).jump(game, won, streaks)
    return match


@pytest.mark.rule("7.4")
@pytest.mark.parametrize("games", [1, 2, 5])
def test_a_match_has_as_many_games_as_chosen(games: int) -> None:
    match = sale(5, games=games)
    for game in range(1, games + 1):
        assert match.view()["game"] == game
        sell(match, 1, 1, 1, 1, 1)
        turn_up(match)
        table_of(match).endow(6, [40, 41, 42, 43, 44])
        play(match, "6")
    assert match.over
    assert match.view()["game"] == games


@pytest.mark.rule("7.1", "14.7")
def test_three_games_without_a_card_are_the_end_of_the_match() -> None:
    match = last_throw(streaks=(0, 0, 0, 0, 0, 2, 1), won=(0, 0, 0, 0, 0, 120, 110))
    play(match, "6")
    assert of_seats(match, "in_match") == [True, True, True, True, True, False, True]
    assert of_seats(match, "streak") == [0, 0, 0, 0, 0, 3, 2]
    assert of_seats(match, "match")[5:] == [0, 156]
    assert points(match) == [60, 60, 60, 60, 60, 0, 60]
    assert match.view()["bank"] == 190 + 6 * 5


@pytest.mark.rule("7.1", "4.4")
def test_who_is_out_for_good_is_asked_no_more() -> None:
    match = last_throw(streaks=(0, 0, 0, 0, 0, 2, 0))
    play(match, "6")
    asked = set()
    while match.view()["for_sale"] == 1:
        asked |= set(match.owing())
        say(match, "pass")
    assert asked == {0, 1, 2, 3, 4, 6}


@pytest.mark.rule("7.1")
def test_two_games_without_a_card_do_no_harm() -> None:
    match = last_throw(streaks=(0, 0, 0, 0, 0, 1, 1))
    play(match, "6")
    assert of_seats(match, "in_match") == [True] * 7
    assert of_seats(match, "streak")[5:] == [2, 2]


@pytest.mark.rule("7.3", "14.6")
@pytest.mark.parametrize("price", [7, 0])
def test_any_card_ends_a_run_without_one_even_a_free_one(price: int) -> None:
    match = sale(7, games=5)
    table_of(match).jump(2, streaks=[2, 2, 2, 2, 2, 2, 2])
    sell(match, price)
    assert of_seats(match, "streak") == [2, 0, 2, 2, 2, 2, 2]


@pytest.mark.rule("14.7")
def test_runs_are_looked_at_after_the_last_game_too() -> None:
    match = last_throw(game=5, streaks=(0, 0, 0, 0, 0, 2, 0), won=(9, 9, 9, 9, 9, 500, 9))
    play(match, "6")
    assert match.over
    assert match.scores()[5] == 0
    assert match.places()[5] == 7


@pytest.mark.rule("7.2", "Q10", "14.8")
def test_every_game_begins_afresh_and_the_score_is_the_sum() -> None:
    match = last_throw(5, won=(100, 90, 80, 70, 60))
    assert match.scores() == [140, 131, 122, 113, 104]
    play(match, "6")
    assert match.view()["game"] == 3
    assert of_seats(match, "match") == [146, 131, 122, 113, 104]
    assert points(match) == [60] * 5
    assert match.view()["bank"] == 215
    assert match.scores() == [206, 191, 182, 173, 164]
    assert in_play(match) == 190 + 65 * 5


@pytest.mark.rule("7.2", "14.8")
def test_points_may_be_carried_and_the_bank_holds_stakes_only() -> None:
    match = last_throw(5, carry="carry")
    play(match, "6")
    assert points(match) == [41, 36, 37, 38, 39]
    assert of_seats(match, "match") == match.scores() == points(match)
    assert match.view()["bank"] == 25


@pytest.mark.rule("7.2", "14.8")
def test_points_may_be_carried_and_the_bank_refilled() -> None:
    match = last_throw(5, carry="refill")
    play(match, "6")
    assert points(match) == [41, 36, 37, 38, 39]
    assert match.view()["bank"] == 190 + 25
    assert "The bank was refilled with 190 points." in [e.say(match.names) for e in match.story]


@pytest.mark.rule("14.8", "7.1")
@pytest.mark.parametrize(("carry", "bank"), [("carry", 45 + 30), ("refill", 190 + 45 + 30)])
def test_points_of_those_who_leave_go_to_the_next_bank(carry: str, bank: int) -> None:
    match = last_throw(streaks=(0, 0, 0, 0, 0, 2, 0), carry=carry)
    play(match, "6")
    assert points(match)[5] == 0
    assert match.view()["bank"] == bank


@pytest.mark.rule("14.8")
def test_who_has_less_than_the_stake_pays_what_there_is() -> None:
    match = last_throw(5, hand=(0, 3, 0, 90, 20), carry="carry", ante=10)
    play(match, "6")
    assert points(match) == [0, 0, 0, 80, 10]
    assert match.view()["bank"] == 6 + 3 + 10 + 10
    assert match.moves(4) == ["pass", *[f"bid {bid}" for bid in range(1, 11)]]


@pytest.mark.rule("14.9")
def test_the_highest_match_score_wins_and_equals_share() -> None:
    match = last_throw(5, game=5, won=(90, 95, 94, 0, 0))
    play(match, "6")
    assert match.over
    assert match.scores() == [136, 136, 136, 43, 44]
    assert match.places() == [1, 1, 1, 5, 4]


@pytest.mark.rule("14.9")
def test_a_match_may_be_won_by_somebody_who_sat_the_last_game_out() -> None:
    match = last_throw(game=5, won=(0, 0, 0, 0, 0, 0, 400))
    play(match, "6")
    assert match.places()[6] == 1


@pytest.mark.rule("14.9", "7.1")
def test_who_is_out_for_good_is_behind_all_others() -> None:
    match = last_throw(game=5, carry="carry", streaks=(0, 0, 0, 0, 0, 2, 2), hand=(0,) * 7)
    play(match, "6")
    assert match.scores() == [6, 0, 0, 0, 0, 0, 0]
    assert match.places() == [1, 2, 2, 2, 2, 6, 6]


@pytest.mark.rule("14.9")
@pytest.mark.parametrize(("streaks", "over"), [((0, 0, 2, 2), True), ((0, 0, 1, 2), False)])
def test_a_match_ends_when_fewer_than_three_are_left(streaks: tuple[int, ...], over: bool) -> None:
    match = last_throw(4, streaks=streaks, owners=(0, 0, 0, 1, 1))
    play(match, "6")
    assert match.over == over


@pytest.mark.rule("14.9")
def test_one_game_is_won_by_points_in_hand() -> None:
    match = table(bank=6, by="inn", points=[80, 74, 80, 10, 10])
    assert match.scores() == [80, 74, 80, 10, 10]
    play(match, "6")
    assert match.scores() == of_seats(match, "match") == [80, 80, 80, 10, 10]
    assert match.places() == [2, 1, 2, 4, 4]


@pytest.mark.rule("7.4")
@pytest.mark.parametrize("carry", ["fresh", "carry", "refill"])
def test_after_the_last_game_no_stakes_are_paid_and_everything_stays_as_it_lies(carry: str) -> None:
    match = last_throw(5, game=5, carry=carry)
    play(match, "6")
    assert match.over
    assert match.view()["game"] == 5
    assert points(match) == [46, 41, 42, 43, 44]
    assert match.view()["owners"]["horse"] == 0
    assert match.view()["bank"] == 0
