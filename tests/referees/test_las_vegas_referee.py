"""The referee against the vectors of the rules file: base game, neutral dice, turns, endings."""

import pytest

from .las_vegas import Referee
from .las_vegas_cards import BILLS, Options, full_deck, minimum_money
from .las_vegas_state import OVER, STOCKING, dice_each
from .las_vegas_table import HOUSE, NEUTRAL_PLAYER, SLOT, Standing, awards, ranking, struck_out

Plan = dict[int, tuple[int, int]]
"""Where a seat will put its dice this round: face to (own, neutral)."""

PLAIN_FILL = [[50]] * 6


def fill(referee: Referee, bills: list[list[int]]) -> None:
    for casino in bills:
        for bill in casino:
            referee.play(HOUSE, f"bill {bill}")


def after_filling(seats: int, neutral_dice: bool = False, start: int = 0) -> Referee:
    referee = Referee(seats, {"neutral_dice": neutral_dice})
    referee.start = start
    fill(referee, PLAIN_FILL)
    return referee


def throw_and_place(referee: Referee, dice: str, face: int) -> None:
    referee.play(HOUSE, f"roll {dice}")
    referee.play(referee.active_seat(), f"place {face}")


def in_words(plan: Plan) -> str:
    words = []
    for face in sorted(plan):
        own, neutral = plan[face]
        words += [f"{face}"] * own + [f"{face}n"] * neutral
    return " ".join(words)


def play_round(referee: Referee, plans: list[Plan]) -> list[int]:
    """Every seat throws what its plan still wants and places the lowest face of it."""
    turns = []
    remaining = [dict(plan) for plan in plans]
    while any(remaining):
        seat = referee.active_seat()
        turns.append(seat)
        face = min(remaining[seat])
        throw_and_place(referee, in_words(remaining[seat]), face)
        del remaining[seat][face]
    return turns


def settle_casino_one(
    own: list[int], neutral: int | None, bills: list[int]
) -> tuple[list[list[int]], list[int]]:
    """What the seats won on casino 1, and what went from it under the deck.

    The other casinos hold one 50 each, which is left out of the answer. All other dice
    lie on casino 6. Without neutral dice, neutral is None.
    """
    referee = Referee(len(own), {"neutral_dice": neutral is not None})
    fill(referee, [bills] + [[50]] * 5)
    plans: list[Plan] = []
    left = neutral or 0
    for count in own:
        held = supply(referee, "neutral")[len(plans)]
        lent = min(left, held)
        left -= lent
        plan = {1: (count, lent), 6: (8 - count, held - lent)}
        plans.append({face: dice for face, dice in plan.items() if sum(dice) > 0})
    play_round(referee, plans)
    won = [[bill for bill in seat if bill != 50] for seat in referee.won]
    return won, [bill for bill in referee.deck.under if bill != 50]


def supply(referee: Referee, kind: str) -> list[int]:
    return [dice[kind] for dice in referee.supplies()]


def casino(referee: Referee, number: int) -> dict[str, object]:
    return referee.casinos[number - 1].table()


def everybody_on(seats: int, face: int) -> list[Plan]:
    return [{face: (8, 0)} for _ in range(seats)]


def test_t1_the_choice_is_among_the_values_rolled() -> None:
    referee = after_filling(2)
    throw_and_place(referee, "1 1 1 2 2 2 2 2", 1)
    throw_and_place(referee, "2 2 2 2 2 2 2 2", 2)
    referee.play(HOUSE, "roll 3 3 3 3 5")
    assert referee.owing() == [0]
    assert referee.moves(0) == ["place 3", "place 5"]
    assert referee.table()["rolled"] == "3 3 3 3 5"
    for words in ["place 4", "pass", "slot 3", "done", "place", "place 3 3", " place 3"]:
        assert referee.refusal(0, words) is not None


def test_t2_all_dice_of_the_chosen_value_go_to_its_casino() -> None:
    referee = after_filling(2)
    throw_and_place(referee, "1 1 1 2 2 2 2 2", 1)
    throw_and_place(referee, "2 2 2 2 2 2 2 2", 2)
    throw_and_place(referee, "3 3 3 3 5", 3)
    assert casino(referee, 3)["small"] == [4, 0]
    assert supply(referee, "small") == [1, 0]


def test_t3_tied_seats_are_struck_out_and_the_next_one_moves_up() -> None:
    won, under = settle_casino_one([5, 3, 3, 1], None, [10, 30, 80])
    assert won == [[80], [], [], [30]]
    assert under == [10]
    assert struck_out({0: (5,), 1: (3,), 2: (3,), 3: (1,)}) == [1, 2]


