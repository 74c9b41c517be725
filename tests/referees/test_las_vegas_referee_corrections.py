"""The referee against the corrections of the rules file: section 18, its vectors and rulings."""

import pytest

from .las_vegas import Referee
from .las_vegas_cards import Options
from .las_vegas_positions import (
    announced,
    on,
    put_on_slot,
    ready,
    score_now,
    slot_of,
    swapping,
    throw,
    turn,
)
from .las_vegas_state import CHOOSING, FIRST, RAINBOWS_GO, STOCKING, THROWING
from .las_vegas_table import BIG, HOUSE, RAINBOW, SMALL

NO_DICE = [0, 0, 0, 0]


def small(referee: Referee) -> list[int]:
    """Small dice in the supplies."""
    return [dice[SMALL] for dice in referee.supply]


# 18.1: an early payout is a payout


def test_18_1_18_3_18_4_the_usual_options() -> None:
    usual = Options({})
    assert usual.early_score_dice == "by_bills"
    assert usual.bonus_counts == "events"
    assert usual.first_player == "1"
    assert Referee(3).start == 0


def test_18_1_if_a_bill_is_left_everybodys_dice_go_home() -> None:
    referee = announced("2", "2 2 2")
    referee.casinos[1].cards = [80, 30]
    turn(referee, "2 1", "place 2")
    turn(referee, "2 1", "place 2")
    assert referee.won == [[80], [], []]
    assert referee.casinos[1].bills() == [30]
    assert referee.casinos[1].small == [0, 0, 0]
    assert small(referee) == [3, 2, 2]
    assert (referee.turn, referee.phase, referee.pending) == (0, THROWING, None)
    assert referee.refusal(HOUSE, "roll 4 4 4") is None


def test_18_1_if_no_bill_is_left_all_dice_stay_those_paid_and_struck_out_too() -> None:
    referee = announced("2", "2 2")
    referee.casinos[1].cards = [80]
    turn(referee, "2 1", "place 2")
    turn(referee, "3 1", "place 3")
    assert referee.won == [[80], [], []]
    assert referee.casinos[1].bills() == []
    assert referee.casinos[1].small == [2, 1, 0]
    assert small(referee) == [0, 1, 1]
    assert referee.turn == 1


def test_18_1_when_the_round_ends_first_it_is_just_this_places_payout() -> None:
    """Casino 5: 80 30, one red die; red has one die left, rolls 5, places and announces."""
    referee = ready(2, {0: ["score-casino"]})
    referee.casinos[4].cards = [80, 30]
    on(referee, 5, [1, 0])
    referee.supply[1] = list(NO_DICE)
    turn(referee, "5", "place 5", "score 5")
    assert referee.won == [[80], []]
    assert referee.deck.under == [50, 50, 50, 50, 30, 50]
    assert (referee.round, referee.phase) == (2, STOCKING)


def test_18_7_whoever_was_paid_early_may_be_paid_again_by_dice_placed_anew() -> None:
    referee = announced("2", "2 2 2")
    referee.casinos[1].cards = [80, 30]
    referee.begin_visit(0)
    turn(referee, "2", "place 2")
    score_now(referee)
    assert referee.won == [[80, 30], [], []]


def test_18_7_e29_or_by_those_that_stayed_and_ties_are_judged_anew() -> None:
    referee = announced("2", "2 2 2")
    referee.begin_visit(0)
    assert referee.won == [[50], [], []]
    referee.casinos[1].cards = [70]
    on(referee, 2, [3, 3, 1])
    score_now(referee)
    assert referee.won == [[50], [], [70]]


def test_18_7_dice_that_come_home_to_the_announcer_are_thrown_in_a_full_turn() -> None:
    """His first turn is over, but his other card can be played (17.4)."""
    referee = ready(2, {0: ["score-casino", "pass"]})
    referee.casinos[1].cards = [80, 30]
    turn(referee, "2 2", "place 2", "score 2", "done")
    turn(referee, "1 1 3", "place 1")
    assert referee.supply[0] == [2, 0, 0, 0]
    throw(referee, "3 4")
    assert "pass" in referee.moves(0)
    assert referee.turns_taken == [2, 1]


