"""The referee against the vectors of the rules file, and against itself at random."""

import itertools
import random
from collections import Counter

import pytest

from .bells_and_hammers import HOUSE, Referee
from .bells_and_hammers_material import CARDS, EIGHT_DICE, OPTIONS, SIX_NUMBER_DICE, Option

DEFAULTS: dict[str, Option] = {
    "ante": 5,
    "games": 1,
    "first_banker": 1,
    "cards_per_player": "text",
    "pass": "until_raised",
    "carry": "fresh",
    "inn_open_plain": "bank",
    "inn_open_symbol_payer": "thrower",
    "inn_closed_symbol_over": "thrower",
    "neighbours": "off",
    "twenty_one": False,
}

H, IN, BE, HA, D = range(5)
"""Five different owners (section 12)."""


def start(seats: int, **options: Option) -> Referee:
    return Referee(seats, {**DEFAULTS, **options})


def say(referee: Referee, *words: str) -> None:
    for word in words:
        referee.play(referee.owing()[0], word)


def sell_to(referee: Referee, buyers: list[int], price: int = 1) -> None:
    """Every card to its buyer at this price, and no other bid."""
    for buyer in buyers:
        card = referee.table()["for_sale"]
        while referee.table()["for_sale"] == card:
            seat = referee.seat_in_turn()
            referee.play(seat, f"bid {price}" if seat == buyer else "pass")


def turn_all(referee: Referee) -> None:
    say(referee, *[f"turn {card}" for card in CARDS])


def pass_all_round(referee: Referee) -> None:
    """The whole sale without a bid."""
    while referee.phase == "sale":
        say(referee, "pass")


def at_the_dice(
    thrower: int, bank: int, inn: bool = False, owners: list[int] | None = None, **options: Option
) -> Referee:
    """Five seats with 100 points each; the owners of horse, inn, bell, hammer, double."""
    if owners is None:
        owners = [H, IN, BE, HA, D]
    referee = start(5, cards_per_player="any", **options)
    sell_to(referee, owners)
    turn_all(referee)
    referee.points = [100] * 5
    referee.bank = bank
    referee.inn = inn
    referee.turn = thrower
    return referee


def changes(referee: Referee, words: str) -> list[int]:
    before = list(referee.points)
    referee.play(HOUSE, f"roll {words}")
    return [now - then for now, then in zip(referee.points, before, strict=True)]


def is_over(referee: Referee) -> bool:
    return referee.owing() == []


def test_t1_everybody_has_65_and_the_bank_190() -> None:
    referee = start(5, first_banker="dice")
    assert referee.table()["points"] == [65] * 5
    assert referee.table()["bank"] == 190
    assert 5 * 20 + 5 * 10 + 5 * 5 + 15 * 1 == 190


@pytest.mark.parametrize("thrower", [H, IN, D])
def test_t2_eight_blanks(thrower: int) -> None:
    referee = at_the_dice(thrower, 100)
    assert changes(referee, "blank") == [4, -1, -1, -1, -1]
    assert referee.table()["turn"] == (thrower + 1) % 5


def test_t3_one_symbol_and_seven_blanks() -> None:
    assert changes(at_the_dice(IN, 100), "hammer") == [2, 0, 0, -1, -1]
    assert changes(at_the_dice(IN, 100), "bell") == [2, 0, -1, 0, -1]


def test_t4_both_symbols_and_six_blanks() -> None:
    assert changes(at_the_dice(IN, 100), "bell hammer") == [3, 0, -1, -1, -1]


def test_t5_the_bank_pays_the_card() -> None:
    referee = at_the_dice(IN, 100)
    assert changes(referee, "2 4 bell") == [0, 0, 6, 0, 0]
    assert changes(referee, "1 3 5 bell hammer") == [0, 0, 0, 0, 9]
    assert changes(referee, "3 hammer") == [0, 0, 0, 3, 0]
    assert referee.bank == 100 - 6 - 9 - 3


def test_t6_the_bank_pays_the_thrower() -> None:
    referee = at_the_dice(HA, 100)
    assert changes(referee, "1 4 6") == [0, 0, 0, 11, 0]
    assert referee.bank == 89


def test_t7_exactly_the_bank_ends_the_game() -> None:
    referee = at_the_dice(HA, 15)
    assert changes(referee, "4 5 6") == [0, 0, 0, 15, 0]
    assert is_over(referee)
    assert referee.table()["bank"] == 0
    assert referee.table()["turn"] is None


def test_t8_more_than_the_bank_opens_the_inn() -> None:
    referee = at_the_dice(HA, 16)
    assert changes(referee, "3 4 5 6") == [0, 2, 0, -2, 0]
    assert (referee.bank, referee.table()["inn"]) == (16, True)


def test_t9_no_numbers_at_the_open_inn() -> None:
    referee = at_the_dice(HA, 4, inn=True)
    assert changes(referee, "blank") == [-1, 1, 0, 0, 0]
    assert changes(referee, "bell") == [0, 2, -1, 0, -1]
    assert changes(referee, "hammer") == [0, 2, 0, -1, -1]
    assert changes(referee, "bell hammer") == [0, 3, -1, -1, -1]
    assert (referee.bank, referee.inn) == (4, True)


