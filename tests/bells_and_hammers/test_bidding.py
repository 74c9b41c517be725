"""A pass lasts until somebody raises: who is asked for a bid, and when a card is sold."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from greenbaize import Match
from greenbaize.engine.rng import Rng
from greenbaize.games.bells_and_hammers.phases import EARLIER

from .positions import (
    all_pass,
    bidding,
    final_sale,
    of_seats,
    play,
    points,
    sale,
    say,
    sell,
    table_of,
)

WAYS = ["until_raised", "final"]


def asked_by(match: Match, *answers: str) -> list[int]:
    """Who was asked for each of these answers."""
    asked = []
    for answer in answers:
        asked += match.owing()
        say(match, answer)
    return asked


@pytest.mark.rule("15.1")
def test_whoever_passed_is_asked_again_after_a_raise() -> None:
    match = sale(3)
    assert asked_by(match, "1", "pass", "2", "pass") == [1, 2, 0, 1]
    assert match.owing() == [2]
    say(match, "9")
    assert match.view()["bidder"] == 2
    assert asked_by(match, "pass", "pass") == [0, 1]
    assert match.view()["sold"] == [{"card": 1, "seat": 2, "price": 9}]
    assert points(match) == [60, 60, 51]


@pytest.mark.rule("15.1")
def test_a_card_is_sold_when_all_others_have_passed_since_the_last_bid() -> None:
    match = sale(4)
    assert asked_by(match, "pass", "7", "pass", "pass") == [1, 2, 3, 0]
    assert match.view()["for_sale"] == 1
    assert match.owing() == [1]
    say(match, "pass")
    assert match.view()["for_sale"] == 2
    assert match.view()["sold"] == [{"card": 1, "seat": 2, "price": 7}]


@pytest.mark.rule("15.1", "4.4")
def test_where_a_pass_is_final_nobody_is_asked_twice_after_it() -> None:
    match = final_sale(4)
    assert asked_by(match, "pass", "7", "pass", "8", "9", "pass") == [1, 2, 3, 0, 2, 0]
    assert match.view()["sold"] == [{"card": 1, "seat": 2, "price": 9}]


@pytest.mark.rule("15.4")
def test_the_first_bid_is_a_raise_too() -> None:
    match = sale(4)
    say(match, "pass", "pass", "pass")
    assert match.view()["passed"] == [1, 2, 3]
    say(match, "1")
    assert match.view()["passed"] == []
    assert all_pass(match) == [1, 2, 3]


@pytest.mark.rule("15.4")
@pytest.mark.parametrize("way", WAYS)
def test_after_a_bid_the_next_to_be_asked_is_on_the_bidders_left(way: str) -> None:
    match = bidding(way, 5, banker=3)
    assert asked_by(match, "2", "pass", "3", "4") == [3, 4, 0, 1]
    assert match.owing() == [2]


@pytest.mark.rule("15.4")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seats", [3, 4, 7])
def test_the_highest_bidder_is_not_asked(way: str, seats: int) -> None:
    match = bidding(way, seats)
    chance = random.Random(seats)
    while match.view()["for_sale"]:
        assert match.owing() != [match.view().get("bidder")]
        say(match, chance.choice(["pass", match.moves(match.owing()[0])[:2][-1]]))


@pytest.mark.rule("15.4")
def test_passed_are_those_who_passed_since_the_last_bid() -> None:
    match = sale(5)
    say(match, "pass", "2", "pass", "pass")
    assert match.view()["passed"] == [3, 4]
    assert of_seats(match, "bidding") == [True, True, True, False, False]
    say(match, "3")
    assert match.view()["passed"] == []
    say(match, "pass")
    assert match.view()["passed"] == [1]
    all_pass(match)
    assert match.view()["passed"] == []


@pytest.mark.rule("15.4", "4.5")
def test_those_who_may_have_no_more_count_as_having_passed() -> None:
    match = sale(5)
    sell(match, 5)
    say(match, "3")
    assert match.view()["passed"] == []
    assert all_pass(match) == [3, 4, 0]
    assert [card["seat"] for card in match.view()["sold"]] == [1, 2]


@pytest.mark.rule("15.4")
@pytest.mark.parametrize("way", WAYS)
def test_if_all_others_may_have_no_more_a_bid_is_sold_at_once(way: str) -> None:
    match = bidding(way, 5)
    sell(match, 1, 1, 1, 1)
    assert match.owing() == [0]
    say(match, "4")
    assert match.view()["sold"][4] == {"card": 5, "seat": 0, "price": 4}


@pytest.mark.rule("15.4", "4.6")
@pytest.mark.parametrize("way", WAYS)
def test_when_all_have_passed_without_a_bid_there_is_no_second_round(way: str) -> None:
    match = bidding(way, 4, banker=2)
    assert all_pass(match) == [2, 3, 0, 1]
    assert match.view()["sold"] == [{"card": 1, "seat": 2, "price": 0}]


@pytest.mark.rule("15.4", "14.5")
def test_who_cannot_outbid_is_asked_after_every_raise_and_can_only_pass() -> None:
    match = sale(3)
    table_of(match).endow(205, [60, 60, 5])
    assert asked_by(match, "9") == [1]
    assert match.moves(2) == ["pass"]
    assert asked_by(match, "pass", "10", "11") == [2, 0, 1]
    assert match.moves(2) == ["pass"]
    assert asked_by(match, "pass", "pass") == [2, 0]
    assert match.view()["sold"] == [{"card": 1, "seat": 1, "price": 11}]


@pytest.mark.rule("15.4", "14.5", "15.5")
@pytest.mark.parametrize(
    ("way", "first"),
    [
        ("until_raised", [1, 3, 4, 0, 1]),
        ("final", [1, 3, 4, 0, 1]),
        (EARLIER, [1, 3, 3, 4, 0]),
    ],
)
def test_who_is_out_for_good_is_not_counted_when_the_first_moves_on(
    way: str, first: list[int]
) -> None:
    match = bidding(way, 5, games=9)
    state = table_of(match)
    state.jump(3, streaks=[0, 0, 2, 0, 0])
    state.deal([0, 1, 3, 4, 4], 0)
    state.endow(6, [90, 50, 50, 50, 50])
    play(match, "6")
    assert of_seats(match, "in_match") == [True, True, False, True, True]
    assert match.view()["banker"] == 0
    asked = []
    for _ in range(5):
        asked += match.owing()
        all_pass(match)
    assert asked == first


def greedily(match: Match, rng: Rng) -> str:
    """One more than the last bid, as long as there is anything to bid."""
    return match.moves(match.owing()[0])[:2][-1]


def one_by_one(match: Match, rng: Rng) -> str:
    """Whoever can outbid does so only once all others have passed."""
    view, seat = match.view(), match.owing()[0]
    passed = {*view["passed"], seat, view.get("bidder")}
    return greedily(match, rng) if passed >= {*range(len(view["seats"]))} else "pass"


def anyhow(match: Match, rng: Rng) -> str:
    """Any answer."""
    seat = match.owing()[0]
    return match.game.write(match.state, seat, match.state.pick(seat, rng))


@pytest.mark.rule("15.4")
@pytest.mark.parametrize("answer", [greedily, one_by_one, anyhow])
@pytest.mark.parametrize("seats", [3, 4, 6, 10])
@pytest.mark.parametrize("way", WAYS)
def test_a_sale_ends(way: str, seats: int, answer: Callable[[Match, Rng], str]) -> None:
    match, rng = bidding(way, seats), Rng(seats)
    while card := match.view()["for_sale"]:
        most = max(points(match))
        bids = asked = 0
        while match.view()["for_sale"] == card:
            words = answer(match, rng)
            match.play(match.owing()[0], words)
            bids += words != "pass"
            asked += 1
        assert bids <= most
        assert asked <= (most + 1) * seats


@pytest.mark.rule("15.4")
def test_every_point_may_be_bid_and_everybody_asked_about_it() -> None:
    match, rng = sale(4), Rng(1)
    bids = asked = 0
    while match.view()["for_sale"] == 1:
        words = one_by_one(match, rng)
        match.play(match.owing()[0], words)
        bids += words != "pass"
        asked += 1
    assert bids == 60
    assert 60 * 3 < asked <= 61 * 4