def test_18_7_whether_a_visit_is_without_dice_is_judged_after_the_payout() -> None:
    referee = announced("2", "2 2")
    referee.begin_visit(0)
    assert (referee.turn, referee.turns_taken[0]) == (1, 1)


def test_18_7_others_play_when_their_seat_is_reached_and_are_back_in_the_round() -> None:
    referee = ready(3, {0: ["score-casino"], 2: ["rotate"]})
    referee.rerolled_by = 2
    referee.casinos[1].cards = [80, 30]
    turn(referee, "2 2", "place 2", "score 2")
    on(referee, 2, [2, 0, 2])
    referee.supply[2] = list(NO_DICE)
    turn(referee, "1 1 3", "place 1")
    assert referee.turn == 0
    assert small(referee) == [2, 1, 2]
    turn(referee, "1 1", "place 1")
    turn(referee, "1", "place 1")
    throw(referee, "3 4")
    assert referee.turn == 2
    assert "rotate 3 1" in referee.moves(2)
    assert "again 3 4" in referee.moves(2)


def test_18_7_others_are_concerned_by_a_running_two_casinos() -> None:
    referee = ready(3, {0: ["score-casino"], 2: ["two-casinos"]})
    referee.casinos[1].cards = [80, 30, 20]
    turn(referee, "2 2", "place 2", "score 2")
    on(referee, 2, [2, 1, 0])
    referee.supply[1] = list(NO_DICE)
    referee.begin_visit(2)
    turn(referee, "1 1 3", "two-casinos", "place 1")
    for seat in [0, 1]:
        assert referee.turn == seat
        turn(referee, "1 3", "place 1", "place 3")
    assert referee.turn == 2
    assert referee.two_casinos_by is None


def test_18_7_without_a_die_anywhere_scoring_begins_although_dice_would_come_home() -> None:
    referee = announced("2", "2 2 2", 2)
    referee.casinos[1].cards = [80, 30]
    turn(referee, "1", "place 1")
    assert referee.won == [[80], [50]]
    assert referee.round == 2


def test_18_7_a_place_without_a_bill_counts_as_no_bill_left() -> None:
    referee = announced("2", "2 2 2")
    referee.casinos[1].cards = []
    on(referee, 2, [3, 3, 1])
    referee.begin_visit(0)
    assert referee.won == [[], [], []]
    assert referee.casinos[1].small == [3, 3, 1]


@pytest.mark.parametrize(("cards", "left"), [([RAINBOW], []), ([RAINBOW, 80], [40])])
def test_18_7_left_is_judged_after_rainbow_cards(cards: list[int], left: list[int]) -> None:
    referee = announced("2", "2 2 2", rainbow_cards=True)
    referee.casinos[1].cards = list(cards)
    referee.begin_visit(0)
    assert referee.phase == RAINBOWS_GO
    referee.play(HOUSE, "bill 40")
    assert referee.casinos[1].bills() == left
    assert referee.casinos[1].small[0] == (0 if left else 3)


def test_18_7_e2_a_rainbow_card_that_is_not_replaced_is_no_bill_left() -> None:
    referee = announced("2", "2 2 2", rainbow_cards=True)
    referee.deck.unknown = []
    referee.casinos[1].cards = [80, RAINBOW]
    referee.begin_visit(0)
    assert referee.won == [[80], [], []]
    assert referee.casinos[1].small == [3, 0, 0]


