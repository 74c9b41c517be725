"""The referee against vectors and edge cases: action cards that act on bills and payouts."""

import pytest

from .las_vegas_cards import middle_bill
from .las_vegas_positions import (
    announced,
    on,
    put_on_slot,
    ready,
    score_now,
    slot_of,
    swapping,
    turn,
)
from .las_vegas_state import (
    RAINBOWS_GO,
    THROWING,
)
from .las_vegas_table import (
    HOUSE,
    RAINBOW,
    SMALL,
)

# SCORE_CASINO


@pytest.mark.parametrize("ruling", ["stay", "return"])
def test_d14_an_early_payout_leaves_bills(ruling: str) -> None:
    referee = announced("2", "2 2 2", early_score_dice=ruling)
    referee.casinos[1].cards = [80, 30]
    turn(referee, "2 1", "place 2")
    turn(referee, "2 1", "place 2")
    assert referee.won == [[80], [], []]
    assert referee.casinos[1].bills() == [30]
    assert referee.pending is None
    if ruling == "stay":
        assert referee.casinos[1].small == [3, 1, 1]
        assert referee.turn == 1
    else:
        assert referee.casinos[1].small == [0, 0, 0]
        assert [dice[SMALL] for dice in referee.supply] == [3, 2, 2]
        assert (referee.turn, referee.phase) == (0, THROWING)


def test_return_leaves_the_dice_of_those_for_whom_no_bill_was_left() -> None:
    referee = announced("2", "2 2 2", early_score_dice="return")
    turn(referee, "2 1", "place 2")
    referee.begin_visit(0)
    assert referee.won == [[50], [], []]
    assert referee.casinos[1].small == [0, 1, 0]


def test_c8_rainbows_of_that_place_are_replaced_first_even_without_dice() -> None:
    referee = announced("2", "2 2 2", rainbow_cards=True)
    referee.casinos[1].cards = [RAINBOW]
    referee.casinos[2].cards = [RAINBOW]
    turn(referee, "3 1", "place 1")
    turn(referee, "3 1", "place 1")
    assert (referee.turn, referee.phase) == (0, RAINBOWS_GO)
    referee.play(HOUSE, "bill 90")
    assert referee.won == [[90], [], []]
    assert referee.casinos[2].rainbows() == 1
    assert referee.turn == 1


def test_e28_when_the_round_ends_first_the_dice_that_stay_are_scored_twice() -> None:
    referee = announced("2", "2 2 2", early_score_dice="stay")
    referee.casinos[1].cards = [80, 30]
    score_now(referee)
    assert referee.won == [[80, 30], [], []]
    assert referee.round == 2


def test_17_8_an_early_payout_of_the_slot_machine_is_chosen_out_of_turn() -> None:
    referee = announced(
        "slot", "2 2 2", 5, slot_machine=True, neutral_dice=True, early_score_dice="stay"
    )
    slot_of(referee).cards = [20, 30, 80, 90]
    put_on_slot(referee, 3, "5 5 5n")
    referee.begin_visit(0)
    assert (referee.turn, referee.owing()) == (0, [0])
    referee.play(0, "take 20")
    assert (referee.turn, referee.owing()) == (0, [3])
    referee.play(3, "take 80")
    assert referee.deck.under == [90]
    assert slot_of(referee).bills() == [30]
    assert sorted(slot_of(referee).faces) == [2, 5]


def test_return_from_the_slot_machine_leaves_unpaid_neutral_dice() -> None:
    referee = announced(
        "slot", "2 2 2n", 5, slot_machine=True, neutral_dice=True, early_score_dice="return"
    )
    referee.begin_visit(0)
    referee.play(0, "take 50")
    assert slot_of(referee).faces[2].table() == {"seat": 0, "small": 0, "big": 0, "neutral": 1}
    assert referee.supply[0] == [2, 0, 0, 0]
    assert not slot_of(referee).is_free(2)


def test_17_8_a_place_with_a_kicker_only_set_can_be_announced() -> None:
    referee = ready(2, {0: ["score-casino"]}, kickers=True)
    turn(referee, "2k 3", "place 2")
    assert referee.moves(0) == ["done", "score 2"]


def test_a32_after_the_last_dice_one_is_still_asked() -> None:
    referee = ready(2, {0: ["take-back", "score-casino"]})
    turn(referee, "2", "place 2", "score 2")
    assert sorted(referee.moves(0)) == ["done", "take-back 2"]


def test_17_4_whoever_holds_any_card_is_asked() -> None:
    referee = ready(2, {0: ["pass"]})
    turn(referee, "2 3", "place 2")
    assert referee.moves(0) == ["done"]


def test_c1_does_nothing_in_an_early_payout() -> None:
    referee = ready(2, {0: ["tie-win", "score-casino"]}, early_score_dice="stay")
    turn(referee, "2 2", "tie-win", "place 2", "score 2")
    on(referee, 2, [2, 2])
    referee.begin_visit(0)
    assert referee.won == [[], []]
    score_now(referee)
    assert referee.moves(0) == ["claim 2"]


# PLACE_BILL, SWAP_BILL