def test_t10_symbols_and_numbers_at_the_open_inn() -> None:
    referee = at_the_dice(H, 4, inn=True)
    assert changes(referee, "4 6 bell") == [-6, 6, 0, 0, 0]
    referee.turn = H
    assert changes(referee, "1 2 hammer") == [1, -1, 0, 0, 0]
    assert referee.bank == 4
    referee.turn = H
    assert changes(referee, "4 bell") == [4, 0, 0, 0, 0]
    assert is_over(referee)


@pytest.mark.parametrize(
    ("option", "four_and_six", "two", "bank"),
    [
        ("bank", [-6, 6, 0, 0, 0], [2, 0, 0, 0, 0], 2),
        ("as18", [-6, 6, 0, 0, 0], [2, -2, 0, 0, 0], 4),
        ("none", [0] * 5, [0] * 5, 4),
    ],
)
def test_t11_q1_only_numbers_at_the_open_inn(
    option: str, four_and_six: list[int], two: list[int], bank: int
) -> None:
    referee = at_the_dice(H, 4, inn=True, inn_open_plain=option)
    assert changes(referee, "4 6") == four_and_six
    assert referee.bank == 4
    referee.turn = H
    assert changes(referee, "2") == two
    assert referee.bank == bank
    referee = at_the_dice(H, 4, inn=True, inn_open_plain=option)
    assert changes(referee, "4") == [4, 0, 0, 0, 0]
    assert is_over(referee)


def test_t12_q6_symbols_and_exactly_the_bank() -> None:
    referee = at_the_dice(HA, 6)
    assert changes(referee, "2 4 bell") == [0, 0, 6, 0, 0]
    assert is_over(referee)
    referee = at_the_dice(HA, 6)
    assert changes(referee, "6 bell hammer") == [0, 0, 0, 0, 6]
    assert is_over(referee)


@pytest.mark.parametrize(
    ("option", "expected", "inn"),
    [
        ("thrower", [-4, 4, 0, 0, 0], True),
        ("card", [0, 4, 0, -4, 0], True),
        ("none", [0] * 5, False),
    ],
)
def test_t13_q7_symbols_and_more_than_the_bank(option: str, expected: list[int], inn: bool) -> None:
    referee = at_the_dice(H, 5, inn_closed_symbol_over=option)
    assert changes(referee, "4 5 hammer") == expected
    assert (referee.bank, referee.inn) == (5, inn)


def test_14_2_both_symbols_the_double_pays_to_open() -> None:
    referee = at_the_dice(H, 5, inn_closed_symbol_over="card")
    assert changes(referee, "4 5 bell hammer") == [0, 4, 0, 0, -4]


def test_14_3_the_card_pays_at_the_open_inn() -> None:
    referee = at_the_dice(H, 4, inn=True, inn_open_symbol_payer="card")
    assert changes(referee, "4 6 bell") == [0, 6, -6, 0, 0]
    assert changes(referee, "5 bell hammer") == [0, 1, 0, 0, -1]
    referee.turn = H
    assert changes(referee, "3 bell") == [1, -1, 0, 0, 0]
    referee.turn = H
    assert changes(referee, "4 bell") == [4, 0, 0, 0, 0]
    assert is_over(referee)


def test_t14_nobody_pays_himself() -> None:
    referee = at_the_dice(IN, 16)
    assert changes(referee, "3 4 5 6") == [0] * 5
    assert referee.inn
    referee = at_the_dice(IN, 100, owners=[H, IN, H, HA, D])
    assert changes(referee, "bell hammer") == [2, 0, 0, -1, -1]


def test_5_5_a_point_for_each_card_but_one_for_eight_blanks() -> None:
    referee = at_the_dice(H, 100, owners=[H, IN, BE, BE, BE])
    assert changes(referee, "bell hammer") == [3, 0, -3, 0, 0]
    assert changes(referee, "blank") == [2, -1, -1, 0, 0]


def test_t15_who_has_too_little_pays_what_he_has() -> None:
    referee = at_the_dice(H, 4, inn=True)
    referee.points[H] = 1
    assert changes(referee, "4 6 bell") == [-1, 1, 0, 0, 0]
    assert changes(referee, "blank") == [0] * 5
    assert not is_over(referee)
    assert referee.table()["turn"] == 2


def test_t16_prices_go_to_the_bank() -> None:
    referee = start(5)
    for buyer, price in [(1, 12), (2, 10), (3, 9), (4, 15), (0, 1)]:
        sell_to(referee, [buyer], price)
    assert referee.bank == 262
    assert sum(referee.points) == 253
    assert referee.points == [59, 48, 50, 51, 45]


