"""The sale of the cards."""

import pytest

from greenbaize import HOUSE, PUBLIC
from greenbaize.engine.errors import RefusedError
from greenbaize.engine.fair import GivenDraws

from .positions import (
    CARDS,
    all_pass,
    bidding,
    deal,
    final_sale,
    in_play,
    of_seats,
    play,
    points,
    sale,
    say,
    sell,
    table_of,
    turn_up,
)


@pytest.mark.rule("4.1", "9.2", "Q15")
def test_nobody_knows_a_face_before_the_whole_sale_is_over() -> None:
    match = sale(4)
    for _ in range(5):
        for viewer in (0, 1, 2, 3, PUBLIC):
            view = match.view(viewer)
            assert view["owners"] == {}
            assert all("face" not in card for card in view["sold"])
            assert view == match.view()
        sell(match, 3)
    assert match.view()["owners"] == {}
    assert match.owing() == [HOUSE]


@pytest.mark.rule("4.2")
def test_the_cards_are_put_up_one_by_one() -> None:
    match = sale(5)
    for number in range(1, 6):
        assert match.view()["for_sale"] == number
        assert [card["card"] for card in match.view()["sold"]] == list(range(1, number))
        sell(match, number)
    assert match.view()["for_sale"] == 0


@pytest.mark.rule("4.3")
def test_the_highest_bidder_pays_the_bank() -> None:
    match = sale(3)
    say(match, "5", "9", "10", "pass", "11", "pass", "pass")
    assert match.view()["sold"] == [{"card": 1, "seat": 2, "price": 11}]
    assert points(match) == [60, 60, 49]
    assert match.view()["bank"] == 205 + 11


@pytest.mark.rule("4.4")
def test_bids_go_round_clockwise_from_the_bankers_left() -> None:
    match = sale(5, banker=4)
    asked = []
    for answer in ("1", "2", "3", "4", "5", "6"):
        asked += match.owing()
        say(match, answer)
    assert asked == [4, 0, 1, 2, 3, 4]


@pytest.mark.rule("4.4")
def test_each_card_is_first_offered_one_seat_further_on() -> None:
    match = sale(4, banker=2)
    first = []
    for _ in range(5):
        first += match.owing()
        sell(match, 1)
    assert first == [2, 3, 0, 1, 2]


@pytest.mark.rule("4.4")
def test_a_bid_is_higher_than_the_last_and_no_higher_than_ones_points() -> None:
    match = sale(3)
    assert match.moves(1) == ["pass", *[f"bid {bid}" for bid in range(1, 61)]]
    say(match, "58")
    assert match.moves(2) == ["pass", "bid 59", "bid 60"]
    for words in ("bid 58", "bid 1", "bid 61", "bid 500"):
        with pytest.raises(RefusedError) as refusal:
            match.play(2, words)
        assert refusal.value.rule == "4.4"


@pytest.mark.rule("4.4", "15.1")
def test_a_pass_is_final_for_this_card_and_no_other() -> None:
    match = final_sale(3)
    say(match, "1", "pass", "2")
    assert match.owing() == [1]
    say(match, "3")
    assert match.owing() == [0]
    assert of_seats(match, "bidding") == [True, True, False]
    assert match.view()["passed"] == [2]
    say(match, "pass")
    assert match.view()["sold"][0]["seat"] == 1
    assert match.view()["for_sale"] == 2
    assert of_seats(match, "bidding") == [True] * 3
    assert match.view()["passed"] == []


@pytest.mark.rule("4.4")
def test_a_card_is_sold_when_all_but_the_highest_have_passed() -> None:
    match = final_sale(4)
    say(match, "pass", "7", "pass")
    assert match.view()["for_sale"] == 1
    say(match, "pass")
    assert match.view()["for_sale"] == 2
    assert match.view()["sold"] == [{"card": 1, "seat": 2, "price": 7}]


@pytest.mark.rule("4.5")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_may_buy_several_cards(seats: int) -> None:
    match = sale(seats)
    for _ in range(3):
        while match.owing() != [1]:
            say(match, "pass")
        say(match, "5")
        while match.view()["standing"]:
            say(match, "pass")
    assert of_seats(match, "cards")[1] == 3
    assert match.view()["limit"] == 5


