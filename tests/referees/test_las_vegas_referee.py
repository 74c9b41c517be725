"""The referee against the vectors of the rules file, and against itself at random."""

import random

import pytest

from .las_vegas import BILLS, HOUSE, NEUTRAL, Referee, full_deck, ranking, struck_out

Plan = dict[int, tuple[int, int]]
"""Where a seat will put its dice this round: face to (own, neutral)."""

PLAIN_FILL = [[50]] * 6


def fill(referee: Referee, bills: list[list[int]]) -> None:
    for casino in bills:
        for bill in casino:
            referee.play(HOUSE, f"bill {bill}")


def after_filling(seats: int, neutral_dice: bool = False, start: int = 0) -> Referee:
    referee = Referee(seats, neutral_dice, start)
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
    seats = len(own)
    referee = Referee(seats, neutral is not None)
    fill(referee, [bills] + [[50]] * 5)
    plans: list[Plan] = []
    left = neutral or 0
    for count in own:
        held = referee.neutral[len(plans)]
        lent = min(left, held)
        left -= lent
        plan = {1: (count, lent), 6: (8 - count, held - lent)}
        plans.append({face: dice for face, dice in plan.items() if sum(dice) > 0})
    play_round(referee, plans)
    won = [[bill for bill in seat if bill != 50] for seat in referee.won]
    return won, [bill for bill in referee.under if bill != 50]


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
    assert referee.refusal(0, "place 4") is not None
    assert referee.refusal(0, "pass") is not None


def test_t2_all_dice_of_the_chosen_value_go_to_its_casino() -> None:
    referee = after_filling(2)
    throw_and_place(referee, "1 1 1 2 2 2 2 2", 1)
    throw_and_place(referee, "2 2 2 2 2 2 2 2", 2)
    throw_and_place(referee, "3 3 3 3 5", 3)
    assert casino(referee, 3)["dice"] == [4, 0]
    assert referee.own == [1, 0]


def test_t3_tied_seats_are_struck_out_and_the_next_one_moves_up() -> None:
    won, under = settle_casino_one([5, 3, 3, 1], None, [10, 30, 80])
    assert won == [[80], [], [], [30]]
    assert under == [10]
    assert struck_out({0: 5, 1: 3, 2: 3, 3: 1}) == [1, 2]


def test_t4_everybody_can_be_struck_out() -> None:
    won, under = settle_casino_one([2, 1, 2, 1], None, [10, 30, 80])
    assert won == [[], [], [], []]
    assert under == [80, 30, 10]
    assert struck_out({0: 2, 1: 1, 2: 2, 3: 1}) == [0, 1, 2, 3]


@pytest.mark.parametrize(("face", "own", "neutral"), [(1, 2, 1), (5, 1, 0), (6, 0, 1)])
def test_t5_a_value_takes_own_and_neutral_dice_together(face: int, own: int, neutral: int) -> None:
    referee = after_filling(2, neutral_dice=True)
    throw_and_place(referee, "2 2 2 2 2 3 3 3 3n 3n 4n 4n", 2)
    throw_and_place(referee, "2 2 2 2 2 2 2 2 2n 2n 2n 2n", 2)
    throw_and_place(referee, "3 3 3 4n 4n 5n 5n", 4)
    assert referee.own == [3, 0]
    assert referee.neutral == [2, 0]
    referee.play(HOUSE, "roll 1 1 1n 5 6n")
    assert referee.moves(0) == ["place 1", "place 5", "place 6"]
    referee.play(0, f"place {face}")
    assert casino(referee, face)["dice"] == [own, 0]
    assert casino(referee, face)["neutral"] == neutral
    assert referee.own == [3 - own, 0]
    assert referee.neutral == [2 - neutral, 0]