@pytest.mark.parametrize(
    ("drawn", "middle"),
    [([50, 50, 80], 50), ([90, 20, 40], 40), ([80, 30], 30), ([10], 10), ([20, 80, 80], 80)],
)
def test_t8_e3_the_middle_bill(drawn: list[int], middle: int) -> None:
    assert middle_bill(drawn) == middle


def test_c9_place_bill() -> None:
    referee = ready(2, {0: ["place-bill"]}, rainbow_cards=True)
    referee.casinos[0].cards = [RAINBOW]
    turn(referee, "2 3", "place-bill")
    referee.play(HOUSE, "bill 20")
    for card in ["90", "rainbow", "20", "60"]:
        assert referee.owing() == [HOUSE]
        referee.play(HOUSE, f"draw {card}")
    assert referee.refusal(HOUSE, "middle 90") is not None
    referee.play(HOUSE, "middle 60")
    assert len(referee.moves(0)) == 12
    referee.play(0, "lay 4 90 20")
    assert referee.casinos[0].bills() == [20]
    assert referee.casinos[3].bills() == [60, 50]
    assert referee.deck.under == [90, 20]
    assert (referee.known_under(0), referee.known_under(1)) == ([90, 20], [None, None])
    assert referee.moves(0) == ["place 2", "place 3"]


@pytest.mark.parametrize(
    ("deck", "middle", "lay", "under"),
    [([80, 30], "30", "lay 1 80", [80]), ([10], "10", "lay 6", []), ([50, 80, 50], "50", "", [])],
)
def test_e3_a_short_deck(deck: list[int], middle: str, lay: str, under: list[int]) -> None:
    referee = ready(2, {0: ["place-bill"]})
    referee.deck.unknown = list(deck)
    turn(referee, "2 3", "place-bill")
    for bill in deck:
        referee.play(HOUSE, f"draw {bill}")
    referee.play(HOUSE, f"middle {middle}")
    assert len(referee.moves(0)) == (12 if len(deck) == 3 else 6)
    if lay:
        referee.play(0, lay)
        assert referee.deck.under == under


def test_e3_with_an_empty_deck_nothing_happens() -> None:
    referee = ready(2, {0: ["place-bill"]})
    referee.deck.unknown = []
    turn(referee, "2 3", "place-bill")
    assert referee.moves(0) == ["place 2", "place 3"]


def test_e29_a_bill_laid_after_an_early_payout_is_scored_at_the_end() -> None:
    referee = announced("2", "2 2 2")
    referee.begin_visit(0)
    assert referee.won[0] == [50]
    referee.casinos[1].cards.append(70)
    score_now(referee)
    assert referee.won[0] == [50, 70]


def test_c10_swap_bill() -> None:
    referee = swapping(rainbow_cards=True)
    referee.play(0, "swap 50")
    assert referee.deck.under[-1] == 50
    referee.play(HOUSE, "draw rainbow")
    referee.play(HOUSE, "draw 90")
    assert sorted(referee.won[0]) == [80, 90]
    assert referee.refusal(HOUSE, "show 80") is not None
    referee.play(HOUSE, "show 90")
    assert (referee.owing(), referee.scores()) == ([], [170, 0])


def test_keeping_shows_nothing() -> None:
    referee = swapping()
    referee.play(0, "keep")
    assert referee.owing() == []


def test_e4_with_an_empty_deck_the_same_bill_comes_back() -> None:
    referee = swapping()
    referee.deck.unknown, referee.deck.under = [], []
    referee.play(0, "swap 80")
    assert referee.refusal(HOUSE, "draw 50") is not None
    referee.play(HOUSE, "draw 80")
    assert sorted(referee.won[0]) == [50, 80]


def test_e32_without_a_bill_won_this_round_nobody_is_asked() -> None:
    referee = ready(2, {0: ["swap-bill"]})
    referee.won[0] = [90]
    turn(referee, "2 3", "swap-bill", "place 2")
    on(referee, 2, [1, 1])
    score_now(referee)
    assert referee.round == 2


@pytest.mark.parametrize(
    ("ruling", "cards", "new", "revealed", "shown", "dice"),
    [
        ("net", [50, 60], 60, "-", "60+1", 2),
        ("net", [60, 60], 60, "-", "60+2", 3),
        ("net", [50, 80], 80, "-", "80+1", 2),
        ("events", [50, 60], 60, "50", "60+1", 3),
        ("events", [50, 50], 50, "50 50", "50", 3),
        ("net", [50, 50], 50, "-", "50+2", 3),
    ],
)
def test_a30_which_bills_count_for_the_bonus_after_a_swap(
    ruling: str, cards: list[int], new: int, revealed: str, shown: str, dice: int
) -> None:
    referee = swapping(cards, bonus_counts=ruling)
    referee.play(0, "swap 50")
    referee.play(HOUSE, f"draw {new}")
    referee.play(HOUSE, f"reveal {revealed}, -")
    assert referee.table()["dice"] == [dice - (int(shown[3:] or 0)), 1]
    referee.play(HOUSE, f"show {shown}")
    assert referee.table()["dice"] == [dice, 1]
    assert referee.scores() == [80 + new + 50 * dice, 50]