def test_t17_with_seven_players_two_are_out() -> None:
    referee = start(7, first_banker=7)
    sell_to(referee, [0, 1, 2, 4, 5])
    turn_all(referee)
    assert referee.active() == [0, 1, 2, 4, 5]
    assert (referee.points[3], referee.points[6]) == (60, 60)
    assert referee.table()["turn"] == 0
    turns = [referee.turn]
    for _ in range(5):
        assert changes(referee, "blank")[3] == 0
        turns.append(referee.turn)
    assert turns == [0, 1, 2, 4, 5, 0]
    assert referee.may_win(3) is False


def test_t18_v21() -> None:
    referee = at_the_dice(H, 47, twenty_one=True)
    assert changes(referee, "1 2 3 4 5 6") == [26, 0, 7, 7, 7]
    assert is_over(referee)
    referee = at_the_dice(H, 47)
    assert changes(referee, "1 2 3 4 5 6") == [21, 0, 0, 0, 0]
    assert not is_over(referee)


@pytest.mark.parametrize("inn", [False, True])
def test_14_10_v21_comes_before_every_row_but_rule_13(inn: bool) -> None:
    referee = at_the_dice(H, 21, twenty_one=True)
    assert changes(referee, "1 2 3 4 5 6") == [21, 0, 0, 0, 0]
    assert is_over(referee)
    referee = at_the_dice(H, 21, twenty_one=True)
    assert changes(referee, "1 2 3 4 5 6 bell") == [12, 0, 3, 3, 3]
    assert is_over(referee)
    for words in ["1 2 3 4 5 6", "1 2 3 4 5 6 bell hammer"]:
        referee = at_the_dice(IN, 8, inn, twenty_one=True, neighbours="late")
        assert changes(referee, words) == [0, 5, 1, 1, 1]
        assert is_over(referee)


@pytest.mark.parametrize("inn", [False, True])
@pytest.mark.parametrize("plain", ["bank", "as18", "none"])
@pytest.mark.parametrize("when", ["late", "always"])
def test_t19_14_1_v_neighbours(inn: bool, plain: str, when: str) -> None:
    referee = at_the_dice(BE, 12, inn, neighbours=when, inn_open_plain=plain)
    assert changes(referee, "4 5 6") == [0, 0, -3, 3, 0]
    referee.turn = BE
    assert changes(referee, "4 5") == [0, -3, 3, 0, 0]
    assert (referee.bank, referee.inn) == (12, inn)
    assert changes(referee, "blank") == ([-1, 1, 0, 0, 0] if inn else [4, -1, -1, -1, -1])
    referee.turn = BE
    assert changes(referee, "1 5 6") == [0, 0, 12, 0, 0]
    assert is_over(referee)


def test_14_1_15_2_late_neighbours_from_21_on_and_the_inn_opens_with_symbols_only() -> None:
    referee = at_the_dice(BE, 22, neighbours="late")
    assert changes(referee, "1") == [0, 0, 1, 0, 0]
    assert referee.bank == 21
    assert changes(referee, "1") == [0, 0, -20, 20, 0]
    referee.bank = 12
    referee.turn = BE
    assert changes(referee, "4 5 6 bell") == [0, 3, -3, 0, 0]
    assert referee.inn


def test_v_neighbours_are_active_players() -> None:
    referee = at_the_dice(H, 12, owners=[H, H, HA, HA, BE], neighbours="late")
    assert changes(referee, "4 5 6") == [-3, 0, 3, 0, 0]
    referee.turn = H
    assert changes(referee, "4 5") == [3, 0, 0, -3, 0]


def test_15_2_always_compares_from_the_first_throw_on_and_5_6_bounds_what_is_paid() -> None:
    """At the first throw the previous is the last in throwing order (15.4)."""
    referee = at_the_dice(H, 262, neighbours="always")
    referee.points[D] = 70
    assert changes(referee, "1 2 3") == [70, 0, 0, 0, -70]
    assert (referee.bank, referee.inn, referee.turn) == (262, False, IN)
    assert changes(referee, "6") == [-170, 170, 0, 0, 0]
    assert changes(referee, "1") == [0, -261, 261, 0, 0]
    assert changes(referee, "1") == [0, 0, -261, 261, 0]


def test_15_4_with_always_the_bank_falls_by_throws_with_symbols() -> None:
    referee = at_the_dice(H, 100, neighbours="always")
    assert changes(referee, "2 4 bell") == [0, 0, 6, 0, 0]
    assert referee.bank == 94
    assert changes(referee, "blank") == [4, -1, -1, -1, -1]
    assert changes(referee, "bell") == [2, 0, -1, 0, -1]
    referee.bank, referee.turn = 9, H
    assert changes(referee, "4 6 bell") == [-1, 1, 0, 0, 0]
    assert referee.inn