@pytest.mark.parametrize(
    ("seats", "neutral_each", "dice_each", "pre_placed"),
    [(2, 4, 12, 0), (3, 2, 10, 2), (4, 2, 10, 0), (5, 2, 10, 0)],
)
def test_t15_neutral_dice_are_handed_out_by_number_of_seats(
    seats: int, neutral_each: int, dice_each: int, pre_placed: int
) -> None:
    referee = after_filling(seats, neutral_dice=True)
    if pre_placed:
        assert referee.refusal(HOUSE, "roll 1") is not None
        referee.play(HOUSE, "neutral 2 5")
    assert referee.neutral == [neutral_each] * seats
    assert [o + n for o, n in zip(referee.own, referee.neutral, strict=True)] == [dice_each] * seats
    assert sum(casino.neutral for casino in referee.casinos) == pre_placed
    all_dice = " ".join(["4"] * 8 + ["4n"] * neutral_each)
    assert referee.refusal(HOUSE, f"roll {all_dice}") is None


def test_t25_a_tie_in_money_goes_to_more_bills() -> None:
    referee = Referee(2)
    referee.won = [[90, 80, 70, 50, 10], [90, 80, 70, 40, 10, 10]]
    assert referee.scores() == [300, 300]
    assert referee.bills_won() == [5, 6]
    assert referee.places() == [2, 1]


def test_t26_a_tie_in_money_and_bills_is_shared() -> None:
    referee = Referee(3)
    referee.won = [[90, 80, 70, 40, 10, 10], [90], [80, 70, 60, 50, 30, 10]]
    assert referee.scores() == [300, 90, 300]
    assert referee.places() == [1, 3, 1]


def test_t27_the_deck_has_54_bills_worth_2500() -> None:
    assert len(full_deck()) == 54
    assert sum(full_deck()) == 2500
    assert Referee(2).table()["deck"] == 54


def test_p1_the_only_untied_seat_wins_the_highest_bill() -> None:
    assert settle_casino_one([2, 1, 2], None, [10, 40]) == ([[], [40], []], [10])


def test_p2_a_seat_goes_without_when_the_bills_run_out() -> None:
    assert settle_casino_one([0, 2, 3, 1], None, [20, 70]) == ([[], [20], [70], []], [])


def test_p3_a_bill_of_the_neutral_player_goes_under_the_deck() -> None:
    assert settle_casino_one([0, 2], 3, [30, 80]) == ([[], [30]], [80])


def test_p4_the_neutral_player_takes_the_bill_another_would_have_had() -> None:
    assert settle_casino_one([1, 3], 2, [40, 70]) == ([[], [70]], [40])


def test_f1_a_casino_is_filled_until_it_holds_fifty_or_more() -> None:
    referee = Referee(2)
    fill(referee, [[30, 10, 50]])
    assert casino(referee, 1)["bills"] == [50, 30, 10]
    referee.play(HOUSE, "bill 20")
    assert casino(referee, 1)["bills"] == [50, 30, 10]
    assert casino(referee, 2)["bills"] == [20]


def test_f2_ties_do_not_cascade() -> None:
    assert ranking({0: 1, 1: 2, 2: 4, 3: 2, 4: 0, 5: 3}) == [2, 5, 0]


def test_f3_the_neutral_player_ties_with_a_seat() -> None:
    assert ranking({0: 3, 1: 2, NEUTRAL: 3}) == [1]
    assert settle_casino_one([3, 2], 3, [30, 80]) == ([[], [80]], [30])


def test_f4_the_neutral_player_can_come_first_after_a_tie() -> None:
    assert ranking({0: 3, 1: 3, NEUTRAL: 1}) == [NEUTRAL]
    assert settle_casino_one([3, 3], 1, [30, 80]) == ([[], []], [80, 30])


def test_f5_a_seat_tied_with_the_neutral_player_gets_nothing() -> None:
    assert settle_casino_one([4, 2], 2, [20, 60]) == ([[60], []], [20])


def test_d18_the_start_passes_to_the_left_every_round() -> None:
    referee = Referee(3, start=2)
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
    referee = Referee(2, neutral_dice=True)
    fill(referee, [[10, 30, 80], [20, 70], [60], [10, 20, 90], [50], [30, 10, 40]])
    plans: list[Plan] = [{1: (1, 3), 6: (7, 1)}, {1: (2, 0), 6: (6, 4)}]
    play_round(referee, plans)
    assert referee.won == [[10, 40], [30, 30]]
    assert referee.under == [80, 70, 20, 60, 90, 20, 10, 50, 10]


