"""What a card looks worth to the greedy bidder."""

from __future__ import annotations

import pytest

from greenbaize import GAMES, Match, Rng
from greenbaize.bots import make_bot
from greenbaize.bots.bot import Chair
from greenbaize.games.bells_and_hammers.odds import card_worth, seat_worth

from .positions import bidding, final_sale, sale, say, table_of

GAME = GAMES["bells-and-hammers"]


def value(match: Match, bid: int) -> float:
    """How good a bid looks to whoever is asked."""
    return GAME.heuristic.value(match.state, match.owing()[0], bid)


def choice(match: Match) -> str:
    """What a greedy bidder answers."""
    seat = match.owing()[0]
    chair = Chair(GAME, seat, Rng(1))
    chair.attach(match.state)
    return GAME.write(match.state, seat, make_bot("greedy", GAME).choose(chair))


def test_a_pass_is_worth_nothing() -> None:
    assert value(sale(4), 0) == 0


def test_four_players_bid_for_a_card_what_it_earns_and_a_little_for_a_seat() -> None:
    match = sale(4)
    danger = 0.75**4
    for bid in (10, 30):
        worth = card_worth(210 + bid, 4) + danger * seat_worth(210 + bid, 4)
        assert value(match, bid) == pytest.approx((worth - bid) / 2, abs=0.05)
    assert value(match, 45) < 0


def test_one_more_than_the_last_bid_is_enough() -> None:
    match = sale(4)
    assert choice(match) == "bid 1"
    say(match, "20")
    assert choice(match) == "bid 21"
    say(match, "50")
    assert choice(match) == "pass"


def test_a_bid_that_nobody_can_beat_counts_in_full() -> None:
    match = sale(4)
    state = table_of(match)
    state.endow(210, [9, 60, 7, 9])
    assert value(match, 9) > 1.9 * value(match, 8)
    assert choice(match) == "bid 9"


@pytest.mark.rule("15.1")
@pytest.mark.parametrize(("way", "answer"), [("until_raised", "bid 11"), ("final", "bid 9")])
def test_whoever_passed_may_still_beat_a_bid_unless_that_is_final(way: str, answer: str) -> None:
    match = bidding(way, 4)
    table_of(match).endow(210, [9, 11, 7, 60])
    say(match, "pass", "pass")
    assert match.owing() == [3]
    assert choice(match) == answer


@pytest.mark.rule("15.1")
def test_who_is_asked_again_after_a_pass_bids_as_if_asked_for_the_first_time() -> None:
    match = sale(4)
    assert choice(match) == "bid 1"
    say(match, "pass", "5", "pass", "pass")
    assert match.owing() == [1]
    assert choice(match) == "bid 6"
    say(match, "50", "pass", "pass", "pass")
    assert match.view()["sold"] == [{"card": 1, "seat": 1, "price": 50}]


def test_the_last_card_is_worth_a_seat_to_who_has_none() -> None:
    match = sale(3)
    for buyer in (0, 0, 0, 2):
        while match.owing() != [buyer]:
            say(match, "pass")
        say(match, "5")
        while match.view()["standing"]:
            say(match, "pass")
    while match.owing() != [1]:
        say(match, "pass")
    bank = match.view()["bank"] + 60
    worth = card_worth(bank, 3) + seat_worth(bank, 3)
    assert value(match, 60) == pytest.approx(worth - 60, abs=0.05)


def test_with_one_card_each_for_five_there_is_no_reason_to_pay() -> None:
    match = sale(5)
    for _ in range(5):
        card = match.view()["for_sale"]
        while match.view()["for_sale"] == card:
            assert value(match, 1) == -1
            assert choice(match) == "pass"
            say(match, "pass")


def test_where_somebody_must_be_left_out_all_points_are_at_stake() -> None:
    match = sale(7)
    assert value(match, 60) == pytest.approx((225 + 60) / 5, abs=0.05)
    assert choice(match) == "bid 60"


def test_in_a_longer_match_one_may_sit_out_but_not_for_the_third_time() -> None:
    match = sale(7, games=5)
    assert value(match, 60) == pytest.approx((225 + 60) / 5 - 60, abs=0.05)
    table_of(match).jump(3, won=[0, 90], streaks=[0, 2])
    assert value(match, 60) == pytest.approx((225 + 60) / 5 + 150 - 60, abs=0.05)


def test_money_is_kept_for_cards_that_will_be_cheap() -> None:
    match = final_sale(4)
    state = table_of(match)
    state.endow(330, [60, 60, 2, 2])
    say(match, "pass", "pass", "pass", "1")
    assert match.view()["sold"][0]["seat"] == 0
    say(match, "pass", "pass")
    assert match.owing() == [0]
    say(match, "30")
    assert match.owing() == [1]
    saved = value(match, 31)
    state.endow(331, [120, 60, 60, 2])
    assert saved < value(match, 31) - 5


@pytest.mark.parametrize(("bids", "seats"), [(["5"], 4), (["5", "9"], 3)])
def test_looking_changes_nothing(bids: list[str], seats: int) -> None:
    match = sale(seats)
    say(match, *bids)
    before = match.view(), len(match.story)
    value(match, 20)
    choice(match)
    assert (match.view(), len(match.story)) == before