@pytest.mark.rule("4.5", "Q3")
@pytest.mark.parametrize("seats", range(5, 11))
def test_five_or_more_may_have_one_card_each_and_are_not_asked_again(seats: int) -> None:
    match = sale(seats)
    assert match.view()["limit"] == 1
    say(match, "5", *["pass"] * (seats - 1))
    assert of_seats(match, "cards") == [0, 1, *[0] * (seats - 2)]
    asked = set()
    for _ in range(seats - 1):
        asked.add(match.owing()[0])
        say(match, str(match.view()["standing"] + 1))
    assert asked == set(range(seats)) - {1}


@pytest.mark.rule("14.4", "Q3")
@pytest.mark.parametrize("seats", [5, 10])
def test_any_number_of_cards_may_be_allowed_at_every_table(seats: int) -> None:
    match = sale(seats, cards_per_player="any")
    assert match.view()["limit"] == 5
    for _ in range(5):
        while match.owing() != [1]:
            say(match, "pass")
        say(match, "5")
        while match.view()["standing"]:
            say(match, "pass")
    assert of_seats(match, "cards")[1] == 5


@pytest.mark.rule("14.4", "7.1")
def test_the_limit_goes_by_those_who_are_still_in_the_match() -> None:
    match = sale(5, games=20)
    state = table_of(match)
    assert match.view()["limit"] == 1
    state.jump(2, streaks=[0, 0, 0, 0, 2])
    state.deal([0, 1, 2, 3, 3], 0)
    state.endow(3, [50] * 5)
    play(match, "3")
    assert of_seats(match, "in_match") == [True, True, True, True, False]
    assert match.view()["limit"] == 5


@pytest.mark.rule("4.6", "Q4")
def test_a_card_without_a_bid_goes_to_the_first_without_one_from_the_bankers_left() -> None:
    match = sale(4, banker=3)
    say(match, "pass", "pass", "pass", "pass")
    assert match.view()["sold"] == [{"card": 1, "seat": 3, "price": 0}]
    assert points(match) == [60] * 4
    sell(match, 0)
    assert match.view()["sold"][1]["seat"] == 0
    while match.owing() != [1]:
        say(match, "pass")
    say(match, "4")
    while match.view()["for_sale"] == 3:
        say(match, "pass")
    sell(match, 0)
    assert match.view()["sold"][3]["seat"] == 2


@pytest.mark.rule("4.6")
def test_if_all_have_a_card_an_unwanted_one_goes_to_the_bankers_left() -> None:
    match = sale(3, banker=1)
    sell(match, 0, 0, 0, 0, 0)
    assert [card["seat"] for card in match.view()["sold"]] == [1, 2, 0, 1, 1]


@pytest.mark.rule("4.6")
def test_all_five_cards_find_an_owner() -> None:
    match = sale(7)
    sell(match, 0, 0, 5, 0, 0)
    assert sum(of_seats(match, "cards")) == 5
    assert max(of_seats(match, "cards")) == 1


@pytest.mark.rule("4.7")
def test_the_cards_are_turned_up_in_the_order_of_the_sale() -> None:
    match = sale(5)
    sell(match, 1, 2, 3, 4, 5)
    buyers = [card["seat"] for card in match.view()["sold"]]
    assert buyers == [1, 2, 3, 4, 0]
    turn_up(match, "bell", "horse", "double", "hammer")
    assert match.view()["owners"] == {"horse": 2, "bell": 1, "double": 3, "hammer": 4}
    assert match.moves(HOUSE) == ["turn inn"]
    turn_up(match, "inn")
    assert match.view()["owners"]["inn"] == 0
    faces = [card["face"] for card in match.view()["sold"]]
    assert faces == ["bell", "horse", "double", "hammer", "inn"]


@pytest.mark.rule("4.7")
def test_no_card_is_turned_up_twice() -> None:
    match = sale(5)
    sell(match, 1, 2, 3, 4, 5)
    turn_up(match, "bell")
    with pytest.raises(RefusedError) as refusal:
        match.play(HOUSE, "turn bell")
    said = "the bell has already been turned up; turn up horse, inn, hammer or double. (4.7)"
    assert str(refusal.value) == said