@pytest.mark.parametrize("when", ["late", "always"])
def test_15_4_at_the_open_inn_rules_16_to_18_hold_beside_the_neighbours(when: str) -> None:
    referee = at_the_dice(H, 4, inn=True, neighbours=when)
    assert changes(referee, "blank") == [-1, 1, 0, 0, 0]
    assert changes(referee, "bell") == [0, 2, -1, 0, -1]
    referee.turn = H
    assert changes(referee, "4 6 bell") == [-6, 6, 0, 0, 0]
    referee.turn = H
    assert changes(referee, "1 2 hammer") == [1, -1, 0, 0, 0]
    referee.turn = H
    assert changes(referee, "4 6") == [-6, 6, 0, 0, 0]
    referee.turn = H
    assert changes(referee, "2") == [2, 0, 0, 0, -2]
    assert referee.bank == 4


def test_15_4_v21_precedes_always() -> None:
    referee = at_the_dice(H, 200, neighbours="always", twenty_one=True)
    assert changes(referee, "1 2 3 4 5 6") == [101, 0, 33, 33, 33]
    assert is_over(referee)
    referee = at_the_dice(H, 200, neighbours="always")
    assert changes(referee, "1 2 3 4 5 6") == [100, 0, 0, 0, -100]
    assert not is_over(referee)


@pytest.mark.parametrize("bank", [20, 21, 22, 23, 47, 262])
def test_15_3_the_throwers_half_is_all_that_the_three_cards_leave(bank: int) -> None:
    referee = at_the_dice(H, bank, twenty_one=True)
    share = bank // 2 // 3
    assert changes(referee, "1 2 3 4 5 6 bell") == [bank - 3 * share, 0, share, share, share]


def test_15_2_without_neighbours_the_bank_pays_and_the_inn_opens() -> None:
    referee = at_the_dice(BE, 12, neighbours="off")
    assert changes(referee, "4 5") == [0, 0, 9, 0, 0]
    assert changes(referee, "4 5 6") == [0, 12, 0, -12, 0]
    assert referee.inn


def test_5_8_there_are_64_and_256_throws() -> None:
    assert (len(SIX_NUMBER_DICE), len(EIGHT_DICE)) == (64, 256)
    ways = Counter(throw.sum for throw in SIX_NUMBER_DICE.values())
    expected = [1, 1, 1, 2, 2, 3, 4, 4, 4, 5, 5, 5, 5, 4, 4, 4, 3, 2, 2, 1, 1, 1]
    assert [ways[total] for total in range(22)] == expected


def test_2_3_ties_for_banker_throw_again_in_order() -> None:
    referee = start(4, first_banker="dice")
    throwers = []
    for words in ["6", "1 6", "blank", "3 4", "blank", "blank", "2"]:
        assert referee.table()["banker"] is None
        throwers.append(referee.table()["turn"])
        say(referee, f"roll {words}")
        if len(throwers) == 6:
            assert referee.owing() == [HOUSE]
    assert throwers == [0, 1, 2, 3, 1, 3, 1]
    assert referee.owing() == [HOUSE]
    assert referee.table()["bank"] == 190
    say(referee, "roll 1")
    table = referee.table()
    assert (table["banker"], table["turn"], table["for_sale"]) == (1, 2, 1)
    assert (table["bank"], table["points"]) == (210, [60] * 4)


@pytest.mark.parametrize("banker", [2, "2"])
def test_14_12_the_first_banker_can_be_given(banker: int | str) -> None:
    referee = start(3, first_banker=banker, ante=60)
    assert referee.table()["banker"] == 1
    assert referee.points == [5, 5, 5]
    assert referee.bank == 370
    assert referee.owing() == [2]


def test_4_4_bids_rise_and_a_pass_is_final() -> None:
    referee = start(4, **{"pass": "final"})
    asked = []
    for words in ["bid 3", "pass", "bid 4", "bid 10", "bid 11", "pass", "bid 60"]:
        asked.append(referee.turn)
        say(referee, words)
    assert asked == [1, 2, 3, 0, 1, 3, 0]
    assert referee.table()["standing"] == 60
    assert referee.table()["bidder"] == 0
    assert referee.owing() == [1]
    assert referee.moves(1) == ["pass"]
    say(referee, "pass")
    table = referee.table()
    assert (table["for_sale"], table["standing"], table["bidder"]) == (2, 0, None)
    assert (table["cards"], table["points"]) == ([1, 0, 0, 0], [0, 60, 60, 60])
    assert (table["bank"], table["turn"]) == (190 + 20 + 60, 2)


def ask(referee: Referee, *words: str) -> list[int]:
    """Who is asked in turn, each saying the next of these words."""
    asked = []
    for word in words:
        asked.append(referee.seat_in_turn())
        say(referee, word)
    return asked


def test_15_1_whoever_passed_is_asked_again_after_somebody_else_has_raised() -> None:
    referee = start(4)
    assert ask(referee, "pass", "bid 3", "pass", "pass", "pass") == [1, 2, 3, 0, 1]
    assert (referee.buyers, referee.points, referee.turn) == ([2], [60, 60, 57, 60], 2)
    words = ["bid 1", "pass", "pass", "bid 2", "pass", "bid 9", "pass", "pass", "pass"]
    assert ask(referee, *words) == [2, 3, 0, 1, 2, 3, 0, 1, 2]
    assert referee.buyers == [2, 3]