def test_18_7_slot_machine_dice_go_home_after_the_last_choice_and_free_their_values() -> None:
    referee = announced("slot", "2 2 2", 5, slot_machine=True)
    slot_of(referee).cards = [20, 30, 80]
    put_on_slot(referee, 3, "5 5 4")
    referee.supply[3] = list(NO_DICE)
    referee.begin_visit(0)
    assert referee.owing() == [3]
    referee.play(3, "take 80")
    assert sorted(slot_of(referee).faces) == [2, 4, 5]
    referee.play(0, "take 20")
    assert slot_of(referee).faces == {}
    assert slot_of(referee).bills() == [30]
    assert (referee.supply[0], referee.supply[3]) == ([3, 0, 0, 0], [3, 0, 0, 0])
    assert (referee.turn, referee.phase) == (0, THROWING)


def test_18_7_slot_machine_dice_that_stay_go_on_blocking() -> None:
    referee = announced("slot", "2 2 2", 5, slot_machine=True)
    referee.begin_visit(0)
    referee.play(0, "take 50")
    assert sorted(slot_of(referee).faces) == [2]
    assert referee.turn == 1
    throw(referee, "2 3")
    assert referee.moves(1) == ["place 2", "place 3", "slot 3"]


@pytest.mark.parametrize("bills", [[50], []])
def test_18_7_a_full_tie_with_the_neutral_dice_on_the_slot_machine_strikes_out_both(
    bills: list[int],
) -> None:
    referee = announced("slot", "2 2n", 5, slot_machine=True, neutral_dice=True)
    slot_of(referee).cards = list(bills)
    referee.begin_visit(0)
    assert referee.won[0] == []
    assert slot_of(referee).bills() == bills
    assert slot_of(referee).is_free(2) == bool(bills)
    assert referee.supply[0] == ([1, 0, 0, 0] if bills else NO_DICE)


@pytest.mark.parametrize("ruling", ["by_bills", "return"])
def test_18_7_neutral_dice_that_leave_are_out_until_the_next_round(ruling: str) -> None:
    referee = announced("2", "2 2n 2n", neutral_dice=True, early_score_dice=ruling)
    referee.casinos[1].cards = [80, 60, 30]
    referee.begin_visit(0)
    assert referee.won == [[60], [], []]
    assert referee.deck.under == [80]
    assert referee.casinos[1].bills() == [30]
    assert referee.casinos[1].standing() == {}
    assert referee.supply[0] == [1, 0, 0, 0]
    score_now(referee)
    assert referee.supply[0] == [8, 2, 0, 0]


def test_18_7_spent_kickers_stay_spent_and_a_big_die_comes_home_as_a_big_die() -> None:
    referee = ready(2, {0: ["score-casino"]}, kickers=True, big_dice=True)
    referee.casinos[1].cards = [80, 30]
    turn(referee, "2 2b 2k", "place 2", "kick 1", "score 2")
    assert referee.supply[0] == [1, 0, 0, 0]
    referee.begin_visit(0)
    assert referee.won[0] == [80]
    assert referee.supply[0] == [1, 0, 0, 1]
    assert referee.to_throw[BIG] == 1


def test_18_7_by_return_with_no_bill_left_the_unpaid_stay() -> None:
    referee = announced("2", "2 2 2", 5, early_score_dice="return")
    on(referee, 2, [3, 2, 2, 1, 0])
    referee.supply = [list(NO_DICE) for _ in range(5)]
    referee.begin_visit(0)
    assert referee.won[0] == [50]
    assert referee.casinos[1].small == [0, 0, 0, 1, 0]
    assert small(referee) == [3, 2, 2, 0, 0]


def test_18_7_c1_acts_neither_in_an_early_payout_nor_in_one_at_the_end_of_the_round() -> None:
    referee = ready(2, {0: ["tie-win", "score-casino"]})
    turn(referee, "2 2", "tie-win", "place 2", "score 2")
    on(referee, 2, [2, 2])
    on(referee, 3, [1, 1])
    score_now(referee)
    assert referee.won == [[], []]
    assert referee.moves(0) == ["claim 3"]
    referee.play(0, "claim 3")
    assert referee.won == [[50], []]


