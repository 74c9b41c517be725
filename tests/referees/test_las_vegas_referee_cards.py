"""The referee against vectors and edge cases: action cards that act in the turn."""

import pytest

from .las_vegas import Referee
from .las_vegas_positions import on, put_on_slot, ready, score_now, slot_of, throw, turn
from .las_vegas_state import (
    THROWING,
)
from .las_vegas_table import (
    HOUSE,
)

# Action cards: TIE_WIN, REROLL


def test_c1_tie_win_only_in_the_first_turn_and_one_place_is_claimed() -> None:
    referee = ready(3, {0: ["tie-win"], 1: []})
    throw(referee, "1 2")
    assert "tie-win" in referee.moves(0)
    referee.play(0, "tie-win")
    referee.play(0, "place 1")
    on(referee, 2, [3, 3, 1])
    on(referee, 4, [1, 1, 0])
    referee.casinos[3].cards = []
    referee.casinos[1].cards = [80, 30]
    score_now(referee)
    assert referee.moves(0) == ["claim 2", "claim 4"]
    referee.play(0, "claim 2")
    assert referee.won == [[50, 80], [], [30]]


def test_c1_is_not_offered_in_a_second_turn() -> None:
    referee = ready(2, {0: ["tie-win"]})
    turn(referee, "1 2", "place 1", "done")
    turn(referee, "1 2", "place 1")
    throw(referee, "1 2")
    assert referee.moves(0) == ["place 1", "place 2"]


def test_e30_without_a_tie_nobody_is_asked() -> None:
    referee = ready(2, {0: ["tie-win"]})
    turn(referee, "1 2", "tie-win", "place 1")
    score_now(referee)
    assert referee.round == 2


def test_c1_a_full_tie_with_neutral_dice_on_the_slot_machine_can_be_claimed() -> None:
    referee = ready(5, {0: ["tie-win"]}, slot_machine=True, neutral_dice=True)
    turn(referee, "3 3n 4", "tie-win", "slot 3")
    score_now(referee)
    assert referee.moves(0) == ["claim slot"]
    referee.play(0, "claim slot")
    assert referee.moves(0) == ["take 50"]
    referee.play(0, "take 50")
    assert referee.won[0] == [50]


def test_c2_any_part_of_the_dice_may_be_thrown_again_once() -> None:
    referee = ready(2, {0: ["reroll"]}, neutral_dice=True)
    throw(referee, "1 1 3n")
    assert "again 1" not in referee.moves(0)
    referee.play(0, "reroll")
    again = [words for words in referee.moves(0) if words.startswith("again")]
    assert sorted(again) == ["again 1", "again 1 1", "again 1 1 3n", "again 1 3n", "again 3n"]
    assert referee.refusal(0, "again 3n 1") is None
    assert referee.refusal(0, "again") is not None
    referee.play(0, "again 1 3n")
    assert referee.table()["rolled"] == "1"
    for words in ["roll 1", "roll 1 1", "roll 1n 1n", "roll 1 1 1n"]:
        assert referee.refusal(HOUSE, words) is not None
    referee.play(HOUSE, "roll 6n 2")
    assert referee.table()["rolled"] == "1 2 6n"
    assert referee.moves(0) == ["place 1", "place 2", "place 6"]


@pytest.mark.parametrize(("ruling", "offered"), [("per_turn", True), ("once", False)])
def test_a34_reroll_per_turn_or_once_in_the_round(ruling: str, offered: bool) -> None:
    referee = ready(2, {0: ["reroll"]}, reroll=ruling)
    turn(referee, "1 1 3", "reroll", "again 3")
    referee.play(HOUSE, "roll 3")
    referee.play(0, "place 1")
    turn(referee, "1 1", "place 1")
    throw(referee, "5")
    assert ("again 5" in referee.moves(0)) == offered


def test_17_13_reroll_may_be_played_without_throwing_again_that_turn() -> None:
    referee = ready(2, {0: ["reroll"]}, reroll="once")
    turn(referee, "1 1 3", "reroll", "place 1")
    turn(referee, "1 1", "place 1")
    throw(referee, "5")
    assert referee.moves(0) == ["place 5", "again 5"]


# TWO_CASINOS, PASS, ROTATE


def bound(hands: list[str], seats: int = 2, **options: object) -> Referee:
    """Seat 0 has played TWO_CASINOS, seat 1 has to throw."""
    referee = ready(seats, {0: ["two-casinos"], 1: hands}, **options)
    turn(referee, "1 2", "two-casinos", "place 1")
    return referee


def test_d9_with_one_value_rolled_one_set_is_due() -> None:
    referee = bound([])
    turn(referee, "4 4 4", "place 4")
    assert referee.turn == 0