def test_15_4_the_highest_bidder_is_not_asked_and_passes_are_since_the_last_bid() -> None:
    referee = start(4)
    say(referee, "pass", "pass")
    assert referee.passed == [1, 2]
    assert referee.table()["bidding"] == [True, False, False, True]
    say(referee, "bid 5")
    assert referee.passed == []
    assert referee.table()["bidding"] == [True] * 4
    assert ask(referee, "pass", "pass", "pass") == [0, 1, 2]
    assert (referee.buyers, referee.passed) == ([3], [])


def test_15_1_with_final_passes_only_those_left_are_asked_again() -> None:
    referee = start(4, **{"pass": "final"})
    assert ask(referee, "pass", "bid 3", "bid 4", "pass", "pass") == [1, 2, 3, 0, 2]
    assert referee.buyers == [3]


@pytest.mark.parametrize("protocol", ["until_raised", "final"])
def test_15_4_14_5_who_cannot_outbid_is_asked_and_can_only_pass(protocol: str) -> None:
    referee = start(3, **{"pass": protocol})
    say(referee, "bid 60")
    for seat in [2, 0]:
        assert (referee.owing(), referee.moves(seat)) == ([seat], ["pass"])
        say(referee, "pass")
    assert referee.buyers == [1]


@pytest.mark.parametrize("protocol", ["until_raised", "final"])
def test_15_4_if_everybody_else_is_at_the_limit_a_bid_is_sold_at_once(protocol: str) -> None:
    referee = start(5, **{"pass": protocol})
    sell_to(referee, [1, 2, 3, 4])
    assert referee.owing() == [0]
    say(referee, "bid 7")
    assert referee.table()["for_sale"] == 0
    assert (referee.buyers, referee.points[0]) == ([1, 2, 3, 4, 0], 53)


@pytest.mark.parametrize("protocol", ["until_raised", "final"])
def test_15_4_all_have_passed_without_a_bid_and_there_is_no_second_round(protocol: str) -> None:
    referee = start(4, **{"pass": protocol})
    assert ask(referee, "pass", "pass", "pass", "pass") == [1, 2, 3, 0]
    assert (referee.buyers, referee.for_sale, referee.points) == ([1], 2, [60] * 4)


def test_15_4_players_at_their_limit_are_not_asked_again_after_a_raise() -> None:
    referee = start(5)
    sell_to(referee, [2])
    words = ["pass", "bid 1", "pass", "pass", "bid 2", "pass", "pass", "pass"]
    assert ask(referee, *words) == [3, 4, 0, 1, 3, 4, 0, 1]
    assert referee.buyers == [2, 3]


@pytest.mark.parametrize("seats", [3, 5, 10])
def test_15_4_a_card_has_at_most_m_bids_and_m_and_one_rounds_of_asking(seats: int) -> None:
    referee = start(seats)
    askings = 0
    while referee.for_sale == 1:
        seat = referee.seat_in_turn()
        referee.play(seat, "pass" if len(referee.passed) < seats - 2 else referee.moves(seat)[0])
        askings += 1
    assert referee.bank == 190 + 5 * seats + 60
    assert 60 * (seats - 1) < askings <= 61 * seats


def test_4_4_bids_that_cannot_be_are_refused() -> None:
    referee = start(3)
    say(referee, "bid 7")
    assert referee.moves(2) == [f"bid {bid}" for bid in range(8, 61)] + ["pass"]
    for words in ["bid 7", "bid 61", "bid 0", "bid 08", "bid", "bid  8", "Pass", "roll 1", ""]:
        assert referee.refusal(2, words) is not None
    assert referee.refusal(0, "pass") is not None
    assert referee.refusal(HOUSE, "turn horse") is not None
    before = referee.table()
    with pytest.raises(ValueError, match="not possible"):
        referee.play(2, "bid 7")
    assert referee.table() == before


def test_4_5_at_most_one_card_with_five() -> None:
    referee = start(5)
    say(referee, "bid 1", "pass", "pass", "pass", "pass")
    assert ask(referee, "pass", "pass", "pass", "bid 2", "pass", "pass") == [2, 3, 4, 0, 2, 3]
    say(referee, "pass")
    assert referee.table()["cards"] == [1, 1, 0, 0, 0]


def test_14_4_any_number_of_cards_with_six() -> None:
    referee = start(6, cards_per_player="any")
    sell_to(referee, [3] * 5)
    assert referee.table()["cards"] == [0, 0, 0, 5, 0, 0]


def test_14_5_the_last_possible_bidder_is_asked_and_seats_are_counted() -> None:
    referee = start(5)
    sell_to(referee, [2, 3, 4, 0])
    assert (referee.for_sale, referee.owing()) == (5, [1])
    assert referee.moves(1)[0] == "bid 1"
    say(referee, "pass")
    assert referee.table()["cards"] == [1] * 5
    assert referee.points[1] == 60
    referee = start(5)
    sell_to(referee, [2])
    assert referee.turn == 3