def test_18_7_c1_can_claim_a_tie_that_stayed_because_no_bill_was_there() -> None:
    referee = ready(2, {0: ["tie-win", "score-casino"]})
    turn(referee, "2 2", "tie-win", "place 2", "score 2")
    on(referee, 2, [2, 2])
    referee.casinos[1].cards = []
    referee.begin_visit(0)
    referee.casinos[1].cards = [90]
    score_now(referee)
    referee.play(0, "claim 2")
    assert referee.won == [[90], []]


def test_18_7_e33_a_bill_won_early_may_be_swapped_and_counts_for_bonus_cards() -> None:
    referee = ready(2, {0: ["swap-bill", "score-casino"]}, bonus_cards=True)
    referee.bonus = [[60], [70]]
    referee.casinos[1].cards = [60, 30]
    turn(referee, "2 2", "swap-bill", "place 2", "score 2")
    referee.begin_visit(0)
    assert referee.won == [[60], []]
    turn(referee, "3 3", "place 3")
    score_now(referee)
    assert referee.moves(0) == ["swap 50", "swap 60", "keep"]
    referee.play(0, "swap 60")
    referee.play(HOUSE, "draw 10")
    referee.play(HOUSE, "reveal 60, -")
    assert referee.table()["dice"] == [2, 1]


def test_18_7_bills_left_go_under_in_their_places_turn_the_neutral_players_at_once() -> None:
    referee = announced("2", "2 2n 2n", neutral_dice=True)
    referee.casinos[0].cards = [10]
    referee.casinos[1].cards = [80, 60, 30]
    score_now(referee)
    assert referee.won[0] == [60]
    assert referee.deck.under == [80, 10, 30, 50, 50, 50, 50]


# 18.2: the bill given away is secret


def test_18_2_only_its_owner_knows_which_bill_went_under_the_deck() -> None:
    referee = swapping()
    before = list(referee.deck.under)
    referee.play(0, "swap 50")
    assert referee.known_under(0) == [*before, 50]
    assert referee.known_under(1) == [*before, None]
    assert referee.known_under() == [*before, None]
    assert referee.candidates_under() == [[50, 80]]
    assert referee.table()["under"] == [*before, 50]


def test_18_2_the_total_is_secret_from_the_swap_to_the_end_of_the_game() -> None:
    referee = swapping()
    assert referee.total_is_public(0)
    referee.play(0, "swap 80")
    assert not referee.total_is_public(0)
    assert referee.total_is_public(1)
    referee.play(HOUSE, "draw 90")
    assert not referee.total_is_public(0)
    referee.play(HOUSE, "show 90")
    assert referee.total_is_public(0)


def test_18_2_a_bill_that_was_kept_hides_nothing() -> None:
    referee = swapping()
    referee.play(0, "keep")
    assert None not in referee.known_under()
    assert referee.total_is_public(0)


def test_18_7_candidates_are_the_bills_won_this_round_each_physical_bill_once() -> None:
    referee = ready(2, {0: ["swap-bill"]})
    referee.won[0] = [90]
    turn(referee, "2 3", "swap-bill", "place 2")
    on(referee, 3, [1, 0])
    referee.casinos[3].cards = [70]
    on(referee, 4, [1, 0])
    score_now(referee)
    referee.play(0, "swap 70")
    assert referee.candidates_under() == [[50, 50, 70]]


@pytest.mark.parametrize("won", [[50], [50, 50]])
def test_18_7_with_one_candidate_it_is_known_in_fact(won: list[int]) -> None:
    referee = ready(2, {0: ["swap-bill"]})
    turn(referee, "2 3", "swap-bill", "place 2")
    on(referee, 3, [len(won) - 1, 0])
    score_now(referee)
    referee.play(0, "swap 50")
    assert referee.known_under(1)[-1] == 50