def test_t4_everybody_can_be_struck_out() -> None:
    won, under = settle_casino_one([2, 1, 2, 1], None, [10, 30, 80])
    assert won == [[], [], [], []]
    assert under == [80, 30, 10]
    assert struck_out({0: (2,), 1: (1,), 2: (2,), 3: (1,)}) == [0, 1, 2, 3]


@pytest.mark.parametrize(("face", "own", "neutral"), [(1, 2, 1), (5, 1, 0), (6, 0, 1)])
def test_t5_a_value_takes_own_and_neutral_dice_together(face: int, own: int, neutral: int) -> None:
    referee = after_filling(2, neutral_dice=True)
    throw_and_place(referee, "2 2 2 2 2 3 3 3 3n 3n 4n 4n", 2)
    throw_and_place(referee, "2 2 2 2 2 2 2 2 2n 2n 2n 2n", 2)
    throw_and_place(referee, "3 3 3 4n 4n 5n 5n", 4)
    referee.play(HOUSE, "roll 1 1 1n 5 6n")
    assert referee.moves(0) == ["place 1", "place 5", "place 6"]
    referee.play(0, f"place {face}")
    assert casino(referee, face)["small"] == [own, 0]
    assert casino(referee, face)["neutral"] == neutral
    assert supply(referee, "small") == [3 - own, 0]
    assert supply(referee, "neutral") == [2 - neutral, 0]


@pytest.mark.parametrize(
    ("seats", "least"), [(2, 30), (3, 40), (4, 50), (5, 60), (6, 70), (7, 80), (8, 90)]
)
def test_t9_minimum_money(seats: int, least: int) -> None:
    assert minimum_money(seats, Options({"minimum_money": "table"})) == least
    assert minimum_money(seats, Options({"minimum_money": "50"})) == 50
    assert minimum_money(seats, Options({"rainbow_cards": True})) == least
    assert minimum_money(seats, Options({})) == (least if seats >= 6 else 50)
    assert minimum_money(seats, Options({"neutral_dice": True})) == (least if seats >= 6 else 50)


@pytest.mark.parametrize(
    ("seats", "neutral_each", "total", "pre_placed"),
    [(2, 4, 12, 0), (3, 2, 10, 2), (4, 2, 10, 0), (5, 2, 10, 0)],
)
def test_t15_neutral_dice_are_handed_out_by_number_of_seats(
    seats: int, neutral_each: int, total: int, pre_placed: int
) -> None:
    referee = after_filling(seats, neutral_dice=True)
    if pre_placed:
        assert referee.refusal(HOUSE, "roll 1") is not None
        referee.play(HOUSE, "neutral 2 5")
    assert [sum(dice) for dice in referee.supply] == [total] * seats
    assert sum(casino.neutral for casino in referee.casinos) == pre_placed
    all_dice = " ".join(["4"] * 8 + ["4n"] * neutral_each)
    assert referee.refusal(HOUSE, f"roll {all_dice}") is None


@pytest.mark.parametrize(
    ("seats", "big", "kick", "expected"),
    [
        (5, False, True, [6, 0, 2, 0]),
        (6, False, True, [7, 0, 1, 0]),
        (2, True, False, [7, 0, 0, 1]),
        (4, True, True, [5, 0, 2, 1]),
        (7, True, True, [6, 0, 1, 1]),
    ],
)
def test_t21_t22_eight_dice_whatever_is_swapped(
    seats: int, big: bool, kick: bool, expected: list[int]
) -> None:
    assert dice_each(seats, Options({"big_dice": big, "kickers": kick})) == expected


def test_t25_a_tie_in_money_goes_to_more_bills() -> None:
    referee = Referee(2)
    referee.won = [[90, 80, 70, 50, 10], [90, 80, 70, 40, 10, 10]]
    assert referee.scores() == [300, 300]
    assert referee.table()["bills"] == [5, 6]
    assert referee.places() == [2, 1]


def test_t26_a_tie_in_money_and_bills_is_shared() -> None:
    referee = Referee(3)
    referee.won = [[90, 80, 70, 40, 10, 10], [90], [80, 70, 60, 50, 30, 10]]
    assert referee.places() == [1, 3, 1]


@pytest.mark.parametrize(
    ("big_bills", "rainbow_cards", "cards", "money"),
    [(False, False, 54, 2500), (True, False, 59, 3000), (True, True, 65, 3000)],
)
def test_t27_the_deck(big_bills: bool, rainbow_cards: bool, cards: int, money: int) -> None:
    deck = full_deck(big_bills, rainbow_cards)
    assert (len(deck), sum(deck)) == (cards, money)
    options = {"big_bills": big_bills, "rainbow_cards": rainbow_cards}
    assert Referee(2, options).table()["deck"] == cards