def test_4_6_unwanted_cards_go_free_from_the_bankers_left() -> None:
    referee = start(3, first_banker=2)
    pass_all_round(referee)
    assert referee.buyers == [2, 0, 1, 2, 2]
    assert referee.points == [60] * 3
    referee = start(5, first_banker=2)
    pass_all_round(referee)
    assert referee.buyers == [2, 3, 4, 0, 1]


def test_4_7_the_faces_are_turned_up_in_the_order_of_the_sale() -> None:
    referee = start(5)
    sell_to(referee, [4, 3, 2, 1, 0])
    assert referee.table()["turn"] is None
    assert referee.table()["for_sale"] == 0
    say(referee, "turn inn", "turn double")
    assert referee.table()["owners"] == {"inn": 4, "double": 3}
    for words in ["turn inn", "turn bank", "turn", "roll blank"]:
        assert referee.refusal(HOUSE, words) is not None
    say(referee, "turn bell", "turn horse", "turn hammer")
    assert referee.table()["owners"] == {"inn": 4, "double": 3, "bell": 2, "horse": 1, "hammer": 0}
    assert referee.table()["turn"] == 0


def test_4_9_one_owner_of_all_cards_takes_the_bank() -> None:
    referee = start(3)
    sell_to(referee, [1] * 5)
    assert referee.owing() == [HOUSE]
    turn_all(referee)
    assert is_over(referee)
    assert referee.scores() == [60, 60 - 5 + 190 + 15 + 5, 60]
    assert referee.places() == [2, 1, 2]


def test_throws_that_cannot_be_are_refused() -> None:
    referee = at_the_dice(H, 100)
    for words in ["", "2 1", "1 1", "7", "hammer bell", "bell 1", "blank bell", "1  2", "0"]:
        assert referee.refusal(HOUSE, f"roll {words}") is not None
    assert referee.refusal(HOUSE, "roll") is not None
    assert referee.refusal(HOUSE, "roll 1 2 3 4 5 6 bell hammer") is None
    assert referee.refusal(0, "roll 1") is not None
    referee = start(3, first_banker="dice")
    assert referee.refusal(HOUSE, "roll 1 bell") is not None
    assert referee.refusal(HOUSE, "roll blank") is None


@pytest.mark.parametrize(
    ("points", "places"),
    [
        ([100, 110, 110, 30, 30], [3, 1, 1, 4, 4]),
        ([100, 106, 100, 100, 100], [1, 2, 3, 3, 3]),
        ([100, 107, 107, 106, 0], [3, 1, 1, 3, 5]),
    ],
)
def test_6_3_the_last_thrower_wins_a_tie(points: list[int], places: list[int]) -> None:
    referee = at_the_dice(H, 6)
    referee.points = points
    say(referee, "roll 6")
    assert is_over(referee)
    assert referee.places() == places


def test_6_2_q9_who_has_no_card_is_behind_all_others() -> None:
    referee = at_the_dice(H, 6, owners=[H, H, H, HA, BE])
    referee.points = [0, 500, 3, 1, 500]
    say(referee, "roll 6")
    assert referee.scores() == [6, 500, 3, 1, 500]
    assert referee.places() == [1, 4, 2, 3, 4]


def end_this_game(referee: Referee) -> None:
    """The seat in turn throws a six, which is just what the bank has got."""
    surplus = referee.bank - 6
    referee.points[referee.seat_in_turn()] += surplus
    referee.bank = 6
    say(referee, "roll 6")


def play_game(referee: Referee, buyers: list[int]) -> None:
    sell_to(referee, buyers)
    turn_all(referee)
    end_this_game(referee)


def test_7_2_a_fresh_match_adds_up_final_points() -> None:
    referee = start(3, games=2)
    sell_to(referee, [0, 1, 2, 0, 1])
    turn_all(referee)
    assert referee.table()["match"] == [0, 0, 0]
    assert referee.scores() == [58, 58, 59]
    end_this_game(referee)
    table = referee.table()
    assert (table["game"], table["bank"], table["points"]) == (2, 205, [60] * 3)
    assert table["match"] == [58 + 210, 58, 59]
    assert referee.scores() == [328, 118, 119]
    assert (table["banker"], table["cards"], table["owners"]) == (0, [0] * 3, {})
    play_game(referee, [0, 1, 2, 2, 2])
    assert is_over(referee)
    assert referee.scores() == [268 + 59 + 210, 58 + 59, 59 + 57]
    assert referee.table()["match"] == referee.scores()
    assert referee.places() == [1, 2, 3]


@pytest.mark.parametrize(("carry", "new"), [("carry", 0), ("refill", 190)])
def test_14_8_points_are_carried_over(carry: str, new: int) -> None:
    referee = start(3, games=2, carry=carry, ante=20)
    sell_to(referee, [0, 1, 2, 0, 1])
    turn_all(referee)
    referee.points = [120, 20, 3]
    referee.bank = 190 + 195 - 143
    end_this_game(referee)
    table = referee.table()
    assert (table["game"], table["points"]) == (2, [342, 0, 0])
    assert (table["bank"], table["match"]) == (new + 20 + 20 + 3, [342, 0, 0])
    assert referee.scores() == [342, 0, 0]


