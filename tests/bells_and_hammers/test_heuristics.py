"""What a card looks worth to the greedy bidder."""

from __future__ import annotations

import pytest

from greenbaize import GAMES, Match, Rng
from greenbaize.bots import make_bot
from greenbaize.bots.bot import Chair
from greenbaize.bots.bot_seats import BotSeats
from greenbaize.engine.house import SeededHouse
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


def most(match: Match) -> int:
    """What whoever is asked would pay at most."""
    return max(bid for bid in range(200) if value(match, bid) >= 0)


def worth(match: Match, bid: int) -> float:
    """What the card is worth to whoever is asked, for this bid."""
    return float(GAME.heuristic.worth(match.state, match.owing()[0], bid))  # type: ignore[attr-defined]


def played(seats: int, index: int, **options: bool | int | str) -> Match:
    """A match among greedy bidders."""
    match = Match("bells-and-hammers", seats, options, house=SeededHouse(5, index))
    return BotSeats(match, ["greedy"] * seats, 5, index).play_out()


def test_a_card_is_worth_what_it_earns_and_a_little_for_a_seat() -> None:
    match = sale(4)
    danger = 0.75**4
    for bid in (10, 30):
        right = card_worth(210 + bid, 4) + danger * seat_worth(210 + bid, 4)
        assert worth(match, bid) == pytest.approx(right, abs=0.05)
    assert most(match) < worth(match, 60)


def test_a_bidder_jumps_to_most_of_the_worth_and_then_goes_half_of_the_way() -> None:
    match = sale(4)
    limit = most(match)
    assert choice(match) == f"bid {int(0.7 * limit)}"
    say(match, str(limit), "pass", "pass", "pass")
    match = sale(4)
    say(match, "30")
    limit = most(match)
    assert choice(match) == f"bid {30 + (limit - 30 + 1) // 2}"
    say(match, "50")
    assert choice(match) == "pass"


def test_not_everybody_wants_a_card_alike() -> None:
    limits = set()
    match = sale(4)
    for _ in range(4):
        limits.add(most(match))
        say(match, "pass")
    assert len(limits) > 1


@pytest.mark.parametrize("seats", [3, 4, 7])
def test_nobody_bids_all_they_have_and_a_sale_has_few_bids(seats: int) -> None:
    for index in range(6):
        match = played(seats, index)
        bids = [line.words for line in match.record.moves if line.words.startswith("bid ")]
        assert len(bids) <= 5 * (2 * seats + 2)
        for card in match.view()["sold"]:
            assert card["price"] <= 45


def test_no_more_is_bid_than_puts_it_out_of_reach() -> None:
    match = sale(4)
    table_of(match).endow(210, [9, 60, 7, 9])
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
    first = choice(match)
    say(match, "pass", "5", "pass", "pass")
    assert match.owing() == [1]
    assert choice(match) == first
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
    right = card_worth(bank, 3) + seat_worth(bank, 3)
    assert worth(match, 60) == pytest.approx(right, abs=0.05)


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
    assert worth(match, 60) == pytest.approx((225 + 60) / 5 + 60, abs=0.05)
    assert 37 <= most(match) <= 45


def test_in_a_longer_match_one_may_sit_out_but_not_for_the_third_time() -> None:
    match = sale(7, games=5)
    assert worth(match, 60) == pytest.approx((225 + 60) / 5, abs=0.05)
    table_of(match).jump(3, won=[0, 90], streaks=[0, 2])
    assert worth(match, 60) == pytest.approx((225 + 60) / 5 + 150, abs=0.05)


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
    saved = worth(match, 31)
    state.endow(331, [120, 60, 60, 2])
    assert saved < worth(match, 31) - 5


@pytest.mark.parametrize(("bids", "seats"), [(["5"], 4), (["5", "9"], 3)])
def test_looking_changes_nothing(bids: list[str], seats: int) -> None:
    match = sale(seats)
    say(match, *bids)
    before = match.view(), len(match.story)
    value(match, 20)
    choice(match)
    assert (match.view(), len(match.story)) == before