@pytest.mark.parametrize(
    ("own", "neutral", "bills", "won", "under"),
    [
        ([2, 1, 2], None, [10, 40], [[], [40], []], [10]),
        ([0, 2, 3, 1], None, [20, 70], [[], [20], [70], []], []),
        ([0, 2], 3, [30, 80], [[], [30]], [80]),
        ([1, 3], 2, [40, 70], [[], [70]], [40]),
        ([3, 2], 3, [30, 80], [[], [80]], [30]),
        ([3, 3], 1, [30, 80], [[], []], [80, 30]),
        ([4, 2], 2, [20, 60], [[60], []], [20]),
    ],
    ids=["P1", "P2", "P3", "P4", "F3", "F4", "F5"],
)
def test_payouts(
    own: list[int], neutral: int | None, bills: list[int], won: list[list[int]], under: list[int]
) -> None:
    assert settle_casino_one(own, neutral, bills) == (won, under)


def test_f1_a_casino_is_filled_until_it_holds_fifty_or_more() -> None:
    referee = Referee(2)
    fill(referee, [[30, 10, 50]])
    assert casino(referee, 1)["bills"] == [50, 30, 10]
    referee.play(HOUSE, "bill 20")
    assert casino(referee, 1)["bills"] == [50, 30, 10]
    assert casino(referee, 2)["bills"] == [20]


def test_f2_ties_do_not_cascade() -> None:
    assert ranking({0: (1,), 1: (2,), 2: (4,), 3: (2,), 5: (3,)}) == [2, 5, 0]


def test_f3_f4_the_neutral_player_ties_and_wins_like_anybody() -> None:
    assert ranking({0: (3,), 1: (2,), NEUTRAL_PLAYER: (3,)}) == [1]
    assert ranking({0: (3,), 1: (3,), NEUTRAL_PLAYER: (1,)}) == [NEUTRAL_PLAYER]


@pytest.mark.parametrize("others", [[1], [1, 2]], ids=["D4", "D5"])
def test_d4_d5_a_claimed_tie_is_won_and_the_others_stay_out(others: list[int]) -> None:
    standing: Standing = dict.fromkeys([0, *others], (3,))
    standing[3] = (1,)
    assert awards(standing, [80, 30], claimer=0) == [(0, 80), (3, 30)]


def test_d18_the_start_passes_to_the_left_every_round() -> None:
    referee = Referee(3)
    referee.start = 2
    starts = []
    for bill in [90, 80, 70, 60]:
        starts.append(referee.start)
        fill(referee, [[bill]] * 5 + [[50]])
        assert referee.turn == referee.start
        play_round(referee, everybody_on(3, 6))
    assert starts == [2, 0, 1, 2]
    assert referee.owing() == []


def test_a_seat_without_dice_is_skipped_and_the_last_one_plays_on_alone() -> None:
    referee = after_filling(3, start=1)
    plans: list[Plan] = [{1: (8, 0)}, {2: (1, 0), 3: (1, 0), 4: (3, 0), 5: (3, 0)}, {6: (8, 0)}]
    assert play_round(referee, plans) == [1, 2, 0, 1, 1, 1]


def test_a_seat_with_only_neutral_dice_left_is_not_skipped() -> None:
    referee = after_filling(2, neutral_dice=True)
    plans: list[Plan] = [{1: (8, 0), 2: (0, 4)}, {1: (8, 4)}]
    assert play_round(referee, plans) == [0, 1, 0]


def test_bills_go_under_the_deck_in_casino_order_and_descending_within_a_casino() -> None:
    referee = Referee(2, {"neutral_dice": True})
    fill(referee, [[10, 30, 80], [20, 70], [60], [10, 20, 90], [50], [30, 10, 40]])
    plans: list[Plan] = [{1: (1, 3), 6: (7, 1)}, {1: (2, 0), 6: (6, 4)}]
    play_round(referee, plans)
    assert referee.won == [[10, 40], [30, 30]]
    assert referee.deck.under == [80, 70, 20, 60, 90, 20, 10, 50, 10]


def test_known_bills_come_back_in_the_order_in_which_they_went_under() -> None:
    referee = Referee(2)
    referee.deck.unknown, referee.deck.under = [90], [20, 10, 80]
    assert referee.refusal(HOUSE, "bill 20") is not None
    referee.play(HOUSE, "bill 90")
    assert referee.refusal(HOUSE, "bill 10") is not None
    fill(referee, [[20, 10]])
    assert referee.table()["under"] == [80]
    assert referee.table()["deck"] == 1


def test_filling_stops_when_the_deck_is_empty() -> None:
    referee = Referee(2)
    referee.deck.unknown, referee.deck.under = [90, 20], []
    fill(referee, [[90], [20]])
    assert [casino.bills() for casino in referee.casinos] == [[90], [20], [], [], [], []]
    assert referee.turn == 0
    throw_and_place(referee, "5 5 5 5 5 5 5 6", 5)
    assert casino(referee, 5)["small"] == [7, 0]