def test_18_7_bills_that_nobody_won_and_the_neutral_players_stay_public() -> None:
    referee = ready(2, {0: ["swap-bill"]}, neutral_dice=True)
    turn(referee, "2 2 3", "swap-bill", "place 2")
    on(referee, 3, [1, 0], neutral=2)
    referee.casinos[2].cards = [90, 80]
    score_now(referee)
    referee.play(0, "swap 80")
    assert referee.known_under(1) == [50, 90, 50, 50, 50, None]


# 18.2, 18.3: bonus cards after a swap


@pytest.mark.parametrize("given", [50, 80])
def test_18_3_by_events_the_bill_given_away_counts_and_so_does_the_new_one(given: int) -> None:
    referee = swapping([given, 60])
    referee.play(0, f"swap {given}")
    referee.play(HOUSE, "draw 60")
    referee.play(HOUSE, f"reveal {given}, -")
    assert referee.table()["dice"] == [2, 1]
    referee.play(HOUSE, "show 60+1")
    assert referee.table()["dice"] == [3, 1]


@pytest.mark.parametrize(
    ("given", "new", "shown", "die"),
    [(50, 30, "30+1", 2), (50, 50, "50+2", 3), (80, 30, "30+1", 2), (80, 80, "80+2", 3)],
)
def test_18_7_by_net_a_card_is_shown_at_once_only_if_any_bill_could_be_given(
    given: int, new: int, shown: str, die: int
) -> None:
    """What is revealed tells nothing of the bill given; the truth counts at the end."""
    referee = swapping([50, 80], bonus_counts="net")
    referee.play(0, f"swap {given}")
    referee.play(HOUSE, f"draw {new}")
    referee.play(HOUSE, "reveal -, -")
    referee.play(HOUSE, f"show {shown}")
    assert referee.table()["dice"] == [die, 1]


@pytest.mark.parametrize("given", [50, 80])
def test_18_7_by_net_of_two_equal_bills_one_is_left_whichever_was_given(given: int) -> None:
    referee = ready(2, {0: ["swap-bill"]}, bonus_cards=True, bonus_counts="net")
    turn(referee, "2 3", "swap-bill", "place 2")
    referee.bonus = [[50, 80], [70]]
    on(referee, 3, [1, 0])
    referee.casinos[4].cards = [80]
    on(referee, 5, [1, 0])
    score_now(referee)
    referee.play(0, f"swap {given}")
    referee.play(HOUSE, "draw 10")
    referee.play(HOUSE, "reveal 50, -")
    assert [swap.bonus for swap in referee.swaps] == [1 if given == 50 else 0]


@pytest.mark.parametrize("ruling", ["net", "events"])
def test_18_7_a_bill_that_was_kept_is_shown_at_once(ruling: str) -> None:
    referee = swapping([50, 80], bonus_counts=ruling)
    referee.play(0, "keep")
    referee.play(HOUSE, "reveal 50 80, -")
    assert referee.owing() == []


# 18.4: who begins


def test_18_4_a_seat_that_begins_and_b13_the_next_rounds() -> None:
    referee = Referee(3, {"first_player": 3})
    assert referee.table()["start"] == 2
    for _ in range(6):
        referee.play(HOUSE, "bill 50")
    assert referee.turn == 2
    starts = []
    while referee.owing():
        starts.append(referee.start)
        for place in referee.places_in_order():
            place.cards = [50]
        referee.begin_turns()
        score_now(referee)
    assert starts == [2, 0, 1, 2]


def test_18_4_by_chance_it_is_the_very_first_move_of_the_house() -> None:
    referee = Referee(3, {"first_player": "random"})
    assert (referee.phase, referee.owing()) == (FIRST, [HOUSE])
    assert referee.table()["start"] is None
    for words in ["first 0", "first 4", "first", "bill 50", "roll 1"]:
        assert referee.refusal(HOUSE, words) is not None
    assert referee.refusal(0, "first 1") is not None
    referee.play(HOUSE, "first 2")
    assert (referee.start, referee.phase) == (1, STOCKING)
    for _ in range(6):
        referee.play(HOUSE, "bill 50")
    assert referee.turn == 1