def test_14_8_a_player_without_points_is_still_asked() -> None:
    referee = start(3, games=2, carry="carry")
    sell_to(referee, [0, 1, 2, 0, 1])
    turn_all(referee)
    referee.points = [143, 0, 0]
    end_this_game(referee)
    assert referee.owing() == [1]
    assert referee.moves(1) == ["pass"]
    pass_all_round(referee)
    assert referee.buyers == [1, 2, 0, 1, 1]


def test_14_11_tied_winners_draw_the_next_banker() -> None:
    referee = start(5, games=2)
    sell_to(referee, [0, 1, 2, 3, 4])
    turn_all(referee)
    referee.points, referee.bank = [10, 90, 10, 90, 10], 6
    say(referee, "roll 6")
    table = referee.table()
    assert (table["game"], table["turn"], table["bank"]) == (1, None, 0)
    assert table["match"] == table["points"] == referee.scores() == [16, 90, 10, 90, 10]
    assert referee.owing() == [HOUSE]
    assert referee.house_moves() == ["banker 2", "banker 4"]
    for words in ["banker 1", "banker", "banker 02", "roll blank"]:
        assert referee.refusal(HOUSE, words) is not None
    say(referee, "banker 4")
    assert referee.table()["banker"] == 3
    assert referee.table()["game"] == 2
    assert referee.owing() == [4]


def test_14_11_no_draw_if_the_thrower_is_among_the_tied_or_no_game_follows() -> None:
    for points, games in [([84, 90, 10, 90, 10], 2), ([10, 90, 10, 90, 10], 1)]:
        referee = start(5, games=games)
        sell_to(referee, [0, 1, 2, 3, 4])
        turn_all(referee)
        referee.points, referee.bank = points, 6
        say(referee, "roll 6")
        assert referee.table()["banker"] == 0
        assert is_over(referee) == (games == 1)


def test_14_9_ties_in_a_match_are_shared() -> None:
    referee = start(5, games=2, cards_per_player="any")
    play_game(referee, [0, 0, 1, 2, 3])
    sell_to(referee, [0, 0, 1, 2, 3])
    turn_all(referee)
    referee.finished_games = [0, 200, 10, 20, 6]
    referee.points, referee.bank = [204, 10, 100, 0, 100], 6
    say(referee, "roll 6")
    assert referee.scores() == [210, 210, 110, 20, 106]
    assert referee.places() == [1, 1, 3, 5, 4]


@pytest.mark.parametrize("carry", ["fresh", "carry", "refill"])
def test_7_1_three_games_without_a_card(carry: str) -> None:
    referee = start(5, games=5, carry=carry, cards_per_player="any")
    for game in range(1, 4):
        assert referee.table()["streaks"] == [0, 0, 0, 0, game - 1]
        assert referee.table()["game"] == game
        sell_to(referee, [0, 0, 1, 2, 3])
        held = referee.points[4]
        turn_all(referee)
        end_this_game(referee)
    table = referee.table()
    assert table["in_match"] == [True, True, True, True, False]
    assert table["streaks"] == [0, 0, 0, 0, 3]
    assert (referee.points[4], referee.scores()[4], referee.places()[4]) == (0, 0, 5)
    bank = {"fresh": 190, "carry": held, "refill": 190 + held}[carry]
    assert table["bank"] == bank + 4 * 5
    while referee.phase == "sale":
        assert referee.turn != 4
        say(referee, "pass")
    assert referee.buyers == [1, 2, 3, 0, 1]


def test_14_4_the_limit_goes_by_the_players_in_the_match() -> None:
    referee = start(5, games=5)
    referee.in_match[4] = False
    sell_to(referee, [1, 1, 1, 1])
    assert referee.table()["cards"] == [0, 4, 0, 0, 0]


@pytest.mark.parametrize("protocol", ["until_raised", "final"])
@pytest.mark.parametrize(("out", "first"), [(2, [1, 3, 4, 0, 1]), (1, [2, 3, 4, 0, 2])])
def test_15_4_seats_out_of_the_match_are_not_counted_from_card_to_card(
    protocol: str, out: int, first: list[int]
) -> None:
    referee = start(5, games=5, **{"pass": protocol})
    referee.in_match[out] = False
    referee.for_sale = 0
    referee.put_up_next_card()
    asked = []
    for _ in range(5):
        asked.append(referee.turn)
        sell_to(referee, [0])
    assert asked == first


def test_14_6_a_free_card_ends_the_streak() -> None:
    referee = start(3, games=9)
    for _ in range(2):
        play_game(referee, [0, 1, 0, 1, 1])
    assert referee.table()["streaks"] == [0, 0, 2]
    pass_all_round(referee)
    assert referee.table()["cards"] == [1, 3, 1]
    assert referee.table()["streaks"] == [0, 0, 0]