@pytest.mark.rule("14.14", "9.2")
def test_every_order_of_the_cards_is_equally_likely_when_they_are_turned_up() -> None:
    match = sale(5)
    sell(match, 1, 2, 3, 4, 5)
    left = list(CARDS)
    for turned in (3, 0, 2, 1, 0):
        for choice, face in enumerate(left):
            draws = GivenDraws(((len(left), choice),))
            words = match.game.write(match.state, HOUSE, table_of(match).sample(draws))
            assert words == f"turn {face}"
        turn_up(match, left.pop(turned))


@pytest.mark.rule("4.8", "T17")
def test_of_seven_players_two_sit_out() -> None:
    match = sale(7)
    sell(match, 1, 1, 1, 1, 1)
    turn_up(match)
    out = [seat for seat in range(7) if not match.view()["seats"][seat]["cards"]]
    assert out == [0, 6]
    assert [points(match)[seat] for seat in out] == [60, 60]
    throwers = []
    for _ in range(6):
        throwers.append(match.view()["turn"])
        play(match, "blank")
    assert throwers == [1, 2, 3, 4, 5, 1]
    assert [points(match)[seat] for seat in out] == [60, 60]


@pytest.mark.rule("4.9", "14.11")
def test_one_owner_of_all_cards_takes_the_bank_without_a_throw() -> None:
    match = sale(3)
    for _ in range(5):
        while match.owing() != [2]:
            say(match, "pass")
        say(match, "4")
        while match.view()["standing"]:
            say(match, "pass")
    turn_up(match)
    assert match.over
    assert points(match) == [60, 60, 60 - 20 + 205 + 20]
    assert match.places() == [2, 2, 1]
    assert "last" not in match.view()


@pytest.mark.rule("14.5", "15.4")
@pytest.mark.parametrize("way", ["until_raised", "final"])
def test_who_cannot_outbid_is_asked_all_the_same(way: str) -> None:
    match = bidding(way, 3)
    say(match, "60")
    for _ in range(2):
        seat = match.owing()[0]
        assert match.moves(seat) == ["pass"]
        with pytest.raises(RefusedError) as refusal:
            match.play(seat, "bid 61")
        assert str(refusal.value) == "only 60 points are left, too few to outbid 60; pass. (4.4)"
        say(match, "pass")
    assert match.view()["sold"][0]["price"] == 60


@pytest.mark.rule("14.5", "15.4")
@pytest.mark.parametrize(("way", "again"), [("until_raised", [1, 2, 3, 4]), ("final", [])])
def test_the_last_one_is_asked_too_if_there_is_no_bid(way: str, again: list[int]) -> None:
    match = bidding(way, 5)
    say(match, *["pass"] * 4)
    assert match.owing() == [0]
    assert len(match.moves(0)) == 61
    say(match, "1")
    assert (all_pass(match) if again else []) == again
    assert match.view()["sold"] == [{"card": 1, "seat": 0, "price": 1}]


@pytest.mark.rule("14.5", "4.4")
@pytest.mark.parametrize("way", ["until_raised", "final"])
def test_the_first_seat_moves_on_even_past_those_who_may_have_no_more(way: str) -> None:
    match = bidding(way, 6, banker=6)
    say(match, "pass", "9")
    all_pass(match)
    assert match.view()["sold"][0]["seat"] == 1
    assert match.owing() == [2]
    say(match, *["pass"] * 3, "3")
    all_pass(match)
    assert match.view()["sold"][1]["seat"] == 5
    assert match.owing() == [2]
    sell(match, 0)
    assert match.owing() == [3]


@pytest.mark.rule("T16")
def test_prices_go_to_the_bank_and_no_point_is_lost() -> None:
    match = sale(5)
    sell(match, 12, 10, 9, 15, 1)
    assert match.view()["bank"] == 190 + 25 + 47 == 262
    assert sum(points(match)) == 325 - 72 == 253
    assert in_play(match) == 515


@pytest.mark.rule("9.1")
def test_bids_are_all_that_anybody_decides() -> None:
    match = deal(5)
    play(match, "1", "2", "3", "4", "5")
    sell(match, 1, 0, 1, 0, 1)
    turn_up(match)
    for _ in range(20):
        assert match.owing() == [HOUSE]
        play(match, "blank")