@pytest.mark.parametrize(
    "options",
    [
        {"first_player": 4},
        {"first_player": 0},
        {"first_player": "oldest"},
        {"early_score_dice": "go"},
        {"bonus_counts": "all"},
    ],
)
def test_options_that_do_not_exist(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"\."):
        Referee(3, options)


# 18.6: REROLL with ROTATE under TWO_CASINOS


def turned(dice: str, *said: str, **options: object) -> Referee:
    """Seat 1, under TWO_CASINOS and with REROLL active, has thrown and said all this."""
    referee = ready(2, {0: ["two-casinos"], 1: ["rotate"]}, **options)
    referee.rerolled_by = 1
    turn(referee, "1 2", "two-casinos", "place 1")
    turn(referee, dice, *said)
    return referee


def spares_the_second_set(referee: Referee, face: int) -> bool:
    """Whether this first set is all that is due."""
    referee.play(1, f"place {face}")
    return referee.turn == 0


def test_18_6_turned_dice_that_are_as_they_were_turned_spare_the_second_set() -> None:
    referee = turned("2 4 5", "rotate 2 4", "again 5")
    referee.play(HOUSE, "roll 6")
    assert spares_the_second_set(referee, 4)


def test_18_6_a_turned_die_thrown_again_does_not_even_if_it_shows_its_face_again() -> None:
    referee = turned("2 4 5", "rotate 2 4", "again 4 4")
    referee.play(HOUSE, "roll 4 4")
    assert not spares_the_second_set(referee, 4)
    assert referee.moves(1) == ["place 5"]


def test_18_7_of_like_dice_those_not_turned_are_thrown_first() -> None:
    referee = turned("2 2 4 5", "rotate 2 4", "again 4")
    referee.play(HOUSE, "roll 6")
    assert spares_the_second_set(referee, 4)


def test_18_7_one_more_than_were_not_turned_and_two_sets_are_due() -> None:
    referee = turned("2 2 4 5", "rotate 2 4", "again 4 4")
    referee.play(HOUSE, "roll 4 4")
    assert not spares_the_second_set(referee, 4)


def test_18_7_like_dice_are_of_one_kind() -> None:
    """The neutral die was turned, the own one was not."""
    options = {"neutral_dice": True}
    referee = turned("2n 4 5", "rotate 2 4", "again 4", **options)
    referee.play(HOUSE, "roll 4")
    assert spares_the_second_set(referee, 4)
    referee = turned("2n 4 5", "rotate 2 4", "again 4n", **options)
    referee.play(HOUSE, "roll 4n")
    assert not spares_the_second_set(referee, 4)


def test_18_7_one_single_turned_die() -> None:
    referee = turned("2 2 4 5", "rotate 2 4", "again 4", rotate="one")
    referee.play(HOUSE, "roll 6")
    assert spares_the_second_set(referee, 4)
    referee = turned("2 2 4 5", "rotate 2 4", "again 4 4", rotate="one")
    referee.play(HOUSE, "roll 4 6")
    assert not spares_the_second_set(referee, 4)


def test_18_7_two_sets_are_due_only_if_two_values_show_at_the_first_placement() -> None:
    referee = turned("2 4 5", "rotate 2 4", "again 4 4 5")
    referee.play(HOUSE, "roll 3 3 3")
    assert spares_the_second_set(referee, 3)


def test_18_6_dice_turned_after_the_reroll_are_as_they_were_turned() -> None:
    referee = turned("2 3 5", "again 3")
    referee.play(HOUSE, "roll 4")
    assert referee.phase == CHOOSING
    referee.play(1, "rotate 2 4")
    assert spares_the_second_set(referee, 4)


def test_17_5_dice_that_come_to_the_turned_ones_by_a_reroll_do_not_count_as_joined() -> None:
    referee = turned("2 4 5", "rotate 2 6", "again 4")
    referee.play(HOUSE, "roll 6")
    assert not spares_the_second_set(referee, 6)