def test_known_bills_come_back_in_the_order_in_which_they_went_under() -> None:
    referee = Referee(2)
    referee.unknown, referee.under = [90], [20, 10, 80]
    assert referee.refusal(HOUSE, "bill 20") is not None
    referee.play(HOUSE, "bill 90")
    assert referee.refusal(HOUSE, "bill 10") is not None
    fill(referee, [[20, 10]])
    assert referee.table()["under"] == [80]
    assert referee.table()["deck"] == 1


def test_filling_stops_when_the_deck_is_empty() -> None:
    referee = Referee(2)
    referee.unknown, referee.under = [90, 20], []
    fill(referee, [[90], [20]])
    assert [casino.bills for casino in referee.casinos] == [[90], [20], [], [], [], []]
    assert referee.turn == 0
    throw_and_place(referee, "5 5 5 5 5 5 5 6", 5)
    assert casino(referee, 5)["dice"] == [7, 0]


def test_a_round_can_begin_with_an_empty_deck() -> None:
    referee = Referee(2)
    referee.unknown = [90]
    referee.play(HOUSE, "bill 90")
    play_round(referee, [{1: (8, 0)}, {2: (8, 0)}])
    assert referee.table()["deck"] == 0
    assert (referee.round, referee.turn, referee.owing()) == (2, 1, [HOUSE])
    assert referee.refusal(HOUSE, "roll 1 1 1 1 1 1 1 1") is None


def test_the_leftover_pair_goes_to_its_casinos_before_the_first_turn() -> None:
    referee = after_filling(3, neutral_dice=True)
    assert referee.table()["turn"] is None
    for words in ["neutral 5 2", "neutral 2", "neutral 2n 5n", "neutral 2 7", "bill 50"]:
        assert referee.refusal(HOUSE, words) is not None
    referee.play(HOUSE, "neutral 4 4")
    assert [casino.neutral for casino in referee.casinos] == [0, 0, 0, 2, 0, 0]
    assert referee.table()["turn"] == 0
    assert referee.neutral == [2, 2, 2]


def test_house_moves_that_cannot_be_are_refused() -> None:
    referee = Referee(2)
    for words in ["bill 100", "bill 15", "bill", "bill  50", "bill 050", "roll 1", ""]:
        assert referee.refusal(HOUSE, words) is not None
    assert referee.refusal(0, "place 1") is not None
    fill(referee, PLAIN_FILL)
    for words in ["roll", "roll 1 1 1 1 1 1 1", "roll 1 1 1 1 1 1 1 7", "roll 2 1 1 1 1 1 1 1"]:
        assert referee.refusal(HOUSE, words) is not None
    for words in ["roll 1 1 1 1 1 1 1 1n", "bill 60", "neutral 1 2", "place 1"]:
        assert referee.refusal(HOUSE, words) is not None
    assert referee.moves(0) == []


def test_a_bill_that_is_all_laid_out_cannot_be_turned_up_again() -> None:
    referee = Referee(2)
    fill(referee, [[90]] * 5)
    assert referee.refusal(HOUSE, "bill 90") is not None


def test_an_own_die_is_named_before_a_neutral_one_of_the_same_face() -> None:
    referee = after_filling(2, neutral_dice=True)
    rest = "2 2 2 2 2 2 2 3n 3n 3n"
    assert referee.refusal(HOUSE, f"roll 1n 1 {rest}") is not None
    assert referee.refusal(HOUSE, f"roll 1 1n {rest}") is None


def test_only_the_one_who_owes_a_move_may_move() -> None:
    referee = after_filling(2)
    referee.play(HOUSE, "roll 1 1 1 1 1 1 1 1")
    assert referee.refusal(1, "place 1") is not None
    assert referee.refusal(HOUSE, "roll 1 1 1 1 1 1 1 1") is not None
    with pytest.raises(ValueError, match="has to choose"):
        referee.play(0, "place 2")