@pytest.mark.parametrize("games", [3, 8])
def test_14_7_14_9_the_match_ends_with_fewer_than_three(games: int) -> None:
    referee = start(3, games=games)
    for _ in range(3):
        play_game(referee, [0, 1, 0, 1, 0])
    assert is_over(referee)
    table = referee.table()
    assert (table["game"], table["in_match"]) == (3, [True, True, False])
    assert (table["bank"], referee.points[2]) == (60, 0)
    assert referee.scores()[2] == 0
    assert referee.places() == [1, 2, 3]
    assert table["match"] == referee.scores()


@pytest.mark.parametrize("seats", [2, 11])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        start(seats)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ante", 7),
        ("ante", 65),
        ("games", 21),
        ("first_banker", 4),
        ("carry", "on"),
        ("neighbours", True),
        ("pass", "never"),
        ("wine", 1),
    ],
)
def test_other_options_are_refused(name: str, value: Option) -> None:
    with pytest.raises(ValueError, match=r"option|seats"):
        start(3, **{name: value})


def random_options(chance: random.Random, seats: int) -> dict[str, Option]:
    options = {name: chance.choice(values) for name, values in OPTIONS.items()}
    options["first_banker"] = chance.choice(["dice", *range(1, seats + 1)])
    options["games"] = chance.choice([1, 1, 2, 5])
    return options


def random_move(referee: Referee, chance: random.Random) -> str:
    who = referee.owing()[0]
    if isinstance(who, int):
        bids = referee.moves(who)[:-1][:8]
        return chance.choice(bids) if bids and chance.random() < 0.5 else "pass"
    if referee.phase not in ("banker's draw", "throws"):
        return chance.choice(referee.house_moves())
    marks = ["1", "2", "3", "4", "5", "6", "bell", "hammer"]
    dice = marks if referee.phase == "throws" else marks[:6]
    shown = [mark for mark in dice if chance.randrange(6) == 0]
    return "roll " + (" ".join(shown) or "blank")


def check(referee: Referee, in_this_game: int) -> None:
    total = referee.bank + sum(referee.points)
    if referee.fresh:
        assert total == 190 + 65 * in_this_game
    else:
        refills = referee.game - 1 if referee.options["carry"] == "refill" else 0
        assert total == 190 + 65 * referee.seats + 190 * refills
    assert min(referee.points) >= 0
    assert referee.bank > 0 or referee.phase in ("next banker", "over")
    assert all(points == 0 for seat, points in enumerate(referee.points) if out(referee, seat))
    assert 1 <= referee.bank <= 20 or not referee.inn or referee.phase in ("next banker", "over")
    if referee.phase == "throws":
        assert len(referee.owners) == 5
        assert referee.turn in referee.active()
        if len(referee.players()) >= 5 and referee.options["cards_per_player"] == "text":
            assert len(referee.active()) == 5
    assert max(referee.streaks) <= 3
    for seat in range(referee.seats):
        assert bool(referee.moves(seat)) == (seat in referee.owing())
        assert all(referee.refusal(seat, words) is None for words in referee.moves(seat)[-2:])
    assert min(referee.places()) == 1


def out(referee: Referee, seat: int) -> bool:
    return not referee.in_match[seat]


def play_at_random(referee: Referee, chance: random.Random) -> None:
    in_this_game = referee.seats
    game = 1
    while referee.owing():
        check(referee, in_this_game)
        say(referee, random_move(referee, chance))
        if referee.game != game:
            game = referee.game
            in_this_game = len(referee.players())
    check(referee, in_this_game)


def check_the_end(referee: Referee) -> None:
    assert referee.game == referee.games or len(referee.players()) < 3
    assert referee.refusal(HOUSE, "roll blank") == "The match is over."
    assert referee.table()["turn"] is None
    scores, places = referee.scores(), referee.places()
    for a, b in itertools.product(range(referee.seats), repeat=2):
        if (referee.may_win(a), scores[a]) > (referee.may_win(b), scores[b]):
            assert places[a] < places[b]
    if referee.games == 1:
        winners = [seat for seat in range(referee.seats) if places[seat] == 1]
        assert winners == referee.winners_of_game()


@pytest.mark.parametrize("seats", range(3, 11))
def test_points_are_conserved_in_random_matches(seats: int) -> None:
    for number in range(16):
        chance = random.Random(f"{seats} {number}")
        referee = Referee(seats, random_options(chance, seats))
        play_at_random(referee, chance)
        check_the_end(referee)


@pytest.mark.parametrize(
    ("name", "value"),
    [(name, value) for name in list(OPTIONS)[3:] for value in OPTIONS[name]],
)
def test_every_option_in_random_games(name: str, value: Option) -> None:
    for seats in [3, 5, 6]:
        chance = random.Random(f"{seats} {name} {value}")
        referee = start(seats, games=2, **{name: value})
        play_at_random(referee, chance)
        check_the_end(referee)