def test_d10_with_two_values_rolled_two_sets_are_due() -> None:
    referee = bound([])
    turn(referee, "2 4 4", "place 4")
    assert referee.table()["rolled"] == "2"
    assert referee.moves(1) == ["place 2"]
    referee.play(1, "place 2")
    assert referee.turn == 0
    assert referee.two_casinos_by is None


def test_c3_the_slot_machine_can_be_one_of_the_two_places() -> None:
    referee = bound([], seats=5, slot_machine=True)
    turn(referee, "2 4 4 5", "slot 4")
    assert referee.moves(1) == ["place 2", "place 5"]
    referee.play(1, "place 5")
    assert referee.turn == 2
    throw(referee, "2 3")
    referee.play(2, "place 2")
    assert referee.moves(2) == ["place 3", "slot 3"]


def test_c3_its_player_is_not_bound_and_e26_it_ends_when_the_cup_passes_his_seat() -> None:
    referee = bound([], seats=3)
    referee.supply[0] = [0, 0, 0, 0]
    turn(referee, "2 4", "place 4", "place 2")
    referee.supply[1] = [2, 0, 0, 0]
    turn(referee, "2 4", "place 4", "place 2")
    assert (referee.turn, referee.two_casinos_by) == (1, None)
    turn(referee, "2 4", "place 4")
    assert referee.table()["rolled"] is None


def test_each_set_is_kicked_out_before_the_next() -> None:
    referee = bound([], kickers=True)
    turn(referee, "2 2k 4", "place 2")
    assert referee.moves(1) == ["kick 2"]
    referee.play(1, "kick 2")
    assert referee.table()["rolled"] == "4"
    assert referee.moves(1) == ["place 4"]
    referee.play(1, "place 4")
    assert referee.supply[1] == [1, 0, 0, 0]


def test_c4_pass_frees_from_two_casinos_and_has_no_window_after_it() -> None:
    referee = bound(["pass", "take-back"])
    turn(referee, "2 4 4", "pass")
    assert referee.turn == 0
    assert referee.supply[1] == [3, 0, 0, 0]
    assert referee.table()["cards"] == [[], ["take-back"]]


def test_e27_pass_when_everybody_else_is_out() -> None:
    referee = ready(2, {0: ["pass"]})
    referee.supply[1] = [0, 0, 0, 0]
    turn(referee, "2 4 4", "pass")
    assert (referee.turn, referee.phase) == (0, THROWING)


@pytest.mark.parametrize(
    ("ruling", "moves", "said", "after"),
    [
        ("value", 10, "rotate 3 5", "1 5 5n 5k"),
        ("one", 20, "rotate 3n 5", "1 3 3k 5n"),
        ("opposite", 2, "rotate 3 4", "1 4 4n 4k"),
    ],
)
def test_a37_rotate(ruling: str, moves: int, said: str, after: str) -> None:
    referee = ready(2, {0: ["rotate"]}, rotate=ruling, neutral_dice=True, kickers=True)
    throw(referee, "1 3 3n 3k")
    offered = [words for words in referee.moves(0) if words.startswith("rotate")]
    assert len(offered) == moves
    referee.play(0, said)
    assert referee.table()["rolled"] == after
    assert f"place {said[-1]}" in referee.moves(0)
    assert "rotate 1 2" not in referee.moves(0)


def test_17_5_turned_dice_that_joined_others_fulfil_both_sets() -> None:
    referee = bound(["rotate"])
    turn(referee, "2 4 5", "rotate 2 4", "place 4")
    assert referee.turn == 0


def test_17_5_turned_dice_that_joined_none_do_not() -> None:
    referee = bound(["rotate"])
    turn(referee, "2 4 5", "rotate 2 6", "place 6")
    assert referee.moves(1) == ["place 4", "place 5"]


def test_17_5_another_first_set_leaves_a_second_one() -> None:
    referee = bound(["rotate"])
    turn(referee, "2 4 5", "rotate 2 4", "place 5")
    assert referee.moves(1) == ["place 4"]


def test_e23_when_all_dice_are_turned_to_one_face_one_set_is_due() -> None:
    referee = bound(["rotate"])
    turn(referee, "2 2 4", "rotate 2 4", "place 4")
    assert referee.turn == 0


# TAKE_BACK, DOUBLE


def test_c6_any_part_of_the_dice_just_placed() -> None:
    referee = ready(2, {0: ["take-back"]}, neutral_dice=True)
    on(referee, 3, [1, 0], neutral=1)
    turn(referee, "3 3 3n 4", "place 3")
    assert sorted(referee.moves(0)) == [
        "done",
        "take-back 3",
        "take-back 3 3",
        "take-back 3 3 3n",
        "take-back 3 3n",
        "take-back 3n",
    ]
    referee.play(0, "take-back 3n 3")
    assert referee.turn == 1
    assert referee.supply[0] == [2, 1, 0, 0]
    assert referee.casinos[2].table() == ready().casinos[2].table() | {
        "small": [2, 0],
        "neutral": 1,
    }