@pytest.mark.parametrize("seats", [1, 6])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        Referee(seats)


def random_house_move(referee: Referee, chance: random.Random) -> str:
    if referee.phase == "filling":
        return f"bill {chance.choice(referee.unknown or referee.under[:1])}"
    if referee.phase == "leftover pair":
        return "neutral " + " ".join(str(face) for face in sorted(chance.choices(range(1, 7), k=2)))
    seat = referee.active_seat()
    dice = [(chance.randint(1, 6), "") for _ in range(referee.own[seat])]
    dice += [(chance.randint(1, 6), "n") for _ in range(referee.neutral[seat])]
    return "roll " + " ".join(f"{face}{suffix}" for face, suffix in sorted(dice))


def check_conservation(referee: Referee) -> None:
    lying = [bill for casino in referee.casinos for bill in casino.bills]
    won = [bill for bills in referee.won for bill in bills]
    assert sorted(referee.unknown + referee.under + lying + won) == full_deck()
    for seat in range(referee.seats):
        assert referee.own[seat] + sum(c.dice[seat] for c in referee.casinos) == 8
    neutral = sum(referee.neutral) + sum(casino.neutral for casino in referee.casinos)
    if not referee.neutral_dice:
        assert neutral == 0
    elif referee.seats == 3:
        assert neutral == (6 if referee.phase in ("filling", "leftover pair", "over") else 8)
    else:
        assert neutral == {2: 8, 4: 8, 5: 10}[referee.seats]


def check_offers(referee: Referee) -> None:
    owing = referee.owing()
    assert len(owing) == 1
    for seat in range(referee.seats):
        words = [f"place {face}" for face in range(1, 7)]
        legal = [word for word in words if referee.refusal(seat, word) is None]
        assert legal == referee.moves(seat)
        assert bool(legal) == (seat in owing)


@pytest.mark.parametrize("neutral_dice", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bills_and_dice_are_conserved_in_random_games(seats: int, neutral_dice: bool) -> None:
    for game in range(40):
        chance = random.Random(f"{seats} {neutral_dice} {game}")
        referee = Referee(seats, neutral_dice, start=game % seats)
        while referee.owing():
            check_conservation(referee)
            check_offers(referee)
            who = referee.owing()[0]
            if isinstance(who, int):
                words = chance.choice(referee.moves(who))
            else:
                words = random_house_move(referee, chance)
            referee.play(who, words)
        check_conservation(referee)
        check_the_end(referee, first_start=game % seats)


def check_the_end(referee: Referee, first_start: int) -> None:
    table = referee.table()
    assert (table["round"], table["turn"], table["rolled"]) == (4, None, None)
    assert table["start"] == (first_start + 3) % referee.seats
    assert all(casino.bills == [] for casino in referee.casinos)
    assert referee.own == [8] * referee.seats
    assert table["deck"] == 54 - sum(referee.bills_won())
    assert referee.refusal(HOUSE, "bill 50") == "The game is over."
    best = max(zip(referee.scores(), referee.bills_won(), strict=True))
    for seat, place in enumerate(referee.places()):
        assert (place == 1) == ((referee.scores()[seat], referee.bills_won()[seat]) == best)


@pytest.mark.parametrize("greedy_for_small", [False, True])
def test_an_unknown_bill_is_always_left_in_a_whole_game(greedy_for_small: bool) -> None:
    """At most one bill of 50 or more per filling, 24 fillings, 26 such bills (E1)."""
    assert sum(copies for value, copies in BILLS.items() if value >= 50) == 26
    referee = Referee(2)
    while referee.owing():
        if referee.phase == "filling":
            bill = most_bills(referee) if greedy_for_small else max(referee.unknown)
            referee.play(HOUSE, f"bill {bill}")
            assert referee.unknown
        else:
            play_round(referee, everybody_on(2, 1))


def most_bills(referee: Referee) -> int:
    """Small bills while they leave the casino short of 50, then the largest."""
    casino = referee.casino_to_fill()
    assert casino is not None
    small = min(referee.unknown)
    return small if sum(casino.bills) + small < 50 else max(referee.unknown)