def test_a_round_can_begin_with_an_empty_deck() -> None:
    referee = Referee(2)
    referee.deck.unknown = [90]
    referee.play(HOUSE, "bill 90")
    play_round(referee, [{1: (8, 0)}, {2: (8, 0)}])
    assert referee.table()["deck"] == 0
    assert (referee.round, referee.turn, referee.owing()) == (2, 1, [HOUSE])
    assert referee.refusal(HOUSE, "roll 1 1 1 1 1 1 1 1") is None


def test_the_leftover_pair_goes_to_its_casinos_before_the_first_turn() -> None:
    referee = after_filling(3, neutral_dice=True)
    assert referee.table()["turn"] is None
    for words in ["neutral 2", "neutral 2n 5n", "neutral 2 7", "neutral 1 2 3", "bill 50"]:
        assert referee.refusal(HOUSE, words) is not None
    assert referee.refusal(HOUSE, "neutral 5 2") is None
    referee.play(HOUSE, "neutral 4 4")
    assert [casino.neutral for casino in referee.casinos] == [0, 0, 0, 2, 0, 0]
    assert referee.table()["turn"] == 0
    assert supply(referee, "neutral") == [2, 2, 2]


def test_house_moves_that_cannot_be_are_refused() -> None:
    referee = Referee(2)
    for words in ["bill 100", "bill 15", "bill", "bill  50", "bill 050", "bill rainbow", "roll 1"]:
        assert referee.refusal(HOUSE, words) is not None
    assert referee.refusal(0, "place 1") is not None
    fill(referee, PLAIN_FILL)
    for words in ["roll", "roll 1 1 1 1 1 1 1", "roll 1 1 1 1 1 1 1 7", "roll 1 1 1 1 1 1 1 1n"]:
        assert referee.refusal(HOUSE, words) is not None
    for words in ["bill 60", "neutral 1 2", "place 1", "roll 1 1 1 1 1 1 1  1", ""]:
        assert referee.refusal(HOUSE, words) is not None
    assert referee.refusal(HOUSE, "roll 2 1 1 1 3 1 1 1") is None
    assert referee.moves(0) == []


def test_a_bill_that_is_all_laid_out_cannot_be_turned_up_again() -> None:
    referee = Referee(2)
    fill(referee, [[90]] * 5)
    assert referee.refusal(HOUSE, "bill 90") is not None


def test_only_the_one_who_owes_a_move_may_move() -> None:
    referee = after_filling(2)
    referee.play(HOUSE, "roll 1 1 1 1 1 1 1 1")
    assert referee.refusal(1, "place 1") is not None
    assert referee.refusal(HOUSE, "roll 1 1 1 1 1 1 1 1") is not None
    with pytest.raises(ValueError, match="cannot say"):
        referee.play(0, "place 2")


@pytest.mark.parametrize(
    ("seats", "option"),
    [
        (1, "big_bills"),
        (9, "big_bills"),
        (6, "neutral_dice"),
        (4, "slot_machine"),
        (8, "big_dice"),
        (8, "kickers"),
        (8, "bonus_cards"),
    ],
)
def test_section_9_forbids_some_tables(seats: int, option: str) -> None:
    with pytest.raises(ValueError, match="seats"):
        Referee(seats, {option: True})


@pytest.mark.parametrize("greedy_for_small", [False, True])
def test_an_unknown_bill_is_always_left_in_a_whole_game(greedy_for_small: bool) -> None:
    """At most one bill of 50 or more per filling, 24 fillings, 26 such bills (E1)."""
    assert sum(copies for value, copies in BILLS.items() if value >= 50) == 26
    referee = Referee(2)
    while referee.owing():
        if referee.phase == STOCKING:
            bill = most_bills(referee) if greedy_for_small else max(referee.deck.unknown)
            referee.play(HOUSE, f"bill {bill}")
            assert referee.deck.unknown
        else:
            play_round(referee, everybody_on(2, 1))
    assert referee.phase == OVER


def most_bills(referee: Referee) -> int:
    """Small bills while they leave the casino short of 50, then the largest."""
    place = referee.place_to_stock()
    assert place is not None
    small = min(referee.deck.unknown)
    return small if place.stocked_with() + small < 50 else max(referee.deck.unknown)


def test_the_slot_machine_is_stocked_last() -> None:
    referee = Referee(5, {"slot_machine": True})
    fill(referee, [[60], [60], [60], [60], [60], [70]])
    assert referee.turn is None
    assert referee.place_numbers()[-1] == SLOT
    fill(referee, [[70]])
    table = referee.table()
    assert table["slot"] == {"bills": [70], "rainbows": 0, "faces": {}}
    assert table["turn"] == 0