def test_17_9_no_more_than_placed_and_no_more_than_lying_there() -> None:
    referee = ready(2, {0: ["take-back"]}, kickers=True)
    turn(referee, "3 3 3k 4", "place 3", "kick 1")
    assert sorted(referee.moves(0)) == ["done", "take-back 3"]


def test_e22_a_face_taken_back_from_the_slot_machine_is_free_again() -> None:
    referee = ready(5, {0: ["take-back", "pass"]}, slot_machine=True, big_dice=True)
    turn(referee, "3 3b 4", "slot 3")
    for words in ["take-back 3", "take-back slot", "take-back slot 3 3", "take-back slot 4"]:
        assert referee.refusal(0, words) is not None
    referee.play(0, "take-back slot 3 3b")
    assert slot_of(referee).is_free(3)
    assert referee.moves(0) == ["done"]
    assert referee.supply[0] == [2, 0, 0, 1]


def test_a38_dice_of_both_sets_can_be_taken_back() -> None:
    referee = bound(["take-back"], seats=5, slot_machine=True)
    turn(referee, "2 4 5", "slot 4", "place 2")
    assert "take-back 2 slot 4" in referee.moves(1)
    referee.play(1, "take-back 2 slot 4")
    assert referee.supply[1] == [3, 0, 0, 0]


@pytest.mark.parametrize(
    ("dice", "pairs"),
    [("1 3 3 5 5 5", [3]), ("1 3 3 6 6", [3, 6]), ("3k 3b", [3]), ("3 3n 3k", [])],
    ids=["D11", "D12", "E18", "E23"],
)
def test_c7_a_pair_is_exactly_two_dice(dice: str, pairs: list[int]) -> None:
    referee = ready(2, {0: ["double"]}, neutral_dice=True, kickers=True, big_dice=True)
    throw(referee, dice)
    doubles = [words for words in referee.moves(0) if words.startswith("double")]
    assert doubles == [f"double {pair} {face}" for pair in pairs for face in range(1, 7)]


def test_c7_only_the_pair_moves_and_it_is_the_placement_of_the_turn() -> None:
    referee = ready(2, {0: ["double"]})
    turn(referee, "3 3 5 5 5", "double 3 5")
    assert referee.casinos[4].small == [2, 0]
    assert referee.supply[0] == [3, 0, 0, 0]
    assert referee.turn == 1


def test_c7_on_the_slot_machine_any_free_face() -> None:
    referee = ready(5, {0: ["double"]}, slot_machine=True)
    put_on_slot(referee, 1, "2")
    throw(referee, "3 3 5")
    slots = [words for words in referee.moves(0) if words.startswith("double 3 slot")]
    assert slots == [f"double 3 slot {face}" for face in [1, 3, 4, 5, 6]]
    referee.play(0, "double 3 slot 6")
    assert slot_of(referee).faces[6].table() == {"seat": 0, "small": 2, "big": 0, "neutral": 0}


def test_17_6_a_kicker_in_the_pair_kicks_at_the_target_and_two_on_the_slot_do_nothing() -> None:
    referee = ready(5, {0: ["double"], 1: ["double"]}, kickers=True, slot_machine=True)
    turn(referee, "3 3k 5", "double 3 5")
    assert referee.moves(0) == ["kick 1"]
    referee.play(0, "kick 1")
    turn(referee, "3k 3k 5", "double 3 slot 6")
    assert slot_of(referee).faces == {}
    assert referee.turn == 2


def test_17_6_a_first_double_must_leave_a_legal_second_set() -> None:
    referee = bound(["double"])
    throw(referee, "3 3 5")
    assert referee.refusal(1, "double 3 5") is not None
    assert referee.refusal(1, "double 3 3") is None
    referee.play(1, "double 3 4")
    assert referee.moves(1) == ["place 5"]


def test_17_6_with_a_slot_machine_the_same_double_is_legal() -> None:
    referee = bound(["double"], seats=5, slot_machine=True)
    turn(referee, "3 3 5", "double 3 5")
    assert referee.moves(1) == ["slot 5"]


def test_c3_a_second_double_cannot_go_to_the_first_casino() -> None:
    referee = bound(["double", "rotate"])
    turn(referee, "3 3 5", "place 5")
    assert referee.moves(1) == ["place 3", *(f"double 3 {face}" for face in [1, 2, 3, 4, 6])]
